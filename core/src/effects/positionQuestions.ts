import { type Address, encodeFunctionData, type Hex, parseAbi, toEventSelector } from 'viem';
import { eachOnce, isAmong } from '../ledger/account.ts';
import type { PositionLine } from '../model/effects.ts';
import { solidity } from '../world/solidity.ts';
import { addressOfWord } from './control/wordValues.ts';
import type { Log } from './log.ts';
import { type AskedRead, readKey, type WordRead } from './read.ts';

/**
 * What is asked of a market, or of a contract of positions, about what an account owes or keeps there in no token.
 * `whose`: the account, or what tells who owns a position of that number.
 */
export type PositionAsked = Readonly<{
  what: PositionLine['what'];
  read: WordRead;
  whose: Address | Readonly<{ owner: AskedRead }>;
}>;

/**
 * What accounts owe and keep in no token, where logs say that it changed: whatever changes it is logged by the contract that
 * keeps it. A log may lie: what it names is read.
 */
export function positionsAsked(logs: readonly Log[], accounts: readonly Address[]): readonly PositionAsked[] {
  const found = new Map<string, PositionAsked>();
  for (const log of logs) {
    const asked = questions[log.topics[0] ?? '0x'];
    if (asked === undefined) continue;
    const words = [...log.topics.slice(1), ...wordsOf(log.data)].map((it) => BigInt(it));
    for (const it of asked(log.address, words)) {
      if (typeof it.whose === 'string' && !isAmong(it.whose, accounts)) continue;
      const key = readKey(it.read);
      if (!found.has(key)) found.set(key, it);
    }
  }
  return [...found.values()].slice(0, most);
}

/** So many are read beside what is in tokens. */
const most = 12;

const abi = parseAbi([
  solidity.borrowBalanceOf,
  solidity.userCollateral,
  solidity.position,
  solidity.getAccountSnapshot,
  solidity.debtOf,
  solidity.userBorrowShares,
  solidity.userCollateralBalance,
  solidity.positions,
  solidity.getPositionLiquidity,
]);

type Asks = (contract: Address, words: readonly bigint[]) => readonly PositionAsked[];

function ask(
  what: PositionLine['what'],
  of: Address,
  [functionName, ...args]: readonly [(typeof abi)[number]['name'], ...unknown[]],
  at: number,
): Omit<PositionAsked, 'whose'> {
  const data = encodeFunctionData({ abi, functionName, args } as Parameters<typeof encodeFunctionData>[0]);
  return { what, read: { kind: 'word', of, data, at } };
}

/** What accounts owe and keep at a Comet: which words of the log are accounts, and which is the collateral. */
const comet =
  (accounts: readonly number[], collateral?: number): Asks =>
  (of, words) =>
    each(accounts, words).flatMap((whose) => {
      const asset = collateral === undefined ? [] : each([collateral], words);
      return [
        { ...ask('owed', of, ['borrowBalanceOf', whose], 0), whose },
        ...asset.map((it) => ({ ...ask('kept', of, ['userCollateral', whose, it], 0), whose })),
      ];
    });

/** Markets of Morpho are numbered: the first word is the market, then which word is the account. */
const morpho =
  (account: number): Asks =>
  (of, words) =>
    each([account], words).flatMap((whose) =>
      (['kept', 'owed', 'kept'] as const).map((what, at) => ({
        ...ask(what, of, ['position', wordOf(words[0]), whose], at),
        whose,
      })),
    );

/** One thing that is owed or kept by an account that one of the words names. */
const single =
  (what: PositionLine['what'], name: (typeof abi)[number]['name'], account: number, at = 0): Asks =>
  (of, words) =>
    each([account], words).map((whose) => ({ ...ask(what, of, [name, whose], at), whose }));

/** Positions of Uniswap v3 and its copies: what is in it, and what was taken out of it and not yet collected. */
const numbered: Asks = (of, [id = 0n]) =>
  [7, 10, 11].map((at) => ({
    ...ask('kept', of, ['positions', id], at),
    whose: { owner: { kind: 'nftOwner', token: of, id } },
  }));

/** Pools of Uniswap v4 are in one place, which names the contract that keeps the position, and its number last. */
const pooled: Asks = (_, words) =>
  each([1], words).map((manager) => ({
    ...ask('kept', manager, ['getPositionLiquidity', words[5] ?? 0n], 0),
    whose: { owner: { kind: 'nftOwner', token: manager, id: words[5] ?? 0n } },
  }));

const questions: Readonly<Record<Hex, Asks>> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    (
      [
        ['Supply(address,address,uint256)', comet([1])],
        ['Withdraw(address,address,uint256)', comet([0])],
        ['SupplyCollateral(address,address,address,uint256)', comet([1], 2)],
        ['WithdrawCollateral(address,address,address,uint256)', comet([0], 2)],
        ['TransferCollateral(address,address,address,uint256)', comet([0, 1], 2)],
        ['Supply(bytes32,address,address,uint256,uint256)', morpho(2)],
        ['Repay(bytes32,address,address,uint256,uint256)', morpho(2)],
        ['SupplyCollateral(bytes32,address,address,uint256)', morpho(2)],
        // Who calls is in no topic of these: it comes after them.
        ['Withdraw(bytes32,address,address,address,uint256,uint256)', morpho(1)],
        ['Borrow(bytes32,address,address,address,uint256,uint256)', morpho(1)],
        ['WithdrawCollateral(bytes32,address,address,address,uint256)', morpho(1)],
        ['Borrow(address,uint256,uint256,uint256)', single('owed', 'getAccountSnapshot', 0, 2)],
        ['RepayBorrow(address,address,uint256,uint256,uint256)', single('owed', 'getAccountSnapshot', 1, 2)],
        ['Borrow(address,uint256)', single('owed', 'debtOf', 0)],
        ['Repay(address,uint256)', single('owed', 'debtOf', 0)],
        ['BorrowAsset(address,address,uint256,uint256)', single('owed', 'userBorrowShares', 0)],
        ['RepayAsset(address,address,uint256,uint256)', single('owed', 'userBorrowShares', 1)],
        ['AddCollateral(address,address,uint256)', single('kept', 'userCollateralBalance', 1)],
        ['RemoveCollateral(address,uint256,address,address)', single('kept', 'userCollateralBalance', 2)],
        ['IncreaseLiquidity(uint256,uint128,uint256,uint256)', numbered],
        ['DecreaseLiquidity(uint256,uint128,uint256,uint256)', numbered],
        ['Collect(uint256,address,uint256,uint256)', numbered],
        ['ModifyLiquidity(bytes32,address,int24,int24,int256,bytes32)', pooled],
      ] as const
    ).map(([event, asks]) => [toEventSelector(event), asks]),
  ),
);

/** The addresses among words, each once. */
function each(places: readonly number[], words: readonly bigint[]): readonly Address[] {
  return eachOnce(
    places.flatMap((it) => {
      const word = words[it];
      return word === undefined || word === 0n || word >= 2n ** 160n ? [] : [addressOfWord(word)];
    }),
  );
}

function wordOf(word = 0n): Hex {
  return `0x${word.toString(16).padStart(64, '0')}`;
}

function wordsOf(data: Hex): readonly Hex[] {
  return (data.slice(2, 2 + 64 * 8).match(/.{64}/g) ?? []).map((it): Hex => `0x${it}`);
}
