import type { ByteRange, Step } from '@readback/core/model/step.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/steps.ts';

/** Longer lists are folded to this many, and say how many there are. */
export const foldOver = 8;

/** How many of a longer list are on the page at once. */
export const portion = 50;

/** Where a value is in the call data; typed data has no places. */
export function placeWords([start, end]: ByteRange): string | undefined {
  return end > start ? fill(words.place, { start, end }) : undefined;
}

/** How many steps there are in all, those inside of others too. */
export function countSteps(steps: readonly Step[]): number {
  let count = steps.length;
  for (const { steps: inner } of steps) if (inner.length > 0) count += countSteps(inner);
  return count;
}

/** Whether it only sends the chain's own currency, and calls nothing. */
export function isPayment({ op, fn, data, value }: Step): boolean {
  return op === 'call' && fn === undefined && data === '0x' && value > 0n;
}

/** Whether it lets code of others act as the account (EIP-7702). */
export function isAuthorization({ op, fn }: Step): boolean {
  return op === 'permission' && fn?.name === 'Authorization' && fn.signature.startsWith('Authorization(');
}
