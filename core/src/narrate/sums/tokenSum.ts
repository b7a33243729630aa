import { factOfSum, factOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Arg, Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import type { Leaf } from '../modelLeaves.ts';

/**
 * `isValue`: it is said of the value that goes along, which needs not be said once more. `bare`: it is only what comes for
 * what is not named. `amount`: the one amount that it is. `every`: all that there is of that token. `ofLoan`: it says itself that it is a debt or collateral.
 */
export type Sum = Readonly<{
  what: Phrase;
  isValue?: true;
  bare?: true;
  amount?: FactId;
  every?: FactId;
  ofLoan?: true;
}>;

/** `fact`: the address, of an argument or within one. */
export type TokenSaid = Readonly<{ address: Address; fact: FactId }>;

/** An amount of a token, in its units where its decimals are known. */
export function tokenSum(view: Evidence, step: Step, amount: Leaf, { address, fact }: TokenSaid): Sum {
  // The bridges of the OP Stack have an address for it: it is that where as much comes along.
  const { value } = amount.arg;
  const isLegacy =
    value.kind === 'integer' && value.value === step.value && /^0x(?:dead){9}0000$/i.test(address);
  const isNative = isLegacy || isCurrency(address);
  if (isNative) return nativeSum(view, step, amount);
  if (isEvery(amount.arg)) return everyOf(fact);
  const decimals = valueOf(lookUp(view, factOfToken(address, 'decimals')));
  if (requestChain(view) !== undefined && decimals !== undefined)
    return amountSum(factOfSum(step.id, address, amount.at));
  return { what: { id: 'what.units', args: { amount: amount.fact, token: fact } } };
}

export function nativeSum(view: Evidence, step: Step, { arg, fact, at }: Leaf): Sum {
  if (isEvery(arg)) return { what: { id: 'what.every', args: { of: 'native' } } };
  const isValue = arg.value.kind === 'integer' && arg.value.value === step.value;
  const sum: Sum =
    requestChain(view) === undefined
      ? { what: { id: 'what.wei', args: { amount: fact } } }
      : amountSum(factOfSum(step.id, 'native', at));
  return { ...sum, ...(isValue ? { isValue: true as const } : {}) };
}

export function everyOf(token: FactId): Sum {
  return { what: { id: 'what.everyOf', args: { token } }, every: token };
}

/** The largest number of a type represents all that there is. */
export function isEvery({ type, value }: Arg): boolean {
  if (value.kind !== 'integer') return false;
  const bits = BigInt(/^uint(\d+)$/.exec(type)?.[1] ?? 256);
  return bits >= 96n && value.value === 2n ** bits - 1n;
}

export function amountSum(amount: FactId): Sum {
  return { what: { id: 'what.amount', args: { amount } }, amount };
}
