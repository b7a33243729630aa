import { useState } from 'react';
import type { NetworkDraft } from '../../data/networks/ownNetwork.ts';
import { chosenNetworks } from '../../data/config.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './Networks.module.css';
import { type ListedChain, searchChains } from './searchChains.ts';

/** Finds a chain in viem's list, by name or id, and fills the form in. The list comes with the page. */
export function ChainSearch({ onChoose }: { onChoose: (draft: NetworkDraft) => void }) {
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<readonly ListedChain[] | 'missing'>();
  const taken = new Set(chosenNetworks().map((it) => it.chainId));
  const found = Array.isArray(list) ? searchChains(list, typed) : [];

  /** The list is large, and fetched from this page's host when it is first needed. */
  function load() {
    if (Array.isArray(list)) return;
    import('./chainList.ts').then(
      (it) => setList(it.chainList),
      () => setList('missing'),
    );
  }

  return (
    <div className={styles.search}>
      <TextField
        label="Find a chain by name or id"
        hint="Searches this page’s list of about 700 chains. Or type everything below."
        value={typed}
        onFocus={load}
        onChange={setTyped}
        error={
          list === 'missing' ? 'The list could not be loaded. Type everything below instead.' : undefined
        }
      />
      <ul className={styles.found} aria-label="Chains found">
        {found.map((it) => (
          <li key={`${it.chainId} ${it.name}`}>
            <Button
              tone="quiet"
              aria-disabled={taken.has(it.chainId)}
              onClick={() => {
                if (taken.has(it.chainId)) return;
                onChoose(draftOf(it));
                setTyped('');
              }}
            >
              <SafeText text={it.name} max={60} cut="mark" />
              <span className={styles.note}>
                chain {it.chainId}, <SafeText text={it.symbol} max={20} cut="mark" />
                {it.testnet ? ', test network' : ''}
                {taken.has(it.chainId) ? ', already in the list' : ''}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <output className={styles.sub}>
        {typed.trim() !== '' && Array.isArray(list) && found.length === 0
          ? 'No chain in the list has this name or id.'
          : ''}
      </output>
    </div>
  );
}

function draftOf({ chainId, name, symbol, rpc, explorer = '' }: ListedChain): NetworkDraft {
  return { chainId: String(chainId), name, symbol, rpc, explorer };
}
