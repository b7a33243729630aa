import { readAccount } from '@readback/core/balances/accountState.ts';
import { readHoldings } from '@readback/core/balances/holdings.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { tokens } from '../data/own/tokens.ts';
import { browserWorld } from '../data/world/world.ts';
import { type HoldingsOf, holdingsKey } from '../data/held/holdingsKey.ts';
import { tokensHere, widelyUsed } from '../data/held/knownHere.ts';
import { NotRead } from '../data/base/notRead.ts';
import { listsAsked, type SeenAccount, seenNow } from './seen.ts';
import { listedTokens } from './tokenList.ts';

/** What is known of an account on one network: from the cache at once, and read again when a screen opens that shows it. */
export function useHoldings(of: HoldingsOf) {
  return useQuery(holdingsOf(of));
}

/** The question itself, for what asks it only at times. */
export function holdingsOf(of: HoldingsOf) {
  return queryOptions({
    queryKey: holdingsKey(of),
    queryFn: ({ signal, client }) => look(of, { signal, client }),
  });
}

/** What was read of an account earlier, without asking anybody: it has no way to ask, and takes none from who does. */
export function useHeld(of: HoldingsOf) {
  return useQuery<SeenAccount>({ queryKey: holdingsKey(of), enabled: false });
}

/** Reads it all again; only the native balance must be readable for the network to count as reached. */
async function look(
  of: HoldingsOf,
  { signal, client }: { signal: AbortSignal; client: QueryClient },
): Promise<SeenAccount> {
  const world = browserWorld();
  const [known, list] = await Promise.all([tokensHere(of.chainId), listedTokens(client, of.chainId)]);
  const shipped = widelyUsed(of.chainId);
  const asked = [...new Map([...shipped, ...list].map((it) => [it.toLowerCase(), it])).values()];
  const [state, holdings] = await Promise.all([
    readAccount(world, of, signal),
    readHoldings(
      world,
      { ...of, tokens: known, list: asked.filter((it) => !isHidden(of.chainId, it)) },
      signal,
    ),
  ]);
  if (state.native.s !== 'known') throw new NotRead(state.native);
  const before = client.getQueryData<SeenAccount>(holdingsKey(of));
  const lists = listsAsked(shipped.length > 0, list.length > 0);
  return { ...seenNow({ state, holdings, native: state.native.v }, before, Date.now()), ...lists };
}

/** What the user hid stays hidden, also where a list has it. */
function isHidden(chainId: number, address: Address): boolean {
  return tokens.row({ chainId, address })?.hidden === true;
}
