import { useState } from 'react';
import { forgetEntries } from '../data/forgetEntries.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';

/** Forgets every entry, after a question. `busy`: what was not read yet would come after it. */
export function ForgetAll({ busy }: { busy: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" busy={busy} onClick={() => setAsking(true)}>
        Forget all
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Forget all activity?"
        description="All readbacks, signatures and hashes on this device are deleted, including those not shown now. What was sent stays on its chain. This cannot be undone."
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button
            tone="primary"
            onClick={() => {
              forgetEntries();
              setAsking(false);
            }}
          >
            Forget all
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
