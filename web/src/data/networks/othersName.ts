import { knownChains } from '@readback/core/world/chains.ts';

type Named = Readonly<{ chainId: number; name: string }>;

/**
 * Whether a name belongs to another chain: one that the engine knows, or one of `others`. Capitals, spaces and signs
 * do not tell names apart, and only the practice chain is called by that word.
 *
 * @example
 * isOthersName({ chainId: 666, name: 'Ethereum ' }, []); // true
 */
export function isOthersName({ chainId, name }: Named, others: readonly Named[]): boolean {
  const bare = bareName(name);
  if (bare.includes('practice')) return true;
  const known = [...knownChains()].map(([id, it]) => ({ chainId: id, name: it.name }));
  return [...known, ...others].some((it) => it.chainId !== chainId && bareName(it.name) === bare);
}

function bareName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(mainnet|network|chain)$/, '');
}
