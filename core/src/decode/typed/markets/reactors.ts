import type { Address } from 'viem';

/**
 * Contracts of UniswapX that see to it that what an order wants comes. From the README of github.com/Uniswap/UniswapX;
 * each is on one network, or on several at the same address.
 */
const reactors: ReadonlySet<string> = new Set([
  '0x00000011f84b9aa48e5f8aa8b9897600006289be', // Ethereum, V2 Dutch
  '0x0000000015757c461808ea25eb309638b62681cf', // Ethereum, V3 Dutch
  '0x6000da47483062a0d734ba3dc7576ce6a0b645c4', // Ethereum, Exclusive Dutch
  '0x000000001ec5656dcdb24d90dfa42742738de729', // Base, Priority
  '0x000000008a8330b5d1f43a62bf4c673a49f27ba0', // Base, V3 Dutch
  '0x000000000923439a92dae8930613568824108631', // Optimism, V3 Dutch
  '0x00000000a55e50c71b70db3c8b58749cd1e18eb2', // BNB, V3 Dutch
  '0x000000005af66799d1a6317714d66800f9ca1406', // Unichain, XLayer and Soneium, V3 Dutch
  '0x00000000bab6e234db8ad638b6a6395b7c499bc4', // Polygon, V3 Dutch
  '0xb274d5f4b833b61b340b654d600a864fb604a87c', // Arbitrum, V3 Dutch
  '0x00000000b8077fdf2281a80be96f6c282b5d943a', // Celo, V3 Dutch
  '0x00000000862ccf095823fc7576fa6c7e6b7385ef', // Avalanche, V3 Dutch
]);

/** Whether a contract is known to pay out what an order of UniswapX wants before it keeps what is given. */
export function isReactor(address: Address): boolean {
  return reactors.has(address.toLowerCase());
}
