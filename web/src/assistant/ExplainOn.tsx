import type { Subject } from '@readback/assistant/explain/statement.ts';
import { useSetting } from '../data/setting.ts';
import { assistantChoice } from './choice.ts';
import { ExplainOff } from './ExplainOff.tsx';
import { ExplainPanel } from './ExplainPanel.tsx';

/** The assistant, if it was set up. */
export function ExplainOn({ subject }: { subject: Subject }) {
  const choice = useSetting(assistantChoice);
  return choice ? <ExplainPanel subject={subject} choice={choice} /> : <ExplainOff />;
}
