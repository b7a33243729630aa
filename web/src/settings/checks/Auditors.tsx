import { type Auditor, mostAuditors } from '@readback/core/model/preferences.ts';
import { checksummed } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/checks.ts';
import { type FormEvent, useState } from 'react';
import { useBook } from '../../data/own/book.ts';
import { preferences } from '../../data/preferences.ts';
import { useSetting } from '../../data/base/setting.ts';
import { auditorAt } from '../../data/names/auditorAt.ts';
import { auditorName } from '../../names/auditorName.ts';
import { AddressField } from '../../names/AddressField.tsx';
import { bookName } from '../../names/bookName.ts';
import { useTypedAddress } from '../../names/useTypedAddress.ts';
import { Address } from '../../ui/said/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import { SafeNode } from '../../ui/text/SafeNode.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Checks.module.css';

/** Whose attestations of contract descriptions (ERC-8176) the user wants to see. */
export function Auditors() {
  const { auditors } = useSetting(preferences);
  const rows = useBook();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const typed = useTypedAddress(text);

  const keep = (next: readonly Auditor[]) => preferences.set({ ...preferences.get(), auditors: [...next] });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const { address } = typed;
    if (!address)
      return setError(typed.error ?? words.waiting[typed.state === 'empty' ? 'empty' : 'resolving']);
    if (auditors.some((it) => it.address.toLowerCase() === address.toLowerCase()))
      return setError(words.auditorListed);
    if (auditors.length >= mostAuditors) return setError(fill(words.auditorsFull, { most: mostAuditors }));
    keep([...auditors, auditorAt(address)]);
    setText('');
    setError(undefined);
  };
  return (
    <section aria-labelledby="auditors">
      <h2 id="auditors">{words.auditors}</h2>
      <p className={styles.lead}>{words.auditorsLead}</p>
      <form className={styles.add} onSubmit={add} noValidate>
        <AddressField
          label={words.auditor}
          value={text}
          onChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
        <Button type="submit" aria-label={words.addAuditor}>
          {words.add}
        </Button>
        {error ? (
          <p className={styles.wrong} role="alert">
            <SafeNode it={error} />
          </p>
        ) : null}
      </form>
      {auditors.length === 0 ? (
        <p className={look.quiet}>{words.auditorsNone}</p>
      ) : (
        <ul className={`${look.panel} ${styles.list}`}>
          {auditors.map((it) => (
            <li key={it.address} className={styles.row}>
              <span className={styles.what}>
                <Address
                  form="line"
                  address={it.address}
                  name={bookName(rows, it.address) ?? auditorName(it.address)}
                />
              </span>
              <Button
                tone="quiet"
                onClick={() => keep(auditors.filter(({ address }) => address !== it.address))}
                aria-label={fill(words.removeOf, { what: checksummed(it.address) })}
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
