import type { Incoming } from '@readback/core/model/request.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { openReview } from '../data/openReview.ts';
import { Button } from '../ui/Button.tsx';
import { draftText, keepDraft, takeReadAtOnce } from './draft.ts';
import styles from './PasteForm.module.css';
import { type Paste, type PasteDetails, readPaste } from './readPaste.ts';
import { submitOnEnter } from './submitOnEnter.ts';
import { useCtrlK } from './useCtrlK.ts';

const PasteOutcome = lazy(async () => ({ default: (await import('./PasteOutcome.tsx')).PasteOutcome }));

/** Takes anything, reads it, and asks only for what it cannot do without. What was typed stays. */
export function PasteForm() {
  const [text, setText] = useState(draftText);
  const [outcome, setOutcome] = useState<Paste>();
  const [reading, setReading] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useCtrlK(field);

  async function read(details: PasteDetails) {
    if (reading) return;
    setReading(true);
    const next = await readPaste(text, details);
    setReading(false);
    if (next.kind === 'ready') return open(next.incoming);
    setOutcome(next);
    if (next.kind === 'refused' && next.error.at !== undefined) mark(field.current, next.error.at);
  }

  // A text from the header is read at once, as it was meant to be.
  useEffect(() => {
    if (takeReadAtOnce()) void read({});
  }, []);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void read({});
      }}
    >
      <div className={styles.big}>
        <textarea
          ref={field}
          className={styles.field}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            keepDraft(event.currentTarget.value);
            setOutcome(undefined);
          }}
          onKeyDown={submitOnEnter}
          aria-label="Request to read back"
          aria-invalid={outcome?.kind === 'refused' ? true : undefined}
          aria-describedby="paste-outcome paste-takes"
          aria-keyshortcuts="Control+K"
          placeholder="0x… calldata, a transaction, a message, typed data or a Safe transaction"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className={styles.side}>
          <Button tone="primary" type="submit" busy={reading}>
            Read back
          </Button>
        </div>
      </div>
      <div id="paste-outcome">
        {outcome && outcome.kind !== 'ready' ? (
          <Suspense>
            <PasteOutcome
              outcome={outcome}
              reading={reading}
              onDetails={(details) => void read(details)}
              onPick={open}
            />
          </Suspense>
        ) : null}
      </div>
      <p className={styles.takes} id="paste-takes">
        No wallet or account needed. To see what a request does, Readback asks your node of its network, and
        nobody else.
      </p>
    </form>
  );
}

function open(incoming: Incoming) {
  keepDraft('');
  openReview(incoming);
}

/** Puts the caret where the text stopped making sense. */
function mark(field: HTMLTextAreaElement | null, at: number) {
  field?.focus();
  field?.setSelectionRange(at, at + 1);
}
