import type { Hex } from 'viem';
import type { FactId, Facts, StepId } from './fact.ts';
import type { Phrase } from './phrase.ts';

/** One comparison, as a row: what was read back, and what happened; `effect` is the line of the mined effects that it is of. */
export type HearbackLine = Readonly<{
  label: Phrase;
  readBack: FactId;
  happened: FactId;
  same: boolean;
  effect?: string;
}>;

/**
 * What is known of a transaction that was sent. `hash` is the one that counts now: of the transaction that took its
 * place, or that carried it. `block` is where it was last seen mined.
 */
export type Followed = Readonly<{
  hash: Hex;
  block?: Readonly<{ number: bigint; hash: Hex }>;
  /** The step of the mined transaction that is what was read back, when it was carried inside another. */
  carriedAt?: StepId;
}>;

/**
 * What happened, or what was signed, against what the user said that the request should do (`Intent`). `cannotCompare`: what is
 * missing for it is not known, and nothing that is known differs.
 */
export type HeardSaid = Readonly<{
  state: 'asSaid' | 'differs' | 'cannotCompare';
  differences: readonly Phrase[];
}>;

/** What came back, against what was read back. `different` is the only loud verdict. */
export type Hearback = Readonly<{
  verdict:
    | 'same'
    | 'carried'
    | 'feeOrNonce'
    | 'different'
    | 'replaced'
    | 'dropped'
    | 'waiting'
    | 'stuck'
    | 'reorganised'
    | 'cannotTell';
  effects: 'asRead' | 'less' | 'different' | 'reverted' | 'pending' | 'cannotTell' | 'notApplicable';
  differs: readonly FactId[];
  followed?: Followed;
  lines: readonly HearbackLine[];
  facts: Facts;
  says: readonly Phrase[];
  /** Absent where nothing was said, and while there is nothing to compare. */
  said?: HeardSaid;
}>;
