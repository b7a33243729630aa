import { title } from '@readback/phrases/words/web/askTitle.ts';
import { Suspense, useReducer } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Detail } from '../ui/fold/Detail.tsx';
import type { AskProps } from './AskPanel.tsx';

const AskPanel = lazyPart(async () => (await import('./AskPanel.tsx')).AskPanel);

/**
 * The place for questions about a readback. Its code is fetched once it comes into sight: whoever never looks there loads
 * none of it.
 */
export function Ask(props: AskProps) {
  const [seen, see] = useReducer(() => true, false);
  return (
    <Detail late title={title}>
      <Suspense>
        {seen ? (
          <AskPanel key={props.readback.incoming.request.digest} {...props} />
        ) : (
          <div ref={(it) => watch(it, see)}>{'\u00A0'}</div>
        )}
      </Suspense>
    </Detail>
  );
}

/** Calls `see` once an element is in sight; gives what ends it. */
function watch(it: Element | null, see: () => void) {
  const observer = new IntersectionObserver(([first]) => first?.isIntersecting && see());
  if (it) observer.observe(it);
  return () => observer.disconnect();
}
