import { type Allowance, pairKey } from '@readback/core/balances/allowances.ts';
import { useQuery } from '@tanstack/react-query';
import { readOnceInWorker } from '../../data/engine/readOnceInWorker.ts';
import { browserWorld } from '../../data/world/world.ts';
import { permissionsAsRequest, type Judged, judgedOf, mostJudged } from './judged.ts';
import type { HoldingsOf } from '../../data/held/holdingsKey.ts';

/** What the engine's rules say of the permissions that stand, by the keys of their pairs. */
export type JudgedSeen = Readonly<Record<string, Judged>>;

/** Has the engine judge the permissions that stand; asks again when others stand. Nothing stands: nobody is asked. */
export function useJudged(of: HoldingsOf, standing: readonly Allowance[] | undefined) {
  return useQuery({ ...judging(of, standing ?? []), enabled: (standing?.length ?? 0) > 0 });
}

/** What was judged when they were inspected last. Asks nobody. */
export function useJudgedBefore(of: HoldingsOf, standing: readonly Allowance[] | undefined) {
  return useQuery({ ...judging(of, standing ?? []), enabled: false });
}

function judging(of: HoldingsOf, standing: readonly Allowance[]) {
  const { chainId, account } = of;
  const some = standing.slice(0, mostJudged);
  const key = some.map((it) => `${pairKey(it)}=${it.amount}`).toSorted();
  return {
    queryKey: ['judged', chainId, account.toLowerCase(), ...key],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<JudgedSeen> => {
      const read = await readOnceInWorker(permissionsAsRequest(some, of), browserWorld(), signal);
      if (read === undefined) throw new Error('The engine came to no end.');
      return judgedOf(some, read.findings);
    },
  };
}
