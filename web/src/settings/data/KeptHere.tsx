import { useQueryClient } from '@tanstack/react-query';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { keepingWords } from '../../data/rows/keepingWords.ts';
import look from '../../ui/look/look.module.css';
import { useNow } from '../../ui/time/useNow.ts';
import { numberWords } from '@readback/phrases/numberWords.ts';
import styles from './Data.module.css';
import { type OwnedTable, ownedTables } from '../../data/exports/owned.ts';
import { bytesWords, roughBytes } from './roughBytes.ts';
import { useWhyNotKept } from './useWhyNotKept.ts';

/** What is kept in this browser, by kind, with how much room it takes. */
export function KeptHere() {
  const why = useWhyNotKept();
  return (
    <section aria-labelledby="kept-here">
      <h2 id="kept-here">{words.kept}</h2>
      <table className={`${look.panel} ${styles.kept}`}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.entries}</th>
            <th scope="col">{words.size}</th>
          </tr>
        </thead>
        <tbody>
          {ownedTables.map((of) => (
            <OwnedRow key={of.id} of={of} />
          ))}
          <FetchedRow />
          <SettingsRow />
        </tbody>
      </table>
      <p className={styles.lead}>{why ? keepingWords[why] : words.keptLong}</p>
    </section>
  );
}

function OwnedRow({ of: { title, table } }: { of: OwnedTable<unknown> }) {
  const rows = useSyncExternalStore(table.subscribe, table.rows);
  const bytes = useMemo(() => roughBytes([...rows.values()]), [rows]);
  return <Row title={title} count={rows.size} bytes={bytes} />;
}

/** Counted again with the clock: what is fetched comes and goes while the page is open. */
function FetchedRow() {
  const client = useQueryClient();
  useNow();
  const fetched = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.dataUpdatedAt > 0)
    .map(({ queryKey, state }) => [queryKey, state.data]);
  return <Row title={words.fetched} count={fetched.length} bytes={roughBytes(fetched)} />;
}

function SettingsRow() {
  const kept = settingsKept();
  return (
    <Row title={words.settings} count={kept.length} bytes={kept.reduce((sum, it) => sum + it.length, 0)} />
  );
}

function settingsKept(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith('readback.'))
      .map((key) => localStorage.getItem(key) ?? '');
  } catch {
    return [];
  }
}

function Row({ title, count, bytes }: { title: string; count: number; bytes: number }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{numberWords(count)}</td>
      <td>{bytesWords(bytes)}</td>
    </tr>
  );
}
