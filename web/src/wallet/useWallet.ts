import { useSyncExternalStore } from 'react';
import type { Body } from '@readback/core/model/request.ts';
import type { Address } from 'viem';
import type { Connector } from 'wagmi';
import { useNetworks } from '../data/networks/config.ts';
import type { Network } from '../data/networks/parseConfig.ts';
import { whyCannotSign } from './canSign.ts';
import type { WalletKind } from './base/ability.ts';
import { networkInUse } from './base/networkInUse.ts';
import { switchNetwork } from './changeNetwork.ts';
import { disconnect } from './runtime.ts';
import { type Status, walletStore } from './base/store.ts';
import type { Switched } from './switchNetwork.ts';
import { type Trouble, troubles } from './trouble.ts';

export type Wallet = Readonly<{
  status: Status;
  /** Of the wallet; while reconnecting, the account of the last visit. */
  account: Address | undefined;
  /** Every account that the wallet lets this page use; empty unless connected. */
  accounts: readonly Address[];
  /** There only while connected. */
  kind: WalletKind | undefined;
  /** Why the connected wallet cannot sign this, as a sentence; undefined when it can, or none is connected. */
  canSign: (body: Body) => string | undefined;
  /** The chain the wallet says it is on. */
  chainId: number | undefined;
  /** The network the page works on: the wallet's, else the one chosen in the header; undefined if it is not enabled. */
  network: Network | undefined;
  /** What the wallet calls itself: foreign text. */
  name: string | undefined;
  /** For `submit`; there only while connected. */
  connector: Connector | undefined;
  /** An account that is inspected without a wallet. */
  watched: Address | undefined;
  /** What is beside the status, the most pressing first. */
  trouble: readonly Trouble[];
  /** Opens the dialog in which a wallet is chosen. */
  connect: () => void;
  disconnect: () => Promise<void>;
  /** Of the wallet, if one is connected, else of the page. Never rejects. */
  switchNetwork: (chainId: number) => Promise<Switched>;
}>;

/**
 * The wallet, as it is now.
 *
 * @param wanted the chain that is needed here: a wallet on another one is `wrongNetwork`
 */
export function useWallet(wanted?: number): Wallet {
  const state = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const networks = useNetworks();
  const nameOf = (chainId: number) => networks.find((it) => it.chainId === chainId)?.name;
  const { status, account, accounts, kind, ability, chainId, name, connector, watched } = state;
  return {
    status,
    account,
    accounts,
    kind,
    canSign: (body) => (kind ? whyCannotSign(body, { ...ability, kind, chainId }) : undefined),
    chainId,
    network: networkInUse(state, networks).network,
    name,
    connector,
    watched,
    trouble: troubles(state, { wanted, nameOf }),
    connect: () => walletStore.set({ connectOpen: true, problem: undefined }),
    disconnect,
    switchNetwork,
  };
}
