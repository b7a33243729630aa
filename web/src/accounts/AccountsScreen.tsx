import * as words from '@readback/phrases/words/web/accounts.ts';
import { type ReactNode, useState } from 'react';
import { type BookRow, useBook } from '../data/own/book.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { type AccountKind, accountsOf, accountNote, isSame, withConnected } from '../names/accountKinds.ts';
import look from '../ui/look/look.module.css';
import styles from './look/Accounts.module.css';
import { type Adding, AddAccountDialog } from './AddAccountDialog.tsx';
import { fill } from '@readback/phrases/fill.ts';
import { Link } from '../router/Link.tsx';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { shortAddress } from '../ui/text/address.ts';
import { HeldLine } from './HeldLine.tsx';
import { RiskyLine } from './allowances/RiskyLine.tsx';
import { useConnected } from './useConnected.ts';
import { walletStore } from '../wallet/base/store.ts';
import { safeString } from '@readback/core/text/safeString.ts';

/** The user's accounts, those they watch, and the addresses they saved. `ofApprovals`: to see what one of them has allowed. */
export function AccountsScreen({ ofApprovals = false }: { ofApprovals?: boolean }) {
  const book = withConnected(useBook(), useConnected());
  const [adding, setAdding] = useState<Adding>();
  const empty = kinds.every((kind) => accountsOf(book, kind).length === 0);
  return (
    <section className={styles.screen}>
      <div className={styles.head}>
        <h1>{ofApprovals ? words.approvals : words.title}</h1>
        {empty ? null : <Ways onAdd={setAdding} />}
      </div>
      <p className={look.lead}>{ofApprovals ? words.approvalsLead : words.lead}</p>
      {empty ? (
        <EmptyState
          title={words.empty}
          action={
            <Ways onAdd={setAdding}>
              <Button
                tone="primary"
                onClick={() => walletStore.set({ connectOpen: true, problem: undefined })}
              >
                {words.connect}
              </Button>
            </Ways>
          }
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
        kinds.map((kind) => <Group key={kind} kind={kind} rows={accountsOf(book, kind)} />)
      )}
      <AddAccountDialog adding={adding} onClose={() => setAdding(undefined)} />
    </section>
  );
}

/** How an account comes here. */
function Ways({ onAdd, children }: { onAdd: (adding: Adding) => void; children?: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <Button onClick={() => onAdd('watch')}>{words.adding.watch.title}</Button>
      <Button onClick={() => onAdd('save')}>{words.adding.save.title}</Button>
    </div>
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

/** One account in the list: whole, with what was last seen of it. */
function AccountRow({ row, kind }: { row: BookRow; kind: AccountKind }) {
  const connected = isSame(row.address, useConnected());
  const { address, name } = row;
  return (
    <li className={styles.account}>
      <div className={styles.who}>
        <NamedAddress
          address={address}
          form="whole"
          note={accountNote(kind, connected, row.blocked, row.imported)}
          unnamed={words.noName}
        />
        <HeldLine account={address} />
        {row.own ? <RiskyLine account={address} /> : null}
      </div>
      <Link
        className={styles.open}
        to="/accounts/$address"
        params={{ address }}
        aria-label={fill(words.openNamed, {
          name: name === undefined ? shortAddress(address) : safeString(name, { max: 80 }),
        })}
      >
        {words.open}
      </Link>
    </li>
  );
}
