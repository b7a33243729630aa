import { chainName } from '@readback/phrases/chains.ts';
import { Suspense } from 'react';
import { networkOf, useConfig } from '../../data/networks/config.ts';
import { lazyPart } from '../late/lazyPart.tsx';
import { SafeText } from '../text/SafeText.tsx';
import styles from './NetworkName.module.css';

const NetworkMark = lazyPart(async () => (await import('./Mark.tsx')).NetworkMark);

/** A network by its mark and its name, which may be foreign. */
export function NetworkName({ chainId }: { chainId: number }) {
  useConfig();
  const name = networkOf(chainId)?.name ?? chainName(chainId);
  return (
    <span className={styles.network}>
      <span className={styles.mark}>
        <Suspense>
          <NetworkMark Failed={NoMark} chainId={chainId} name={name} size={16} />
        </Suspense>
      </span>
      <SafeText text={name} max={60} />
    </span>
  );
}

/** The name says it, too. */
function NoMark() {
  return null;
}
