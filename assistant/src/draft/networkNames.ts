/** By which other names people call a network, in small letters. */
const groups: readonly (readonly string[])[] = [
  ['ethereum', 'mainnet', 'ethereum mainnet', 'eth mainnet', '主网', '以太坊主网', '以太坊'],
  ['optimism', 'op mainnet'],
  ['arbitrum', 'arbitrum one'],
  ['polygon', 'polygon pos', 'matic'],
  ['bnb chain', 'bnb smart chain', 'binance smart chain', 'bsc'],
  ['gnosis', 'gnosis chain', 'xdai'],
  ['avalanche', 'avalanche c-chain'],
  ['zksync', 'zksync era'],
  ['linea'],
  ['scroll'],
  ['unichain'],
  ['berachain'],
  ['starknet'],
  ['solana'],
];

/** Every name by which a network is meant. */
export const networkNames: readonly string[] = groups.flat();

/** Whether two names are of one network. */
export function isSameNetwork(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a === b || groups.some((it) => it.includes(a) && it.includes(b));
}
