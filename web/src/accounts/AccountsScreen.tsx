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
  const empty = groups.every(({ kind }) => accountsOf(book, kind).length === 0);
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>Accounts</h1>
        <div className={styles.actions}>
          <Button onClick={() => setAdding('watch')}>Watch an address</Button>
          <Button onClick={() => setAdding('save')}>Save an address</Button>
        </div>
      </div>
      <p className={styles.lead}>
        What your accounts hold, and who may move it. The names you give stay in this browser. Opening an
        account asks the networks you have used before.
      </p>
      {empty ? (
        <EmptyState title="No accounts yet">
          Connect a wallet, watch an address to see what it holds, or save the address of someone you pay.
        </EmptyState>
      ) : (
        groups.map((group) => <Group key={group.kind} {...group} rows={accountsOf(book, group.kind)} />)
      )}
      <AddAccountDialog adding={adding} onClose={() => setAdding(undefined)} />
    </section>
  );
}

const groups = [
  { kind: 'yours', title: 'Yours' },
  { kind: 'watched', title: 'Watched' },
  { kind: 'saved', title: 'Saved' },
] as const satisfies readonly { kind: AccountKind; title: string }[];

function Group({ kind, title, rows }: { kind: AccountKind; title: string; rows: readonly BookRow[] }) {
  if (rows.length === 0) return null;
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
