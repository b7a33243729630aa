import type { Contract } from '@readback/core/abi/code/contractAt.ts';
import type { Proxy } from '@readback/core/abi/code/proxyAt.ts';
import { knownName } from '@readback/core/shipped/known.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts.ts';
import type { Address } from 'viem';
import { failureWords } from '../ui/said/failureWords.ts';
import { ago } from '../ui/time/ago.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Address as ShownAddress } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import styles from './Contracts.module.css';
import type { ContractState } from './useContract.ts';

/** Which contract it is, and whose functions it has. Calls always go to the contract itself. */
export function ContractHead(props: {
  network: Network;
  address: Address;
  state: ContractState;
  asked: boolean;
}) {
  const { network, address, state, asked } = props;
  const { contract, readAt, reading, error, look } = state;
  const now = useNow();
  return (
    <div className={styles.contract} data-testid="contract">
      {asked ? (
        <Named address={address} chainId={network.chainId} />
      ) : (
        <ShownAddress address={address} form="whole" unnamed={words.notLookedUp} />
      )}
      {!asked ? null : contract === undefined ? (
        error ? (
          <Notice
            tone="unknown"
            tag={words.unknown}
            live="status"
            title={fill(words.codeUnread, { why: failureWords(error) })}
            actions={
              <Button busy={reading} onClick={look}>
                {words.retry}
              </Button>
            }
          >
            {words.codeUnknown}
          </Notice>
        ) : (
          <Skeleton says={words.readingCode} />
        )
      ) : (
        <div className={styles.stands}>
          <Standing contract={contract} network={network} />
          <span className={styles.sub}>
            {error ? `${fill(words.notReadAgain, { why: failureWords(error) })} ` : null}
            {fill(words.codeRead, { when: ago(readAt, Math.max(now, readAt)) })}{' '}
            <Button tone="quiet" busy={reading} onClick={look}>
              {error ? words.retry : words.refresh}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

/** A contract that nobody named may be one that Readback itself knows by name. */
function Named({ address, chainId }: { address: Address; chainId: number }) {
  return (
    <NamedAddress address={address} chainId={chainId} form="whole" shipped={knownName(chainId, address)} />
  );
}

function Standing({ contract, network }: { contract: Contract; network: Network }) {
  const { own, proxies, code, open } = contract;
  const { chainId } = network;
  if (own.bytes === 0) {
    return (
      <Notice tone="unknown" tag={words.noCode} title={fill(words.noContract, { network: network.name })}>
        {words.noContractHint}
      </Notice>
    );
  }
  return (
    <>
      {proxies.length === 0 ? (
        <p>{fill(words.ownCode, { bytes: own.bytes })}</p>
      ) : (
        proxies.map((proxy) => <ProxyLine key={proxy.address} proxy={proxy} chainId={chainId} />)
      )}
      {proxies.length > 0 ? <p className={styles.sub}>{words.proxyCalls}</p> : null}
      {proxies.length > 0 && code.bytes === 0 && open === undefined ? (
        <Notice tone="caution" tag={words.caution} title={words.emptyImplementation}>
          {words.emptyImplementationHint}
        </Notice>
      ) : null}
      {open ? (
        <Notice tone="unknown" tag={words.unknown} title={words.proxiesOpen[open]}>
          {words.proxiesOpenHint}
        </Notice>
      ) : null}
    </>
  );
}

function ProxyLine({ proxy, chainId }: { proxy: Proxy; chainId: number }) {
  const { kind, implementation, admin, beacon } = proxy;
  return (
    <p>
      <Words
        of={words.proxy}
        values={{
          kind: (inner) => <b>{inner}</b>,
          name: words.proxies[kind],
          implementation: <NamedAddress address={implementation} chainId={chainId} form="line" />,
          by: beacon ? 'beacon' : 'itself',
          beacon: beacon ? <NamedAddress address={beacon} chainId={chainId} /> : null,
        }}
      />
      {admin ? (
        <>
          {' '}
          <Words
            of={words.upgradable}
            values={{ admin: <NamedAddress address={admin} chainId={chainId} /> }}
          />
        </>
      ) : null}
    </p>
  );
}
