import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import type { ReactNode } from 'react';
import type { Network } from '../data/networks/parseConfig.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { whyWords } from '@readback/phrases/words/why.ts';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './look/Accounts.module.css';
import type { SeenAccount } from '../holdings/seen.ts';

/** What the account is on this network: a key, a contract, or an account that was handed over to code. */
export function AccountFacts({ data, network }: { data: SeenAccount; network: Network }) {
  return (
    <div className={styles.facts}>
      <CodeFact data={data} network={network} />
      <NonceFact data={data} />
    </div>
  );
}

function CodeFact({ data: { code }, network: { chainId } }: { data: SeenAccount; network: Network }) {
  const it = code.value;
  if (it === undefined) {
    return <Fact>{fill(words.codeNotRead, { why: whyWords[code.failed?.why ?? 'notAsked'] })}</Fact>;
  }
  switch (it.state) {
    case 'none':
      return <Fact>{words.plain}</Fact>;
    case 'delegated':
      return (
        <Notice
          tone="caution"
          tag={words.caution}
          title={
            it.delegate ? (
              <Words
                of={words.delegated}
                values={{ delegate: <NamedAddress address={it.delegate} chainId={chainId} /> }}
              />
            ) : (
              words.delegatedSomewhere
            )
          }
        >
          {words.delegatedWhy}
        </Notice>
      );
    case 'contract':
      return (
        <Fact>
          <Words
            of={words.contract}
            values={{
              hash: (
                <>
                  <bdi className={look.codeWrap}>{it.hash}</bdi>
                  {it.hash ? <CopyButton value={it.hash} what={words.codeHash} /> : null}
                </>
              ),
            }}
          />
        </Fact>
      );
  }
}

function NonceFact({ data: { nonce, pendingNonce, code } }: { data: SeenAccount }) {
  if (nonce.value === undefined || code.value?.state === 'contract') return null;
  const sent = fill(words.sent, { count: Number(nonce.value) });
  if (pendingNonce.value === undefined) return <Fact>{`${sent} ${words.pendingNotRead}`}</Fact>;
  const waiting = pendingNonce.value - nonce.value;
  if (waiting <= 0n) return <Fact>{`${sent} ${words.nonePending}`}</Fact>;
  return (
    <Fact>
      {sent} <b className={styles.unread}>{fill(words.pending, { count: Number(waiting) })}</b>
    </Fact>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <p>{children}</p>;
}
