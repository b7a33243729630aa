import type { Known } from '@readback/core/model/known.ts';
import { readAgreement } from '@readback/core/safe/agreement.ts';
import type { Proposal } from '@readback/core/safe/proposal.ts';
import { type Queue, queueOf } from '@readback/core/safe/queue.ts';
import { readSafeAccount, type SafeAccount } from '@readback/core/safe/safeAccount.ts';
import type { ReadAt } from '@readback/core/world/chainRead.ts';
import { pinBlock } from '@readback/core/world/pin.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NotRead } from '../data/base/notRead.ts';
import { browserWorld } from '../data/world/world.ts';
import type { DeskOf } from './deskId.ts';

/** Nothing of it is kept: what a Safe is, and who has signed, is read each time. */
const meta = { persist: false };

/** The Safe as the node says it is now. Fails with `NotRead` where the account is not a Safe, or does not answer. */
export function useSafeAccount({ chainId, safe }: DeskOf, enabled: boolean) {
  return useQuery({
    queryKey: ['safeAccount', chainId, safe.toLowerCase()],
    queryFn: async ({ signal }): Promise<SafeAccount> =>
      found(await readSafeAccount(await now(chainId, signal), safe)),
    enabled,
    meta,
  });
}

/** A Safe with what waited for it then: while it is read again, both are of the same block. */
export type Desk = Readonly<{ account: SafeAccount; queue: Queue }>;

/** What waits for it, with the signatures that hold; asked again when others are there. */
export function useQueue(account: SafeAccount | undefined, proposals: readonly Proposal[]) {
  const there = proposals.map(({ digest, claimed }) => `${digest} ${claimed.map((it) => it.packed).join()}`);
  return useQuery({
    queryKey: ['safeQueue', account?.chainId, account?.address, account?.block.hash, ...there],
    queryFn: async ({ signal }): Promise<Desk> => {
      if (account === undefined) throw new NotRead({ s: 'unknown', why: 'notAsked' });
      const at = await now(account.chainId, signal);
      const each = proposals.map(async (proposal) => ({
        proposal,
        agreement: await readAgreement(at, account, proposal),
      }));
      return { account, queue: queueOf(account, await Promise.all(each)) };
    },
    enabled: account !== undefined,
    placeholderData: keepPreviousData,
    meta,
  });
}

async function now(chainId: number, signal: AbortSignal): Promise<ReadAt> {
  const world = browserWorld();
  return { world, block: found(await pinBlock(world, chainId, signal)), signal };
}

function found<T>(it: Known<T>): T {
  if (it.s === 'known') return it.v;
  throw new NotRead(it);
}
