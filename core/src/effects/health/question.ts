import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem';
import type { Health } from '../../model/effects.ts';
import { type ReadAt, chainRead } from '../../world/chainRead.ts';
import { wordAt } from '../../world/returned.ts';
import { solidity } from '../../world/solidity.ts';
import type { WordRead } from '../read.ts';

/**
 * How to find out how safe a loan is: what to read before and after, and the health that the words come to; undefined
 * where they make no sense. `market`: the contract that the step calls. `oracle`: whose price decides, where the call names it.
 */
export type HealthAsked = Readonly<{
  market: Address;
  account: Address;
  oracle?: Address;
  reads: readonly WordRead[];
  healthOf: (words: readonly bigint[]) => Health | undefined;
}>;

/** Health 1: what secures a loan counts as much as what is owed. */
export const wholeHealth = 10n ** 18n;

/** The health that what secures a loan, and what is owed, come to in one unit; undefined where nothing is owed in it. */
export function over(secured: bigint, owed: bigint): Health | undefined {
  return owed === 0n ? undefined : (secured * wholeHealth) / owed;
}

/** A word of what a contract answers to a call, by its place. */
export function wordRead(of: Address, data: Hex, at: number): WordRead {
  return { kind: 'word', of, data, at };
}

/** Words of what a contract answers at the pinned block; undefined where it does not answer so many. */
export async function wordsAnswered(
  at: ReadAt,
  to: Address,
  data: Hex,
  words: readonly number[],
): Promise<readonly bigint[] | undefined> {
  const count = Math.max(...words) + 1;
  const answer = await chainRead(at, to, data, (it) => {
    const found = words.flatMap((place) => wordAt(place, count)(it) ?? []);
    return found.length === words.length ? found : undefined;
  });
  return answer.s === 'known' ? answer.v.value : undefined;
}

const abi = parseAbi([
  solidity.getUserAccountData,
  solidity.position,
  solidity.market,
  solidity.price,
  solidity.numAssets,
  solidity.userBasic,
  solidity.baseScale,
  solidity.baseTokenPriceFeed,
  solidity.getAssetInfo,
  solidity.getPrice,
  solidity.borrowBalanceOf,
  solidity.userCollateral,
  solidity.EVC,
  solidity.getControllers,
  solidity.accountLiquidity,
  solidity.troveManager,
  solidity.priceFeed,
  solidity.lastGoodPrice,
  solidity.getNominalICR,
  solidity.getCurrentICR,
  solidity.MCR,
  solidity.comptroller,
  solidity.getAssetsIn,
  solidity.checkMembership,
  solidity.marketOf,
  solidity.oracle,
  solidity.getAccountSnapshot,
  solidity.getUnderlyingPrice,
  solidity.vaiController,
  solidity.getVAIRepayAmount,
  solidity.userCollateralBalance,
  solidity.userBorrowShares,
  solidity.totalBorrow,
  solidity.exchangeRateInfo,
  solidity.maxLTV,
  solidity.vat,
  solidity.urns,
  solidity.ilks,
]);

/** The calldata of a question to a market. */
export const marketCall = (functionName: (typeof abi)[number]['name'], args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
