import type { Contract } from '@readback/core/abi/code/contractAt.ts';
import type { Proxy } from '@readback/core/abi/code/proxyAt.ts';
import { knownName } from '@readback/core/shipped/known.ts';
import type { Address } from 'viem';
import { useContractLabel } from '../accounts/useContractLabel.ts';
import { failureWords } from '../ui/failureWords.ts';
import { ago } from '../ui/ago.ts';
import type { Network } from '../data/parseConfig.ts';
import { NamedAddress } from '../names/NamedAddress.tsx';
import { Address as ShownAddress } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useNow } from '../ui/useNow.ts';
import styles from './Contracts.module.css';
import { proxyWords } from './proxyWords.ts';
import type { ContractState } from './useContract.ts';
import { safeString } from '@readback/core/text/safeString.ts';
import { grouped } from '../ui/grouped.ts';

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
        <ShownAddress address={address} form="whole" unnamed="Not looked up" />
      )}
      {!asked ? null : contract === undefined ? (
        error ? (
          <Notice
            tone="unknown"
            tag="Unknown"
            live="status"
            title={`The code at this address could not be read: ${failureWords(error)}.`}
            actions={
              <Button busy={reading} onClick={look}>
                Retry
              </Button>
            }
          >
            Whether it is a contract or a proxy is unknown.
          </Notice>
        ) : (
          <Skeleton says="Reading the code at this address" />
        )
      ) : (
        <div className={styles.stands}>
          <Standing contract={contract} network={network} />
          <span className={styles.sub}>
            {error ? `Could not be read again: ${failureWords(error)}. ` : null}
            {`Read from the network ${ago(readAt, Math.max(now, readAt))}.`}{' '}
            <Button tone="quiet" busy={reading} onClick={look}>
              {error ? 'Retry' : 'Refresh'}
            </Button>
          </span>
        </div>
      )}
    </div>
  );
}

/** A contract that nobody named may be one that this page's host, or Readback itself, knows by name. */
function Named({ address, chainId }: { address: Address; chainId: number }) {
  const label = useContractLabel(chainId, address);
  return (
    <NamedAddress
      address={address}
      chainId={chainId}
      form="whole"
      unnamed={label ? safeString(label.name) : knownName(chainId, address)}
    />
  );
}

function Standing({ contract, network }: { contract: Contract; network: Network }) {
  const { own, proxies, code, open } = contract;
  const { chainId } = network;
  if (own.bytes === 0) {
    return (
      <Notice tone="unknown" tag="No code" title={`There is no contract at this address on ${network.name}.`}>
        It may be a plain account, or a contract on another network. A call to it runs no code.
      </Notice>
    );
  }
  return (
    <>
      {proxies.length === 0 ? (
        <p>A contract of {grouped(own.bytes)} bytes, with functions of its own.</p>
      ) : (
        proxies.map((proxy) => <ProxyLine key={proxy.address} proxy={proxy} chainId={chainId} />)
      )}
      {proxies.length > 0 ? (
        <p className={styles.sub}>Calls go to the contract itself, never to the implementation.</p>
      ) : null}
      {proxies.length > 0 && code.bytes === 0 && open === undefined ? (
        <Notice tone="caution" tag="Caution" title="Its implementation has no code.">
          Calls to it do nothing, or fail.
        </Notice>
      ) : null}
      {open ? (
        <Notice tone="unknown" tag="Unknown" title={openWords[open]}>
          Its functions may come from a different contract than the one shown here.
        </Notice>
      ) : null}
    </>
  );
}

const openWords: Readonly<Record<NonNullable<Contract['open']>, string>> = {
  tooDeep: 'There are more than four nested proxies: the rest were not followed.',
  loop: 'These proxies lead back to themselves.',
  notAnswered: 'Whether it is a proxy could not be read in full.',
};

function ProxyLine({ proxy, chainId }: { proxy: Proxy; chainId: number }) {
  const { kind, implementation, admin, beacon } = proxy;
  return (
    <p>
      <b>{proxyWords[kind]}.</b> Functions come from the implementation{' '}
      <NamedAddress address={implementation} chainId={chainId} form="line" />
      {beacon ? (
        <>
          , according to the beacon <NamedAddress address={beacon} chainId={chainId} /> says
        </>
      ) : null}
      .
      {admin ? (
        <>
          {' '}
          <NamedAddress address={admin} chainId={chainId} /> can upgrade it.
        </>
      ) : null}
    </p>
  );
}
