import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../../ui/undo/undo.ts';
import { type FormEvent, useState } from 'react';
import { block, unblock } from '../../data/own/blocked.ts';
import { book, useBook } from '../../data/own/book.ts';
import { AddressField } from '../../names/AddressField.tsx';
import { bookName } from '../../names/bookName.ts';
import { useTypedAddress } from '../../names/useTypedAddress.ts';
import { Address } from '../../ui/said/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Checks.module.css';
import { SafeNode } from '../../ui/text/SafeNode.tsx';
import { checksummed } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/checks.ts';

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
    if (!address)
      return setError(typed.error ?? words.waiting[typed.state === 'empty' ? 'empty' : 'resolving']);
    const entry = book.entry(address);
    if (entry?.own) return setError(words.addressOwn);
    if (entry?.blocked) return setError(words.addressBlocked);
    block(address);
    setText('');
    setError(undefined);
  };
  return (
    <section aria-labelledby="blocked-addresses">
      <h2 id="blocked-addresses">{words.addresses}</h2>
      <p className={styles.lead}>{words.addressesLead}</p>
      <form className={styles.add} onSubmit={add} noValidate>
        <AddressField
          label={words.address}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <Button type="submit" aria-label={words.blockAddress}>
          {words.block}
        </Button>
        {error ? (
          <p className={styles.wrong} role="alert">
            <SafeNode it={error} />
          </p>
        ) : null}
      </form>
      {blocked.length === 0 ? (
        <p className={look.quiet}>{words.addressesNone}</p>
      ) : (
        <ul className={`${look.panel} ${styles.list}`}>
          {blocked.map(({ address }) => (
            <li key={address} className={styles.row}>
              <span className={styles.what}>
                <Address form="line" address={address} name={bookName(rows, address)} />
              </span>
              <Button
                tone="quiet"
                onClick={() => {
                  canUndo({
                    says: forgottenWords.address,
                    what: <Address form="line" address={address} name={bookName(rows, address)} />,
                    back: () => block(address),
                  });
                  unblock(address);
                }}
                aria-label={fill(words.removeOf, { what: checksummed(address) })}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
