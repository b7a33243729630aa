/** A chain as a list has it. */
export type ListedChain = Readonly<{
  chainId: number;
  name: string;
  symbol: string;
  rpc: string;
  explorer?: string;
  testnet: boolean;
}>;

/** How many are shown. */
const most = 8;

/**
 * The chains that a text may mean, the likeliest first: the one with that id, then names that begin so, then names that
 * hold it; test networks after others. Nothing for an empty text.
 */
export function searchChains(list: readonly ListedChain[], text: string): readonly ListedChain[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return list
    .map((chain) => ({ chain, rank: rankOf(chain, wanted) }))
    .filter(({ rank }) => rank < none)
    .toSorted((a, b) => a.rank - b.rank || a.chain.name.length - b.chain.name.length)
    .slice(0, most)
    .map(({ chain }) => chain);
}

const none = 100;

function rankOf({ chainId, name, testnet }: ListedChain, wanted: string): number {
  if (String(chainId) === wanted) return 0;
  const at = name.toLowerCase().indexOf(wanted);
  const rank =
    at === 0 ? 1 : at > 0 ? 2 : /^\d+$/.test(wanted) && String(chainId).startsWith(wanted) ? 3 : none;
  return rank + (testnet ? 10 : 0);
}
