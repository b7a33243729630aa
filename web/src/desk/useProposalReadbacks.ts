import type { Readback } from '@readback/core/model/readback.ts';
import type { Proposal } from '@readback/core/safe/proposal.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { useQueries } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { readOnceInWorker } from '../data/engine/readOnceInWorker.ts';
import { browserWorld } from '../data/world/world.ts';

/** `failed`: it came to no end. Nothing while it is being read. */
export type ProposalRead = Readback | 'failed' | undefined;

/** Reads each proposal back as if it were the next, one after the other: a node is asked much for each. */
export function useProposalReadbacks(
  account: SafeAccount | undefined,
  proposals: readonly Proposal[],
): ReadonlyMap<Hex, ProposalRead> {
  const all = useQueries({
    queries: proposals.map(({ digest, request }) => ({
      queryKey: ['safeReadback', digest, account?.block.hash],
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Readback> =>
        inTurn(async () => {
          const incoming = { request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
          const read = await readOnceInWorker(incoming, browserWorld(), signal);
          if (read === undefined) throw new Error('The engine came to no end.');
          return read;
        }),
      enabled: account !== undefined,
      meta: { persist: false },
    })),
  });
  return new Map(
    proposals.map(({ digest }, at) => [digest, all[at]?.isError ? 'failed' : all[at]?.data] as const),
  );
}

let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
