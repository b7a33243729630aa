import { Suspense } from 'react';
import { WalletChip } from '../connect/WalletChip.tsx';
import { useConfig } from '../data/config.ts';
import { NewRelease } from '../offline/NewRelease.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const WaitingPlace = lazyPart(async () => (await import('./WaitingPlace.tsx')).WaitingPlace);

/** The wallet in the header, and what comes with its code: a new release, and the place of what waits. */
export function WalletPlace() {
  return (
    <>
      <NewRelease />
      {useConfig()?.scripts ? (
        <Suspense>
          <WaitingPlace />
        </Suspense>
      ) : null}
      <WalletChip />
    </>
  );
}
