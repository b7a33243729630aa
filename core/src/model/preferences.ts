import type { Address } from 'viem';

/** A caution or a note that the user does not want to hear again of one address on one chain. Never a Stop. */
export type Mute = Readonly<{ rule: string; address: Address; chainId: number }>;

/** The figures that rules measure by. Percentages are of the figure that each names; days are of 86,400 seconds. */
export type Thresholds = Readonly<{
  /** A contract younger than this is new. */
  newContractDays: number;
  /** A permission for longer than this is long. */
  longPermissionDays: number;
  /** A swap that may give so much less than it gives now is worth a Caution. */
  slippagePercent: number;
  /** A fee above this share of what moves is large. */
  feePercent: number;
  /** A priority fee above this, in gwei, is absurd where it is also far above what the network takes. */
  priorityFeeGwei: number;
}>;

/** Someone whose attestations of descriptors (ERC-8176) count for the user. `name` is what the registry calls them. */
export type Auditor = Readonly<{ address: Address; name?: string }>;

/** How many auditors one can choose: each is one more file that is asked for. */
export const mostAuditors = 8;

/** What the user wants of the checks. Sites are hosts, in lower case. Blocked addresses are in the book. */
export type Preferences = Readonly<{
  thresholds: Thresholds;
  mutes: readonly Mute[];
  blockedSites: readonly string[];
  auditors: readonly Auditor[];
}>;

/** As it is until the user says otherwise. */
export const standardPreferences: Preferences = {
  thresholds: {
    newContractDays: 3,
    longPermissionDays: 365,
    slippagePercent: 10,
    feePercent: 10,
    priorityFeeGwei: 100,
  },
  mutes: [],
  blockedSites: [],
  auditors: [{ address: '0x3846c3A30E62075Fa916216b35EF04B8F53931f6', name: 'Cyfrin' }],
};

/** Whether a priority fee is out of all proportion to the base fee of its block. Both in wei per gas. */
export function isAbsurdTip(
  tip: bigint,
  baseFeePerGas: bigint,
  { priorityFeeGwei }: Pick<Thresholds, 'priorityFeeGwei'>,
): boolean {
  return tip > BigInt(Math.round(priorityFeeGwei * 1e9)) && tip > 5n * baseFeePerGas;
}
