import { useState } from 'react';
import { resetPractice } from '../data/resetPractice.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';
import styles from './PracticePanel.module.css';

/** Puts the practice chain back to its beginning, after asking, and says whether it worked. */
export function ResetPractice() {
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'working' | 'done' | 'failed'>('idle');

  async function reset() {
    setState('working');
    setState((await resetPractice()) ? 'done' : 'failed');
    setAsking(false);
  }

  return (
    <div className={styles.reset}>
      <output className={styles.sub}>
        {state === 'done' ? 'The practice chain is back at its beginning.' : null}
        {state === 'failed'
          ? 'The practice chain could not be reset: its server did not answer. Nothing was changed.'
          : null}
      </output>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        Reset the practice chain
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Reset the practice chain?"
        description="Its balances, approvals and contracts go back to the beginning, and what was fetched is forgotten. Your Activity stays, although the chain will no longer know what was sent on it."
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Leave it as it is</Button>
          <Button tone="primary" busy={state === 'working'} onClick={() => void reset()}>
            {state === 'working' ? 'Resetting' : 'Reset it'}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
