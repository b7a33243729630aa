import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import '../allWords.ts';
import { plain } from '@readback/phrases/plain.ts';
import { findFact } from '../findFact.ts';
import type { ActivityEntry } from './activityEntry.ts';

/** An entry without its readback: what was asked, answered and heard stays, and of the readback verdict and sentence. */
export function lightened({ readback, ...entry }: ActivityEntry): ActivityEntry {
  if (!readback) return entry;
  const summary = { verdict: verdictName(readback), sentence: plain(readback.sentence, findFact(readback)) };
  const { hearback } = entry;
  if (!hearback) return { ...entry, summary };
  const { said } = hearback;
  // Its rows name facts of the readback.
  const word = { ...hearback, lines: [], differs: [], facts: {}, says: [] };
  return {
    ...entry,
    summary,
    hearback: said ? { ...word, said: { state: said.state, differences: [] } } : word,
  };
}
