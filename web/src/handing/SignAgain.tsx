import * as words from '@readback/phrases/words/web/review/outcome.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
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
      title={words.signAgain}
      description={twiceWords(entry.incoming.request.body)}
    >
      <p>{words.signAgainHint}</p>
      <DialogActions>
        <Button tone="primary" onClick={() => onOpenChange(false)}>
          {words.discard}
        </Button>
        <Button onClick={onGoOn}>{words.readAgain}</Button>
      </DialogActions>
    </Dialog>
  );
}
