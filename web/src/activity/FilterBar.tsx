import type { Address } from 'viem';
import { chainName } from '@readback/phrases/chains.ts';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { networkOf } from '../data/config.ts';
import { shortAddress } from '../ui/address.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ActivityFilter } from './activityFilter.ts';
import styles from './FilterBar.module.css';
import { type EntryState, entryStates, entryStateWords } from './entryStates.ts';
import { presentIn } from './presentIn.ts';

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
          label="Find"
          type="search"
          placeholder="A name, address, hash, token or word"
          value={q ?? ''}
          onChange={(text) => put({ q: text })}
        />
      </div>
      <Select<EntryState | 'all'>
        label="Outcome"
        value={state ?? 'all'}
        options={[
          { value: 'all', label: 'All' },
          ...entryStates.map((it) => ({ value: it, label: entryStateWords[it] })),
        ]}
        onChange={(next) => put({ state: next === 'all' ? undefined : next })}
      />
      {chains.length > 1 || chain !== undefined ? (
        <Select<string>
          label="Network"
          value={chain === undefined ? 'all' : String(chain)}
          options={[
            { value: 'all', label: 'All' },
            ...chains.map((it) => ({ value: String(it), label: networkOf(it)?.name ?? chainName(it) })),
          ]}
          onChange={(next) => put({ chain: next === 'all' ? undefined : Number(next) })}
        />
      ) : null}
      {accounts.length > 1 || account !== undefined ? (
        <Select<string>
          label="Account"
          value={account ?? 'all'}
          options={[
            { value: 'all', label: 'All' },
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
  return name ? `${name}, ${short}` : short;
}
