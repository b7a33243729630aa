import type { Address } from 'viem';
import type { Connector } from 'wagmi';
import type { Network } from '../data/parseConfig.ts';
import type { WalletError } from './problem.ts';

/** The only values of a connection's status. */
export type Status = 'disconnected' | 'connecting' | 'reconnecting' | 'connected';

/** A wallet that is being connected: `key` of what announced itself; `slow` once it has taken long to answer. */
export type Attempt = Readonly<{ key: string; name: string; slow: boolean }>;

/** Why the last connection, or the last attempt at one, ended without the user ending it here. */
export type Ended = Readonly<{ why: 'noAccount' | 'gone' | 'absent' | 'twins' | 'silent'; name: string }>;

/** What is known of the wallet, for all of the page. */
export type WalletState = Readonly<{
  status: Status;
  account?: Address | undefined;
  /** The chain that the wallet says it is on. */
  chainId?: number | undefined;
  /** What the wallet calls itself: foreign text. */
  name?: string | undefined;
  connector?: Connector | undefined;
  /** An account that is looked at without a wallet. */
  watched?: Address | undefined;
  /** The network the page works on while no wallet says one. */
  network?: number | undefined;
  attempt?: Attempt | undefined;
  ended?: Ended | undefined;
  /** A signature that the wallet was asked for and has not answered. */
  asked?: Readonly<{ slow: boolean }> | undefined;
  switching?: Readonly<{ chainId: number; slow: boolean }> | undefined;
  /** What the wallet answered last instead of doing what it was asked, until something else is asked. */
  problem?: WalletError | undefined;
  /** The question whether the wallet may be told of a network it does not know. */
  mayAdd?: Readonly<{ network: Network; answer: (may: boolean) => void }> | undefined;
  connectOpen: boolean;
  networksOpen: boolean;
}>;

const listeners = new Set<() => void>();
let state: WalletState = { status: 'disconnected', connectOpen: false, networksOpen: false };

export const walletStore = {
  get: (): WalletState => state,
  set: (patch: Partial<WalletState>): void => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
