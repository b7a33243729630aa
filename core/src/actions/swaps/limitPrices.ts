import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { leavesOf } from '../steps/leavesOf.ts';
import { memoizeStep } from '../steps/memoizeStep.ts';

/** A price in dollars that a perpetual order is held to: so many units of `dollar` for one of `token`, both raw. */
export type LimitPrice = Readonly<{
  token: Address;
  dollar: Address;
  /** What one raw unit of the token costs in raw units of the dollar, at the limit. */
  rate: number;
  fact: FactId;
}>;

/** The prices that an order of GMX names of an asset that the largest pools know; those of other assets are left out. */
export const limitPricesOf = memoizeStep((step: Step): readonly LimitPrice[] => {
  if (step.op !== 'call' || step.fn === undefined || step.commandByte !== undefined) return [];
  const leaves = leavesOf(step);
  const named = (pattern: RegExp) =>
    leaves.find(({ arg }) => arg.value.kind === 'address' && pattern.test(arg.name))?.arg.value;
  const [market, token] = [named(/^market$/), named(/^_?indexToken$/)];
  const index =
    market?.kind === 'address'
      ? markets[market.address.toLowerCase()]
      : token?.kind === 'address'
        ? (token.address.toLowerCase() as Address)
        : undefined;
  const known = index === undefined ? undefined : indexes[index];
  if (index === undefined || known === undefined) return [];
  return leaves.flatMap(({ arg, fact }): readonly LimitPrice[] => {
    const isPrice = market === undefined ? /^_?(?:acceptable)?price$/i : /^acceptablePrice$/;
    if (arg.value.kind !== 'integer' || !isPrice.test(arg.name)) return [];
    // Version 2 counts dollars of 30 decimals for the smallest unit, version 1 for a whole token. A dollar has 6 here.
    const raw = Number(arg.value.value) / 10 ** (market === undefined ? 30 + known.decimals : 30);
    return [{ token: index, dollar: known.dollar, rate: raw * 10 ** 6, fact }];
  });
});

type Index = Readonly<{ dollar: Address; decimals: number }>;

const usdcOfArbitrum = '0xaf88d065e77c8cc2239327c5edb3a432268e5831';
const usdcOfAvalanche = '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e';
const wethOfArbitrum = '0x82af49447d8a07e3bd95bd0d56f35241523fbab1';
const wbtcOfArbitrum = '0x2f2a2543b76a4166549f7aab2e75bef0aefc5b0f';

/** What is traded, by the address of its market. From the markets of GMX on Arbitrum. */
const markets: Readonly<Record<string, Address>> = Object.assign(Object.create(null), {
  '0x70d95587d40a2caf56bd97485ab3eec10bee6336': wethOfArbitrum,
  '0x47c031236e19d024b42f8ae6780e44a573170703': wbtcOfArbitrum,
});

/** Tokens that pools price in dollars of six decimals. */
const indexes: Readonly<Record<string, Index>> = Object.assign(Object.create(null), {
  [wethOfArbitrum]: { dollar: usdcOfArbitrum, decimals: 18 },
  [wbtcOfArbitrum]: { dollar: usdcOfArbitrum, decimals: 8 },
  '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7': { dollar: usdcOfAvalanche, decimals: 18 },
});
