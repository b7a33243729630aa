import type { ActivityEntry } from '../data/activityEntry.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import { twiceWords } from './twiceWords.ts';

/** Asks before a request is offered once more that may have been signed, and says what signing it twice does. */
export function SignAgain({
  entry,
  open,
  onOpenChange,
  onGoOn,
}: {
  entry: ActivityEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onGoOn: () => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="This may have been signed already"
      description={twiceWords(entry.incoming.request.body)}
    >
      <p>Check your wallet first. To sign it again, have it read again as a new request.</p>
      <DialogActions>
        <Button tone="primary" onClick={() => onOpenChange(false)}>
          Discard
        </Button>
        <Button onClick={onGoOn}>Read it again</Button>
      </DialogActions>
    </Dialog>
  );
}
