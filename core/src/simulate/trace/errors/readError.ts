import { type Hex, size } from 'viem';
import { freshBudget } from '../../../codec/budget.ts';
import type { Candidate } from '../../../decode/candidates.ts';
import { readFunction } from '../../../decode/readFunction.ts';
import type { Arg, StepFunction } from '../../../model/step.ts';
import { knownErrors } from './knownErrors.ts';

/** What bytes that a call reverted with say. `inner`: the failure that this one hands on. */
export type ReadError = Readonly<{ fn: StepFunction; args: readonly Arg[]; inner?: ReadError }>;

/**
 * Reads the bytes that a call reverted with as an error of Solidity, of a standard, of a well-known contract, or one
 * of those `given` (declared by the contract itself, as its ABI says). Only what is exactly the canonical encoding of
 * one error is read, of at most 64 kB. Undefined for anything else.
 */
export function readError(data: Hex, given: readonly Candidate[] = [], depth = 0): ReadError | undefined {
  const length = size(data);
  if (length < 4 || length > mostBytes || depth === mostDepth) return undefined;
  const selector = data.slice(0, 10).toLowerCase() as Hex;
  const all = new Map<string, Candidate>();
  for (const it of [...listed(selector), ...given.filter(({ fn }) => fn.selector === selector)]) {
    const there = all.get(it.fn.signature);
    // Its names come from the table; that the contract declares it is said too.
    all.set(it.fn.signature, there === undefined ? it : { ...there, from: [...there.from, ...it.from] });
  }
  if (all.size === 0) return undefined;
  const { reading, fn, args } = readFunction(data, [...all.values()], freshBudget());
  if (reading !== 'canonical' || fn === undefined) return undefined;
  const inner = args
    .map(({ value }) => (value.kind === 'bytes' ? readError(value.hex, given, depth + 1) : undefined))
    .find((it) => it !== undefined);
  return { fn, args, ...(inner === undefined ? {} : { inner }) };
}

/** The failure that others hand on: the innermost. */
export function innermost(error: ReadError): ReadError {
  let it = error;
  while (it.inner !== undefined) it = it.inner;
  return it;
}

const mostBytes = 65_536;
const mostDepth = 4;

function listed(selector: Hex): readonly Candidate[] {
  return knownErrors(selector).map(({ fn, from }) => ({ fn, from: [{ by: 'source', name: from }] }));
}
