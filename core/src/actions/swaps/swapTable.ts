import type { Address } from 'viem';
import type { RouterSwap } from '../../decode/protocols/routerTable.ts';
import { routerUseOf } from '../../decode/protocols/routerUse.ts';
import type { Step } from '../../model/step.ts';
import type { Swap } from './swap.ts';
import type { Side } from './swap.ts';
import { type FoundAt, integerAt, packedAddressAt, same } from '../steps/stepTree.ts';

/** Swaps of routers and aggregators, by the canonical signature of the function. */
export function tableSwap(step: Step, signature: string): Swap | undefined {
  const use = step.commandByte === undefined ? routerUseOf(signature) : undefined;
  const self = step.to;
  if (use === undefined || use === 'modelOnly' || !('swap' in use) || self === null) return undefined;
  const { swap } = use;
  const least = integerAt(step, ...swap.least);
  const give = givenBy(step, swap);
  const buys = typeof swap.buys === 'string' ? undefined : packedAddressAt(step, ...swap.buys);
  const to = swap.to === 'caller' ? undefined : packedAddressAt(step, ...swap.to);
  if (least === undefined || give === undefined) return undefined;
  if (typeof swap.buys !== 'string' && buys === undefined) return undefined;
  const get = {
    ...sideOf(least, buys, swap.exact === 'out'),
    ...(swap.buys === 'unnamed' ? { unnamed: true } : {}),
  };
  const isCaller = to === undefined || (swap.zero === 'caller' && /^0x0{40}$/.test(to.value));
  const goes = isCaller ? 'back' : goesTo(step, to.value);
  const receiver = to ?? { value: self, fact: `step.${step.id}.to` };
  return { step, by: step.actor, give, get, to: receiver, goes };
}

function givenBy(step: Step, { sells, amount, exact }: RouterSwap): Side | undefined {
  const isExact = exact === 'in';
  if (sells === 'value' || amount === 'value')
    return { raw: step.value, fact: `step.${step.id}.value`, exact: isExact };
  const token = packedAddressAt(step, ...sells);
  const of = integerAt(step, ...amount);
  return token === undefined || of === undefined ? undefined : sideOf(of, token, isExact);
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
