import type { Address } from 'viem';
import type { ReadAt } from '../../world/chainRead.ts';
import { addressOfWord } from '../control/wordValues.ts';
import { wordsAnswered, marketCall, type HealthAsked, over, wordRead } from './question.ts';

/** The vault that an account owes to is the one that controls it; what it borrows from will be. */
export async function inVault(
  at: ReadAt,
  market: Address,
  [account]: readonly Address[],
  isDebt: boolean,
): Promise<readonly HealthAsked[]> {
  if (account === undefined) return [];
  const controller = isDebt ? market : await controllerOf(at, market, account);
  if (controller === undefined) return [];
  const data = marketCall('accountLiquidity', [account, true]);
  return [
    {
      market,
      account,
      reads: [wordRead(controller, data, 0), wordRead(controller, data, 1)],
      healthOf: ([secured = 0n, owed = 0n]) => (owed === 0n ? 'free' : over(secured, owed)),
    },
  ];
}

async function controllerOf(at: ReadAt, vault: Address, account: Address): Promise<Address | undefined> {
  const connector = await wordsAnswered(at, vault, marketCall('EVC', []), [0]);
  if (connector?.[0] === undefined) return undefined;
  const found = await wordsAnswered(
    at,
    addressOfWord(connector[0]),
    marketCall('getControllers', [account]),
    [1, 2],
  );
  return found?.[0] === 1n && found[1] !== undefined ? addressOfWord(found[1]) : undefined;
}
