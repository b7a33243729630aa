import { wouldCome } from '@readback/core/hearback/outcome/came.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
import type { ReactNode } from 'react';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { findFact } from '../../data/findFact.ts';
import { isAnswerUnknown } from '../../data/activity/isAnswerUnknown.ts';
import { useHanding } from '../../data/activity/handing.ts';
import { AfterFace, type AfterTone } from '../../hearback/AfterFace.tsx';
import after from '../../hearback/After.module.css';
import { Changed } from '../../hearback/Changed.tsx';
import { simulatedRows } from '../../hearback/changedRows.ts';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { outcomeWords } from './outcomeWords.ts';

/** What is so of a request of which nothing is compared: rejected, not signed, or left to the wallet. */
export function DecidedFace({
  entry,
  readback,
  children,
}: {
  entry: ActivityEntry;
  readback: Readback | undefined;
  children: ReactNode;
}) {
  const { phase } = useHanding(entry.id);
  const { title, text } = outcomeWords(entry, phase);
  const tone = toneOf(entry);
  // Of what may have been signed, or is only proposed, nothing is said to be on its way.
  const isPlain = tone !== 'open' && entry.safeTxHash === undefined;
  const came = readback && isPlain ? wouldCome(readback, tone === 'off' ? 'would' : 'does') : undefined;
  const means = <SafeText text={text} max={600} />;
  return (
    <AfterFace
      label={title}
      tone={tone}
      word={title}
      isLong={came === undefined}
      isTitle
      told={
        came && readback ? <PhraseText phrase={came.says} facts={findFact(readback, came.facts)} /> : means
      }
    >
      {came ? <p className={after.says}>{means}</p> : null}
      {readback && isPlain ? (
        <Changed
          title={tone === 'off' ? words.wouldChange : words.changing}
          rows={simulatedRows(readback)}
          facts={findFact(readback)}
        />
      ) : null}
      <div className={after.folds}>{children}</div>
    </AfterFace>
  );
}

/** What may have been signed is neither on its way nor over. */
function toneOf(entry: ActivityEntry): AfterTone {
  const { state } = entry;
  if (state === 'failed' && isAnswerUnknown(entry)) return 'open';
  return state === 'rejected' || state === 'failed' ? 'off' : 'going';
}
