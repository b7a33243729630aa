import * as words from '@readback/phrases/words/web/accounts.ts';
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
  const { title, says } = words.removing[kind === 'stranger' ? 'saved' : kind];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={says}
    >
      <DialogActions>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button
          tone="primary"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          {kind === 'watched' ? words.stopWatching : words.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
