import { errorText } from '@readback/phrases/problemText.ts';
import type { Need } from '@readback/core/request/parse/parsed.ts';
import { parseAddress } from '@readback/core/text/address.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import * as whose from '@readback/phrases/words/web/names/whose.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNetworks } from '../data/networks/config.ts';
import { AddressField } from '../names/AddressField.tsx';
import { useTypedAddress } from '../names/useTypedAddress.ts';
import { WhoseAccount } from '../names/WhoseAccount.tsx';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { KnownTokenField } from './KnownTokenField.tsx';
import { type FoundName, NameField } from './NameField.tsx';
import styles from './PasteOutcome.module.css';
import { networkInUse } from '../wallet/base/networkInUse.ts';
import { walletStore } from '../wallet/base/store.ts';
import type { PasteDetails } from '../inbox/pasteOutcome.ts';

export type MissingProps = {
  needs: readonly Need[];
  /** What was said before: it counts, and is not asked again. */
  said?: PasteDetails | undefined;
  /** Names in the text whose addresses are wanted. */
  names?: readonly string[] | undefined;
  /** The network that the text names, or that the wallet is on. */
  chainId?: number | undefined;
  /** Nobody said whose account would sign it. */
  who: boolean;
  /** It can be read without all that, though never signed. */
  canStayOpen: boolean;
  reading: boolean;
  /** What is filled in so far. */
  onChosen: (details: PasteDetails) => void;
  onDetails: (details: PasteDetails) => void;
};

const nothing: PasteDetails = {};

/** Asks for what a text leaves open, and for nothing else. */
export function Missing(props: MissingProps) {
  const {
    needs,
    said = nothing,
    names = [],
    chainId,
    who,
    canStayOpen,
    reading,
    onChosen,
    onDetails,
  } = props;
  const networks = useNetworks();
  const inUse = networkInUse(walletStore.get(), networks).network;
  const [to, setTo] = useState('');
  const [from, setFrom] = useState('');
  const [chain, setChain] = useState(inUse ? String(inUse.chainId) : '');
  // The network in use is only proposed: whoever does not know the network has not named it.
  const [named, setNamed] = useState(false);
  const [found, setFound] = useState<ReadonlyMap<string, FoundName>>(new Map());
  const [problems, setProblems] = useState<{ to?: string; chain?: string; names?: string; from?: string }>(
    {},
  );
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
  const on = needsChain
    ? chain === ''
      ? undefined
      : Number(chain)
    : (chainId ?? said.chainId ?? inUse?.chainId);
  const called = useTypedAddress(to, { chainId: on }).address;
  const account = useTypedAddress(from, { chainId: on }).address;

  // The fields come after a press elsewhere: whoever types goes on in the first one.
  useEffect(() => {
    first.current?.querySelector<HTMLElement>('input,select')?.focus();
  }, []);

  // What is chosen is said above, and counts for whoever reads it back from there; what a name gives comes later.
  useEffect(() => {
    onChosen({
      ...said,
      ...(called ? { to: called } : {}),
      ...(account ? { from: account } : {}),
      ...(needsChain && on !== undefined ? { chainId: on } : {}),
    });
  }, [said, called, account, needsChain, on, onChosen]);

  function go(open: boolean) {
    const wrong = {
      ...(needsTo && !called && !(open && to.trim() === '') ? { to: whyNot(to) } : {}),
      ...(who && !account && from.trim() !== '' ? { from: whyNot(from) } : {}),
      ...(names.some((it) => !found.has(it)) ? { names: words.nameNeeded } : {}),
      ...(needsChain && chain === '' && !open ? { chain: words.networkNeeded } : {}),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    onDetails({
      ...said,
      ...(called ? { to: called } : {}),
      ...(account ? { from: account } : {}),
      ...(needsChain && on !== undefined && (named || !open) ? { chainId: on } : {}),
      ...(names.length > 0 ? namesFound(found) : {}),
      ...(open ? { open } : {}),
    });
  }

  return (
    <form
      ref={first}
      className={styles.missing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go(false);
      }}
    >
      <output>
        <b>{question(needsTo, needsChain, names.length)}</b> {words.notSaid}
      </output>
      <div className={styles.fields}>
        {needsTo ? (
          <div className={styles.called}>
            <AddressField
              label={words.contract}
              value={to}
              onChange={setTo}
              chainId={on}
              error={problems.to}
            />
            <KnownTokenField chainId={on} token={called} onChange={setTo} />
          </div>
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
            onChange={(it) => {
              setNamed(true);
              setChain(it);
            }}
            error={problems.chain}
          />
        ) : null}
      </div>
      {who ? (
        <WhoseAccount
          value={from}
          onChange={setFrom}
          chainId={on}
          hint={whose.whoseHint}
          error={problems.from}
        />
      ) : null}
      <div className={styles.choices}>
        <Button tone="primary" type="submit" busy={reading}>
          {words.readBack}
        </Button>
        {canStayOpen ? <Button onClick={() => go(true)}>{words.dontKnow}</Button> : null}
      </div>
    </form>
  );
}

function whyNot(text: string): string {
  const address = parseAddress(text);
  return address.ok ? '' : errorText(address.error);
}

function question(to: boolean, chain: boolean, names: number): string {
  if (names > 0) return names === 1 ? words.whichAddress : words.whichAddresses;
  if (to && chain) return words.whichBoth;
  if (to) return words.whichContract;
  return chain ? words.whichNetwork : words.whoseAccount;
}

/** Those that were looked up are behind the request, to be looked up again when it is read. */
function namesFound(found: ReadonlyMap<string, FoundName>): Pick<PasteDetails, 'names' | 'typed'> {
  const all = [...found];
  return {
    names: all.map(([name, { address }]) => ({ name, address })),
    typed: all.flatMap(([, { address, typed }]) => (typed === undefined ? [] : [{ name: typed, address }])),
  };
}
