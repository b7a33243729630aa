import type { Address } from 'viem';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { same } from '../../ledger/account.ts';
import type { Step } from '../../model/step.ts';
import type { ReadAt } from '../../world/chainRead.ts';
import { addressOfWord } from '../control/wordValues.ts';
import { wordsAnswered, marketCall, type HealthAsked, wordRead } from './question.ts';

/** What each asset of the account counts at its price, over what it owes at the price of the currency that is lent. */
export async function inComet(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
  supplied: ReadonlySet<bigint>,
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const [count, assetsIn, scale, feed] = await Promise.all([
    wordsAnswered(at, market, marketCall('numAssets', []), [0]),
    wordsAnswered(at, market, marketCall('userBasic', [account]), [3]),
    wordsAnswered(at, market, marketCall('baseScale', []), [0]),
    wordsAnswered(at, market, marketCall('baseTokenPriceFeed', []), [0]),
  ]);
  if (!count?.[0] || assetsIn?.[0] === undefined || !scale?.[0] || feed?.[0] === undefined) return [];
  const inUse = (n: number) => ((assetsIn[0] ?? 0n) >> BigInt(n)) & 1n;
  const indexes = Array.from({ length: Number(count[0] > 24n ? 24n : count[0]) }, (_, n) => n);
  const infos = await Promise.all(
    indexes
      .filter((n) => supplied.size > 0 || inUse(n) === 1n)
      .map(async (n) => ({
        n,
        info: await wordsAnswered(at, market, marketCall('getAssetInfo', [n]), [1, 2, 3, 5]),
      })),
  );
  if (infos.some(({ info }) => info === undefined)) return [];
  const assets = infos.flatMap(({ n, info: [asset = 0n, priceFeed = 0n, units = 0n, factor = 0n] = [] }) =>
    inUse(n) === 1n || supplied.has(asset)
      ? [{ asset: addressOfWord(asset), priceFeed: addressOfWord(priceFeed), units, factor }]
      : [],
  );
  if (assets.length > mostAssets) return [];
  const price = (of: Address) => wordRead(market, marketCall('getPrice', [of]), 0);
  return [
    {
      market,
      account,
      reads: [
        wordRead(market, marketCall('borrowBalanceOf', [account]), 0),
        price(addressOfWord(feed[0])),
        ...assets.flatMap(({ asset, priceFeed }) => [
          wordRead(market, marketCall('userCollateral', [account, asset]), 0),
          price(priceFeed),
        ]),
      ],
      healthOf: ([owed = 0n, basePrice = 0n, ...held]) => {
        if (owed === 0n) return 'free';
        const counts = assets.map(({ units, factor }, n) => {
          const [amount = 0n, worth = 0n] = held.slice(2 * n);
          return units === 0n ? 0n : (amount * worth * factor) / units;
        });
        const debt = (owed * basePrice) / (scale[0] ?? 1n);
        return debt === 0n ? undefined : counts.reduce((total, it) => total + it, 0n) / debt;
      },
    },
  ];
}

const mostAssets = 8;

/** What steps name that put something into a market: it may have none of it of the account before. */
export function suppliedTo(steps: readonly Step[], market: Address): ReadonlySet<bigint> {
  return new Set(
    everyStep(steps).flatMap((step) => {
      if (!same(step.to, market)) return [];
      if (rowSays(step.fn?.signature, 'act') !== 'into') return [];
      return step.args.flatMap(({ value }) => (value.kind === 'address' ? [BigInt(value.address)] : []));
    }),
  );
}
