import type { Incoming } from '@readback/core/model/request.ts';
import type { Seems, SeemsParts } from '@readback/core/request/parse/parsed.ts';
import * as words from '@readback/phrases/words/web/start/pasteOutcome.ts';
import { useCallback, useState } from 'react';
import type { Address } from 'viem';
import { navigate } from '../router/here.ts';
import { Link } from '../router/Link.tsx';
import { Address as ShownAddress } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { keepLink } from '../inbox/apps/pairDraft.ts';
import { keepSignature } from '../forms/verifyDraft.ts';
import { LookUp } from './LookUp.tsx';
import { type FoundName, NameField } from './NameField.tsx';
import styles from './PasteOutcome.module.css';

export type ElsewhereProps = {
  seems: Seems;
  parts: SeemsParts;
  /** What was pasted. */
  text: string;
  onFound: (incoming: Incoming) => void;
};

/** Where to go with a text that is not a request, but something that Readback has another place for. */
export function Elsewhere({ seems, parts, text, onFound }: ElsewhereProps) {
  const { hash, address, name, chainId } = parts;
  if (seems === 'signature') {
    return (
      <div>
        <Button
          tone="primary"
          onClick={() => {
            keepSignature(text.trim());
            navigate({ to: '/verify' });
          }}
        >
          {words.verify}
        </Button>
      </div>
    );
  }
  if (seems === 'walletConnect') {
    return (
      <div>
        <Button
          tone="primary"
          onClick={() => {
            keepLink(text.trim());
            navigate({ to: '/connections' });
          }}
        >
          {words.connectApp}
        </Button>
      </div>
    );
  }
  if (seems === 'transactionHash' && hash) return <LookUp hash={hash} chainId={chainId} onFound={onFound} />;
  if (seems === 'name' && name) return <OfName name={name} />;
  return address ? <Places address={address} chainId={chainId} /> : null;
}

function OfName({ name }: { name: string }) {
  const [found, setFound] = useState<FoundName>();
  const keep = useCallback((_: string, it: FoundName | undefined) => setFound(it), []);
  return (
    <div className={styles.missing}>
      <NameField label={words.address} name={name} onFound={keep} />
      {found ? <Places address={found.address} /> : null}
    </div>
  );
}

function Places({ address, chainId }: { address: Address; chainId?: number | undefined }) {
  return (
    <div className={styles.missing}>
      <ShownAddress address={address} form="whole" />
      <div className={styles.choices}>
        <Link to="/accounts/$address" params={{ address }}>
          {words.asAccount}
        </Link>
        <Link to="/contracts" search={{ address, ...(chainId === undefined ? {} : { chain: chainId }) }}>
          {words.asContract}
        </Link>
      </div>
    </div>
  );
}
