import { factOfStep } from '../../model/factIds.ts';
import { type Address, maxUint256 } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import type { RouterMarks, RouterSwap } from '../../decode/protocols/protocolTable.ts';
import { wrapsSomeCurrency } from '../../shipped/wrappedCurrency.ts';
import { routerSwapOf } from '../../decode/protocols/functionUse.ts';
import type { Step } from '../../model/step.ts';
import type { Swap, Side } from './swap.ts';
import { type FoundAt, integerAt, lengthAt, packedAddressAt } from '../steps/stepTree.ts';

/** Swaps of routers and aggregators, by the canonical signature of the function. */
export function tableSwap(step: Step): Swap | undefined {
  const swap = step.commandByte === undefined ? routerSwapOf(step.fn) : undefined;
  const self = step.to;
  if (swap === undefined || self === null || isNoPath(step, swap)) return undefined;
  const least = integerAt(step, ...swap.least);
  const stops = stopsAt(step, swap, least?.value);
  const kept = stops === 'near' ? 'rate' : keptBy(step, swap);
  const give = givenBy(step, swap, kept);
  const buys = typeof swap.buys === 'string' ? undefined : packedAddressAt(step, ...swap.buys);
  const to = swap.to === 'caller' ? undefined : packedAddressAt(step, ...swap.to);
  if (least === undefined || give === undefined) return undefined;
  if (typeof swap.buys !== 'string' && buys === undefined) return undefined;
  if (swap.to !== 'caller' && to === undefined) return undefined;
  const bought = sideOf(least, buys, swap.exact === 'out', swap);
  const get = {
    ...(stops === 'far' ? { ...bought, raw: 0n, exact: false } : bought),
    ...(swap.buys === 'unnamed' ? { unnamed: true } : {}),
  };
  const receiver = to ?? { value: self, fact: factOfStep(step.id, 'to') };
  const goes = to === undefined ? 'back' : goesTo(step, to.value, swap.marks);
  const share = kept === 'fee' ? { share: shareIn(step, swap) } : {};
  return { step, by: step.actor, give, get, to: receiver, goes, kept, ...share };
}

/** What Velora takes at most, in parts of 10,000, whatever the number says. */
const mostShare = 200n;

function shareIn(step: Step, { kept }: RouterSwap): bigint {
  const share = typeof kept === 'object' && 'feeIn' in kept ? feeIn(step, kept.feeIn) : mostShare;
  return share > mostShare ? mostShare : share;
}

/** The lowest 14 bits of a number are a fee. */
function feeIn(step: Step, at: ArgPath): bigint {
  return (integerAt(step, ...at)?.value ?? mostShare) & 0x3fffn;
}

/** Whether a token is in a list of one: no router swaps along that. */
function isNoPath(step: Step, { sells, buys }: RouterSwap): boolean {
  return [sells, buys].some((at) => typeof at !== 'string' && lengthAt(step, ...at.slice(0, -1)) === 1);
}

/** What cannot be read may be set. */
function keptBy(step: Step, { kept }: RouterSwap): Swap['kept'] {
  if (typeof kept === 'string') return kept;
  if ('feeIn' in kept) return feeIn(step, kept.feeIn) === 0n ? 'measured' : 'fee';
  const flags = integerAt(step, ...kept.rateIf);
  return flags !== undefined && (flags.value & 1n) === 0n ? 'measured' : 'rate';
}

/**
 * Whether an exact output may end at a price, with less than that. `far`: at so bad a price that all which it may take is taken
 * for next to nothing. `near`: less is paid for less.
 */
function stopsAt(step: Step, swap: RouterSwap, wanted: bigint | undefined): 'never' | 'near' | 'far' {
  const limit = swap.stops === undefined ? undefined : integerAt(step, ...swap.stops)?.value;
  if (limit === undefined || limit === 0n) return 'never';
  const { sells, buys, amount } = swap;
  const [sold, bought] = [sells, buys].map((at) =>
    typeof at === 'string' ? undefined : packedAddressAt(step, ...at)?.value.toLowerCase(),
  );
  const most = amount === 'value' ? undefined : integerAt(step, ...amount)?.value;
  if (sold === undefined || bought === undefined || most === undefined || wanted === undefined) return 'far';
  const [price, unit] = sold < bought ? [1n << 192n, limit * limit] : [limit * limit, 1n << 192n];
  return wanted * price * 20n <= most * unit * 21n ? 'near' : 'far';
}

function givenBy(step: Step, swap: RouterSwap, kept: Swap['kept']): Side | undefined {
  const { sells, amount } = swap;
  const exact = swap.exact === 'in' && kept !== 'rate';
  const value = { raw: step.value, fact: factOfStep(step.id, 'value'), exact };
  if (sells === 'value' || amount === 'value') return value;
  const token = packedAddressAt(step, ...sells);
  const of = integerAt(step, ...amount);
  if (token === undefined || of === undefined) return undefined;
  return swap.native === 'value' && isCoins(step, token.value, of.value)
    ? value
    : sideOf(of, token, exact, swap);
}

/**
 * Whether a router that takes coins for what they are wrapped into is paid in coins: all that comes along, and no token
 * besides. Of any other token it takes the amount itself, whatever comes along.
 */
function isCoins({ value }: Step, token: Address, amount: bigint): boolean {
  return value > 0n && value === amount && wrapsSomeCurrency(token);
}

/** Whom a call of a router pays, where some addresses represent someone else. */
export function goesTo({ actor, to }: Step, receiver: Address, marks: RouterMarks): Swap['goes'] {
  if (same(receiver, actor)) return 'back';
  if (same(receiver, to)) return 'router';
  const mark = /^0x0{39}([0-2])$/.exec(receiver)?.[1];
  if ((mark === '0' && marks === 'zeroIsCaller') || (mark === '1' && marks === 'newer')) return 'back';
  return (mark === '2' && marks === 'newer') || (mark === '0' && marks === 'older') ? 'router' : 'other';
}

function sideOf(
  amount: FoundAt<bigint>,
  token: FoundAt<Address> | undefined,
  exact: boolean,
  { native }: RouterSwap,
): Side {
  const it = { raw: amount.value, fact: amount.fact, arg: amount, exact };
  if (token === undefined || (native === 'placeholder' && isCurrency(token.value))) return it;
  return amount.value === maxUint256 ? { ...it, token, exact: false, whole: true } : { ...it, token };
}
