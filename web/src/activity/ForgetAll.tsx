import * as words from '@readback/phrases/words/web/activity.ts';
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
        {words.forgetAll}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.forgetAllAsk}
        description={words.forgetAllSays}
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{words.keep}</Button>
          <Button
            tone="primary"
            onClick={() => {
              forgetEntries();
              setAsking(false);
            }}
          >
            {words.forgetAll}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
