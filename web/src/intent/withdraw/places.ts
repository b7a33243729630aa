import type { Address } from 'viem';

/**
 * How an app pays out what an account has there: `pool` of Aave v3, `market` of Compound v3 (of one token, which `of` names by its
 * symbol), `vault` of ERC-4626 (so, too), `burn` of a token that is taken back for the network’s currency.
 */
export type Place = Readonly<{
  called: string;
  how: 'pool' | 'market' | 'vault' | 'burn';
  at: Address;
  of: string;
}>;

type Row = readonly [called: string, how: Place['how'], of: string, at: Address, chains: readonly number[]];

/** Apps out of which Readback can create a withdrawal: by the names that ship (`core/shipped`), in small letters without blanks, a row each. */
export const placeRows: readonly Row[] = [
  ['aave-v3-pool', 'pool', '', '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2', [1]],
  ['aave-v3-pool', 'pool', '', '0x794a61358d6845594f94dc1db02a252b5b4814ad', [10, 137, 42161, 43114]],
  ['aave-v3-pool', 'pool', '', '0x6807dc923806fe8fd134338eabca509979a7e0cb', [56]],
  ['aave-v3-pool', 'pool', '', '0xb50201558b00496a145fe76f7424749556e326d8', [100]],
  ['aave-v3-pool', 'pool', '', '0xa238dd80c259a72e81d7e4664a9801593f98d1c5', [8453]],
  ['aave-v3-pool', 'pool', '', '0xc47b8c00b0f69a36fa203ffeac0334874574a8ac', [59144]],
  ['compound-v3-usdc', 'market', 'USDC', '0xc3d688b66703497daa19211eedff47f25384cdc3', [1]],
  ['compound-v3-usdc', 'market', 'USDC', '0xb125e6687d4313864e53df431d5425969c15eb2f', [8453]],
  ['compound-v3-usdt', 'market', 'USDT', '0x3afdc9bca9213a35503b077a6072f3d0d5ab0840', [1]],
  ['compound-v3-usds', 'market', 'USDS', '0x5d409e56d886231adaf00c8775665ad0f9897b56', [1]],
  ['compound-v3-weth', 'market', 'WETH', '0xa17581a9e3356d9a858b789d68b4d866e593ae94', [1]],
  ['sky-savings-dai', 'vault', 'DAI', '0x83f20f44975d03b1b09e64809b757c47f942beea', [1]],
  ['sky-savings-usds', 'vault', 'USDS', '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd', [1]],
  ['rocket-pool-reth', 'burn', '', '0xae78736cd615f374d3085123a210448e74fc6393', [1]],
];

/** The places on a network that an address, or the beginning of a name, is of. */
export function placesNamed(chainId: number, said: string): readonly Place[] {
  const name = said.trim().toLowerCase().replaceAll(' ', '-');
  if (name === '') return [];
  return placeRows.flatMap(([called, how, of, at, chains]) =>
    chains.includes(chainId) && (at === name || `${called}-`.startsWith(`${name}-`))
      ? [{ called, how, of, at }]
      : [],
  );
}
