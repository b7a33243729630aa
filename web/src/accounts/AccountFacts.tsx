import type { ReactNode } from 'react';
import type { Network } from '../data/parseConfig.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { whyWords } from '@readback/phrases/words/why.ts';
import styles from './Accounts.module.css';
import type { SeenAccount } from './seen.ts';
import { grouped } from '../ui/grouped.ts';

/** What the account is on this network: a key, a contract, a Safe, or an account that was handed over to code. */
export function AccountFacts({ data, network }: { data: SeenAccount; network: Network }) {
  return (
    <div className={styles.facts}>
      <CodeFact data={data} network={network} />
      <NonceFact data={data} />
    </div>
  );
}

function CodeFact({ data: { code, safe }, network: { chainId } }: { data: SeenAccount; network: Network }) {
  const it = code.value;
  if (it === undefined) {
    return (
      <Fact>{`The account’s code could not be read: ${whyWords[code.failed?.why ?? 'notAsked']}.`}</Fact>
    );
  }
  switch (it.state) {
    case 'none':
      return <Fact>A plain account: it has no code on this network.</Fact>;
    case 'delegated':
      return (
        <Notice
          tone="caution"
          tag="Caution"
          title={
            <>
              This account is controlled by the code at{' '}
              {it.delegate ? <NamedAddress address={it.delegate} chainId={chainId} /> : 'an address'}
            </>
          }
        >
          EIP-7702: that code decides what can be done with everything the account holds on this network, also
          by others, until the account signs another authorization. If you did not do this on purpose, move
          its assets.
        </Notice>
      );
    case 'contract':
      return (
        <>
          {safe ? (
            <Fact>
              It behaves like a Safe
              {safe.version ? (
                <>
                  {' '}
                  <SafeText text={safe.version} max={20} cut="mark" />
                </>
              ) : null}
              {`: ${safe.threshold} of ${safe.owners.length} owners sign. Owners: `}
              <span className={styles.owners}>
                {safe.owners.map((owner) => (
                  <NamedAddress key={owner} address={owner} chainId={chainId} />
                ))}
              </span>
            </Fact>
          ) : null}
          <Fact>
            A contract. Hash of its code: <bdi className={styles.rawValue}>{it.hash}</bdi>
            {it.hash ? <CopyButton value={it.hash} what="code hash" /> : null}
          </Fact>
        </>
      );
  }
}

function NonceFact({ data: { nonce, pendingNonce, code } }: { data: SeenAccount }) {
  if (nonce.value === undefined || code.value?.state === 'contract') return null;
  const mined = `${grouped(nonce.value)} ${nonce.value === 1n ? 'transaction' : 'transactions'} sent and mined from it.`;
  if (pendingNonce.value === undefined)
    return <Fact>{mined} Whether others are pending could not be read.</Fact>;
  const waiting = pendingNonce.value - nonce.value;
  if (waiting <= 0n) return <Fact>{mined} This node knows of no pending transactions.</Fact>;
  return (
    <Fact>
      {mined}{' '}
      <b className={styles.unread}>
        {waiting === 1n ? '1 more is pending' : `${grouped(waiting)} more are pending`} ; later transactions
        queue behind.
      </b>
    </Fact>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <p>{children}</p>;
}
