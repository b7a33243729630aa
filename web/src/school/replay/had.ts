/** What accounts have on the practice chain, before a flight and after it: read from the node, never from an event. */
import { readAccount } from '@readback/core/balances/accountState.ts';
import { readHoldings } from '@readback/core/balances/holdings.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Address } from 'viem';
import type { Had } from '../../data/own/flights.ts';
import { browserWorld } from '../../data/world/world.ts';

const chainId = practiceMarker.chainId;

/** How much of each of these tokens, and of the chain's own coin, the accounts have; what is not a token is left out. */
export async function readHad(
  accounts: readonly Address[],
  tokens: readonly Address[],
): Promise<readonly Had[]> {
  const world = browserWorld();
  const { signal } = new AbortController();
  const all = await Promise.all(
    accounts.map(async (account): Promise<readonly Had[]> => {
      const [{ native }, held] = await Promise.all([
        readAccount(world, { chainId, account }, signal),
        readHoldings(
          world,
          { chainId, account, tokens: tokens.map((address) => ({ address, kind: 'token' })) },
          signal,
        ),
      ]);
      const own = valueOf(native);
      return [
        ...(own === undefined ? [] : [{ account, amount: own, symbol: 'ETH', decimals: 18 }]),
        ...held.tokens.flatMap((it) => {
          const amount = valueOf(it.balance);
          const symbol = valueOf(it.symbol);
          // What answers no symbol is not a token, whatever it answered to the other question.
          if (amount === undefined || symbol === undefined) return [];
          return [{ account, token: it.address, amount, symbol, decimals: valueOf(it.decimals) ?? 0 }];
        }),
      ];
    }),
  );
  return all.flat();
}

/** What is more or less than before. `change` is negative for what is gone. */
export type Changed = Readonly<{ had: Had; now: bigint; change: bigint }>;

/** The differences, what is gone first. An account and token that were read only once say nothing. */
export function changed(before: readonly Had[], after: readonly Had[]): readonly Changed[] {
  const later = new Map(after.map((it) => [keyOf(it), it.amount]));
  const found = before.flatMap((had): Changed[] => {
    const now = later.get(keyOf(had));
    if (now === undefined || now === had.amount) return [];
    return [{ had, now, change: now - had.amount }];
  });
  return [...found.filter(({ change }) => change < 0n), ...found.filter(({ change }) => change > 0n)];
}

function keyOf({ account, token }: Had): string {
  return `${account} ${token ?? ''}`.toLowerCase();
}
