import * as words from '@readback/phrases/words/web/accounts.ts';
import { useState } from 'react';
import { type BookRow, useBook } from '../data/book.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { type AccountKind, accountsOf } from './accountKinds.ts';
import { AccountRow } from './AccountRow.tsx';
import styles from './Accounts.module.css';
import { type Adding, AddAccountDialog } from './AddAccountDialog.tsx';

/** The user's accounts, those they watch, and the addresses they saved. */
export function AccountsScreen() {
  const book = useBook();
  const [adding, setAdding] = useState<Adding>();
  const empty = kinds.every((kind) => accountsOf(book, kind).length === 0);
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <div className={styles.actions}>
          <Button onClick={() => setAdding('watch')}>{words.adding.watch.title}</Button>
          <Button onClick={() => setAdding('save')}>{words.adding.save.title}</Button>
        </div>
      </div>
      <p className={styles.lead}>{words.lead}</p>
      {empty ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        kinds.map((kind) => <Group key={kind} kind={kind} rows={accountsOf(book, kind)} />)
      )}
      <AddAccountDialog adding={adding} onClose={() => setAdding(undefined)} />
    </section>
  );
}

const kinds = ['yours', 'watched', 'saved'] as const satisfies readonly AccountKind[];

function Group({ kind, rows }: { kind: (typeof kinds)[number]; rows: readonly BookRow[] }) {
  if (rows.length === 0) return null;
  const title = words.groups[kind];
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.panel}>
        {rows.map((row) => (
          <AccountRow key={row.address} row={row} kind={kind} />
        ))}
      </ul>
    </section>
  );
}
