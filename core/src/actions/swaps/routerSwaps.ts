import type { Address } from 'viem';
import type { CommandSwap } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';
import type { Swap, Side } from './swap.ts';
import { addressAt, boolAt, type FoundAt, integerAt, lengthAt, same } from '../steps/stepTree.ts';

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
  const { swap } = model;
  switch (swap.over) {
    case 'path':
      return pathSwap(step, swap);
    case 'pool':
    case 'pools':
      return poolSwap(step, swap);
    // Nobody knows before the run how much a part of what the router holds is.
    case 'holdings':
      return undefined;
  }
}

/** A swap of a part of what a router holds: where its minimum and its pool stand. */
export function holdingsSwapOf(step: Step): Over<'holdings'> | undefined {
  const swap = commandOf(step)?.swap ?? 'none';
  return swap !== 'none' && swap.over === 'holdings' ? swap : undefined;
}

type Over<K extends CommandSwap['over']> = Extract<CommandSwap, { over: K }>;

function pathSwap(step: Step, { exact, reversed, zeroIsPaid }: Over<'path'>): Swap | undefined {
  const exactOut = exact === 'out';
  const length = lengthAt(step, 3);
  const ends = [addressAt(step, 3, 0), addressAt(step, 3, length - 1)];
  const [tokenIn, tokenOut] = reversed ? [ends[1], ends[0]] : ends;
  const to = addressAt(step, 0);
  const [into, out] = exactOut
    ? [integerAt(step, 2), integerAt(step, 1)]
    : [integerAt(step, 1), integerAt(step, 2)];
  if (length < 2 || to === undefined || tokenIn === undefined || tokenOut === undefined) return undefined;
  if (into === undefined || out === undefined) return undefined;
  const all = !exactOut && (into.value === wholeBalance || (into.value === 0n && zeroIsPaid));
  return {
    ...made(step),
    give: side(into, tokenIn, !exactOut, all),
    get: side(out, tokenOut, exactOut, false),
    to,
    goes: goesOf(step, to.value),
  };
}

function poolSwap(step: Step, { over, exact, at }: Over<'pool' | 'pools'>): Swap | undefined {
  if (step.to === null) return undefined;
  const exactOut = exact === 'out';
  const single = over === 'pool';
  const forward = boolAt(step, 0, 1)?.value === true;
  const hops = lengthAt(step, 0, 1);
  const first = single ? addressAt(step, 0, 0, forward ? 0 : 1) : addressAt(step, 0, 0);
  const last = single ? addressAt(step, 0, 0, forward ? 1 : 0) : addressAt(step, 0, 1, hops - 1, 0);
  // Of an exact output the path is walked backwards: it is given by what it ends with, and goes back to its start.
  const [tokenIn, tokenOut] =
    exactOut && !single ? [addressAt(step, 0, 1, 0, 0), addressAt(step, 0, 0)] : [first, last];
  const [a, b] = [integerAt(step, 0, at), integerAt(step, 0, at + 1)];
  const [into, out] = exactOut ? [b, a] : [a, b];
  if (tokenIn === undefined || tokenOut === undefined || into === undefined || out === undefined)
    return undefined;
  const all = !exactOut && into.value === 0n;
  return {
    ...made(step),
    give: side(into, tokenIn, !exactOut, all),
    // Exactly nothing is whatever is due by that time.
    get: side(out, tokenOut, exactOut, exactOut && out.value === 0n),
    to: { value: step.to, fact: `step.${step.id}.to` },
    goes: 'router',
  };
}

function made(step: Step): Pick<Swap, 'step' | 'by' | 'payer' | 'kept'> {
  return { step, by: step.caller ?? step.actor, payer: step.actor, kept: 'factory' };
}

function side(amount: FoundAt<bigint>, token: FoundAt<Address>, exact: boolean, all: boolean): Side {
  const it = { raw: amount.value, fact: amount.fact, arg: amount, exact, ...(all ? { all } : {}) };
  return /^0x0{40}$/.test(token.value) ? it : { ...it, token };
}

/**
 * Whom a command pays. Of Uniswap's 1 stands for who called the router, and 2 for the router; others send to the address as
 * it is.
 */
export function goesOf(step: Step, to: Address): Swap['goes'] {
  const { caller = 'unknown' } = step;
  const marks = commandOf(step)?.marks === 'uniswap';
  if ((marks && /^0x0{39}1$/.test(to)) || (caller !== 'unknown' && same(to, caller))) return 'back';
  return (marks && /^0x0{39}2$/.test(to)) || (step.to !== null && same(to, step.to)) ? 'router' : 'other';
}
