import { factOfStep, factWithin } from '../../model/factIds.ts';
import { getAddress } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { isLimitKept } from '../../evidence/purpose/provenPools.ts';
import type { FunctionModel, SumToken } from '../../decode/abis/functionModel.ts';
import type { FunctionVerb } from '../../decode/abis/functionVerbs.ts';
import { holds } from '../../actions/purpose/when.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import type { Leaf } from '../modelLeaves.ts';
import { byRowOnly, movedSum, sumWays, type SumWay } from './movedSum.ts';
import { nativeAmountPhrase } from '../parts.ts';
import { listed, openSum } from './openSum.ts';
import { type PartHere, partsHere } from './sumParts.ts';
import { amountSum, everyOf, isEvery, nativeSum, type Sum, type TokenSaid, tokenSum } from './tokenSum.ts';

/**
 * How much a modeled call is about, in words, as the row of its function says it. Where neither the row nor the call says
 * of which token, it is said by its number alone; undefined where it is not clear which amount is meant.
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
  const there = sums
    .filter(([first]) => first?.when === undefined || holds(step, [first.when]))
    .map((row) => ({
      isGiven: row.some(({ side }) => side === undefined),
      here: partsHere(step, leaves, row),
    }))
    .filter(({ isGiven, here }) => here.some(({ side }) => side === (isGiven ? undefined : 'for')));
  // That it is some of a token is said where no sum says how much.
  const told = there.filter(({ here }) => here.some(({ amount }) => amount !== 'some'));
  const [first, ...others] = told.length > 0 ? told : there;
  if (first === undefined || others.length > 0) return undefined;
  const one = first.here;
  const on = (side: PartHere['side']) =>
    sumOf(
      called,
      one.filter((it) => it.side === side),
    );
  const [given, got, secured, pool] = [on(undefined), on('for'), on('against'), on('in')];
  // Where a row does not say what is given, it is only what comes.
  const said = first.isGiven ? given : got;
  if (said === undefined) return undefined;
  let { what } = said;
  if (given !== undefined && got !== undefined) what = { id: 'what.for', args: { what, get: got.what } };
  if (secured !== undefined) what = { id: 'what.against', args: { what, secured: secured.what } };
  if (pool !== undefined) what = { id: 'what.in', args: { what, way: wayIn(verb), pool: pool.what } };
  const isValue = said.isValue ?? secured?.isValue;
  return {
    ...(what === said.what ? said : { what }),
    ...(isValue === true ? { isValue } : {}),
    ...(given === undefined ? { bare: true } : {}),
  };
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

/** The amounts of a call that are of one kind: what the page says of their token, else what moves as much, else their numbers. */
function onlySum(called: Called): Sum | undefined {
  const { view, step, verb } = called;
  if (byRowOnly.has(verb)) return undefined;
  const amounts = called.leaves.filter(({ number }) => number === 'amount');
  const all = amounts.filter(({ arg: { value } }) => value.kind === 'integer' && value.value !== 0n);
  const [only, ...others] = all;
  if (only === undefined) return undefined;
  const isOneKind = new Set(amounts.map(({ path }) => path.join('.'))).size === 1;
  if (others.length > 0 && !isOneKind) return undefined;
  const named = all.filter(({ arg }) => arg.meaning?.as === 'amount');
  if (named.length === all.length) return listed(all.map(({ fact }) => amountSum(fact)));
  if (named.length > 0) return undefined;
  const moved = others.length === 0 ? movedSum(view, step, only, wayOf(verb)) : undefined;
  if (moved !== undefined || !isOneKind || all.some(({ arg }) => isEvery(arg))) return moved;
  return openSum(all, only.listed ? 'moved' : (usuallyOf.get(verb) ?? 'moved'));
}

/** What an amount is of where a row does not say it. */
const usuallyOf: ReadonlyMap<FunctionVerb, SumToken & ('pool' | 'debt' | 'collateral')> = new Map([
  ['addCollateral', 'collateral'],
  ['removeCollateral', 'collateral'],
  ['removeLiquidity', 'pool'],
  ['repay', 'debt'],
]);

/** The value that goes along, where the call names no amount. */
function valueSum({ view, step, verb, leaves }: Called): Sum | undefined {
  if (step.value === 0n || !ofValue.has(verb)) return undefined;
  if (leaves.some(({ number }) => number === 'amount')) return undefined;
  return valueAlong(view, step);
}

function valueAlong(view: Evidence, step: Step): Sum {
  const amount = factOfStep(step.id, 'value');
  return { what: nativeAmountPhrase(view, amount), isValue: true, amount };
}

type Called = Readonly<{ view: Evidence; step: Step; verb: FunctionVerb; leaves: readonly Leaf[] }>;

/** All parts together; those of tokens that nothing names as one. */
function sumOf(called: Called, parts: readonly PartHere[]): Sum | undefined {
  const sums = parts.map((it) => partOf(called, it));
  const bound = parts[0]?.bound;
  if (
    sums.some((it) => it === undefined) &&
    parts.length > 1 &&
    parts.every((it) => isOpen(it) && it.bound === bound)
  )
    return bounded(
      called,
      openSum(
        parts.flatMap(({ amount }) => (typeof amount === 'string' ? [] : [amount])),
        'moved',
      ),
      bound,
    );
  const said = parts.map((it, at) => sums[at] ?? openPart(called, it));
  return said.some((it) => it === undefined) ? undefined : listed(said.filter((it) => it !== undefined));
}

function isOpen({ amount, of }: PartHere): boolean {
  return of === 'moved' && typeof amount !== 'string';
}

/** A part that neither the call nor the simulation says the token of. Shares of a debt are not tokens. */
function openPart(called: Called, { amount, of, bound }: PartHere): Sum | undefined {
  if (typeof amount === 'string' || typeof of !== 'string') return undefined;
  if (of === 'unknown' || of === 'native' || of === 'called') return undefined;
  if (isEvery(amount.arg))
    return of === 'shares' || of === 'underlying'
      ? { what: { id: 'what.every', args: { of: of === 'shares' ? 'shares' : 'assets' } } }
      : undefined;
  if (of === 'shares' && ofDebts.has(called.verb)) return undefined;
  return bounded(called, openSum([amount], of), bound);
}

/** A part of which the token is known. */
function partOf(called: Called, part: PartHere): Sum | undefined {
  const { view, step, verb } = called;
  const { amount, of, side, bound } = part;
  if (amount === 'value') return valueAlong(view, step);
  const token = tokenOf(step, of);
  if (amount === 'all') return token?.fact === undefined ? undefined : everyOf(token.fact);
  if (amount === 'some') {
    if (side === 'in' && typeof of !== 'string')
      return { what: { id: 'what.token', args: { token: of.fact } } };
    if (of === 'native' || (token !== undefined && isCurrency(token.address)))
      return { what: { id: 'what.native', args: {} } };
    return token?.fact === undefined
      ? undefined
      : { what: { id: 'what.token', args: { token: token.fact } } };
  }
  if (amount.arg.meaning?.as === 'amount') return bounded(called, amountSum(amount.fact), bound);
  if (of === 'native') return bounded(called, nativeSum(view, step, amount), bound);
  if (amount.arg.meaning?.as === 'item' && token?.fact !== undefined)
    return { what: { id: 'what.item', args: { item: amount.fact, collection: token.fact } } };
  if (token !== undefined) return bounded(called, tokenSum(view, step, amount, token), bound);
  if (typeof of !== 'string' || of === 'unknown' || of === 'called') return undefined;
  const moved = movedSum(view, step, amount, side === 'for' ? 'comes' : wayOfToken(verb, of), of);
  if (moved === undefined || (of !== 'debt' && of !== 'collateral')) return bounded(called, moved, bound);
  return { what: { id: 'what.loan', args: { what: moved.what, part: of } }, ofLoan: true };
}

/** A limit is said as one only where someone keeps it. */
function bounded({ view, step }: Called, sum: Sum | undefined, bound: PartHere['bound']): Sum | undefined {
  if (sum === undefined || bound === undefined) return sum;
  const kept = bound === 'least' ? modelFor(step)?.kept : undefined;
  if (!isLimitKept(view, step, kept ?? 'measured')) return sum;
  const { every: _, ...others } = sum;
  return { ...others, what: { id: 'what.bound', args: { bound, what: sum.what } } };
}

function wayOf(verb: FunctionVerb): SumWay {
  return sumWays.get(verb) ?? 'either';
}

/** Shares come where they are minted. Collateral and debt go either way, as a loan changes. */
function wayOfToken(verb: FunctionVerb, of: SumToken): SumWay {
  if (of === 'shares') return verb === 'mint' ? 'comes' : 'leaves';
  if (of === 'pool') return verb === 'addLiquidity' ? 'comes' : 'leaves';
  return of === 'debt' || of === 'collateral' ? 'either' : wayOf(verb);
}

function wayIn(verb: FunctionVerb): 'to' | 'out' | 'from' | 'in' {
  if (verb === 'addLiquidity') return 'to';
  if (verb === 'removeLiquidity') return 'out';
  return verb === 'withdraw' ? 'from' : 'in';
}

function tokenOf(step: Step, of: PartHere['of']): TokenSaid | undefined {
  if (of === 'called' && step.to !== null) return { address: step.to, fact: factOfStep(step.id, 'to') };
  if (typeof of === 'string') return undefined;
  const address = packedAddress(of.arg.value);
  return address === undefined ? undefined : { address: getAddress(address), fact: addressFact(step, of) };
}

/** The argument, or the address that is in it. */
function addressFact(step: Step, { arg, fact, at }: Leaf): FactId {
  return arg.value.kind === 'address' ? fact : factWithin(step.id, at);
}

const ofDebts: ReadonlySet<FunctionVerb> = new Set<FunctionVerb>(['borrow', 'mintDebt', 'repay']);
