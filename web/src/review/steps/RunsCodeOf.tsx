import { delegateTo } from '@readback/core/label/steps/delegateTo.ts';
import type { Step } from '@readback/core/model/step.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/runsCodeOf.ts';
import look from '../../ui/look/look.module.css';
import styles from '../look/Steps.module.css';

/** Whose code a delegatecall runs; nothing where a contract calls its own. */
export function RunsCodeOf({ step, outer, facts }: { step: Step; outer: Step | undefined; facts: FindFact }) {
  const code = delegateTo(step, outer, facts);
  if (code === undefined || code === 'itself') return null;
  return <p className={code === 'library' ? look.quiet : styles.caution}>{words.delegates[code]}</p>;
}
