import type { Subject } from '@readback/assistant/explain/statement.ts';
import { title } from '@readback/phrases/words/web/assistant.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { useIsOn } from '../data/sources/sources.ts';
import { Detail } from '../ui/fold/Detail.tsx';

const ExplainPanel = lazyPart(async () => (await import('./ExplainPanel.tsx')).ExplainPanel);

/** What a model says on the Review. Without one there is nothing of it, and it never asks anybody unasked. */
export function Explain(subject: Subject) {
  const on = useIsOn('assistant');
  if (!on) return null;
  return (
    <Detail icon="book" title={title} open late>
      <Suspense>
        <ExplainPanel subject={subject} />
      </Suspense>
    </Detail>
  );
}
