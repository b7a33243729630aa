import { Suspense } from 'react';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import type { EnginesProps } from './Engines.tsx';

const Engines = lazyPart(async () => (await import('./Engines.tsx')).Engines);

/** The small print of a simulation: no verdict waits for it. */
export function EnginesLater(props: EnginesProps) {
  if (props.readback.stations.simulate === 'skipped') return null;
  return (
    <Suspense>
      <Engines {...props} />
    </Suspense>
  );
}
