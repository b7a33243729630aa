/** A chain that we know: its name, and the symbol of its native currency, which has 18 decimals everywhere. */
export type ChainInfo = Readonly<{ name: string; symbol: string }>;

/** What is known of a chain by its id; undefined for one that is not in the table. */
export function chainInfo(chainId: number): ChainInfo | undefined {
  return chains.get(chainId);
}

/** Every chain that we know, by its id. */
export function knownChains(): ReadonlyMap<number, ChainInfo> {
  return chains;
}

/** Decimals of native currencies: every EVM chain counts in units of 10^18. */
export const nativeDecimals = 18;

const chains: ReadonlyMap<number, ChainInfo> = new Map([
  [1, { name: 'Ethereum', symbol: 'ETH' }],
  [10, { name: 'OP Mainnet', symbol: 'ETH' }],
  [25, { name: 'Cronos', symbol: 'CRO' }],
  [56, { name: 'BNB Smart Chain', symbol: 'BNB' }],
  [97, { name: 'BNB Smart Chain Testnet', symbol: 'tBNB' }],
  [100, { name: 'Gnosis', symbol: 'xDAI' }],
  [130, { name: 'Unichain', symbol: 'ETH' }],
  [137, { name: 'Polygon', symbol: 'POL' }],
  [250, { name: 'Fantom', symbol: 'FTM' }],
  [288, { name: 'Boba', symbol: 'ETH' }],
  [324, { name: 'zkSync Era', symbol: 'ETH' }],
  [480, { name: 'World Chain', symbol: 'ETH' }],
  [1101, { name: 'Polygon zkEVM', symbol: 'ETH' }],
  [5000, { name: 'Mantle', symbol: 'MNT' }],
  [8453, { name: 'Base', symbol: 'ETH' }],
  [10200, { name: 'Gnosis Chiado', symbol: 'xDAI' }],
  [17000, { name: 'Holesky', symbol: 'ETH' }],
  [31337, { name: 'Practice chain', symbol: 'ETH' }],
  [31338, { name: 'Empty practice chain', symbol: 'ETH' }],
  [34443, { name: 'Mode', symbol: 'ETH' }],
  [42161, { name: 'Arbitrum One', symbol: 'ETH' }],
  [42220, { name: 'Celo', symbol: 'CELO' }],
  [43113, { name: 'Avalanche Fuji', symbol: 'AVAX' }],
  [43114, { name: 'Avalanche C-Chain', symbol: 'AVAX' }],
  [57073, { name: 'Ink', symbol: 'ETH' }],
  [59144, { name: 'Linea', symbol: 'ETH' }],
  [80002, { name: 'Polygon Amoy', symbol: 'POL' }],
  [80094, { name: 'Berachain', symbol: 'BERA' }],
  [81457, { name: 'Blast', symbol: 'ETH' }],
  [84532, { name: 'Base Sepolia', symbol: 'ETH' }],
  [421614, { name: 'Arbitrum Sepolia', symbol: 'ETH' }],
  [534352, { name: 'Scroll', symbol: 'ETH' }],
  [560048, { name: 'Hoodi', symbol: 'ETH' }],
  [7777777, { name: 'Zora', symbol: 'ETH' }],
  [11155111, { name: 'Sepolia', symbol: 'ETH' }],
  [11155420, { name: 'OP Sepolia', symbol: 'ETH' }],
]);
