import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import type { AccountKind } from './accountKinds.ts';

/** Asks before an address leaves the book. */
export function RemoveDialog({
  open,
  onClose,
  kind,
  onRemove,
}: {
  open: boolean;
  onClose: () => void;
  kind: AccountKind;
  onRemove: () => void;
}) {
  const [title, description] = kind === 'yours' ? own : kind === 'watched' ? watched : saved;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={description}
    >
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button
          tone="primary"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          {kind === 'watched' ? 'Stop watching' : 'Remove'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const own = [
  'Remove this account of yours?',
  'Its name is forgotten here, and it is no longer shown as yours until a wallet shares it again. Nothing happens on any network.',
] as const;
const watched = [
  'Stop watching this account?',
  'Its name is forgotten here too. You can watch it again at any time.',
] as const;
const saved = [
  'Remove this address from your book?',
  'Its name is forgotten. Requests that pay it will show only the address.',
] as const;
