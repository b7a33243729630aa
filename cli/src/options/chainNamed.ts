import { knownChains, rowsOf } from '@readback/core/world/chains.ts';
import { listedChains } from '@readback/core/world/listedChains.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';

/**
 * The id of the network that a name or an alias means: `base`, `OP Mainnet`, `bsc`. Capitals, spaces and signs do not tell
 * names apart.
 *
 * @throws {UsageError} for a name of none, and for one of several: nothing is guessed
 */
export function chainNamed(name: string): number {
  const asked = bare(name);
  const exact = idsBy((it) => it.includes(asked));
  const part = short(asked);
  const found = exact.size > 0 || part === '' ? exact : idsBy((it) => it.some((one) => short(one) === part));
  const [only, ...others] = found.keys();
  if (only !== undefined && others.length === 0) return only;
  if (only !== undefined)
    throw new UsageError(fill(usage.severalChains, { chains: listOf(found) }), { details: name });
  const like =
    asked.length < 3 ? new Map<number, string>() : idsBy((it) => it.some((one) => one.includes(asked)));
  if (like.size === 0) throw new UsageError(usage.badChain, { details: name });
  throw new UsageError(fill(usage.likeChains, { chains: listOf(like) }), { details: name });
}

type Row = Readonly<{ chainId: number; name: string; words: readonly string[] }>;

/** What people call networks besides their names, and nobody else is called. */
const aliases: Readonly<Record<number, readonly string[]>> = {
  1: ['eth', 'ethereum', 'mainnet'],
  10: ['op', 'optimism'],
  56: ['bnb', 'bsc', 'bnbchain'],
  100: ['xdai', 'gnosischain'],
  137: ['matic', 'pol'],
  250: ['ftm'],
  324: ['zksync', 'era'],
  999: ['hyperevm', 'hyperliquid', 'hype'],
  2020: ['ron'],
  31337: ['anvil', 'hardhat', 'practice'],
  42161: ['arbitrum', 'arb', 'arb1'],
  43114: ['avalanche', 'avax'],
  80094: ['bera'],
};

/** By the names that Readback uses, and by those of the long list: of one network both count. */
const rows: readonly Row[] = [
  ...[...knownChains()].map(([chainId, { name }]) => ({
    chainId,
    name,
    words: [bare(name), ...(aliases[chainId] ?? [])],
  })),
  ...rowsOf(listedChains).map(({ chainId, name, aliases: more }) => ({
    chainId,
    name,
    words: [bare(name), ...more],
  })),
];

/** The networks of which the words fit, each by one of its names. */
function idsBy(fits: (words: readonly string[]) => boolean): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const { chainId, name, words } of rows)
    if (!found.has(chainId) && fits(words)) found.set(chainId, name);
  return found;
}

const mostListed = 8;

function listOf(found: ReadonlyMap<number, string>): string {
  const names = [...found].slice(0, mostListed).map(([id, name]) => `${name} (${id})`);
  return names.join(', ') + (found.size > mostListed ? ', …' : '');
}

function bare(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** A name without the word that many end with. */
function short(name: string): string {
  return name.replace(/(?:mainnet|network|chain)$/, '');
}
