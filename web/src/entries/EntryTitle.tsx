import { ifHere } from '@readback/phrases/message.ts';
import { Suspense, use } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { lateWords } from '../data/lateWords.ts';
import { useUnits } from '../data/units.ts';
import { findFact } from '../data/findFact.ts';
import { PhrasesText } from '../ui/said/PhraseText.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
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
  const { times } = useUnits();
  const title = ifHere(() => entryTitle(entry, times));
  if (title !== undefined) return <LineText text={title} />;
  return (
    <Suspense fallback="…">
      <LateLine entry={entry} />
    </Suspense>
  );
}

/** The same where words of the sentence were not among the first. Without them the kind of request is what is said. */
function LateLine({ entry }: { entry: ActivityEntry }) {
  const { times } = useUnits();
  const { readback: _readback, ...rest } = entry;
  return <LineText text={entryTitle(use(lateWords()) ? entry : rest, times)} />;
}

function LineText({ text }: { text: string }) {
  return <SafeText text={text} max={160} cut="mark" />;
}
