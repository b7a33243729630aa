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

/** What the user wants of the checks. Sites are hosts, in lower case. Blocked addresses stand in the book. */
export type Preferences = Readonly<{
  thresholds: Thresholds;
  mutes: readonly Mute[];
  blockedSites: readonly string[];
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
};
