import { type FormEvent, useState } from 'react';
import { block, unblock } from '../../data/blocked.ts';
import { book, useBook } from '../../data/book.ts';
import { AddressField } from '../../names/AddressField.tsx';
import { bookName } from '../../names/bookName.ts';
import { useTypedAddress } from '../../names/useTypedAddress.ts';
import { Address } from '../../ui/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import panel from '../../ui/Panel.module.css';
import styles from './Checks.module.css';
import { SafeNode } from '../../ui/SafeNode.tsx';
import { checksummed } from '@readback/core/text/address.ts';

/** Addresses of the book that the user wants nothing to do with. */
export function BlockedAddresses() {
  const rows = useBook();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const typed = useTypedAddress(text);
  const blocked = rows.filter((it) => it.blocked);

  const add = (event: FormEvent) => {
    event.preventDefault();
    const { address } = typed;
    if (!address) return setError(typed.error ?? waitingFor[typed.state]);
    const entry = book.entry(address);
    if (entry?.own) return setError('This is your own account: it cannot be blocked.');
    if (entry?.blocked) return setError('This address is blocked already.');
    block(address);
    setText('');
    setError(undefined);
  };
  return (
    <section aria-labelledby="blocked-addresses">
      <h2 id="blocked-addresses">Blocked addresses</h2>
      <p className={styles.lead}>A request that involves a blocked address is a Stop, on every network.</p>
      <form className={styles.add} onSubmit={add} noValidate>
        <AddressField
          label="Address"
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <Button type="submit" aria-label="Block this address">
          Block
        </Button>
        {error ? (
          <p className={styles.wrong} role="alert">
            <SafeNode it={error} />
          </p>
        ) : null}
      </form>
      {blocked.length === 0 ? (
        <p className={styles.none}>No address is blocked.</p>
      ) : (
        <ul className={`${panel.panel} ${styles.list}`}>
          {blocked.map(({ address }) => (
            <li key={address} className={styles.row}>
              <span className={styles.what}>
                <Address form="line" address={address} name={bookName(rows, address)} />
              </span>
              <Button
                tone="quiet"
                onClick={() => unblock(address)}
                aria-label={`Remove ${checksummed(address)}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const waitingFor: Readonly<Record<string, string>> = {
  empty: 'Type an address, or a name.',
  resolving: 'The name is still being looked up. Press again in a moment.',
};
