import type { Address } from 'viem';
import type { Step } from '../../model/step.ts';
import type { Swap } from './swap.ts';
import type { Side } from './swap.ts';
import { addressAt, boolAt, type FoundAt, integerAt, lengthAt, same } from '../steps/stepTree.ts';

/** As an amount: all that the router has of the token by then. */
export const wholeBalance = 2n ** 255n;

/**
 * Swaps that are commands of Uniswap's Universal Router, or actions of Uniswap v4 within one. `by` is who called
 * the router, whoever pays: what the router pays with came with the call. A v4 swap leaves what it buys with the
 * pools, from where a later action takes it.
 */
export function routerSwap(step: Step): Swap | undefined {
  if (step.commandByte === undefined) return undefined;
  const name = step.fn?.name ?? '';
  if (/^V[23]_SWAP_EXACT_(?:IN|OUT)$/.test(name)) return pathSwap(step, name);
  return /^SWAP_EXACT_(?:IN|OUT)(?:_SINGLE)?$/.test(name) ? poolSwap(step, name) : undefined;
}

function pathSwap(step: Step, name: string): Swap | undefined {
  const exactOut = name.endsWith('OUT');
  const length = lengthAt(step, 3);
  const ends = [addressAt(step, 3, 0), addressAt(step, 3, length - 1)];
  const [tokenIn, tokenOut] = name === 'V3_SWAP_EXACT_OUT' ? [ends[1], ends[0]] : ends;
  const to = addressAt(step, 0);
  const [into, out] = exactOut
    ? [integerAt(step, 2), integerAt(step, 1)]
    : [integerAt(step, 1), integerAt(step, 2)];
  if (length < 2 || to === undefined || tokenIn === undefined || tokenOut === undefined) return undefined;
  if (into === undefined || out === undefined) return undefined;
  const all = !exactOut && (into.value === wholeBalance || (into.value === 0n && name.startsWith('V2')));
  return {
    ...made(step),
    give: side(into, tokenIn, !exactOut, all),
    get: side(out, tokenOut, exactOut, false),
    to,
    goes: goesOf(step, to.value),
  };
}

function poolSwap(step: Step, name: string): Swap | undefined {
  if (step.to === null) return undefined;
  const exactOut = name.includes('OUT');
  const single = name.endsWith('SINGLE');
  const forward = boolAt(step, 0, 1)?.value === true;
  const hops = lengthAt(step, 0, 1);
  const first = single ? addressAt(step, 0, 0, forward ? 0 : 1) : addressAt(step, 0, 0);
  const last = single ? addressAt(step, 0, 0, forward ? 1 : 0) : addressAt(step, 0, 1, hops - 1, 0);
  // Of an exact output the path is walked backwards: it is given by what it ends with, and goes back to its start.
  const [tokenIn, tokenOut] =
    exactOut && !single ? [addressAt(step, 0, 1, 0, 0), addressAt(step, 0, 0)] : [first, last];
  const many = name.startsWith('SWAP') && step.fn?.signature.includes('uint256[]') === true;
  const at = single ? 2 : many ? 3 : 2;
  const [a, b] = [integerAt(step, 0, at), integerAt(step, 0, at + 1)];
  const [into, out] = exactOut ? [b, a] : [a, b];
  if (tokenIn === undefined || tokenOut === undefined || into === undefined || out === undefined)
    return undefined;
  const all = !exactOut && into.value === 0n;
  return {
    ...made(step),
    give: side(into, tokenIn, !exactOut, all),
    // Exactly nothing is whatever is due by then.
    get: side(out, tokenOut, exactOut, exactOut && out.value === 0n),
    to: { value: step.to, fact: `step.${step.id}.to` },
    goes: 'router',
  };
}

function made(step: Step): Pick<Swap, 'step' | 'by' | 'payer'> {
  return { step, by: step.caller ?? step.actor, payer: step.actor };
}

function side(amount: FoundAt<bigint>, token: FoundAt<Address>, exact: boolean, all: boolean): Side {
  const it = { raw: amount.value, fact: amount.fact, arg: amount, exact, ...(all ? { all } : {}) };
  return /^0x0{40}$/.test(token.value) ? it : { ...it, token };
}

/**
 * Of a command of one byte 1 stands for who called the router, and 2 for the router. Actions of 0x Settler, which have a
 * selector, send to the address as it is, and so does a deposit at Across, which pays out on another network.
 */
export function goesOf(step: Step, to: Address): Swap['goes'] {
  const { caller = 'unknown', commandByte = '0x' } = step;
  const marks = commandByte.length <= 4 && step.fn?.name !== 'ACROSS_V4_DEPOSIT_V3';
  if ((marks && /^0x0{39}1$/.test(to)) || (caller !== 'unknown' && same(to, caller))) return 'back';
  return (marks && /^0x0{39}2$/.test(to)) || (step.to !== null && same(to, step.to)) ? 'router' : 'other';
}
