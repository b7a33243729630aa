import type { WalletKind, Batches } from './canSign.ts';

/** What is known of the wallet that is connected. */
export type Ability = Readonly<{
  kind: WalletKind;
  chainId?: number | undefined;
  /** The methods that the session allows, of WalletConnect only. */
  methods?: readonly string[] | undefined;
  /** Undefined while it has not been asked. */
  batches?: Batches | undefined;
  /** What Safe says of itself: whether its viewer may propose, and whether it signs messages off the chain. */
  safe?: Readonly<{ readOnly: boolean; offChain: boolean }> | undefined;
}>;
