import type { Subject } from '@readback/assistant/explain/statement.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { useIsOn } from '../data/sources/sources.ts';
import { ExplainClosed } from './ExplainClosed.tsx';

const ExplainPanel = lazyPart(async () => (await import('./ExplainPanel.tsx')).ExplainPanel);

/**
 * The explanation on the Review: closed until it is pressed, or until an assistant is on. It never asks anybody by
 * itself. `pending`: there is no verdict yet; its room is kept.
 */
export function Explain({ pending, ...subject }: Subject & { pending: boolean }) {
  const on = useIsOn('assistant');
  const [opened, setOpened] = useState(false);
  const closed = <ExplainClosed busy={opened} waits={pending || on} onOpen={() => setOpened(true)} />;
  if (pending || (!on && !opened)) return closed;
  return (
    <Suspense fallback={closed}>
      <ExplainPanel subject={subject} />
    </Suspense>
  );
}
