import * as words from '@readback/phrases/words/web/review/outcome.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { handing } from './handing.ts';

/** What is known of a hand-over is on this page alone, until the disk has it or the user says that they have. */
export function Unkept({ entry }: { entry: ActivityEntry }) {
  const { id, hash, signature, batch, safeTxHash, answer } = entry;
  const came = hash ?? signature ?? safeTxHash ?? batch ?? answer?.text;
  return (
    <Notice
      tone="caution"
      live="alert"
      title={came === undefined ? words.notRecorded : words.onlyHere}
      actions={
        came === undefined ? undefined : (
          <Button onClick={() => handing.change(id, { unkept: false })}>{words.savedElsewhere}</Button>
        )
      }
    >
      {came === undefined ? (
        words.notRecordedHint
      ) : (
        <>
          {words.onlyHereHint} <CopyButton word value={came} what={words.answer} />
        </>
      )}
    </Notice>
  );
}
