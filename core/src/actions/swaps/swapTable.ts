import type { Address } from 'viem';
import { type AggregatorSwap, aggregatorSwaps } from './aggregatorSwaps.ts';
import type { Step } from '../../model/step.ts';
import type { Swap } from './swap.ts';
import type { Side } from './swap.ts';
import { type FoundAt, integerAt, packedAddressAt, same } from '../steps/stepTree.ts';

/** Swaps of aggregators, by the canonical signature of the function. */
export function tableSwap(step: Step, signature: string): Swap | undefined {
  const row =
    step.commandByte === undefined && Object.hasOwn(aggregatorSwaps, signature)
      ? aggregatorSwaps[signature]
      : undefined;
  const self = step.to;
  const least = row === undefined ? undefined : integerAt(step, ...row.least);
  if (row === undefined || least === undefined || self === null) return undefined;
  const give = givenBy(step, row);
  const buys = row.buys === undefined ? undefined : packedAddressAt(step, ...row.buys);
  const to = row.to === undefined ? undefined : packedAddressAt(step, ...row.to);
  if (give === undefined || (row.buys !== undefined && buys === undefined)) return undefined;
  const exactOut = row.exactOut === true;
  const get = { ...sideOf(least, buys, exactOut), ...(row.buys === undefined ? { unnamed: true } : {}) };
  const goes = to === undefined || /^0x0{40}$/.test(to.value) ? 'back' : goesTo(step, to.value);
  const receiver = to ?? { value: self, fact: `step.${step.id}.to` };
  return { step, by: step.actor, give, get, to: receiver, goes };
}

function givenBy(step: Step, { sells, amount, exactOut }: AggregatorSwap): Side | undefined {
  const exact = exactOut !== true;
  if (sells === undefined || amount === undefined)
    return { raw: step.value, fact: `step.${step.id}.value`, exact };
  const token = packedAddressAt(step, ...sells);
  const of = integerAt(step, ...amount);
  return token === undefined || of === undefined ? undefined : sideOf(of, token, exact);
}

function sideOf(amount: FoundAt<bigint>, token: FoundAt<Address> | undefined, exact: boolean): Side {
  const it = { raw: amount.value, fact: amount.fact, arg: amount, exact };
  return token === undefined || isNative(token.value) ? it : { ...it, token };
}

function goesTo({ actor, to }: Step, receiver: Address): Swap['goes'] {
  if (actor !== 'unknown' && same(receiver, actor)) return 'back';
  return to !== null && same(receiver, to) ? 'router' : 'other';
}

/** What stands for the native currency where a token is asked for. */
function isNative(token: Address): boolean {
  return /^0x(?:0{40}|e{40})$/i.test(token);
}
