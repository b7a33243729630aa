import { type Address, concat, encodeAbiParameters, type Hex, toHex } from 'viem';
import { call } from '../../truth/sky.ts';
import type { Askers } from '../mixedDays.ts';
import type { Mixed } from '../mixed.ts';

/** The value of an honest request, or what a thief writes in its place. */
type Or = <T>(honest: T, theirs: T) => T;

/** What one sort of people does, or a thief in their place. */
export type Days = (who: Askers, or: Or) => readonly Mixed[];

export const token = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  dai: '0x6b175474e89094c44da98b954eedeac495271d0f',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  wbtc: '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599',
  usds: '0xdc035d45d973e3ec169d2276ddab16f1e407384f',
  susds: '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd',
  wsteth: '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0',
  eeth: '0x35fa164735182de50811e8e2e824cfb9b6118ac2',
  weeth: '0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee',
  reth: '0xae78736cd615f374d3085123a210448e74fc6393',
  sfrxeth: '0xac3e018457b222d93114458476f3e3416abbe38f',
  frxeth: '0x5e8422345238f34275888049021821e8e08caa1f',
  aave: '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9',
  stkaave: '0x4da27a545c0c5b758a6ba100e3a049001de870f5',
  crv: '0xd533a949740bb3306d119cc777fa900ba034cd52',
  crvusd: '0xf939e0a03fb07f59a73314e73794be0e57ac1b4e',
  scrvusd: '0x0655977feb2f289a4ab78af67bab0d17aab84367',
  uni: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984',
  ens: '0xc18360217d8f7ab5e7c516566761ea12ce7f9d72',
  eigen: '0xec53bf9167f50cdeb3ae105f56099aaab9061f83',
  bold: '0x6440f144b7e50d6a8439336510312d2f54beb01d',
  usde: '0x4c9edd5852cd905f086c759e8383e09bff1e68b3',
  pudgy: '0xbd3531da5cf5857e7cfaa92426877b022e612cf8',
  baseUsdc: '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  opWeth: '0x4200000000000000000000000000000000000006',
  aero: '0x940181a94a35a4569e4529a3cdfb74e38fd98631',
  cbbtc: '0xcbb7c0000ab88b473b1f5afd9ef808440eed33bf',
  arbUsdc: '0xaf88d065e77c8cc2239327c5edb3a432268e5831',
  arbUsdce: '0xff970a61a04b1ca14834a43f5de4533ebddb5cc8',
  arbUsdt: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  arbWeth: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
  arb: '0x912ce59144191c1204e64559fe8253a0e49e6548',
  arbUsde: '0x5d3a1ff2b6bab83b63cd9ad0787074081a52ef34',
  opUsdc: '0x0b2c639c533813f4aa9d7837caf62653d097ff85',
  op: '0x4200000000000000000000000000000000000042',
  polUsdc: '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359',
  polUsdce: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174',
  polWeth: '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619',
  wpol: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
  ctf: '0x4d97dcd97ec945f40cf65f87097ace5ea0476045',
  bnbUsdt: '0x55d398326f99059ff775485246999027b3197955',
  bnbUsdc: '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  wbnb: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
  cake: '0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82',
  slisbnb: '0xb0b84d294e0c75a6abe60171b70edeb2efd14a1b',
} as const satisfies Record<string, Address>;

export const permit2: Address = '0x000000000022d473030f116ddee9f6b43ac78ba3';
/** What many apps call the currency. */
export const coin: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

export const approve = (spender: Address, amount: bigint): Hex =>
  call('function approve(address spender, uint256 amount)', spender, amount);
export const transfer = (to: Address, amount: bigint): Hex =>
  call('function transfer(address to, uint256 amount)', to, amount);
export const word = (it: bigint): Hex => toHex(it, { size: 32 });
export const words = (...its: readonly bigint[]): Hex => concat(its.map(word));
export const text = (it: string): Hex => encodeAbiParameters([{ type: 'string' }], [it]);

/** What Aave says of an account that owes little (in its base currency) and has much behind it. */
export const wellSecured: Hex = words(
  10n ** 12n,
  10n ** 11n,
  7n * 10n ** 11n,
  8_300n,
  8_000n,
  83n * 10n ** 17n,
);
export const noDebt: Hex = words(10n ** 12n, 0n, 8n * 10n ** 11n, 8_300n, 8_000n, 2n ** 256n - 1n);
export const aaveAccount =
  'function getUserAccountData(address user) view returns (uint256, uint256, uint256, uint256, uint256, uint256)';
export const assetOf = (vault: Address) => `${vault} function asset() view returns (address)`;
