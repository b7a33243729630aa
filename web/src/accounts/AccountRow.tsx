import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts.ts';
import { Link } from '../router/Link.tsx';
import type { BookRow } from '../data/book.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { shortAddress } from '../ui/address.ts';
import { type AccountKind, accountNote, isSame } from './accountKinds.ts';
import styles from './Accounts.module.css';
import { HeldLine } from './HeldLine.tsx';
import { useConnected } from './useConnected.ts';
import { safeString } from '@readback/core/text/safeString.ts';

/** One account in the list: whole, with what was last seen of it. */
export function AccountRow({ row, kind }: { row: BookRow; kind: AccountKind }) {
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
