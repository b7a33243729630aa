import type { Subject } from '@readback/assistant/explain/statement.ts';
import { Link } from '../router/Link.tsx';
import { lazy, Suspense } from 'react';
import { useSetting } from '../data/setting.ts';
import { useIsOn } from '../data/sources.ts';
import { assistantChoice } from './choice.ts';
import styles from './Explain.module.css';

const ExplainPanel = lazy(async () => ({ default: (await import('./ExplainPanel.tsx')).ExplainPanel }));

/** The assistant's place on the Review: one quiet line until the user turned it on. It never acts by itself. */
export function Explain(subject: Subject) {
  const on = useIsOn('assistant');
  const choice = useSetting(assistantChoice);
  if (on && choice) {
    return (
      <Suspense fallback={null}>
        <ExplainPanel subject={subject} choice={choice} />
      </Suspense>
    );
  }
  return (
    <p className={styles.off}>
      An assistant of your choice can put these facts in order and explain terms. It is off.{' '}
      <Link to="/settings" search={{ section: 'assistant' }}>
        Set up in Settings
      </Link>
    </p>
  );
}
