import { errorText } from '@readback/phrases/problemText.ts';
import type { Need } from '@readback/core/request/parse/parsed.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNetworks } from '../data/config.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type FoundName, NameField } from './NameField.tsx';
import styles from './PasteOutcome.module.css';
import { networkInUse } from '../wallet/networkInUse.ts';
import { walletStore } from '../wallet/store.ts';
import type { PasteDetails } from '../inbox/paste.ts';

export type MissingProps = {
  needs: readonly Need[];
  /** Names in the text whose addresses are wanted. */
  names?: readonly string[] | undefined;
  /** The network that the text names. */
  chainId?: number | undefined;
  reading: boolean;
  onDetails: (details: PasteDetails) => void;
};

/** Asks for what a text leaves open, and for nothing else. */
export function Missing({ needs, names = [], chainId, reading, onDetails }: MissingProps) {
  const networks = useNetworks();
  const inUse = networkInUse(walletStore.get(), networks).network;
  const [to, setTo] = useState('');
  const [chain, setChain] = useState(inUse ? String(inUse.chainId) : '');
  const [found, setFound] = useState<ReadonlyMap<string, FoundName>>(new Map());
  const [problems, setProblems] = useState<{ to?: string; chain?: string; names?: string }>({});
  const keep = useCallback((name: string, it: FoundName | undefined) => {
    setFound((all) => {
      const next = new Map(all);
      if (it) next.set(name, it);
      else next.delete(name);
      return next;
    });
  }, []);
  const first = useRef<HTMLFormElement>(null);
  const needsTo = needs.includes('to');
  const needsChain = needs.includes('chain');

  // The fields come after a press elsewhere: whoever types goes on in the first one.
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('input,select')?.focus();
  }, []);

  function go() {
    const address = needsTo ? parseAddress(to) : undefined;
    const wrong = {
      ...(address && !address.ok ? { to: errorText(address.error) } : {}),
      ...(names.some((it) => !found.has(it)) ? { names: words.nameNeeded } : {}),
      ...(needsChain && chain === '' ? { chain: words.networkNeeded } : {}),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    onDetails({
      ...(address?.ok ? { to: address.value } : {}),
      ...(needsChain ? { chainId: Number(chain) } : {}),
      ...(names.length > 0 ? namesFound(found) : {}),
    });
  }

  return (
    <form
      ref={first}
      className={styles.missing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <output>
        <b>{question(needsTo, needsChain, names.length)}</b> {words.notSaid}
      </output>
      <div className={styles.fields}>
        {needsTo ? (
          <TextField
            label={words.contract}
            mono
            value={to}
            onChange={setTo}
            error={problems.to}
            placeholder="0x…"
            maxLength={200}
          />
        ) : null}
        {names.map((name, at) => (
          <NameField
            key={name}
            label={names.length === 1 ? words.address : fill(words.addressOf, { place: at + 1 })}
            name={name}
            chainId={chainId ?? (chain === '' ? undefined : Number(chain))}
            error={found.has(name) ? undefined : problems.names}
            onFound={keep}
          />
        ))}
        {needsChain ? (
          <Select
            label={words.network}
            value={chain}
            placeholder={networks.length > 0 ? words.chooseNetwork : words.noNetwork}
            options={networks.map(({ chainId, name }) => ({ value: String(chainId), label: name }))}
            onChange={setChain}
            error={problems.chain}
          />
        ) : null}
      </div>
      <div>
        <Button tone="primary" type="submit" busy={reading}>
          {words.readBack}
        </Button>
      </div>
    </form>
  );
}

function question(to: boolean, chain: boolean, names: number): string {
  if (names > 0) return names === 1 ? words.whichAddress : words.whichAddresses;
  if (to && chain) return words.whichBoth;
  return to ? words.whichContract : words.whichNetwork;
}

/** Those that were looked up are behind the request, to be looked up again when it is read. */
function namesFound(found: ReadonlyMap<string, FoundName>): Pick<PasteDetails, 'names' | 'typed'> {
  const all = [...found];
  return {
    names: all.map(([name, { address }]) => ({ name, address })),
    typed: all.flatMap(([, { address, typed }]) => (typed === undefined ? [] : [{ name: typed, address }])),
  };
}
