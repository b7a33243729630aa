import type { Address } from 'viem';
import type { FunctionAct } from '../../decode/abis/functionModel.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';

/**
 * A number that limits what a call may take or has to bring. `desired`: how much of that asset the call offers at most. `token`:
 * what a trade may take so much of, where that is told: `any` where the call does not say which.
 */
export type Bound = Readonly<{
  raw: bigint;
  fact: FactId;
  desired?: bigint;
  token?: Address | 'native' | 'any';
}>;

/** A call whose price others can move, with the limits that it sets. `liquidity`: how much of a position it takes out. */
export type Bounded = Readonly<{
  step: Step;
  act: FunctionAct;
  floors: readonly Bound[];
  ceilings: readonly Bound[];
  shares: readonly ShareBound[];
  liquidity?: bigint;
}>;

/** A limit on a loss or fee, as a part of the whole. */
export type ShareBound = Readonly<{ raw: bigint; whole: bigint; fact: FactId }>;
