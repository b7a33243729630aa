import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import type { FoundAt } from '../steps/stepTree.ts';
import type { Step, Actor } from '../../model/step.ts';

/** One side of a swap. `token` absent: the chain's native currency. */
export type Side = Readonly<{
  token?: Readonly<{ value: Address; fact: FactId }>;
  raw: bigint;
  fact: FactId;
  arg?: FoundAt<bigint>;
  /** Whether `raw` is the amount itself, or its limit (at most for what is given, at least for what is received). */
  exact: boolean;
  /** All that the router has of it by that time: `raw` is only the number that represents that. */
  all?: boolean;
  /** All that who gives it has of it: nobody has as much as the largest number there is. */
  whole?: true;
  /** The call does not name the token: its pools decide. */
  unnamed?: boolean;
  /** It comes as the token that the native currency is wrapped into, which the call does not name. */
  wrapped?: true;
  /** It is the sum of several amounts: the facts of these. */
  sumOf?: readonly FactId[];
}>;

/** A swap as the call asks for it. */
export type Swap = Readonly<{
  step: Step;
  /** Whose swap it is: who receives where it goes back. */
  by: Actor;
  /** Whose assets are given, where that is not `by`. */
  payer?: Actor;
  give: Side;
  get: Side;
  to: Readonly<{ value: Address; fact: FactId }>;
  /** How it is held to its limit (`MinimumKept`); `rate`: of as much as is truly sold; `fee`: before a fee. */
  kept: 'measured' | 'factory' | 'believed' | 'rate' | 'fee';
  /** What is taken of the minimum itself, in parts of 10,000, where it is kept before a fee. */
  share?: bigint;
  /** Who receives: the account that pays, the router itself for a later step, or someone else. */
  goes: 'back' | 'router' | 'other';
}>;
