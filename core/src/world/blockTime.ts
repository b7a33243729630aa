/** Seconds between blocks where it is not Ethereum's 12; at least 1, since block times are whole seconds. */
const seconds: ReadonlyMap<number, bigint> = new Map([
  [10, 2n],
  [56, 1n],
  [100, 5n],
  [130, 1n],
  [137, 2n],
  [8453, 2n],
  [31337, 1n],
  [31338, 1n],
  [42161, 1n],
  [42220, 1n],
  [43114, 1n],
  [59144, 2n],
]);

/** The usual time between two blocks of a chain, in seconds. */
export function blockTime(chainId: number): bigint {
  return seconds.get(chainId) ?? 12n;
}
