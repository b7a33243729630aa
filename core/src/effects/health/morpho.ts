import { type Address, getAddress, numberToHex } from 'viem';
import type { Step } from '../../model/step.ts';
import { morphoMarket } from './morphoMarket.ts';
import { marketCall, type HealthAsked, wholeHealth, over, wordRead } from './question.ts';

/** What secures it at the oracle's price, up to the market's limit, over the account's part of what is lent. */
export function inMorpho(step: Step, market: Address, account: Address): readonly HealthAsked[] {
  const it = morphoMarket(step);
  if (it === undefined || it.oracle >= 2n ** 160n) return [];
  const position = marketCall('position', [it.id, account]);
  const totals = marketCall('market', [it.id]);
  const oracle = getAddress(numberToHex(it.oracle, { size: 20 }));
  return [
    {
      market,
      account,
      oracle,
      reads: [
        wordRead(market, position, 1),
        wordRead(market, position, 2),
        wordRead(market, totals, 2),
        wordRead(market, totals, 3),
        wordRead(oracle, marketCall('price', []), 0),
      ],
      healthOf: ([shares = 0n, collateral = 0n, assets = 0n, allShares = 0n, price = 0n]) => {
        const owed = (shares * (assets + 1n)) / (allShares + 10n ** 6n);
        if (shares === 0n) return 'free';
        return over((collateral * price * it.lltv) / 10n ** 36n, owed * wholeHealth);
      },
    },
  ];
}
