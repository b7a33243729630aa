import type { Address } from 'viem';
import type { ReadAt } from '../../world/chainRead.ts';
import { addressOfWord } from '../control/wordValues.ts';
import { wordsAnswered, marketCall, type HealthAsked, wordRead } from './question.ts';

/** Liquity sells what secures a trove below 110% of what it owes. */
export async function inTrove(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const [manager, feed] = await Promise.all([
    wordsAnswered(at, market, marketCall('troveManager', []), [0]),
    wordsAnswered(at, market, marketCall('priceFeed', []), [0]),
  ]);
  if (manager?.[0] === undefined || feed?.[0] === undefined) return [];
  return [
    {
      market,
      account,
      // The call has the price brought up to date, which may be days old before.
      reads: [
        wordRead(addressOfWord(manager[0]), marketCall('getNominalICR', [account]), 0),
        wordRead(addressOfWord(feed[0]), marketCall('lastGoodPrice', []), 0),
      ],
      healthOf: ([ratio = 0n, price = 0n]) =>
        ratio === 2n ** 256n - 1n ? 'free' : (ratio * price * 100n) / (10n ** 20n * 110n),
    },
  ];
}
