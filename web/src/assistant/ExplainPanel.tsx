import '../data/allWords.ts';
import { ownOrder } from '@readback/assistant/explain/ownOrder.ts';
import type { Subject } from '@readback/assistant/explain/statement.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';
import { useEffect, useMemo } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Explained } from './Explained.tsx';
import look from '../ui/look/look.module.css';
import styles from './Explain.module.css';
import { NotReady } from './NotReady.tsx';
import { Preview } from './Preview.tsx';
import { useReadiness } from './useReadiness.ts';
import { useExplanation, type ExplanationState } from './useExplanation.ts';
import type { AiError } from '@readback/assistant/aiError.ts';
import { useOnline } from '../ui/useOnline.ts';
import { failureWords } from './failureWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import { coverageWords } from './coverageWords.ts';

/**
 * The facts of a readback and their terms in the order that a model chooses, once the user presses Explain; where it gives
 * no answer, the app's own order stands.
 */
export function ExplainPanel({ subject }: { subject: Subject }) {
  const readiness = useReadiness();
  const { state, ask, sendShown, cancel, stop } = useExplanation(subject);
  const asking = state.is === 'asking';
  const answered = state.is === 'done' || asking ? state.found : undefined;
  const canAsk = readiness === 'ready';
  const alone = !canAsk || state.is === 'failed';
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest of the subject belongs to the readback.
  const own = useMemo(() => (alone ? ownOrder(subject) : undefined), [alone, subject.readback]);
  const found = answered ?? own;

  useEffect(() => {
    if (!asking) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [asking, stop]);

  return (
    <>
      {readiness === 'key' || readiness === 'host' || state.is === 'failed' ? (
        <div className={styles.trouble}>
          {readiness === 'key' ? <NotReady why="key" hint={words.keyText} /> : null}
          {readiness === 'host' ? <NotReady why="host" hint={words.hostText} /> : null}
          {state.is === 'failed' ? <Failure error={state.error} /> : null}
        </div>
      ) : null}
      <div className={styles.panel}>
        <div className={styles.head}>
          <p className={look.quiet}>{answered || asking ? words.ordered : own ? words.own : words.offer}</p>
          {asking ? (
            <Button onClick={stop}>{words.stop}</Button>
          ) : canAsk && state.is !== 'shown' ? (
            <Button onClick={ask}>{state.is === 'idle' ? words.explain : words.again}</Button>
          ) : null}
        </div>
        {state.is === 'shown' ? (
          <Preview sent={state.sent} hint={words.previewText} onSend={sendShown} onCancel={cancel} />
        ) : found ? (
          <Explained found={found} facts={subject.facts} byModel={answered !== undefined} />
        ) : null}
        {asking ? <Skeleton says={words.asking} lines={2} /> : null}
      </div>
      <output className={look.hidden}>{spokenOf(state)}</output>
    </>
  );
}

/** Why there is no explanation, in our words alone: what the model or its provider wrote is not for a Review. */
function Failure({ error }: { error: AiError }) {
  const online = useOnline();
  const { title, text } = failureWords(error, online);
  return (
    <Notice title={title}>
      {text} {words.complete}
    </Notice>
  );
}

/** What a screen reader hears: nothing while it comes, one sentence at the end. */
function spokenOf(state: ExplanationState): string {
  if (state.is === 'done') {
    return fill(words.ready, { coverage: coverageWords(state.found.arranged) });
  }
  if (state.is !== 'failed') return '';
  return fill(words.failed, failureWords(state.error, true));
}
