import * as words from '@readback/phrases/words/web/review/notHeard.ts';
import { AgainButton } from '../ui/late/AgainButton.tsx';
import { isNotLoaded } from '../ui/late/isNotLoaded.ts';
import { Notice } from '../ui/Notice.tsx';

/** It is signed, and kept: only what looks for the outcome did not come, or broke. */
export function NotHeard({ failed, onLook }: { failed: unknown; onLook: () => void }) {
  return (
    <Notice title={words.title} live="alert" actions={<AgainButton error={failed} onAgain={onLook} />}>
      {isNotLoaded(failed) ? words.notLoaded : words.stopped}
    </Notice>
  );
}
