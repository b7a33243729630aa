/** Names of chains that people know by name. */
const names: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  56: 'BNB Smart Chain',
  100: 'Gnosis',
  130: 'Unichain',
  137: 'Polygon',
  324: 'zkSync Era',
  480: 'World Chain',
  1101: 'Polygon zkEVM',
  5000: 'Mantle',
  8453: 'Base',
  17000: 'Holesky',
  31337: 'the practice chain',
  31338: 'the second practice chain',
  42161: 'Arbitrum One',
  42220: 'Celo',
  43114: 'Avalanche C-Chain',
  57073: 'Ink',
  59144: 'Linea',
  80002: 'Polygon Amoy',
  81457: 'Blast',
  84532: 'Base Sepolia',
  421614: 'Arbitrum Sepolia',
  534352: 'Scroll',
  560048: 'Hoodi',
  11155111: 'Sepolia',
  11155420: 'OP Sepolia',
};

/** "Ethereum", or "network 424242" for a chain that has no name here. */
export function chainName(chainId: number): string {
  return names[chainId] ?? `network ${chainId}`;
}
