import type { Subject } from '@readback/assistant/explain/statement.ts';
import { title } from '@readback/phrases/words/web/assistant.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { useIsOn } from '../data/sources/sources.ts';
import { Detail } from '../ui/fold/Detail.tsx';

const ExplainPanel = lazyPart(async () => (await import('./ExplainPanel.tsx')).ExplainPanel);

/**
 * The explanation on the Review: folded until it is opened, or until an assistant is on. It never asks anybody by
 * itself.
 */
export function Explain(subject: Subject) {
  const on = useIsOn('assistant');
  return (
    <Detail title={title} open={on} late>
      <Suspense>
        <ExplainPanel subject={subject} />
      </Suspense>
    </Detail>
  );
}
