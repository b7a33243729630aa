import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/activity.ts';
import type { Address } from 'viem';
import { chainName } from '@readback/phrases/chains.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { networkOf } from '../data/networks/config.ts';
import { shortAddress } from '../ui/text/address.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import type { ActivityFilter } from '../router/activityFilter.ts';
import styles from './FilterBar.module.css';
import { type EntryState, entryStates } from '../router/entryStates.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { accountOf } from '../entries/entryFacts.ts';

export type FilterBarProps = {
  entries: readonly ActivityEntry[];
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
  /** What the user calls an account. */
  nameOf: (address: string) => string | undefined;
};

/** Words to find, and what to narrow the list to: only what is in it can be chosen. */
export function FilterBar({ entries, filter, onFilter, nameOf }: FilterBarProps) {
  const { q, state, chain, account, ...none } = filter;
  const { chains, accounts } = presentIn(entries);
  const put = (next: Partial<Record<keyof ActivityFilter, ActivityFilter[keyof ActivityFilter]>>) =>
    onFilter(
      Object.fromEntries(
        Object.entries({ ...none, q, state, chain, account, ...next }).filter(
          ([, value]) => value !== undefined && value !== '',
        ),
      ) as ActivityFilter,
    );
  return (
    <search className={styles.bar}>
      <div className={styles.words}>
        <TextField
          label={words.find}
          type="search"
          placeholder={words.examples}
          value={q ?? ''}
          onChange={(text) => put({ q: text })}
        />
      </div>
      <Select<EntryState | 'all'>
        label={words.outcome}
        value={state ?? 'all'}
        options={[
          { value: 'all', label: words.all },
          ...entryStates.map((it) => ({ value: it, label: words.outcomes[it] })),
        ]}
        onChange={(next) => put({ state: next === 'all' ? undefined : next })}
      />
      {chains.length > 1 || chain !== undefined ? (
        <Select<string>
          label={words.network}
          value={chain === undefined ? 'all' : String(chain)}
          options={[
            { value: 'all', label: words.all },
            ...chains.map((it) => ({ value: String(it), label: networkOf(it)?.name ?? chainName(it) })),
          ]}
          onChange={(next) => put({ chain: next === 'all' ? undefined : Number(next) })}
        />
      ) : null}
      {accounts.length > 1 || account !== undefined ? (
        <Select<string>
          label={words.account}
          value={account ?? 'all'}
          options={[
            { value: 'all', label: words.all },
            ...accounts.map((it) => ({ value: it, label: accountWords(it, nameOf(it)) })),
          ]}
          onChange={(next) => put({ account: next === 'all' ? undefined : next })}
        />
      ) : null}
    </search>
  );
}

/** A name that the user wrote, and never without the address. */
function accountWords(address: string, name: string | undefined): string {
  const short = shortAddress(address as Address);
  return name ? fill(words.named, { name, address: short }) : short;
}

/** The networks, by chain id, and the accounts, in lower case, that entries are about. Damaged ones count for nothing. */
function presentIn(entries: readonly ActivityEntry[]): {
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
