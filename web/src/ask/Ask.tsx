import { title } from '@readback/phrases/words/web/ask/title.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Detail } from '../ui/fold/Detail.tsx';
import type { AskProps } from './AskPanel.tsx';

const AskPanel = lazyPart(async () => (await import('./AskPanel.tsx')).AskPanel);

/** The place for questions about a readback. Its code is fetched once it is opened: whoever never asks loads none of it. */
export function Ask(props: AskProps) {
  return (
    <Detail icon="help" late title={title}>
      <Suspense>
        <AskPanel key={props.readback.incoming.request.digest} {...props} />
      </Suspense>
    </Detail>
  );
}
