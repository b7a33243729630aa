import { type ChainInfo, knownChains } from '../../../world/chains.ts';

/**
 * Names and symbols of chains as descriptors and their tests expect them: the names of the public list of EIP-155
 * chains, where ours are shorter.
 */
const longNames: readonly (readonly [number, string, string?])[] = [
  [1, 'Ethereum Mainnet'],
  [14, 'Flare Mainnet', 'FLR'],
  [19, 'Songbird Canary-Network', 'SGB'],
  [25, 'Cronos Mainnet'],
  [56, 'BNB Smart Chain Mainnet'],
  [137, 'Polygon Mainnet'],
  [146, 'Sonic Mainnet', 'S'],
  [250, 'Fantom Opera'],
  [288, 'Boba Network'],
  [324, 'zkSync Mainnet'],
  [1329, 'Sei Network', 'SEI'],
  [8217, 'Kaia Mainnet', 'KAIA'],
  [1313161554, 'Aurora Mainnet', 'ETH'],
  [42220, 'Celo Mainnet'],
  [43113, 'Avalanche Fuji Testnet'],
  [11155420, 'OP Sepolia Testnet'],
  [84532, 'Base Sepolia Testnet'],
];

export const chainNames: ReadonlyMap<number, ChainInfo> = new Map([
  ...knownChains(),
  ...longNames.flatMap(([id, name, symbol]): readonly (readonly [number, ChainInfo])[] => {
    const coin = symbol ?? knownChains().get(id)?.symbol;
    return coin === undefined ? [] : [[id, { name, symbol: coin }]];
  }),
]);
