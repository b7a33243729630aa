import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { book } from '../data/book.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Accounts.module.css';
import { KnowDialog, NetworkName } from './KnowDialog.tsx';

/** On which networks the user said that they know an account, and how to say it, or to take it back. */
export function KnownOn({ address, chains }: { address: Bytes; chains: readonly number[] }) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.known} aria-label="Known to you">
      {chains.length > 0 ? (
        <ul className={styles.knownList}>
          {chains.map((chainId) => (
            <li key={chainId}>
              <span>
                You said that you know it on <NetworkName chainId={chainId} />. A Stop about it is a Caution
                there.
              </span>
              <Button onClick={() => book.unknow(address, chainId)}>Undo “I know this account”</Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {chains.length > 0 ? 'I know it on another network' : 'I know this account'}
      </Button>
      <KnowDialog open={open} onClose={() => setOpen(false)} address={address} />
    </section>
  );
}
