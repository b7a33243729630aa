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

/** `injected`: announced itself in this browser (EIP-6963). `practice`: this page's own, for the practice chain. */
export type WalletKind = 'injected' | 'walletConnect' | 'safe' | 'practice';
/**
 * Whether a wallet takes batches of calls on one chain (EIP-5792). `atomic`: also all or nothing. `unsaid`: it was
 * asked and did not answer.
 */
export type Batches = 'no' | 'apart' | 'atomic' | 'unsaid';
