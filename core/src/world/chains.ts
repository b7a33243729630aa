/** A chain that we know: its name, and the symbol of its native currency, which has 18 decimals everywhere. */
export type ChainInfo = Readonly<{ name: string; symbol: string }>;

/** What is known of a chain by its id; undefined for one that is in no table that is here. */
export function chainInfo(chainId: number): ChainInfo | undefined {
  return chains.get(chainId) ?? listed?.get(chainId);
}

/**
 * Sees to it that `chainInfo` knows a chain, if anybody's list has it: the long table is loaded once, and only for a chain
 * that is not in the short one. Never rejects.
 */
export async function knowChain(chainId: number | undefined): Promise<void> {
  if (chainId === undefined || listed !== undefined || chains.has(chainId)) return;
  try {
    const { listedChains } = await import('./listedChains.ts');
    listed = new Map(rowsOf(listedChains).map(({ chainId: id, name, symbol }) => [id, { name, symbol }]));
  } catch {
    // Without the list a chain is called by its number.
  }
}

/** A chain of the long table, with the other words by which it is called. */
type ListedChain = ChainInfo & Readonly<{ chainId: number; aliases: readonly string[] }>;

/** The rows of the long table, as `npm run chains` writes them. */
export function rowsOf(text: string): readonly ListedChain[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [id = '', name = '', symbol = '', aliases = ''] = row.split('|');
      return {
        chainId: Number(id),
        name,
        symbol: symbol === '' ? 'ETH' : symbol,
        aliases: aliases === '' ? [] : aliases.split(' '),
      };
    });
}

let listed: ReadonlyMap<number, ChainInfo> | undefined;

/** Every chain of the short table, by its id. */
export function knownChains(): ReadonlyMap<number, ChainInfo> {
  return chains;
}

const chains: ReadonlyMap<number, ChainInfo> = new Map([
  [1, { name: 'Ethereum', symbol: 'ETH' }],
  [10, { name: 'OP Mainnet', symbol: 'ETH' }],
  [25, { name: 'Cronos', symbol: 'CRO' }],
  [56, { name: 'BNB Smart Chain', symbol: 'BNB' }],
  [97, { name: 'BNB Smart Chain Testnet', symbol: 'tBNB' }],
  [100, { name: 'Gnosis', symbol: 'xDAI' }],
  [130, { name: 'Unichain', symbol: 'ETH' }],
  [137, { name: 'Polygon', symbol: 'POL' }],
  [143, { name: 'Monad', symbol: 'MON' }],
  [146, { name: 'Sonic', symbol: 'S' }],
  [196, { name: 'X Layer', symbol: 'OKB' }],
  [204, { name: 'opBNB', symbol: 'BNB' }],
  [250, { name: 'Fantom', symbol: 'FTM' }],
  [288, { name: 'Boba', symbol: 'ETH' }],
  [324, { name: 'zkSync Era', symbol: 'ETH' }],
  [480, { name: 'World Chain', symbol: 'ETH' }],
  [999, { name: 'HyperEVM', symbol: 'HYPE' }],
  [1101, { name: 'Polygon zkEVM', symbol: 'ETH' }],
  [1329, { name: 'Sei', symbol: 'SEI' }],
  [1868, { name: 'Soneium', symbol: 'ETH' }],
  [2020, { name: 'Ronin', symbol: 'RON' }],
  [2741, { name: 'Abstract', symbol: 'ETH' }],
  [5000, { name: 'Mantle', symbol: 'MNT' }],
  [8453, { name: 'Base', symbol: 'ETH' }],
  [9745, { name: 'Plasma', symbol: 'XPL' }],
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
  [747474, { name: 'Katana', symbol: 'ETH' }],
  [7777777, { name: 'Zora', symbol: 'ETH' }],
  [11155111, { name: 'Sepolia', symbol: 'ETH' }],
  [11155420, { name: 'OP Sepolia', symbol: 'ETH' }],
]);
