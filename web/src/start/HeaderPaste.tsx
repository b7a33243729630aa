import * as words from '@readback/phrases/words/web/start.ts';
import { navigate } from '../router/here.ts';
import { useRef, useState } from 'react';
import { openReview } from '../data/openReview.ts';
import { keepDraft } from './draft.ts';
import styles from './HeaderPaste.module.css';
import { readPaste } from '../inbox/paste.ts';
import { submitOnEnter } from './submitOnEnter.ts';
import { useCtrlK } from './useCtrlK.ts';

/**
 * The one field that takes anything, on every screen but Start. What cannot be read at once is taken to Start, where
 * there is room to say why and to ask for what is missing. A text area, since a message keeps its lines.
 */
export function HeaderPaste() {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // Two presses of Enter are one request.
  const reading = useRef(false);
  useCtrlK(field);

  async function read() {
    if (text.trim() === '' || reading.current) return;
    reading.current = true;
    const outcome = await readPaste(text, {}).finally(() => {
      reading.current = false;
    });
    if (outcome.kind === 'ready') {
      setText('');
      openReview(outcome.incoming);
    } else {
      keepDraft({ text, outcome });
      navigate({ to: '/' });
    }
  }

  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={submitOnEnter}
        aria-label={words.headerField}
        aria-keyshortcuts="Control+K"
        placeholder={words.headerExamples}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {text === '' ? (
        <kbd className={styles.key} aria-hidden>
          {words.headerKeys}
        </kbd>
      ) : (
        <button className={styles.go} type="submit">
          {words.readBack}
        </button>
      )}
    </form>
  );
}
