import { getAddress } from 'viem';
import type { Evidence } from '../../evidence/evidence.ts';
import type { FunctionModel, SumPart } from '../../decode/abis/functionModel.ts';
import type { FunctionVerb } from '../../decode/abis/functionVerbs.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { findArgs } from '../../decode/findArgs.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { Arg, Step } from '../../model/step.ts';
import type { Leaf } from '../modelLeaves.ts';
import { type CountedAs, movedSum, sumWays } from './movedSum.ts';
import { nativeAmountPhrase } from '../parts.ts';
import { amountSum, everyOf, isEvery, nativeSum, type Sum, type TokenSaid, tokenSum } from './tokenSum.ts';

/**
 * How much a modeled call is about, in words, as the row of its function says it; undefined where it does not say of
 * which amount and of which token: then nothing is said rather than guessed.
 */
export function actSum(
  view: Evidence,
  step: Step,
  model: FunctionModel,
  verb: FunctionVerb,
  leaves: readonly Leaf[],
): Sum | undefined {
  if (!sumWays.has(verb)) return undefined;
  const { sums } = model;
  const called = { view, step, verb, leaves };
  if (sums === undefined) return onlySum(called) ?? valueSum(called);
  const said = sums.flatMap((parts) => {
    const some = parts.filter((it) => isThere(step, it));
    return some.every(({ amount }) => amount === 'some') ? [] : [some];
  });
  const [one = [], ...others] = said;
  if (others.length > 0) return undefined;
  const given = one.filter(({ amount }) => amount !== 'some');
  const bought = one.find(({ amount }) => amount === 'some');
  const [first, second, ...more] = given.map((it) => partOf(called, it));
  if (first === undefined || more.length > 0) return undefined;
  if (given.length === 1) return bought === undefined ? first : withBought(called, first, bought.of);
  if (second === undefined) return undefined;
  return {
    what: { id: 'what.two', args: { first: first.what, second: second.what } },
    ...(first.isValue || second.isValue ? { isValue: true } : {}),
  };
}

/** With the token that it is given for, where the call has it as an address. */
function withBought({ step, leaves }: Called, given: Sum, of: SumPart['of']): Sum {
  const token = tokenOf(step, leaves, of);
  const isNative = of === 'native' || (token !== undefined && /^0x(?:0{40}|e{40})$/i.test(token.address));
  const { what } = given;
  if (isNative) return { ...given, what: { id: 'what.forNative', args: { what } } };
  if (token?.fact === undefined) return given;
  return { ...given, what: { id: 'what.forToken', args: { what, token: token.fact } } };
}

/** Words that are about the value that goes along, where the call names no amount. */
const ofValue: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>([
  'addCollateral',
  'bridge',
  'deposit',
  'donate',
  'repay',
  'stake',
  'supply',
  'wrap',
]);

/** The one amount of a call: what the page says of its token, else what moves as much. */
function onlySum(called: Called): Sum | undefined {
  const [only, ...others] = called.leaves.filter(
    ({ arg: { value }, number }) => number === 'amount' && value.kind === 'integer' && value.value !== 0n,
  );
  if (only === undefined || others.length > 0 || only.listed) return undefined;
  if (only.arg.meaning?.as === 'amount') return amountSum(only.fact);
  return movedSum(called.view, called.step, called.verb, only, 'moved');
}

/** The value that goes along, where the call names no amount. */
function valueSum({ view, step, verb, leaves }: Called): Sum | undefined {
  if (step.value === 0n || !ofValue.has(verb)) return undefined;
  if (leaves.some(({ number }) => number === 'amount')) return undefined;
  return { what: nativeAmountPhrase(view, `step.${step.id}.value`), isValue: true };
}

/** Whether it is an amount that is not zero: a call that takes assets or shares names one of them. */
function isThere(step: Step, { amount }: SumPart): boolean {
  if (amount === 'all' || amount === 'some') return true;
  if (amount === 'value') return step.value > 0n;
  const value = amountAt(step, amount)?.value;
  return value?.kind === 'integer' && value.value !== 0n;
}

/** An amount at a path; one of a list, where it is the only one. */
function amountAt({ args }: Step, path: ArgPath): Arg | undefined {
  for (const [at, part] of path.entries()) {
    if (typeof part === 'string' || at === 0) continue;
    const [above] = findArgs(args, path.slice(0, at));
    if (above?.arg.value.kind === 'array' && above.arg.value.items.length !== 1) return undefined;
  }
  return findArgs(args, path)[0]?.arg;
}

type Called = Readonly<{ view: Evidence; step: Step; verb: FunctionVerb; leaves: readonly Leaf[] }>;

function partOf(called: Called, { amount, of }: SumPart): Sum | undefined {
  const { view, step, leaves } = called;
  if (amount === 'some') return undefined;
  if (amount === 'value') return { what: nativeAmountPhrase(view, `step.${step.id}.value`), isValue: true };
  const token = tokenOf(step, leaves, of);
  if (amount === 'all') return token?.fact === undefined ? undefined : { what: everyOf(token.fact) };
  const leaf = leafOf(leaves, amountAt(step, amount));
  if (leaf === undefined) return undefined;
  if (leaf.arg.meaning?.as === 'amount') return amountSum(leaf.fact);
  if (of === 'shares' || of === 'underlying' || of === 'moved')
    return movedSum(view, step, called.verb, leaf, of) ?? countOf(called, leaf, of);
  if (of !== 'native') return token === undefined ? undefined : tokenSum(view, step, leaf, token);
  return nativeSum(view, step, leaf);
}

function leafOf(leaves: readonly Leaf[], found: Arg | undefined): Leaf | undefined {
  return leaves.find(({ arg }) => arg === found);
}

function tokenOf(step: Step, leaves: readonly Leaf[], of: SumPart['of']): TokenSaid | undefined {
  if (of === 'called' && step.to !== null) return { address: step.to, fact: `step.${step.id}.to` };
  if (typeof of === 'string') return undefined;
  const leaf = leafOf(leaves, findArgs(step.args, of)[0]?.arg);
  const address = leaf === undefined ? undefined : packedAddress(leaf.arg.value);
  if (leaf === undefined || address === undefined) return undefined;
  return {
    address: getAddress(address),
    ...(leaf.arg.value.kind === 'address' ? { fact: leaf.fact } : {}),
  };
}

/** An amount of shares of whatever is called, or of what they are over. Shares of a debt are no tokens. */
function countOf({ verb }: Called, leaf: Leaf, of: CountedAs): Sum | undefined {
  if (of === 'moved') return undefined;
  if (isEvery(leaf.arg))
    return { what: { id: 'what.every', args: { of: of === 'shares' ? 'shares' : 'assets' } } };
  if (of === 'shares' && ofDebts.has(verb)) return undefined;
  return {
    what: { id: of === 'shares' ? 'what.shares' : 'what.underlying', args: { amount: leaf.fact } },
  };
}

const ofDebts: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>(['borrow', 'mintDebt', 'repay']);
