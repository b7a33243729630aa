import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Unrecorded } from './handing.ts';

/** No record of the hand-over can be written: the wallet was not asked, and the user chooses. */
export function NoRecord({ of: why, onRecord }: { of: Unrecorded | undefined; onRecord: () => void }) {
  if (!why) return null;
  return (
    <Notice
      tone="caution"
      live="alert"
      title="This cannot be recorded. Nothing was sent to your wallet."
      actions={<Button onClick={onRecord}>Try again to record it</Button>}
    >
      {reasons[why]} If you sign without a record and this page closes before your wallet answers, Readback
      cannot know that it was signed. It then shows this request as open. First make sure that it is not open
      in another tab, and that your wallet does not list it yet.
    </Notice>
  );
}

const reasons: Readonly<Record<Unrecorded, string>> = {
  full: 'This device has no storage left for this site.',
  slow: 'This browser’s storage did not answer within 2 seconds: another tab may be writing.',
  blocked: 'This browser does not let this page store anything. Some private windows do this.',
};
