import { rowSays } from '../decode/abis/rowSays.ts';
import type { Step } from '../model/step.ts';
import { isActing } from './accounts.ts';

/**
 * Whether what is behind the arguments of a call is nothing that a contract takes for an argument: zeros, a tag too
 * short for an amount or an account, an attribution by ERC-8021, or the one of 0x behind a function of its exchange. A function of a token or vault by its standard has nothing there, where nobody calls in between.
 */
export function isTrailingCalldataHarmless(step: Step, at: number, acting: ReadonlySet<string>): boolean {
  const { actor, data, fn, op } = step;
  const tail = data.slice(2 + 2 * at).toLowerCase();
  if (/^0*$/.test(tail) || tail.length <= 2 * longestTag || isAttribution(tail)) return true;
  if (isMarkOf0x(tail) && (fn?.from ?? []).some((it) => it.by === 'source' && /^0x(?: V4)?$/.test(it.name)))
    return true;
  if (actor === 'unknown') return false;
  return op === 'call' && isActing(actor, acting) && rowSays(fn?.signature, 'standard') === true;
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

/** `869584cd`, the account of the app that asked for the quote, and a number of the quote, in a word each. */
function isMarkOf0x(tail: string): boolean {
  return /^869584cd0{24}[0-9a-f]{40}0{32}[0-9a-f]{32}$/.test(tail);
}
