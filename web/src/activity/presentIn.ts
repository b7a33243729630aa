import type { ActivityEntry } from '../data/activityEntry.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { accountOf } from './entryFacts.ts';

/** The networks, by chain id, and the accounts, in lower case, that entries are about. Damaged ones count for nothing. */
export function presentIn(entries: readonly ActivityEntry[]): {
  chains: readonly number[];
  accounts: readonly string[];
} {
  const chains = new Set<number>();
  const accounts = new Set<string>();
  for (const entry of entries) {
    const { chain, account } = about(entry);
    if (chain !== undefined) chains.add(chain);
    if (account !== undefined) accounts.add(account);
  }
  return { chains: [...chains].toSorted((a, b) => a - b), accounts: [...accounts].toSorted() };
}

type About = Readonly<{ chain: number | undefined; account: string | undefined }>;

const known = new WeakMap<ActivityEntry, About>();

function about(entry: ActivityEntry): About {
  const before = known.get(entry);
  if (before) return before;
  let found: About = { chain: undefined, account: undefined };
  try {
    found = { chain: chainOf(entry.incoming.request.body), account: accountOf(entry)?.toLowerCase() };
  } catch {
    // Damaged: nothing can be said of it.
  }
  known.set(entry, found);
  return found;
}
