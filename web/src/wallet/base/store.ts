import type { Address } from 'viem';
import type { Connector } from 'wagmi';
import type { Network } from '../../data/networks/parseConfig.ts';
import type { WalletKind, Ability } from './ability.ts';
import { connectionKept } from './kept.ts';
import type { WalletError } from './problem.ts';

/** The only values of a connection's status. */
export type Status = 'disconnected' | 'connecting' | 'reconnecting' | 'connected';

/** A wallet that is being connected: `key` of what announced itself; `slow` once it has taken long to answer. */
export type Attempt = Readonly<{ key: string; name: string; slow: boolean }>;

/** The code by which a wallet elsewhere is paired with this page, until `expiresAt`, in milliseconds since the epoch. */
export type Pairing =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'code'; uri: string; expiresAt: number }>
  | Readonly<{ kind: 'expired' }>;

/** Why the last connection, or the last attempt at one, ended without the user ending it here. */
export type Ended = Readonly<{ why: 'noAccount' | 'gone' | 'absent' | 'twins' | 'silent'; name: string }>;

/** What is known of the wallet, for all of the page. */
export type WalletState = Readonly<{
  status: Status;
  account?: Address | undefined;
  /** Every account that the wallet lets this page use; the one that the wallet itself has chosen is first. */
  accounts: readonly Address[];
  /** The account that the user chose here, among those. */
  chosen?: Address | undefined;
  kind?: WalletKind | undefined;
  /** What the wallet says that it can do. */
  ability?: Omit<Ability, 'kind' | 'chainId'> | undefined;
  /** The chain that the wallet says it is on. */
  chainId?: number | undefined;
  /** What the wallet calls itself: foreign text. */
  name?: string | undefined;
  connector?: Connector | undefined;
  /** An account that is inspected without a wallet. */
  watched?: Address | undefined;
  /** The network the page works on while no wallet says one. */
  network?: number | undefined;
  attempt?: Attempt | undefined;
  pairing?: Pairing | undefined;
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
let state: WalletState = {
  // Until the wallet's code is there and says more.
  status: connectionKept() ? 'reconnecting' : 'disconnected',
  accounts: [],
  connectOpen: false,
  networksOpen: false,
};

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
