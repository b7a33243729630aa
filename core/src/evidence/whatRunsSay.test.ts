import { type Address, getAddress, maxUint256 } from 'viem';
import { expect, it } from 'vitest';
import { told } from '../actions/testing/told.ts';
import { check } from '../check/check.ts';
import {
  allowance,
  call,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../check/testing/views.ts';
import { holdsFact } from '../label/tokens/holdsFact.ts';
import type { EffectLine, Effects, Move } from '../model/effects.ts';
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';

const router = getAddress('0x7a250d5630b4cf539739df2c5dacb4c659f2488d');
/** Nobody knows it. */
const other = getAddress('0x1234567890abcdef1234567890abcdef12345678');
const [dollar, coin] = [10n ** 6n, 10n ** 18n];
const soon = 1_800_000_600n;

/** By how much a balance changes; without a token it is one of coins. */
const line = (asset: Address | undefined, change: bigint, who: Address = me): Partial<EffectLine> => ({
  who,
  what: 'balance',
  asset: asset === undefined ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: asset },
  before: known(10n ** 24n),
  after: known(10n ** 24n + change),
});
const item = (change: bigint): Partial<EffectLine> => ({
  who: me,
  what: 'nft',
  asset: { kind: 'nft', chainId: 1, address: other, id: 7n },
  before: known(change < 0n ? 1n : 0n),
  after: known(change < 0n ? 0n : 1n),
});
const move = (from: Address, to: Address, amount: bigint): Move => ({
  from,
  to,
  asset: { kind: 'token', chainId: 1, address: usdc },
  amount,
  basis: 'read',
  step: '0',
});
const arrived = (change: bigint): EffectLine => ({
  id: 'a',
  who: friend,
  what: 'balance',
  before: known(0n),
  after: known(change),
  asset: { kind: 'token', chainId: 1, address: usdc },
  basis: 'read',
  cause: [],
});
const runs = (lines: readonly Partial<EffectLine>[], more: Partial<Effects> = {}): Sample => ({
  codes: { [router]: 'contract', [other]: 'contract' },
  effects: known(effectsOf(lines, more)),
});
const holding = (held: bigint, sample: Sample): Sample => ({
  ...sample,
  facts: { [holdsFact(me, usdc)]: { kind: 'integer', value: held } },
});

const pay = call(usdc, 'transfer(address to, uint256 amount)', [friend, 50n * dollar]);
const doIt = call(other, 'doIt()', []);
const claimForMe = call(other, 'claim(address account)', [me]);
const put = call(other, 'deposit(uint256 assets, address receiver)', [50n * dollar, me]);
const takeOut = call(other, 'withdraw(uint256 assets, address receiver, address owner)', [
  50n * dollar,
  me,
  me,
]);
const swap = call(
  router,
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  [3_000n * dollar, coin, [usdc, weth], me, soon],
);
const sell = call(
  router,
  'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  [3_000n * dollar, [weth, usdc], me, soon],
  coin,
);
const wrap = call(weth, 'deposit()', [], coin);
const unwrap = call(weth, 'withdraw(uint256 wad)', [coin]);
const allow = call(usdc, 'approve(address spender, uint256 amount)', [router, 50n * dollar]);
const allowOther = call(usdc, 'approve(address spender, uint256 amount)', [other, 50n * dollar]);
const send = transaction(friend, '0x', coin);
const sendOther = transaction(other, '0x', coin);

/** A request, what the simulation shows of it, and what is said of it, besides notes. */
const table: readonly (readonly [what: string, body: Body, run: Sample, said: string])[] = [
  ['pay, and it arrives', pay, runs([line(usdc, -50n * dollar)], { arrivals: [arrived(50n * dollar)] }), ''],
  [
    'pay, and less arrives',
    pay,
    runs([line(usdc, -50n * dollar)], { arrivals: [arrived(49n * dollar)] }),
    'transfers.lessArrives (sent: effect.a.sent, to: friend, came: effect.a.delta, how: less)',
  ],
  [
    'pay, and a millionth less arrives',
    pay,
    runs([line(usdc, -50n * dollar)], { arrivals: [arrived(50n * dollar - 50n)] }),
    '',
  ],
  [
    'pay, and a bit less arrives',
    pay,
    runs([line(usdc, -50n * dollar)], { arrivals: [arrived(50n * dollar - 51n)] }),
    'transfers.lessArrives (sent: effect.a.sent, to: friend, came: effect.a.delta, how: less)',
  ],
  [
    'pay, and nothing arrives',
    pay,
    runs([line(usdc, -50n * dollar)], { arrivals: [arrived(0n)] }),
    'transfers.lessArrives (sent: effect.a.sent, to: friend, came: effect.a.delta, how: none)',
  ],
  [
    'pay, and more leaves',
    pay,
    runs([line(usdc, -60n * dollar)]),
    'outcome.takesMore (who: effect.0.who, amount: effect.0.size)',
  ],
  [
    'pay, and another token leaves',
    pay,
    runs([line(usdc, -50n * dollar), line(weth, -coin)]),
    'outcome.takesMore (who: effect.1.who, amount: effect.1.size)',
  ],
  [
    'pay, and coins leave',
    pay,
    runs([line(usdc, -50n * dollar), line(undefined, -coin)]),
    'outcome.takesMore (who: effect.1.who, amount: effect.1.size)',
  ],
  [
    'pay, and all leaves',
    pay,
    runs([{ ...line(usdc, -50n * dollar), before: known(50n * dollar), after: known(0n) }]),
    'transfers.wholeBalance (asset: effect.0.asset, to: friend)',
  ],
  ['pay, and it fails', pay, runs([], { status: 'revert' }), 'outcome.fails '],
  [
    'something that takes dollars',
    doIt,
    runs([line(usdc, -50n * dollar)]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size)',
  ],
  [
    'something that takes all dollars',
    doIt,
    runs([{ ...line(usdc, 0n), before: known(50n * dollar), after: known(0n) }]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size)',
  ],
  ['something that brings dollars', doIt, runs([line(usdc, 50n * dollar)]), ''],
  [
    'something that takes dollars for coins',
    doIt,
    runs([line(usdc, -50n * dollar), line(undefined, coin)]),
    'outcome.strangeReturn Known(who: effect.0.who, amount: effect.0.size, got: effect.1.delta)',
  ],
  [
    'something that takes dollars for a token that nobody knows',
    doIt,
    runs([line(usdc, -50n * dollar), line(other, coin)]),
    'outcome.strangeReturn (who: effect.0.who, amount: effect.0.size, got: effect.1.delta, more: 0)',
  ],
  [
    'something that takes as much as another brings',
    doIt,
    runs([], { moves: [move(me, other, 50n * dollar), move(friend, me, 50n * dollar)] }),
    'outcome.takenBetween (amount: move.0.amount, to: move.0.to)',
  ],
  [
    'something that takes and gives back',
    doIt,
    runs([], { moves: [move(me, other, 50n * dollar), move(other, me, 50n * dollar)] }),
    '',
  ],
  [
    'something that takes in two parts',
    doIt,
    runs([], {
      moves: [move(me, other, 20n * dollar), move(me, other, 30n * dollar), move(friend, me, 50n * dollar)],
    }),
    'outcome.takenBetween (amount: move.1.amount, to: move.1.to)',
  ],
  [
    'something that takes an item',
    doIt,
    runs([item(-1n)]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size)',
  ],
  ['something that brings an item', doIt, runs([item(1n)]), ''],
  [
    'something that allows a key',
    doIt,
    runs([allowance(usdc, key, 50n * dollar)]),
    'approvals.hidden (spender: effect.0.counterparty, after: effect.0.after)',
  ],
  [
    'something that allows itself all',
    doIt,
    runs([allowance(usdc, other, maxUint256)]),
    'approvals.hidden (spender: effect.0.counterparty, after: effect.0.after)',
  ],
  [
    'something that takes back what was allowed',
    doIt,
    runs([{ ...allowance(usdc, other, 0n), before: known(5n) }]),
    '',
  ],
  ['something that fails', doIt, runs([line(usdc, -50n * dollar)], { status: 'revert' }), 'outcome.fails '],
  [
    'a claim that brings dollars',
    claimForMe,
    runs([line(usdc, 50n * dollar)], { moves: [move(other, me, 50n * dollar)] }),
    '',
  ],
  [
    'a claim of which a key gets some',
    claimForMe,
    runs([line(usdc, 50n * dollar)], {
      moves: [move(other, me, 50n * dollar), move(other, key, 5n * dollar)],
    }),
    'account.move (amount: move.1.amount, from: move.1.from, to: move.1.to)',
  ],
  [
    'a claim that takes dollars',
    claimForMe,
    runs([line(usdc, -50n * dollar)], { moves: [move(me, other, 50n * dollar)] }),
    '!outcome.claimTrap Taken(who: effect.0.who, amount: effect.0.size); outcome.nothingBack (who: effect.0.who, amount: effect.0.size)',
  ],
  [
    'a deposit, for shares',
    put,
    runs([line(usdc, -50n * dollar), line(other, 50n * dollar)]),
    'account.unvouched (contract: other, amount: effect.0.size, who: effect.0.who)',
  ],
  [
    'a deposit that takes more',
    put,
    runs([line(usdc, -60n * dollar), line(other, 50n * dollar)]),
    'outcome.strangeReturn (who: effect.0.who, amount: effect.0.size, got: effect.1.delta, more: 0)',
  ],
  [
    'a deposit for nothing',
    put,
    runs([line(usdc, -50n * dollar)]),
    'outcome.nothingBack Into(who: effect.0.who, amount: effect.0.size, contract: other, how: unseen)',
  ],
  ['what was put in, out again', takeOut, runs([line(usdc, 50n * dollar), line(other, -50n * dollar)]), ''],
  [
    'nothing of what was put in',
    takeOut,
    runs([line(other, -50n * dollar)]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size)',
  ],
  ['a swap, as it says', swap, runs([line(usdc, -3_000n * dollar), line(weth, coin)]), ''],
  [
    'a swap that brings less',
    swap,
    runs([line(usdc, -3_000n * dollar), line(weth, coin - 1n)]),
    'transfers.lessThanLeast (least: 1000000000000000000 WETH)',
  ],
  [
    'a swap that brings nothing',
    swap,
    runs([line(usdc, -3_000n * dollar)]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size); transfers.lessThanLeast (least: 1000000000000000000 WETH)',
  ],
  [
    'a swap that takes more',
    swap,
    runs([line(usdc, -3_100n * dollar), line(weth, coin)]),
    'outcome.takesMore (who: effect.0.who, amount: effect.0.size)',
  ],
  [
    'a swap that brings far more',
    swap,
    runs([line(usdc, -3_000n * dollar), line(weth, 2n * coin)]),
    'transfers.leastFarBelow (least: 1000000000000000000 WETH, comes: effect.1.delta, how: far)',
  ],
  [
    'a swap that takes another token, too',
    swap,
    runs([line(usdc, -3_000n * dollar), line(weth, coin), line(other, -coin)]),
    'outcome.takesMore (who: effect.2.who, amount: effect.2.size)',
  ],
  ['coins for dollars', sell, runs([line(undefined, -coin), line(usdc, 3_000n * dollar)]), ''],
  [
    'coins for nothing',
    sell,
    runs([line(undefined, -coin)]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size); transfers.lessThanLeast (least: 3000000000 USDC)',
  ],
  [
    'coins and more for dollars',
    sell,
    runs([line(undefined, -2n * coin), line(usdc, 3_000n * dollar)]),
    'outcome.takesMore (who: effect.0.who, amount: effect.0.size)',
  ],
  ['coins that are wrapped', wrap, runs([line(undefined, -coin), line(weth, coin)]), ''],
  ['coins that are unwrapped', unwrap, runs([line(undefined, coin), line(weth, -coin)]), ''],
  [
    'coins that are unwrapped for nothing',
    unwrap,
    runs([line(weth, -coin)]),
    'outcome.nothingBack (who: effect.0.who, amount: effect.0.size)',
  ],
  ['an allowance, as it says', allow, runs([allowance(usdc, router, 50n * dollar)]), ''],
  [
    'an allowance that is more',
    allow,
    runs([allowance(usdc, router, 60n * dollar)]),
    'approvals.hidden (spender: effect.0.counterparty, after: effect.0.after)',
  ],
  [
    'an allowance of another, too',
    allow,
    runs([allowance(usdc, router, 50n * dollar), allowance(usdc, key, 1n)]),
    'approvals.hidden (spender: effect.1.counterparty, after: effect.1.after)',
  ],
  [
    'an allowance that takes at once',
    allow,
    runs([allowance(usdc, router, 50n * dollar), line(usdc, -50n * dollar)]),
    'outcome.takesMore (who: effect.1.who, amount: effect.1.size)',
  ],
  [
    'an allowance of all that is held',
    allowOther,
    holding(50n * dollar, runs([allowance(usdc, other, 50n * dollar)])),
    'approvals.allHeld (spender: other, held: 50000000, how: all)',
  ],
  [
    'an allowance of nine tenths',
    allowOther,
    holding(55n * dollar, runs([allowance(usdc, other, 50n * dollar)])),
    'approvals.allHeld (spender: other, held: 55000000, how: most)',
  ],
  [
    'an allowance of less',
    allowOther,
    holding(56n * dollar, runs([allowance(usdc, other, 50n * dollar)])),
    'approvals.unvouched (spender: other, amount: 50000000 USDC)',
  ],
  [
    'an allowance where nothing is held',
    allowOther,
    holding(0n, runs([allowance(usdc, other, 50n * dollar)])),
    'approvals.unvouched (spender: other, amount: 50000000 USDC)',
  ],
  ['coins to a friend', send, runs([line(undefined, -coin)]), ''],
  [
    'coins to a friend, and more leaves',
    send,
    runs([line(undefined, -2n * coin)]),
    'outcome.takesMore (who: effect.0.who, amount: effect.0.size)',
  ],
  [
    'coins to a friend, and dollars leave',
    send,
    runs([line(undefined, -coin), line(usdc, -50n * dollar)]),
    'outcome.takesMore (who: effect.1.who, amount: effect.1.size)',
  ],
  [
    'coins to a contract',
    sendOther,
    runs([line(undefined, -coin)]),
    'transfers.deadEnd (to: other, how: contract)',
  ],
  [
    'coins to a contract, for dollars',
    sendOther,
    runs([line(undefined, -coin), line(usdc, 3_000n * dollar)]),
    '',
  ],
  [
    'coins to a contract, and dollars leave',
    sendOther,
    runs([line(undefined, -coin), line(usdc, -50n * dollar)]),
    'outcome.takesMore (who: effect.1.who, amount: effect.1.size); transfers.deadEnd (to: other, how: contract)',
  ],
];

/** What warns, of what, in a text: with `!` what stops. */
function saidOf(body: Body, run: Sample): string {
  const view = viewOf(body, run);
  const said = check(view).flatMap((it) =>
    it.outcome !== 'fired' || it.severity === 'note'
      ? []
      : [
          `${it.severity === 'stop' ? '!' : ''}${told(view, it.says)
            .replace('.says', ' ')
            .replaceAll(other.toLowerCase(), 'other')}`,
        ],
  );
  return [...new Set(said)].toSorted().join('; ');
}

it.each(table)('%s', (_, body, run, said) => {
  expect(saidOf(body, run)).toBe(said);
});
