import type { ActivityEntry } from '../data/activityEntry.ts';
import { useUnits } from '../data/units.ts';
import { findFact } from '../data/findFact.ts';
import { PhrasesText } from '../ui/PhraseText.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { entryTitle } from './entryTitle.ts';

/** The sentence of an entry's readback as a heading: each fact opens to where it comes from. */
export function EntryTitle({ entry }: { entry: ActivityEntry }) {
  const { readback } = entry;
  const { times } = useUnits();
  if (!readback || readback.sentence.length === 0)
    return <SafeText text={entryTitle(entry, times)} max={600} />;
  return <PhrasesText phrases={readback.sentence} facts={findFact(readback)} />;
}

/** The same in a list, where the whole row is one link. */
export function EntryLine({ entry }: { entry: ActivityEntry }) {
  return <SafeText text={entryTitle(entry, useUnits().times)} max={160} cut="mark" />;
}
