import { factOfStep } from '../../model/factIds.ts';
import { type Address, maxUint256 } from 'viem';
import { same, isZero } from '../../ledger/account.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import type { Either } from '../../decode/meaningRule.ts';
import type { ArgPlace, CommandSwap } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';
import type { Swap, Side } from './swap.ts';
import { addressAt, boolAt, type FoundAt, integerAt, lengthAt } from '../steps/stepTree.ts';

/** As an amount: all that the router has of the token by that time. */
export const wholeBalance = 2n ** 255n;

/**
 * Swaps that are commands of Uniswap's Universal Router, or actions of Uniswap v4 within one. `by` is who called
 * the router, whoever pays: what the router pays with came with the call. A v4 swap leaves what it buys with the
 * pools, from where a later action takes it.
 */
export function routerSwap(step: Step): Swap | undefined {
  const model = commandOf(step);
  if (model === undefined || model.swap === 'none') return undefined;
  // Nobody knows before the run how much a part of what the router holds is.
  if (model.swap.over === 'permit') return permitSwap(step, model.swap, model.receiver);
  return model.swap.over === 'holdings' ? undefined : swapBy(step, model.swap, model.receiver);
}

/** A swap of what a permit of the caller's lets the router take. */
function permitSwap(step: Step, swap: Over<'permit'>, receiver: ArgPlace | 'none'): Swap | undefined {
  const [given, least] = [integerAt(step, ...swap.given), integerAt(step, ...swap.least)];
  const sells = addressAt(step, ...swap.sells);
  const to = receiver === 'none' ? undefined : addressAt(step, ...receiver);
  if (given === undefined || least === undefined || sells === undefined || to === undefined) return undefined;
  return {
    step,
    by: step.caller ?? step.actor,
    kept: 'measured',
    give: side(given, sells, true, isPartOfBalance(given.value)),
    get: { raw: least.value, fact: least.fact, arg: least, exact: false, unnamed: true },
    to,
    goes: goesOf(step, to.value),
  };
}

/** Whether an amount represents a part of all that the caller has: the largest numbers of all do, for 0x Settler. */
export function isPartOfBalance(amount: bigint): boolean {
  return amount > maxUint256 - 10_000n;
}

/** A swap of a part of what a router holds: where its minimum and its pool stand. */
export function holdingsSwapOf(step: Step): Over<'holdings'> | undefined {
  const swap = commandOf(step)?.swap ?? 'none';
  return swap !== 'none' && swap.over === 'holdings' ? swap : undefined;
}

/** A swap of what a permit of the caller's lets the router take: where its minimum stands. */
export function permitSwapOf(step: Step): Over<'permit'> | undefined {
  const swap = commandOf(step)?.swap ?? 'none';
  return swap !== 'none' && swap.over === 'permit' ? swap : undefined;
}

type Over<K extends CommandSwap['over']> = Extract<CommandSwap, Readonly<{ over: K }>>;

function swapBy(step: Step, swap: Over<'router' | 'pools'>, receiver: ArgPlace | 'none'): Swap | undefined {
  const [tokenIn, tokenOut] = [tokenAt(step, swap.sells), tokenAt(step, swap.buys)];
  const [into, out] = [integerAt(step, ...swap.given), integerAt(step, ...swap.got)];
  // What is bought stays with the pools, from where a later command takes it.
  const to =
    receiver !== 'none'
      ? addressAt(step, ...receiver)
      : step.to === null
        ? undefined
        : { value: step.to, fact: factOfStep(step.id, 'to') };
  if (to === undefined || tokenIn === undefined || tokenOut === undefined) return undefined;
  if (into === undefined || out === undefined || isNoPath(step, swap)) return undefined;
  const exactOut = swap.exact === 'out';
  const isDue = ({ value }: FoundAt<bigint>) => swap.zero !== 'none' && value === 0n;
  return {
    step,
    by: step.caller ?? step.actor,
    payer: step.actor,
    kept: 'factory',
    give: side(into, tokenIn, !exactOut, !exactOut && (into.value === wholeBalance || isDue(into))),
    get: side(out, tokenOut, exactOut, exactOut && isDue(out)),
    to,
    goes: receiver === 'none' ? 'router' : goesOf(step, to.value),
  };
}

/** A token that it names; of a pool, one of two, by the direction. */
function tokenAt(step: Step, at: ArgPath | Either): FoundAt<Address> | undefined {
  if (!('by' in at)) return addressAt(step, ...at);
  return addressAt(step, ...(boolAt(step, ...at.by)?.value === true ? at.yes : at.no));
}

/** Whether the token that is sold is the only one of a list: no router swaps along that. */
function isNoPath(step: Step, { over, sells }: Over<'router' | 'pools'>): boolean {
  return over === 'router' && !('by' in sells) && lengthAt(step, ...sells.slice(0, -1)) < 2;
}

function side(amount: FoundAt<bigint>, token: FoundAt<Address>, exact: boolean, all: boolean): Side {
  const it = { raw: amount.value, fact: amount.fact, arg: amount, exact, ...(all ? { all } : {}) };
  return isZero(token.value) ? it : { ...it, token };
}

/**
 * Whom a command pays. Of Uniswap's 1 stands for who called the router, and 2 for the router; others send to the address as
 * it is.
 */
export function goesOf(step: Step, to: Address): Swap['goes'] {
  const { caller = 'unknown' } = step;
  const marks = commandOf(step)?.marks === 'uniswap';
  if ((marks && /^0x0{39}1$/.test(to)) || same(to, caller)) return 'back';
  return (marks && /^0x0{39}2$/.test(to)) || same(to, step.to) ? 'router' : 'other';
}
