import { factOfFunction } from './factIds.ts';
import type { Address, Hex } from 'viem';
import type { AbiFor, AbiSourceId } from './abi.ts';
import type { Fact, FactId } from './fact.ts';
import type { Known } from './known.ts';

/** A function of a contract that someone calls. */
export type CalledFunction = Readonly<{ address: Address; selector: Hex }>;

/** Who may know a function: the ABIs that the user keeps, the sources, the list of signatures, and the code itself. */
export type FunctionSource = 'kept' | AbiSourceId | 'signatures' | 'code';

/** What was found of functions, and what each of those who were asked had to say. */
export type FunctionAnswers = Readonly<{ abis: readonly AbiFor[]; facts: readonly Fact[] }>;

/** The id of the fact that says what one of them had of a function. */
export function askedFact({ address, selector }: CalledFunction, who: FunctionSource): FactId {
  return factOfFunction(address, selector.toLowerCase(), who);
}

/** What one of those who were asked had of a function: its signatures, or why it has none. */
export function said(called: CalledFunction, who: FunctionSource, what: Known<string>): Fact {
  const value = what.s === 'known' ? ({ s: 'known', v: { kind: 'text', text: what.v } } as const) : what;
  return { id: askedFact(called, who), value, from: [] };
}
