import type { Address } from 'viem';
import { marketCall, type HealthAsked, wordRead } from './question.ts';

/** Pools of Aave and those made of them say it themselves. */
export function inPool(market: Address, account: Address, pool: Address): HealthAsked {
  const data = marketCall('getUserAccountData', [account]);
  return {
    market,
    account,
    reads: [wordRead(pool, data, 1), wordRead(pool, data, 5)],
    healthOf: ([debt, health]) => (debt === 0n ? 'free' : health),
  };
}
