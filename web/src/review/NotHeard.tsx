import { AgainButton } from '../app/AgainButton.tsx';
import { isNotLoaded } from '../app/isNotLoaded.ts';
import { Notice } from '../ui/Notice.tsx';

/** It is signed, and kept: only what looks for the outcome did not come, or broke. */
export function NotHeard({ failed, onLook }: { failed: unknown; onLook: () => void }) {
  return (
    <Notice
      title="Its outcome is not being tracked"
      live="alert"
      actions={<AgainButton error={failed} onAgain={onLook} />}
    >
      {isNotLoaded(failed)
        ? 'The part of Readback that tracks it could not be loaded.'
        : 'The part of Readback that tracks it stopped working.'}{' '}
      Your wallet’s answer is kept. Nothing is sent again.
    </Notice>
  );
}
