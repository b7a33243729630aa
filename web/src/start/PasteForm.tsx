import type { Incoming } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/start.ts';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { keepDraft, keptDraft } from '../inbox/pasteDraft.ts';
import styles from './PasteForm.module.css';
import { getReady, readPaste } from '../inbox/paste.ts';
import type { PasteDetails } from '../inbox/pasteOutcome.ts';
import { submitOnEnter } from './submitOnEnter.ts';
import { Reading } from './Reading.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const UnderField = lazyPart(async () => (await import('./UnderField.tsx')).UnderField);

/** In characters: to lay out all of a longer text in the field would hold the page, each time anything changes. */
const mostShown = 20_000;

/** In characters: the shortest call. Of less there is nothing to say. */
const shortest = 10;

/** In milliseconds: while a text is being typed nothing is said of it. */
const stillness = 150;

/** Takes anything, reads it, and asks only for what it cannot do without. What was typed stays. */
export function PasteForm() {
  const [text, setText] = useState(() => keptDraft().text);
  const [outcome, setOutcome] = useState(() => keptDraft().outcome);
  const [reading, setReading] = useState(false);
  const [came, setCame] = useState(false);
  const [still, setStill] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const chosen = useRef<PasteDetails>({});
  const setChosen = useCallback((details: PasteDetails) => {
    chosen.current = details;
  }, []);
  const isLong = text.length > mostShown;
  const shown = isLong ? text.slice(0, mostShown) : text;

  function type(next: string) {
    chosen.current = {};
    setText(next);
    setOutcome(undefined);
    keepDraft({ text: next });
    getReady(next);
  }

  // What is said of a text waits until nobody types; an empty field offers something once someone comes to it.
  useEffect(() => {
    if (text === '' && !came) return;
    const timer = setTimeout(() => setStill(text), stillness);
    return () => clearTimeout(timer);
  }, [text, came]);

  async function read(details: PasteDetails) {
    if (reading) return;
    setReading(true);
    const next = await readPaste(text, details);
    setReading(false);
    if (next.kind === 'ready') return void open(next.incoming);
    setOutcome(next);
    keepDraft({ text, outcome: next });
    if (next.kind === 'wish') void say(text);
  }

  return (
    <>
      <form
        className={styles.big}
        onSubmit={(event) => {
          event.preventDefault();
          void read(chosen.current);
        }}
      >
        <textarea
          ref={field}
          className={styles.field}
          value={shown}
          readOnly={isLong}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            if (pasted.length <= mostShown && !isLong) return;
            event.preventDefault();
            type(pasted);
          }}
          onKeyDown={submitOnEnter}
          onFocus={() => setCame(true)}
          aria-label={words.field}
          aria-invalid={outcome?.kind === 'refused' ? true : undefined}
          aria-describedby="paste-outcome paste-takes"
          placeholder={words.examples}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div className={styles.side}>
          {/* What asks for what is missing has a button of its own. */}
          {outcome?.kind === 'needs' ? null : (
            <Button tone="primary" type="submit" busy={reading}>
              {words.readBack}
            </Button>
          )}
        </div>
      </form>
      <div id="paste-outcome" className={styles.under}>
        {outcome?.kind === 'notLoaded' ? (
          <p role="alert">
            <b>{words.notRead}</b> {words.notReadHint}
          </p>
        ) : null}
        {outcome || isLong || (still === text && (text === '' || text.length >= shortest)) ? (
          <Suspense fallback={<Reading />}>
            <UnderField
              text={text}
              shown={shown.length}
              outcome={outcome}
              reading={reading}
              onType={type}
              field={field}
              onChosen={setChosen}
              onDetails={(details) => void read(details)}
              onPick={(incoming) => void open(incoming)}
            />
          </Suspense>
        ) : text.length >= shortest ? (
          <Reading />
        ) : null}
        <p className={styles.takes} id="paste-takes">
          {words.asks}
        </p>
      </div>
    </>
  );
}

/** Words that say what is wanted go to the form of what is meant; what else they may be stays offered behind it. */
async function say(text: string) {
  // Where it does not come, the same is offered by a button.
  await import('../intent/sayWords.ts').then(({ sayWords }) => sayWords(text)).catch(() => undefined);
}

/** What opens a Review came with what read the text. */
async function open(incoming: Incoming) {
  const { openReview } = await import('../inbox/openReview.ts');
  keepDraft({ text: '' });
  openReview(incoming);
}
