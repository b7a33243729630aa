import { Suspense, useSyncExternalStore } from 'react';
import { frameView, isFramed, onParent } from '../wallet/framed.ts';
import { lazyPart } from './lazyPart.tsx';

const Framed = lazyPart(async () => (await import('./Framed.tsx')).Framed);

/** One line for a page inside another page that is neither our own nor Safe: nothing can be signed there. */
export function FramedNotice() {
  const framed = useSyncExternalStore(onParent, () => isFramed(frameView()));
  if (!framed) return null;
  return (
    <Suspense>
      <Framed />
    </Suspense>
  );
}
