import { AgainButton } from '../app/AgainButton.tsx';
import { isNotLoaded } from '../app/isNotLoaded.ts';
import { Notice } from '../ui/Notice.tsx';

/** It is signed, and kept: only what looks for the outcome did not come, or broke. */
export function NotHeard({ failed, onLook }: { failed: unknown; onLook: () => void }) {
  return (
    <Notice
      title="What became of it is not being looked for"
      live="alert"
      actions={<AgainButton error={failed} onAgain={onLook} />}
    >
      {isNotLoaded(failed)
        ? 'The part that looks for it could not be loaded.'
        : 'The part that looks for it stopped working.'}{' '}
      What your wallet answered stays. Nothing is sent again.
    </Notice>
  );
}
