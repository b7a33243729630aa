import type { Subject } from '@readback/assistant/explain/statement.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';
import { Link } from '../router/Link.tsx';
import { useEffect } from 'react';
import { isReachable } from '../data/hosts.ts';
import { Section } from '../review/Section.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import panel from '../ui/Panel.module.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { AssistantChoice } from './choice.ts';
import { Explained } from './Explained.tsx';
import styles from './Explain.module.css';
import { recallKey, useHeldKey } from './key.ts';
import { presets } from './presets.ts';
import { useExplanation, type ExplanationState } from './useExplanation.ts';
import type { AiError } from '@readback/assistant/aiError.ts';
import { useOnline } from '../ui/useOnline.ts';
import { failureWords } from './failureWords.ts';
import { fill } from '@readback/phrases/fill.ts';
import { coverageWords } from './coverageWords.ts';

/** Puts the facts of a readback in the order that a model chooses, once the user presses Explain. */
export function ExplainPanel({ subject, choice }: { subject: Subject; choice: AssistantChoice }) {
  const { state, ask, stop } = useExplanation(subject);
  const held = useHeldKey();
  const { preset, baseUrl } = choice;
  const asking = state.is === 'asking';
  const found = state.is === 'done' || asking ? state.found : undefined;
  const reachable = isReachable(baseUrl);
  const needsKey = presets[preset].key === 'needed' && held?.baseUrl !== baseUrl;

  // A key that was remembered is taken up when the panel is first seen, so that it says what is true.
  useEffect(() => void recallKey(baseUrl), [baseUrl]);

  useEffect(() => {
    if (!asking) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [asking, stop]);

  return (
    <Section title={words.title}>
      <div className={`${panel.panel} ${styles.panel}`}>
        <div className={styles.head}>
          <p className={styles.badge}>{state.is === 'done' || asking ? words.ordered : words.offer}</p>
          {asking ? (
            <Button onClick={stop}>{words.stop}</Button>
          ) : needsKey || !reachable ? null : (
            <Button onClick={ask}>{state.is === 'idle' ? words.explain : words.again}</Button>
          )}
        </div>
        {found ? <Explained found={found} facts={subject.facts} /> : null}
        {asking ? <Skeleton says={words.asking} lines={2} /> : null}
      </div>
      {needsKey || !reachable || state.is === 'failed' ? (
        <div className={styles.trouble}>
          {needsKey ? <NeedsKey /> : reachable ? null : <Reopen />}
          {state.is === 'failed' ? <Failure error={state.error} /> : null}
        </div>
      ) : null}
      <output className={styles.unseen}>{spokenOf(state)}</output>
    </Section>
  );
}

function NeedsKey() {
  return (
    <Notice
      title={words.keyTitle}
      actions={
        <Link to="/settings" search={{ section: 'assistant' }}>
          {words.enterKey}
        </Link>
      }
    >
      {words.keyText}
    </Notice>
  );
}

function Reopen() {
  return (
    <Notice
      title={words.hostTitle}
      actions={<Button onClick={() => location.reload()}>{words.reload}</Button>}
    >
      {words.hostText}
    </Notice>
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
