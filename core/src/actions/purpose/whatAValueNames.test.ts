import { type Address, getAddress, type Hex, maxUint256, pad } from 'viem';
import { describe, expect, it } from 'vitest';
import { abiOf } from '../../check/account/testing/views.ts';
import {
  call,
  effectsOf,
  friend,
  key,
  me,
  type Sample,
  usdc,
  viewOf,
  weth,
} from '../../check/testing/views.ts';
import { known } from '../../model/known.ts';
import { revisionOf } from '../../reading/state.ts';
import { saidOf } from '../testing/told.ts';

/** An old, published contract of which nobody here has a table unless it is called by a function that has one. */
const vault = getAddress('0xc0ffee254729296a45a3885639ac7e10f9d54979');
const nobody: Address = '0x0000000000000000000000000000000000000000';
const marked: Address = '0x0000000000000000000000000000000000000001';
const native: Address = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';
const word: Hex = `0x${'5e'.repeat(32)}`;
const [large, mask] = [2n ** 112n, 2n ** 160n];
const soon = 1_800_000_600n;

const facts: NonNullable<Sample['facts']> = {
  [`account.${vault.toLowerCase()}.verified`]: { kind: 'bool', value: true },
  [`account.${vault.toLowerCase()}.created`]: { kind: 'time', seconds: 1_600_000_000n },
};
const moves = [
  { from: vault, to: me, asset: { kind: 'native', chainId: 1 }, amount: 1n, basis: 'read' },
] as const;

/** The verdict, and what is said besides, of a call of that contract; without that nothing but its name is known of it. */
function said(signature: string, args: readonly unknown[], value = 0n): string {
  const view = viewOf(call(vault, signature, args, value), {
    codes: { [vault]: 'contract' },
    facts,
    abis: [abiOf(vault, signature)],
    effects: known({ ...effectsOf([]), records: known([]), moves }),
  });
  const all = saidOf(view, ['account', 'transfers'], [[vault, 'vault']])
    .split(' | ')
    .slice(1);
  const warnings = all
    .filter((it) => !/nameOnly|firstPayment/.test(it))
    .map((it) =>
      it
        .replace(/^caution /, '')
        .replace('fn: doIt(), ', '')
        .replaceAll('step.0.arg.', ''),
    );
  return [revisionOf(view, 0).verdict, ...warnings].join(' | ');
}

/** A function that nobody here has a table of: the type and name of its argument, a value, and what is said of it. */
const unknownFunctions: readonly (readonly [what: string, argument: string, value: unknown, told: string])[] =
  [
    ['an account', 'address who', friend, 'caution | account.named.says(who: friend)'],
    ['mine', 'address who', me, 'read'],
    ['the contract itself', 'address who', vault, 'caution | account.named.says(who: vault)'],
    ['a token', 'address who', usdc, 'read'],
    ['nobody', 'address who', nobody, 'read'],
    ['a mark', 'address who', marked, 'read'],
    ['the last mark', 'address who', '0x000000000000000000000000000000000000ffff', 'read'],
    [
      'what is no mark any more',
      'address who',
      '0x0000000000000000000000000000000000010000',
      'caution | account.named.says(who: 0x0000000000000000000000000000000000010000)',
    ],
    ['the coins', 'address who', native, 'read'],
    [
      'accounts',
      'address[] whom',
      [friend, me, key],
      'caution | account.named.says(who: friend) | account.named.says(who: key)',
    ],
    [
      'an account among others',
      '(uint256 amount, address who) it',
      [5n, friend],
      'caution | account.named.says(who: friend)',
    ],
    [
      'accounts among others',
      '(uint256 amount, address who)[] them',
      [
        [5n, friend],
        [6n, me],
      ],
      'caution | account.named.says(who: friend)',
    ],
    ['a number', 'uint256 x', 5n, 'read'],
    ['the largest plain number', 'uint256 x', large - 1n, 'read'],
    ['a round number', 'uint256 x', large, 'read'],
    ['one more than round', 'uint256 x', large + 1n, 'caution | account.named.says(who: step.0.within.x)'],
    [
      'a number as large as an account',
      'uint256 x',
      BigInt(friend),
      'caution | account.named.says(who: step.0.within.x)',
    ],
    ['the number of mine', 'uint256 x', BigInt(me), 'read'],
    [
      'an account in a narrower number',
      'uint160 x',
      BigInt(friend),
      'caution | account.named.says(who: step.0.within.x)',
    ],
    [
      'an account below flags',
      'uint256 x',
      BigInt(friend) + 2n ** 250n + 2n ** 3n * mask,
      'caution | account.key.says(word: 1809251394333065553493296653095591218162417819045584983608851843287336384968)',
    ],
    ['all', 'uint256 x', maxUint256, 'read'],
    ['half of all', 'uint256 x', 2n ** 255n, 'read'],
    [
      'nearly all',
      'uint256 x',
      maxUint256 - 1n,
      'caution | account.key.says(word: 115792089237316195423570985008687907853269984665640564039457584007913129639934)',
    ],
    ['less than nothing', 'int256 x', -1n, 'read'],
    [
      'a vault',
      'uint256 vaultId',
      7n,
      'caution | account.elsewhere.saysUnowned(position: 7, contract: vault)',
    ],
    ['the first vault', 'uint256 vaultId', 0n, 'read'],
    [
      'an identity',
      'uint256 id',
      7n,
      'caution | account.elsewhere.saysUnowned(position: 7, contract: vault)',
    ],
    [
      'a place by two words',
      'uint256 my_stream',
      7n,
      'caution | account.elsewhere.saysUnowned(position: 7, contract: vault)',
    ],
    ['a network', 'uint256 chainId', 7n, 'read'],
    ['a network to go to', 'uint256 dstChain', 7n, 'read'],
    ['an amount to someone', 'uint256 toAmount', 7n, 'read'],
    ['a stake', 'uint256 stakeCount', 7n, 'read'],
    ['a lock', 'uint256 lock', 7n, 'caution | account.elsewhere.saysUnowned(position: 7, contract: vault)'],
    ['the end of a lock', 'uint256 lockEnd', 7n, 'read'],
    ['a vault by a text', 'string vaultId', '7', 'read'],
    ['no word', 'bytes32 x', pad('0x', { size: 32 }), 'read'],
    ['a word', 'bytes32 x', word, 'caution | account.key.says(word: x)'],
    ['a small word', 'bytes32 x', pad('0x05', { size: 32 }), 'read'],
    ['an account in a word', 'bytes32 x', pad(friend), 'caution | account.named.says(who: step.0.within.x)'],
    ['mine in a word', 'bytes32 x', pad(me), 'read'],
    [
      'an account at the other end',
      'bytes32 x',
      pad(friend, { dir: 'right' }),
      'caution | account.named.says(who: x)',
    ],
    [
      'an account with something beside it',
      'bytes32 x',
      `${pad(friend).slice(0, 4)}01${pad(friend).slice(6)}`,
      'caution | account.key.says(word: x)',
    ],
    ['an account in its bytes', 'bytes20 x', friend, 'caution | account.named.says(who: x)'],
    ['sixteen bytes', 'bytes16 x', `0x${'5e'.repeat(16)}`, 'caution | account.key.says(word: x)'],
    ['fifteen bytes', 'bytes15 x', `0x${'5e'.repeat(15)}`, 'read'],
    ['four bytes', 'bytes4 x', '0x5e5e5e5e', 'read'],
    ['no bytes', 'bytes x', '0x', 'read'],
    ['fewer than a call has', 'bytes x', '0x5e5e5e', 'read'],
    ['as many as a call has', 'bytes x', '0x5e5e5e5e', 'notFullyRead'],
    ['bytes as of an account', 'bytes x', friend, 'notFullyRead'],
    ['several bytes', 'bytes[] x', ['0x', '0x5e5e5e5e'], 'notFullyRead'],
    ['no text', 'string x', '', 'read'],
    ['a word of a text', 'string x', 'hello', 'read'],
    ['a name', 'string x', 'moonfarm.eth', 'caution | account.key.says(word: “moonfarm.eth”)'],
    [
      'a handle',
      'string x',
      '@rob',
      'caution | account.key.says(word: “@rob”) | account.text.saysSaid(text: “@rob”)',
    ],
    [
      'a handle in a text',
      'string x',
      'ask @rob',
      'caution | account.key.says(word: “ask @rob”) | account.text.saysSaid(text: “ask @rob”)',
    ],
    ['an address of mail', 'string x', 'a@b', 'caution | account.text.saysSaid(text: “a@b”)'],
    ['an account in a text', 'string x', '0xabcdef', 'caution | account.key.says(word: “0xabcdef”)'],
    ['less than an account', 'string x', '0xabcde', 'read'],
    [
      'digits of a key',
      'string x',
      'abcdef0123456789abcdef0123456789',
      'caution | account.key.says(word: “abcdef0123456789abcdef0123456789”)',
    ],
    ['fewer digits', 'string x', 'ghij-abcdef0123456789', 'read'],
    [
      'an account of another kind',
      'string x',
      'abcdefghijklmnopqrstuvwxyz',
      'caution | account.key.says(word: “abcdefghijklmnopqrstuvwxyz”)',
    ],
    ['a version', 'string x', 'v1.2', 'read'],
    ['a sentence', 'string x', 'this is all', 'caution | account.text.saysSaid(text: “this is all”)'],
    ['yes', 'bool x', true, 'read'],
  ];

const withdraw = 'withdraw(uint256 assets, address receiver, address owner)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const setAddr = 'setAddr(bytes32 node, uint256 coinType, bytes a)';
const beacon =
  'deposit(bytes pubkey, bytes withdrawal_credentials, bytes signature, bytes32 deposit_data_root)';
const single =
  'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96) params)';
const exact = (to: Address) => [[usdc, weth, 500, to, soon, 5n, 4n, 0n]];

/** Functions that are known, by what their arguments are for. */
const knownFunctions: readonly (readonly [
  what: string,
  signature: string,
  args: readonly unknown[],
  told: string,
])[] = [
  ['to me, of mine', withdraw, [5n, me, me], 'read'],
  ['to another, of mine', withdraw, [5n, friend, me], 'caution | transfers.outputElsewhere.says(to: friend)'],
  [
    'to me, of another',
    withdraw,
    [5n, me, friend],
    'caution | account.elsewhere.says(who: friend, role: payer)',
  ],
  [
    'to nobody',
    withdraw,
    [5n, nobody, me],
    'caution | transfers.lost.says(to: 0x0000000000000000000000000000000000000000, how: burn) | transfers.outputElsewhere.says(to: 0x0000000000000000000000000000000000000000)',
  ],
  [
    'to a mark',
    withdraw,
    [5n, marked, me],
    'caution | transfers.lost.says(to: 0x0000000000000000000000000000000000000001, how: burn) | transfers.outputElsewhere.says(to: 0x0000000000000000000000000000000000000001)',
  ],
  ['to the contract', withdraw, [5n, vault, me], 'read'],
  [
    'of nobody',
    withdraw,
    [5n, me, nobody],
    'caution | account.elsewhere.saysNobody(who: 0x0000000000000000000000000000000000000000)',
  ],
  [
    'a swap to me',
    swap,
    [5n, 4n, [usdc, weth], me, soon],
    'caution | transfers.lessThanLeast.says(least: 4 WETH)',
  ],
  [
    'a swap to nobody',
    swap,
    [5n, 4n, [usdc, weth], nobody, soon],
    'caution | transfers.lost.says(to: 0x0000000000000000000000000000000000000000, how: burn) | transfers.outputElsewhere.says(to: 0x0000000000000000000000000000000000000000)',
  ],
  [
    'a swap through another',
    swap,
    [5n, 4n, [usdc, friend, weth], me, soon],
    'caution | account.elsewhere.says(who: friend, role: token) | transfers.lessThanLeast.says(least: 4 WETH)',
  ],
  [
    'a swap to nobody, where that is the contract',
    single,
    exact(nobody),
    'caution | transfers.feeShare.says(fee: 500) | transfers.leftThere.saysPlan(contract: vault)',
  ],
  [
    'a swap to one, where that is nobody',
    single,
    exact(marked),
    'caution | transfers.feeShare.says(fee: 500) | transfers.lost.says(to: 0x0000000000000000000000000000000000000001, how: burn) | transfers.outputElsewhere.says(to: 0x0000000000000000000000000000000000000001)',
  ],
  [
    'a record of another',
    setAddr,
    [word, 60n, friend],
    'caution | account.elsewhere.says(who: a, role: remote)',
  ],
  ['a record of mine', setAddr, [word, 60n, me], 'read'],
  ['a record of nobody', setAddr, [word, 60n, nobody], 'read'],
  [
    'a record of another network',
    setAddr,
    [word, 0n, '0x0014751e76e8199196d454941c45d1b3a323f1433bd6'],
    'caution | account.elsewhere.says(who: a, role: remote)',
  ],
  [
    'a validator that pays me',
    beacon,
    [`0x${'aa'.repeat(48)}`, `0x01${'00'.repeat(11)}${me.slice(2)}`, `0x${'bb'.repeat(96)}`, word],
    'caution | account.elsewhere.says(who: pubkey, role: validator)',
  ],
  [
    'a validator that pays another',
    beacon,
    [`0x${'aa'.repeat(48)}`, `0x01${'00'.repeat(11)}${friend.slice(2)}`, `0x${'bb'.repeat(96)}`, word],
    'caution | account.elsewhere.says(who: pubkey, role: validator) | account.elsewhere.says(who: withdrawal_credentials, role: staker)',
  ],
  [
    'a validator that pays a key',
    beacon,
    [`0x${'aa'.repeat(48)}`, `0x00${'5e'.repeat(31)}`, `0x${'bb'.repeat(96)}`, word],
    'caution | account.elsewhere.says(who: pubkey, role: validator) | account.elsewhere.says(who: withdrawal_credentials, role: staker)',
  ],
  [
    'an order of which only the hash is there',
    'setPreSignature(bytes32 orderHash, bool preSigned)',
    [word, true],
    'caution | account.elsewhere.says(who: orderHash, role: hash) | account.offer.says(fn: setPreSignature())',
  ],
  [
    'a stream of another',
    'depositAndPause(uint256 streamId, uint128 amount)',
    [7n, 5n],
    'caution | account.elsewhere.saysUnowned(position: 7, contract: vault)',
  ],
  [
    'a position',
    'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    [[7n, 5n, 5n, 4n, 4n, soon]],
    'caution | account.elsewhere.saysUnowned(position: 7, contract: vault) | transfers.poolMinimum.says(least: 4) | transfers.unevenPool.says',
  ],
  [
    'the first position',
    'increaseLiquidity((uint256 tokenId, uint256 amount0Desired, uint256 amount1Desired, uint256 amount0Min, uint256 amount1Min, uint256 deadline) params)',
    [[0n, 5n, 5n, 4n, 4n, soon]],
    'caution | account.elsewhere.saysUnowned(position: 0, contract: vault) | transfers.poolMinimum.says(least: 4) | transfers.unevenPool.says',
  ],
  [
    'a pool below flags',
    'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
    [BigInt(usdc), 5n, 4n, BigInt(friend) + 2n ** 253n],
    'notFullyRead | transfers.lessThanLeast.says(least: 4)',
  ],
  [
    'pools of an older one',
    'unoswap(address srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
    [usdc, 5n, 4n, [`0x80000000000000003b6d0340${friend.slice(2)}`]],
    'notFullyRead | transfers.lessThanLeast.says(least: 4)',
  ],
  ['a token that is not said to be one', 'deposit(uint256 assets, address receiver)', [5n, me], 'read'],
  ['many things in one', 'multicall(bytes[] data)', [['0x5e5e5e5e']], 'notFullyRead'],
];

describe('what a value may name, where nobody knows what the function does with it', () => {
  const of = (argument: string) => `doIt(${argument})`;
  it.each(unknownFunctions)('%s', (_, argument, value, told) =>
    expect(said(of(argument), [value])).toBe(told),
  );
});

describe('what a value is for, where the function is known', () => {
  it.each(knownFunctions)('%s', (_, signature, args, told) => expect(said(signature, args)).toBe(told));
});
