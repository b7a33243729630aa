/** Seconds between blocks of networks that make them without a pause; at least 1, since block times are whole. */
const seconds: ReadonlyMap<number, bigint> = new Map([
  [1, 12n],
  [10, 2n],
  [56, 1n],
  [100, 5n],
  [130, 1n],
  [137, 2n],
  [8453, 2n],
  [42161, 1n],
  [42220, 1n],
  [43114, 1n],
  [59144, 2n],
  [560048, 12n],
  [11155111, 12n],
]);

/**
 * The usual time between two blocks of a network, in seconds. Undefined where blocks may wait for transactions, as
 * on development chains, and on networks that are not in the table.
 */
export function blockTime(chainId: number): bigint | undefined {
  return seconds.get(chainId);
}
