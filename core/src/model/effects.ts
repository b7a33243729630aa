import type { Address, Hex } from 'viem';
import type { Asset, StepId } from './fact.ts';
import type { Known } from './known.ts';
import type { Phrase } from './phrase.ts';

/**
 * The block that a simulation runs in, fixed once for every engine and every read: the state of the block
 * `parentHash`, and the number and time (seconds) that the next block is expected to have. Fees in wei per gas.
 */
export type PinnedBlock = Readonly<{
  chainId: number;
  parentHash: Hex;
  parentNumber: bigint;
  number: bigint;
  timestamp: bigint;
  baseFeePerGas: bigint;
  gasLimit: bigint;
  endpoint: string;
}>;

/** A quantity in the asset's smallest unit, a permission that is given or not, or a hash or address. */
export type EffectValue = bigint | boolean | Hex;

/**
 * What changes for `who`. `read` values come from reads of the state before and after; `claimed` ones only from
 * what a contract says in its events. `counterparty` is the spender, operator or new owner.
 */
export type EffectLine = Readonly<{
  id: string;
  who: Address;
  what:
    | 'balance'
    | 'nft'
    | 'allowance'
    | 'operator'
    | 'owner'
    | 'role'
    | 'code'
    | 'delegate'
    | 'safe'
    | 'fee';
  asset?: Asset;
  counterparty?: Address;
  before: Known<EffectValue>;
  after: Known<EffectValue>;
  basis: 'read' | 'claimed';
  /** Only for `fee`: what it can cost at most, in wei. */
  most?: bigint;
  /** Only for permissions that end: seconds since the epoch. */
  until?: bigint;
  cause: readonly StepId[];
}>;

export type Revert = Readonly<{
  data: Hex;
  /** `Error(string)`, a panic's name or a custom error's signature: foreign text. */
  reason?: string;
}>;

export type Effects = Readonly<{
  block: PinnedBlock;
  status: 'success' | 'partial' | 'revert';
  revert?: Revert;
  /** Gas units that the simulation used. */
  gasUsed: bigint;
  lines: readonly EffectLine[];
  /**
   * Balances of those whom the request pays, also where they stay the same or could not be read (`effect.<n>` counts
   * on from the lines). They are no change of the user's. Absent where nobody was paid, and in older readbacks.
   */
  arrivals?: readonly EffectLine[];
  engines: readonly Readonly<{ name: string; agrees: boolean | null }>[];
  /** What no engine looked at, and what was taken for granted: said on the page. */
  notLookedAt: readonly Phrase[];
  assumed: readonly Phrase[];
}>;
