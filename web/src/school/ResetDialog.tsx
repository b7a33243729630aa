import * as words from '@readback/phrases/words/web/school/resetDialog.ts';
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
    <Dialog open onOpenChange={onClose} title={words.title} description={words.description}>
      <DialogActions>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button tone="primary" busy={working} onClick={onReset}>
          {working ? words.resetting : words.reset}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
