import '../data/allWords.ts';
import './addAskWords.ts';
import { ask } from '@readback/core/ask/ask.ts';
import { offeredQueries } from '@readback/core/ask/offered.ts';
import { keyOfQuery, type Query } from '@readback/core/ask/query.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { BadInput } from '@readback/assistant/ask/badInput.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/ask.ts';
import { failed, hostText, keyText } from '@readback/phrases/words/web/assistant/asking.ts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { NotReady } from '../assistant/NotReady.tsx';
import { Preview } from '../assistant/Preview.tsx';
import { failureWords } from '../assistant/failureWords.ts';
import { findFact } from '../data/findFact.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { useOnline } from '../ui/useOnline.ts';
import look from '../ui/look/look.module.css';
import styles from './Ask.module.css';
import type { ShowWorth } from './AnswerLine.tsx';
import { Answered } from './Answered.tsx';
import { LeftOver } from './LeftOver.tsx';
import { QueryWords } from './QueryWords.tsx';
import { type Asked, type Asking, useAsking } from './useAsking.ts';

export type AskProps = {
  readback: Readback;
  /** The user's own accounts, in lower case. */
  own: ReadonlySet<string>;
  hearback?: Hearback | undefined;
  worthOf?: ShowWorth | undefined;
};

/** How many questions are offered before more are asked for. */
const few = 8;

/** A field for a question, those that fit this readback as buttons, and the answers, which code computes from its facts. */
export function AskPanel({ readback, own, hearback, worthOf }: AskProps) {
  const facts = useMemo(() => findFact(readback, hearback?.facts), [readback, hearback]);
  const subject = useMemo(() => ({ readback, own, hearback }), [readback, own, hearback]);
  const [text, setText] = useState('');
  const [all, setAll] = useState(false);
  const asking = useAsking(subject);
  const { state, readiness } = asking;
  const canAskModel = readiness === 'ready';
  const fitting = useMemo(() => offeredQueries(subject), [subject]);
  const online = useOnline();
  const waits = state.is === 'asking';
  const bad = state.is === 'bad' ? badWords(state.bad) : undefined;

  useEffect(() => {
    if (!waits) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) asking.stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [waits, asking]);

  const put = (how: 'here' | 'model') => {
    void asking.ask(text, how).then((found) => {
      // What may be a secret is not left where it can be read.
      if (found?.is === 'secret') setText('');
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    put('here');
  };
  const shown = all ? fitting : fitting.slice(0, few);
  return (
    <div className={`${look.panel} ${styles.panel}`}>
      <form onSubmit={submit} className={styles.form}>
        <TextArea
          label={words.field}
          value={text}
          onChange={setText}
          rows={1}
          error={bad}
          hint={canAskModel ? words.hintModel : words.hint}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
          }}
        />
        <div className={styles.buttons}>
          <Button type="submit">{words.ask}</Button>
          {canAskModel ? (
            waits ? (
              <Button onClick={asking.stop}>{words.stop}</Button>
            ) : (
              <Button onClick={() => put('model')}>{words.askModel}</Button>
            )
          ) : null}
        </div>
      </form>
      {readiness === 'key' ? <NotReady why="key" hint={keyText} /> : null}
      {readiness === 'host' ? <NotReady why="host" hint={hostText} /> : null}
      {waits ? <Skeleton says={words.askingModel} lines={2} /> : null}
      {state.is === 'shown' ? (
        <div className={styles.answer}>
          <Preview
            sent={state.sent}
            hint={words.previewText}
            onSend={() => asking.sendShown(state.text)}
            onCancel={asking.clear}
          />
        </div>
      ) : null}
      {state.is === 'failed' ? (
        <Notice title={failureWords(state.error, online).title}>
          {failureWords(state.error, online).text}
        </Notice>
      ) : null}
      {state.is === 'asks' ? (
        <LeftOver
          left={state.left}
          queries={state.queries}
          subject={subject}
          facts={facts}
          onAnswer={() => asking.answer(state)}
        />
      ) : null}
      {state.is === 'none' ? (
        <Notice title={words.noneTitle}>
          {state.canTry ? `${words.noneModel} ${words.none}` : words.none}
        </Notice>
      ) : null}
      {state.is === 'none' ? (
        <Queries
          queries={state.nearest}
          label={words.common}
          {...{ subject, facts }}
          onAsk={(query) => asking.answer(exactly(query))}
        />
      ) : null}
      {state.is === 'answered'
        ? state.queries.map((query, at) => (
            <Answered
              key={`${at}${keyOfQuery(query)}`}
              answer={ask(subject, query)}
              subject={subject}
              facts={facts}
              worthOf={worthOf}
              whether={state.whether}
              byModel={state.byModel}
              onClear={asking.clear}
            />
          ))
        : null}
      <Queries
        queries={shown}
        label={words.common}
        {...{ subject, facts }}
        onAsk={(query) => asking.answer(exactly(query))}
      />
      {all || fitting.length <= few ? null : (
        <Button tone="quiet" onClick={() => setAll(true)}>
          {words.more}
        </Button>
      )}
      <output className={look.hidden}>{spokenOf(asking, subject)}</output>
    </div>
  );
}

/** A question that is pressed is the one that is answered. */
function exactly(query: Query): Asked {
  return { queries: [query], whether: true, byModel: false };
}

function Queries({
  queries,
  label,
  subject,
  facts,
  onAsk,
}: {
  queries: readonly Query[];
  label: string;
  subject: Asking['subject'];
  facts: FindFact;
  onAsk: (query: Query) => void;
}) {
  return (
    <ul className={styles.queries} aria-label={label}>
      {queries.map((query) => (
        <li key={keyOfQuery(query)}>
          <Button onClick={() => onAsk(query)}>
            <QueryWords {...{ query, subject, facts }} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

function badWords(it: BadInput): string {
  return it.is === 'secret' ? words.bad[it.what] : words.bad[it.is];
}

/** What a screen reader hears, once: how much was answered, that it asks back, or why there is no answer. */
function spokenOf({ state }: Asking, subject: Asking['subject']): string {
  if (state.is === 'asks') return words.asksBack;
  if (state.is === 'none') return words.noneTitle;
  if (state.is === 'failed') return fill(failed, failureWords(state.error, true));
  if (state.is !== 'answered') return '';
  const warnings = state.queries.flatMap((query) => ask(subject, query).warnings);
  return fill(words.answered, { count: state.queries.length, warnings: new Set(warnings).size });
}
