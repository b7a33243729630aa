import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { useState } from 'react';
import type { NetworkDraft } from '../../data/networks/ownNetwork.ts';
import { chosenNetworks } from '../../data/networks/config.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Networks.module.css';
import { type ListedChain, searchChains } from './searchChains.ts';

/** About how many chains the list has, said before it is loaded. */
const aboutAll = 700;

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
        label={words.find}
        hint={fill(words.findHint, { count: aboutAll })}
        value={typed}
        onFocus={load}
        onChange={setTyped}
        error={list === 'missing' ? words.noList : undefined}
      />
      <ul className={styles.found} aria-label={words.found}>
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
              <span className={look.quiet}>
                <Words
                  of={words.foundChain}
                  values={{
                    id: String(it.chainId),
                    symbol: <SafeText text={it.symbol} max={20} cut="mark" />,
                    test: it.testnet ? 'yes' : 'no',
                    taken: taken.has(it.chainId) ? 'yes' : 'no',
                  }}
                />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <output className={styles.sub}>
        {typed.trim() !== '' && Array.isArray(list) && found.length === 0 ? words.notFound : ''}
      </output>
    </div>
  );
}

function draftOf({ chainId, name, symbol, rpc, explorer = '' }: ListedChain): NetworkDraft {
  return { chainId: String(chainId), name, symbol, rpc, explorer };
}
