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
      title="No record of this can be kept. Nothing was sent to your wallet."
      actions={<Button onClick={onRecord}>Try to keep a record again</Button>}
    >
      {reasons[why]} If you sign without a record and this page closes before your wallet answers, Readback
      does not know that it was signed, and shows this request as open. First make sure that it is not open in
      another tab, and that your wallet does not list it already.
    </Notice>
  );
}

const reasons: Readonly<Record<Unrecorded, string>> = {
  full: 'This device has no room left for this site.',
  slow: 'This browser’s storage did not answer within 2 seconds: another tab may be writing.',
  blocked: 'This browser does not let this page store anything, as in some private windows.',
};
