import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';

/** Asks before everything on the practice chain is undone. */
export function ResetDialog({
  working,
  onReset,
  onClose,
}: {
  working: boolean;
  onReset: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Reset the practice chain?"
      description="Its balances, approvals and contracts return to their initial state, and fetched data is forgotten. Your Activity stays, but the chain will no longer know what was sent on it."
    >
      <DialogActions>
        <Button onClick={onClose}>Do not reset</Button>
        <Button tone="primary" busy={working} onClick={onReset}>
          {working ? 'Resetting' : 'Reset'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
