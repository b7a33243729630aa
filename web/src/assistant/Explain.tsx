import type { Subject } from '@readback/assistant/explain/statement.ts';
import { Suspense } from 'react';
import { useIsOn } from '../data/sources.ts';
import { ExplainOff } from './ExplainOff.tsx';
import { lazyPart } from '../app/lazyPart.tsx';

const ExplainOn = lazyPart(async () => (await import('./ExplainOn.tsx')).ExplainOn);

/** The assistant's place on the Review: one quiet line until the user turned it on. It never acts by itself. */
export function Explain(subject: Subject) {
  const on = useIsOn('assistant');
  if (!on) return <ExplainOff />;
  return (
    <Suspense fallback={null}>
      <ExplainOn subject={subject} />
    </Suspense>
  );
}
