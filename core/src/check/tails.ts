import type { Step } from '../model/step.ts';

/**
 * Whether what stands behind the arguments of a call is nothing that a contract can take for an argument: zeros, a tag too
 * short for an amount or an account, or an attribution by ERC-8021.
 */
export function isTailHarmless({ data }: Step, at: number): boolean {
  const tail = data.slice(2 + 2 * at).toLowerCase();
  return /^0*$/.test(tail) || tail.length <= 2 * longestTag || isAttribution(tail);
}

/** Apps mark their requests by four to eight bytes. */
const longestTag = 8;

/** Codes as text, their length, the number zero of the scheme, and the marker: nothing else, so that nothing is hidden before it. */
function isAttribution(tail: string): boolean {
  const match = /^((?:[2-7][0-9a-f])*)([0-9a-f]{2})00(?:8021){8}$/.exec(tail);
  if (match === null) return false;
  const [, codes = '', length = ''] = match;
  return codes.length === 2 * Number.parseInt(length, 16) && codes.length <= 2 * 64;
}
