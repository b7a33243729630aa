import * as words from '@readback/phrases/words/web/intent/said.ts';
import type { Intent } from '@readback/core/model/intent.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { mostSaid } from './form/mostSaid.ts';
import look from '../ui/look/look.module.css';

/** The user’s own words, where it was said in words. */
export function YourWords({ intent: { said } }: { intent: Intent }) {
  if (said === '') return null;
  const text = (
    <q>
      <SafeText text={said} lines="many" max={mostSaid} />
    </q>
  );
  return (
    <p className={look.quietWrap}>
      <Words of={words.youWrote} values={{ text }} />
    </p>
  );
}
