import type { Address } from 'viem';

/** Contracts of a network that know which pools are theirs, by how they are asked. */
export type PoolFactories = Readonly<{
  /** `getPair(token0, token1)` is the pair. */
  pairs: readonly Address[];
  /** `getPool(token0, token1, fee)` is the pool. */
  pools: readonly Address[];
  /** `is_registered(pool)`, of Curve. */
  curve: readonly Address[];
  /** `isFactoryPool(pool)`, of Maverick. */
  maverick: readonly Address[];
  /** `markets(market)` begins with whether it is listed, of Compound v2. */
  compound?: readonly Address[];
}>;

/** The factories whose pools do as the code of their exchange says; undefined where none is known. */
export function poolFactoriesOn(chainId: number): PoolFactories | undefined {
  return Object.hasOwn(networks, chainId) ? networks[chainId] : undefined;
}

const sushi = '0xc35dadb65012ec5796536bd9864ed8773abc74c4';
const pancake = '0x0bfbcf9fa4f9c56b0f40a671ad40e0805a091865';
const maverick = '0x0a7e848aca42d879ef06507fca0e7b33a0a63c1e';
const uniswap = '0x1f98431c8ad98523631ae4a59f267346ea31f984';

/** Uniswap v2 and v3, SushiSwap, PancakeSwap, QuickSwap, Curve, Maverick v2 and Compound v2. From their documentation of deployments. */
const networks: Readonly<Record<number, PoolFactories>> = {
  1: {
    pairs: [
      '0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f',
      '0xc0aee478e3658e2610c5f7a4a2e1777ce9e4f2ac',
      '0x1097053fd2ea711dad45caccc45eff7548fcb362',
    ],
    pools: [uniswap, pancake],
    curve: ['0xf98b45fa17de75fb1ad0e7afd971b0ca00e379fc'],
    maverick: [maverick],
    compound: ['0x3d9819210a31b4961b30ef54be2aed79b9c9cd3b'],
  },
  10: { pairs: ['0x0c3c1c532f1e39edf36be9fe0be1410313e074bf'], pools: [uniswap], curve: [], maverick: [] },
  56: {
    pairs: [
      '0xca143ce32fe78f1f7019d7d551a6402fc5350c73',
      '0x8909dc15e40173ff4699343b6eb8132c65e18ec6',
      sushi,
    ],
    pools: ['0xdb1d10011ad0ff90774d0c6bb92e5c5c8b4461f7', pancake],
    curve: [],
    maverick: [maverick],
  },
  130: { pairs: [], pools: ['0x1f98400000000000000000000000000000000003'], curve: [], maverick: [] },
  137: {
    pairs: [
      '0x5757371414417b8c6caad45baef941abc7d3ab32',
      '0x9e5a52f57b3038f1b8eee45f28b3c1967e22799c',
      sushi,
    ],
    pools: [uniswap],
    curve: [],
    maverick: [],
  },
  8453: {
    pairs: ['0x8909dc15e40173ff4699343b6eb8132c65e18ec6'],
    pools: ['0x33128a8fc17869897dce68ed026d694621f6fdfd', pancake],
    curve: [],
    maverick: [maverick],
  },
  42161: {
    pairs: ['0xf1d7cc64fb4452f05c498126312ebe29f30fbcf9', sushi],
    pools: [uniswap, pancake],
    curve: [],
    maverick: [maverick],
  },
  42220: { pairs: [], pools: ['0xafe208a311b21f13ef87e33a90049fc17a7acdec'], curve: [], maverick: [] },
  43114: { pairs: [sushi], pools: ['0x740b1c1de25031c31ff4fc9a62f554a55cdc1bad'], curve: [], maverick: [] },
};
