import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import type { Address, Hex } from 'viem';

/** One call of an account. `operation` 1 is a delegatecall, which only a Safe makes. `value` in wei. */
export type Call = Readonly<{ to: Address; data: Hex; value: bigint; operation?: 0 | 1 }>;

/** Where attacks are played. `now` in seconds since the epoch; `lookAlike` has the two ends of `friend`, who was paid. */
export type Ground = Readonly<{
  info: PracticeInfo;
  at: PracticeInfo['addresses'];
  now: bigint;
  friend: Address;
  lookAlike: Address;
  /** How many practice dollars an account has, in their smallest unit. */
  holds: (account: Address) => bigint;
}>;
