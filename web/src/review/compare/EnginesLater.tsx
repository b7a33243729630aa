import { Suspense } from 'react';
import { lazyPart } from '../../ui/late/lazyPart.tsx';
import panel from '../../ui/Panel.module.css';
import type { EnginesProps } from './Engines.tsx';
import styles from '../Review.module.css';

const Engines = lazyPart(async () => (await import('./Engines.tsx')).Engines);

/** The small print of a simulation: no verdict waits for it. */
export function EnginesLater(props: EnginesProps) {
  if (props.readback.stations.simulate === 'skipped') return null;
  return (
    <Suspense fallback={<section className={`${panel.panel} ${styles.box}`} aria-hidden />}>
      <Engines {...props} />
    </Suspense>
  );
}
