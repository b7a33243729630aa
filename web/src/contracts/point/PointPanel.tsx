import { listed } from '@readback/phrases/listed.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as asking from '@readback/phrases/words/web/assistant/asking.ts';
import * as words from '@readback/phrases/words/web/contracts/point.ts';
import { point as pointWord } from '@readback/phrases/words/web/contracts/pointTitle.ts';
import { useEffect, useRef } from 'react';
import { failureWords } from '../../assistant/failureWords.ts';
import { NotReady } from '../../assistant/NotReady.tsx';
import { Preview } from '../../assistant/Preview.tsx';
import { useReadiness } from '../../assistant/useReadiness.ts';
import { Link } from '../../router/Link.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import { NotFetched } from './NotFetched.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Point.module.css';
import { PointedLines } from './PointedLines.tsx';
import { type PointState, type PointSubject, usePoint } from './usePoint.ts';
import { WhatGoes } from './WhatGoes.tsx';

/** Lines of a source that a model points at. The press that opened it asks, where an assistant is set up. */
export function PointPanel({ subject }: { subject: PointSubject }) {
  const readiness = useReadiness();
  const { state, ask, sendShown, cancel, stop } = usePoint(subject);
  const online = useOnline();
  const waits = state.is === 'asking';

  // The press that fetched this part is the press that asks: it is only answered now.
  const first = useRef(ask);
  useEffect(() => first.current(), []);

  useEffect(() => {
    if (!waits) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [waits, stop]);

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={look.quietWrap}>{readiness === 'off' ? words.off : words.sends}</p>
        {waits ? (
          <Button onClick={stop}>{asking.stop}</Button>
        ) : readiness === 'off' ? (
          <Link to="/settings" search={{ section: 'assistant' }}>
            {asking.setUp}
          </Link>
        ) : readiness === 'ready' && state.is !== 'shown' ? (
          <Button onClick={ask} busy={state.is === 'fetching'}>
            {state.is === 'idle' || state.is === 'fetching' ? pointWord : words.again}
          </Button>
        ) : null}
      </div>
      {readiness === 'key' ? <NotReady why="key" hint={words.keyText} /> : null}
      {readiness === 'host' ? <NotReady why="host" hint={words.hostText} /> : null}
      {state.is === 'fetching' ? (
        <Skeleton says={fill(words.fetching, { sources: listed(state.names) })} lines={2} />
      ) : null}
      {state.is === 'notFetched' ? <NotFetched error={state.error} onRetry={ask} /> : null}
      {state.is === 'empty' ? (
        <Notice title={words.emptyTitle}>
          {words.empty} {words.notSent}
        </Notice>
      ) : null}
      {state.is === 'shown' ? (
        <Preview sent={state.sent} hint={words.previewText} onSend={sendShown} onCancel={cancel}>
          <WhatGoes part={state.part} />
        </Preview>
      ) : null}
      {state.is === 'asking' ? <Skeleton says={words.asking} lines={2} /> : null}
      {state.is === 'failed' ? (
        <Notice title={failureWords(state.error, online).title}>
          {failureWords(state.error, online).text}
        </Notice>
      ) : null}
      {state.is === 'done' ? <PointedLines part={state.part} pointed={state.pointed} /> : null}
      <output className={look.hidden}>{spokenOf(state)}</output>
    </div>
  );
}

/** What a screen reader hears: nothing while it comes, one sentence at the end. */
function spokenOf(state: PointState): string {
  if (state.is === 'failed') return fill(asking.failed, failureWords(state.error, true));
  if (state.is !== 'done') return '';
  const count = new Set(state.pointed.points.flatMap(({ lines }) => lines)).size;
  return fill(words.ready, { count });
}
