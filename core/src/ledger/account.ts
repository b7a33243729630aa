/** An address or other hex, 'unknown', or nothing. */
type Who = string | null | undefined;

/** Whether two addresses, or other hex, are the same but for their case. Nobody and somebody unknown are the same as no one. */
export function same(a: Who, b: Who): boolean {
  if (!a || !b) return false;
  if (a === b) return a !== 'unknown';
  // Most pairs differ in the last digit already.
  const differ = (a.charCodeAt(a.length - 1) | 32) !== (b.charCodeAt(b.length - 1) | 32);
  return !differ && a.toLowerCase() === b.toLowerCase();
}

/** Whether two calls go to the same receiver: two that make a contract have none. */
export function sameReceiver(a: Who, b: Who): boolean {
  return a || b ? same(a, b) : true;
}

export function isAmong(it: Who, accounts: readonly string[]): boolean {
  return accounts.some((account) => same(account, it));
}
