/**
 * In the place of `@walletconnect/safe-json`, whose expression for large numbers takes quadratic time on a long run of
 * digits: an app could stop this page with one message. This one takes linear time, and leaves what is in strings.
 */

/** A string, or a number: strings are matched so that nothing in them is taken for a number. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** As the library's peers write an integer that a number cannot hold. No value of Ethereum has more digits. */
const large = /^\d{1,80}n$/;

/** Reads JSON, with integers that a number cannot hold as `bigint`. What is not JSON is given back as it is. */
export function safeJsonParse(value: string): unknown {
  if (typeof value !== 'string') throw new Error('Only text can be parsed.');
  try {
    return JSON.parse(
      value.replace(tokens, (token) =>
        /^\d{16,80}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}n"` : token,
      ),
      (_, it: unknown) => (typeof it === 'string' && large.test(it) ? BigInt(it.slice(0, -1)) : it),
    );
  } catch {
    return value;
  }
}

/** Writes what `safeJsonParse` reads, also at the other end. */
export function safeJsonStringify(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, (_, it: unknown) => (typeof it === 'bigint' ? `${it}n` : it)) || '';
}
