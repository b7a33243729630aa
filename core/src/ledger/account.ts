import { accountKey } from '../text/accountKey.ts';

/** An address or other hex, 'unknown', or nothing. */
type Who = string | null | undefined;

/** Whether two addresses, or other hex, are the same but for their case. Nobody and someone unknown are the same as no one. */
export function same(a: Who, b: Who): boolean {
  if (!a || !b) return false;
  if (a === b) return a !== 'unknown';
  // Most pairs differ in the last digit already.
  const differ = (a.charCodeAt(a.length - 1) | 32) !== (b.charCodeAt(b.length - 1) | 32);
  return !differ && accountKey(a) === accountKey(b);
}

/** Whether two calls go to the same receiver: two that make a contract have none. */
export function sameReceiver(a: Who, b: Who): boolean {
  return a || b ? same(a, b) : true;
}

/** Each of them once, in order. */
export function eachOnce<T extends string>(accounts: readonly T[]): readonly T[] {
  return [...new Map(accounts.map((it) => [it.toLowerCase(), it])).values()];
}

export function isAmong(it: Who, accounts: readonly string[]): boolean {
  return accounts.some((account) => same(account, it));
}

/** The address of zeros, which represents no account; other hex of zeros as well. */
export function isZero(it: Who): boolean {
  return it !== undefined && it !== null && /^0x0+$/.test(it);
}

/** The addresses of one or two bytes: precompiles, contracts of the network itself, marks of routers, and zero. */
export function isPartOfChain(it: Who): boolean {
  return it !== undefined && it !== null && /^0x0{36}[0-9a-f]{4}$/i.test(it);
}

/** Whom nobody has the key of: a part of the network, what represents its currency, and where people burn things. */
export function isNobody(it: string): boolean {
  return isPartOfChain(it) || nobody.test(it);
}

const nobody = /^0x(?:e{40}|(?:dead)?0+(?:dead|beef)|dead0+|dead0{16}42069420694206942069)$/i;
