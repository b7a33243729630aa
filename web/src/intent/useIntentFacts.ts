import { intentFacts } from '@readback/core/intent/intentFacts.ts';
import type { Asset, Fact, FactId, FactValue, Provenance } from '@readback/core/model/fact.ts';
import type { Intent, NamedAccount } from '@readback/core/model/intent.ts';
import { known } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { SeenAccount } from '../holdings/seen.ts';
import { holdingsKey } from '../data/held/holdingsKey.ts';
import { queryClient } from '../data/rows/queryClient.ts';
import { sendAssets } from '../holdings/sendAssets.ts';
import { useTokens } from '../data/own/tokens.ts';
import { usePracticeInfo } from '../names/usePracticeInfo.ts';
import { useNetworks } from '../data/networks/config.ts';
import { useBook } from '../data/own/book.ts';
import { bookName } from '../names/bookName.ts';

/**
 * The facts of what was said, with what is known here of its tokens and accounts: the book's names, the symbols of the
 * user's own lists, and decimals that were read when it was said. Nobody is asked for any of it. `more` is inspected
 * first: the facts of a readback.
 */
export function useIntentFacts(intent: Intent, more?: FindFact): FindFact {
  const said = intentFacts(intent);
  const tokens = tokensOf(intent);
  const book = useBook();
  const network = useNetworks().find(({ chainId }) => chainId === intent.chainId);
  const rows = useTokens();
  const info = usePracticeInfo(network?.practice === true);
  const { data: seen } = useQuery<SeenAccount>(
    { queryKey: holdingsKey({ chainId: intent.chainId ?? 0, account: intent.account }), enabled: false },
    queryClient,
  );
  const assets = network === undefined ? [] : sendAssets(network, { rows, info, seen });
  const decimals = useQueries(
    {
      queries: tokens.map((address) => ({
        queryKey: ['token', 'decimals', intent.chainId, address.toLowerCase()],
        // Only what was read already.
        enabled: false,
        queryFn: () => Promise.reject<number>(new Error('never asked')),
      })),
    },
    queryClient,
  );
  return (id) => {
    const found = more?.(id) ?? (Object.hasOwn(said, id) ? said[id] : undefined);
    if (found) return found;
    const [, kind, at, what] = /^(account|book|token)\.(0x[0-9a-f]{40})\.(\w+)$/.exec(id) ?? [];
    if (kind === 'account' && what === 'name') {
      const label = info?.accounts.find(({ address }) => address.toLowerCase() === at)?.name;
      return label === undefined ? undefined : fact(id, { kind: 'text', text: label }, practice);
    }
    if (kind === 'account' && what === 'typed') {
      const typed = namedIn(intent).find(({ address }) => address.toLowerCase() === at)?.name;
      return typed === undefined ? undefined : fact(id, { kind: 'text', text: typed }, typedHere);
    }
    if (kind === 'book' && what === 'name') {
      const name = bookName(book, at as Address);
      return name && fact(id, { kind: 'text', text: name.name }, name.from ?? []);
    }
    if (kind !== 'token') return undefined;
    if (what === 'symbol') {
      const symbol = assets.find(({ token }) => token?.toLowerCase() === at)?.symbol;
      return symbol === undefined ? undefined : fact(id, { kind: 'text', text: symbol }, ownList);
    }
    const read = decimals[tokens.findIndex((it) => it.toLowerCase() === at)]?.data;
    return what === 'decimals' && typeof read === 'number'
      ? fact(id, { kind: 'integer', value: BigInt(read) }, ownList)
      : undefined;
  };
}

const ownList: readonly Provenance[] = [{ by: 'source', name: words.tokensHere }];

const practice: readonly Provenance[] = [{ by: 'source', name: words.practiceChain }];
const typedHere: readonly Provenance[] = [{ by: 'user', entry: 'intent' }];

function fact(id: FactId, value: FactValue, from: readonly Provenance[]): Fact {
  return { id, value: known(value), from };
}

/** Every account that was named in it. */
function namedIn({ clauses }: Intent): readonly NamedAccount[] {
  return clauses.flatMap((clause) =>
    Object.values(clause).filter(
      (it): it is NamedAccount => typeof it === 'object' && it !== null && 'address' in it && !('kind' in it),
    ),
  );
}

/** Every token that is counted in it, once. */
function tokensOf({ clauses }: Intent): readonly Address[] {
  const assets = clauses.flatMap((it): readonly Asset[] => ('asset' in it && it.asset ? [it.asset] : []));
  const tokens = assets.flatMap((it) => (it.kind === 'token' ? [it.address] : []));
  return [...new Map(tokens.map((it) => [it.toLowerCase(), it])).values()];
}
