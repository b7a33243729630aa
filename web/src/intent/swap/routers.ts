import type { Address } from 'viem';

/** A router of the kind of Uniswap v2: it swaps along pairs, and gives nothing back below the minimum that it is told. */
export type Router = Readonly<{ called: string; at: Address }>;

/** The routers on a network at which Readback can create a swap: of the names that ship (`core/shipped`), a row each. */
export function routersOn(chainId: number): readonly Router[] {
  return rows.flatMap(([called, at, chains]) => (chains.includes(chainId) ? [{ called, at }] : []));
}

export const rows: readonly (readonly [called: string, at: Address, chains: readonly number[]])[] = [
  ['Uniswap v2', '0x7a250d5630b4cf539739df2c5dacb4c659f2488d', [1]],
  ['Uniswap v2', '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2', [10]],
  ['Uniswap v2', '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24', [56, 8453, 42161, 43114]],
  ['Uniswap v2', '0x284f11109359a7e1306c3e447ef14d38400063ff', [130]],
  ['Uniswap v2', '0xedf6066a2b290c185783862c7f4776a2c8077ad1', [137]],
  ['Uniswap v2', '0x8702463e73f74d0b6765abceb314ef07acb92650', [59144]],
  ['Uniswap v2', '0xbb66eb1c5e875933d44dae661dbd80e5d9b03035', [81457]],
  ['Uniswap v2', '0x0c8e79f3534b00d9a3d4a856b665bf4ebc22f2ba', [31337]],
  ['SushiSwap v2', '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f', [1]],
  ['SushiSwap v2', '0x1b02da8cb0d097eb8d57a175b88c7d8b47997506', [56, 137, 42161]],
  ['PancakeSwap v2', '0x10ed43c718714eb63d5aa57b78b54704e256024e', [56]],
];
