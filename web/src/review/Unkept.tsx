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
      title={
        came === undefined
          ? 'This is not recorded. Keep this page open.'
          : 'The answer is on this page only. Copy it now.'
      }
      actions={
        came === undefined ? undefined : (
          <Button onClick={() => handing.change(id, { unkept: false })}>I saved it elsewhere</Button>
        )
      }
    >
      {came === undefined ? (
        'This device does not store it. If this page closes before your wallet answers, check your wallet before you sign it again.'
      ) : (
        <>
          This device does not store it, and Readback keeps trying.{' '}
          <CopyButton word value={came} what="the answer" />
        </>
      )}
    </Notice>
  );
}
