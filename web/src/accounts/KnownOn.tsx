import * as words from '@readback/phrases/words/web/accounts.ts';
import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { book } from '../data/book.ts';
import { Button } from '../ui/Button.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Accounts.module.css';
import { KnowDialog, NetworkName } from './KnowDialog.tsx';

/** On which networks the user said that they know an account, and how to say it, or to take it back. */
export function KnownOn({ address, chains }: { address: Bytes; chains: readonly number[] }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.known} aria-label={words.known}>
      {chains.length > 0 ? (
        <ul className={styles.knownList}>
          {chains.map((chainId) => (
            <li key={chainId}>
              <span>
                <Words of={words.knownOn} values={{ network: <NetworkName chainId={chainId} /> }} />
              </span>
              <Button onClick={() => book.unknow(address, chainId)}>{words.unknow}</Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {chains.length > 0 ? words.knowElsewhere : words.know}
      </Button>
      <KnowDialog open={open} onClose={() => setOpen(false)} address={address} />
    </section>
  );
}
