import { Suspense } from 'react';
import { WalletChip } from '../connect/WalletChip.tsx';
import { NewRelease } from '../offline/NewRelease.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';

const WaitingPlace = lazyPart(async () => (await import('./WaitingPlace.tsx')).WaitingPlace);

const PlanSet = lazyPart(async () => (await import('./PlanSet.tsx')).PlanSet);

/** The wallet in the header, and what comes with its code: a new release, and the place of what waits. */
export function WalletPlace() {
  return (
    <>
      <NewRelease />
      <Suspense>
        <WaitingPlace />
      </Suspense>
      <Suspense>
        <PlanSet />
      </Suspense>
      <WalletChip />
    </>
  );
}
