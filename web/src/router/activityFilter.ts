import { type EntryState, entryStates } from './entryStates.ts';

/** What Activity is narrowed to. It is in the address, so that a way back leads to the same list. */
export type ActivityFilter = Readonly<{
  /** Words to find. */
  q?: string;
  state?: EntryState;
  chain?: number;
  /** In lower case. */
  account?: string;
}>;

/** The longest text that is looked for, in characters. */
const mostWords = 200;

/** The filter that an address names; what makes no sense in it is left out. */
export function activityFilter(search: Record<string, unknown>): ActivityFilter {
  const { q, state, chain, account } = search;
  // The router reads what looks like a number as one.
  const words = typeof q === 'number' && Number.isSafeInteger(q) ? String(q) : q;
  const known = entryStates.find((it) => it === state);
  return {
    ...(typeof words === 'string' && words !== '' ? { q: words.slice(0, mostWords) } : {}),
    ...(known ? { state: known } : {}),
    ...(Number.isSafeInteger(chain) && Number(chain) > 0 ? { chain: Number(chain) } : {}),
    ...(typeof account === 'string' && /^0x[0-9a-f]{40}$/.test(account) ? { account } : {}),
  };
}

export function isFiltered(filter: ActivityFilter): boolean {
  return Object.keys(filter).length > 0;
}
