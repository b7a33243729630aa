import type { Address } from 'viem';
import type { ReadAt } from '../../world/chainRead.ts';
import { type HealthAsked, marketCall, over, wordRead, wordsAnswered } from './question.ts';

/** A pair of Fraxlend sells what secures a loan above a part of its worth, at the higher of the prices that it keeps. */
export async function inFraxlend(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const rates = marketCall('exchangeRateInfo', []);
  const [limit, kept, older] = await Promise.all([
    wordsAnswered(at, market, marketCall('maxLTV', []), [0]),
    wordsAnswered(at, market, rates, [highRate]),
    wordsAnswered(at, market, rates, [olderRate]),
  ]);
  if (limit?.[0] === undefined || older === undefined) return [];
  const part = limit[0];
  const totals = marketCall('totalBorrow', []);
  return [
    {
      market,
      account,
      reads: [
        wordRead(market, marketCall('userCollateralBalance', [account]), 0),
        wordRead(market, marketCall('userBorrowShares', [account]), 0),
        wordRead(market, totals, 0),
        wordRead(market, totals, 1),
        wordRead(market, rates, kept === undefined ? olderRate : highRate),
      ],
      healthOf: ([collateral = 0n, shares = 0n, amount = 0n, allShares = 0n, rate = 0n]) => {
        if (shares === 0n) return 'free';
        if (allShares === 0n) return undefined;
        const owed = (shares * amount + allShares - 1n) / allShares;
        // The rate is how much collateral one unit of what is lent costs.
        return over(collateral * part * 10n ** 18n, owed * rate * 10n ** 5n);
      },
    },
  ];
}

/** Its place in what pairs answer; earlier ones have a single rate, behind its time. */
const highRate = 4;
const olderRate = 1;
