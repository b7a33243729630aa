/** Symbols of native currencies where they are not ETH, and the chains whose currency is ETH. All have 18 decimals. */
const symbols: Readonly<Record<number, string>> = {
  1: 'ETH',
  10: 'ETH',
  25: 'CRO',
  56: 'BNB',
  97: 'tBNB',
  100: 'xDAI',
  130: 'ETH',
  137: 'POL',
  250: 'FTM',
  288: 'ETH',
  324: 'ETH',
  480: 'ETH',
  1101: 'ETH',
  5000: 'MNT',
  7777777: 'ETH',
  8453: 'ETH',
  10200: 'xDAI',
  17000: 'ETH',
  31337: 'ETH',
  31338: 'ETH',
  34443: 'ETH',
  42161: 'ETH',
  42220: 'CELO',
  43113: 'AVAX',
  43114: 'AVAX',
  57073: 'ETH',
  59144: 'ETH',
  80002: 'POL',
  80094: 'BERA',
  81457: 'ETH',
  84532: 'ETH',
  421614: 'ETH',
  534352: 'ETH',
  560048: 'ETH',
  11155111: 'ETH',
  11155420: 'ETH',
};

/** The symbol of a chain's native currency, or undefined where we do not know it. */
export function nativeSymbol(chainId: number): string | undefined {
  return symbols[chainId];
}

/** Native currencies of EVM chains count in units of 10^18. */
export const nativeDecimals = 18;
