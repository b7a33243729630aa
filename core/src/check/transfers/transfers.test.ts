import { getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown } from '../../model/known.ts';
import { standardPreferences } from '../../model/preferences.ts';
import type { Body } from '../../model/request.ts';
import { revisionOf } from '../../reading/state.ts';
import { check } from '../check.ts';
import { retainedValue } from '../../actions/swaps/retainedValue.ts';
import { looksLike } from '../../actions/message/lookAlike.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { answer } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  knownBook,
  me,
  offline,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
  waiting,
  weth,
} from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const swap =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const unread = transaction(contract, '0x3f1a77c2');
const paidBefore = known([{ address: friend, name: 'Friend', own: false, paid: 2 }]);

describe('a first payment to an address', () => {
  const rule = 'transfers.firstPayment';

  it('is noted, of coins and of tokens', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('note');
    expect(answer(rule, call(usdc, transfer, [friend, 1n]))).toBe('note');
  });

  it('is noted for each whom a contract pays with what it is allowed to take', () => {
    const from = { by: 'user', entry: 'test' } as const;
    const bulk =
      'bulkTransfer(((uint8 a, address b, uint256 c, uint256 d)[] items, address to, bool e)[] all, bytes32 key)';
    const disperse = 'disperseToken(address a, address[] b, uint256[] c)';
    const abis = [{ address: contract, functions: [`function ${bulk}`, `function ${disperse}`], from }];
    const items = [
      [1, usdc, 0n, 50n],
      [2, weth, 7n, 1n],
      [3, weth, 8n, 4n],
    ];
    const hash = `0x${'00'.repeat(32)}`;
    const moved = viewOf(call(contract, bulk, [[[items, key, true]], hash]), { abis });
    expect(moved.steps.flatMap(paymentsOf)).toMatchObject([
      { what: 'token', to: key, asset: usdc, amount: 50n },
      { what: 'item', to: key, asset: weth, amount: 7n },
      { what: 'item', to: key, asset: weth, amount: 8n, count: { value: 4n } },
    ]);
    expect(answer(rule, call(contract, bulk, [[[items, key, true]], hash]), { abis })).toBe('note');
    const paid = call(contract, disperse, [usdc, [friend, key], [1n, 2n]]);
    expect(viewOf(paid, { abis }).steps.flatMap(paymentsOf)).toMatchObject([
      { to: friend, asset: usdc, amount: 1n },
      { to: key, asset: usdc, amount: 2n },
    ]);
    expect(answer(rule, paid, { abis })).toBe('note');
  });

  it('is noted for each to whom coins are dispersed, and what is not paid out stays', () => {
    const from = { by: 'user', entry: 'test' } as const;
    const disperse = 'disperseEther(address[] a, uint256[] b) payable';
    const abis = [{ address: contract, functions: [`function ${disperse}`], from }];
    const sent = (value: bigint) =>
      call(
        contract,
        'disperseEther(address[] a, uint256[] b)',
        [
          [friend, key],
          [1n, 2n],
        ],
        value,
      );
    const view = viewOf(sent(3n), { abis });
    const [step] = view.steps;
    expect(step === undefined ? [] : paymentsOf(step)).toMatchObject([
      { what: 'native', to: friend, amount: 1n },
      { what: 'native', to: key, amount: 2n },
    ]);
    expect(answer(rule, sent(3n), { abis })).toBe('note');
    expect(step === undefined ? undefined : retainedValue(step)).toBe(0n);
    const [more] = viewOf(sent(10n), { abis }).steps;
    expect(more === undefined ? undefined : retainedValue(more)).toBe(7n);
    expect(JSON.stringify(revisionOf(view, 0).sentence)).toContain('what.wei');
  });

  it('is silent for an address that was paid before, and for one’s own', () => {
    expect(answer(rule, transaction(friend, '0x', 1n), { book: paidBefore })).toBe('clear');
    expect(answer(rule, transaction(me, '0x', 1n))).toBe('notApplicable');
  });

  it('is not known without the book, or for a call that could not be read', () => {
    expect(answer(rule, transaction(friend, '0x', 1n), { book: unknown('timeout') })).toBe('unknown');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('an address that looks like another', () => {
  const rule = 'transfers.lookAlike';
  const ends = (front: number, back: number) => {
    const hex = friend.slice(2).toLowerCase();
    const middle = 'e'.repeat(40 - front - back);
    return getAddress(`0x${hex.slice(0, front)}${middle}${hex.slice(40 - back)}`);
  };

  it('is stopped when both ends are alike', () => {
    expect(answer(rule, transaction(ends(4, 4), '0x', 1n), { book: paidBefore })).toBe('stop');
    expect(answer(rule, call(usdc, transfer, [ends(6, 5), 0n]), { book: paidBefore })).toBe('stop');
  });

  it('is stopped inside a token’s multicall', () => {
    const inner = dataOf(transfer, [ends(4, 4), 5n]);
    expect(answer(rule, call(usdc, 'multicall(bytes[] data)', [[inner]]), { book: paidBefore })).toBe('stop');
  });

  it('is stopped where a batch contract pays out what came with the call', () => {
    const aggregate =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    const list = [{ target: ends(4, 4), allowFailure: false, value: 5n, callData: '0x' }];
    expect(answer(rule, call(contract, aggregate, [list], 5n), { book: paidBefore })).toBe('stop');
  });

  it('is a caution when one end is long alike', () => {
    expect(answer(rule, transaction(ends(6, 0), '0x', 1n), { book: paidBefore })).toBe('caution');
    expect(answer(rule, transaction(ends(0, 6), '0x', 1n), { book: paidBefore })).toBe('caution');
  });

  it('is silent for the address itself, for less alike ones and for contracts on the way', () => {
    expect(answer(rule, transaction(friend, '0x', 1n), { book: paidBefore })).toBe('clear');
    expect(answer(rule, transaction(ends(4, 3), '0x', 1n), { book: paidBefore })).toBe('clear');
    expect(answer(rule, call(ends(6, 6), transfer, [friend, 1n]), { book: paidBefore })).toBe('clear');
  });

  it('is not measured by those who merely have an entry without a name or a payment', () => {
    const book = known([{ address: friend, own: false, paid: 0 }]);
    expect(answer(rule, transaction(ends(4, 4), '0x', 1n), { book })).toBe('clear');
  });

  it('is not known without the book', () => {
    expect(answer(rule, transaction(friend, '0x', 1n), { book: unknown('timeout') })).toBe('unknown');
  });

  it('is mended by a press where the request has the address in one place', () => {
    const act = (body: Body, book: Sample['book'] = paidBefore) =>
      check(viewOf(body, { book })).find((it) => it.rule === rule && it.outcome === 'fired');
    const use = (fact: string, how: string) => ({
      remedy: { id: 'transfers.lookAlike.remedyUse', args: { how } },
      act: { kind: 'setAddress', fact, address: friend },
    });
    expect(act(transaction(ends(4, 4), '0x', 1n))).toMatchObject(use('request.to', 'saved'));
    expect(act(call(usdc, transfer, [ends(4, 4), 1n]))).toMatchObject(use('step.0.arg.to', 'saved'));
    const paid = known([{ address: friend, own: false, paid: 2 }]);
    expect(act(call(usdc, transfer, [ends(4, 4), 1n]), paid)).toMatchObject(use('step.0.arg.to', 'paid'));
    const batch = { kind: 'calls', chainId: 1, from: me, atomic: true } as const;
    const inside = act({ ...batch, calls: [{ to: ends(4, 4), value: 1n, data: '0x' }] });
    expect(inside).toMatchObject({ remedy: { id: 'transfers.lookAlike.remedy' } });
    expect(inside).toMatchObject({ act: { kind: 'reject' } });
  });

  it('is not measured by those that the user blocked', () => {
    const book = known([{ address: friend, name: 'Thief', own: false, paid: 0, blocked: true as const }]);
    expect(answer(rule, transaction(ends(4, 4), '0x', 1n), { book })).toBe('clear');
  });

  it('never takes an address for its own look-alike', () => {
    expect(looksLike(friend, getAddress(friend))).toBeUndefined();
  });
});

describe('a payment that is lost', () => {
  const rule = 'transfers.lost';

  it('is a caution, to nobody and to the token itself', () => {
    expect(answer(rule, transaction('0x0000000000000000000000000000000000000000', '0x', 1n))).toBe('caution');
    expect(answer(rule, call(usdc, transfer, [usdc, 1n]))).toBe('caution');
  });

  it('is one to what stands for coins, and to other numbers that nobody has the key of', () => {
    for (const to of [`0x${'ee'.repeat(20)}`, `0x${'00'.repeat(19)}09`, `0x${'00'.repeat(18)}dead`] as const)
      expect(answer(rule, transaction(getAddress(to), '0x', 1n))).toBe('caution');
  });

  it('is silent for people, and unknown for a call that could not be read', () => {
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [usdc, 0n]))).toBe('clear');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('a payment of which less arrives', () => {
  const rule = 'transfers.lessArrives';
  const pay = call(usdc, transfer, [friend, 100n]);
  const ran = (body: Body, ...arrivals: readonly Partial<EffectLine>[]) => {
    const made = effectsOf([balance(usdc, 0n), ...arrivals]);
    const [own, ...theirs] = made.lines;
    const lines = own === undefined ? [] : [own];
    return answer(rule, body, { effects: known({ ...made, lines, arrivals: theirs }) });
  };
  const gets = (amount: bigint, who = friend, token = usdc) => balance(token, 100n + amount, who);
  const getsCoins = (amount: bigint) => balance(undefined, 100n + amount, friend);

  it('is a caution, where little arrives, nothing, or some is even taken', () => {
    for (const amount of [99n, 90n, 0n, -5n]) expect(ran(pay, gets(amount))).toBe('caution');
  });

  it('is a caution inside a multicall, and where two payments to one payee come as one', () => {
    const part = dataOf(transfer, [friend, 50n]);
    const twice = call(usdc, 'multicall(bytes[] data)', [[part, part]]);
    expect(ran(twice, gets(90n))).toBe('caution');
    expect(ran(twice, gets(100n))).toBe('clear');
  });

  it('is silent where all of it arrives, or more, or all but what shares round away', () => {
    expect(ran(pay, gets(100n))).toBe('clear');
    expect(ran(pay, gets(250n))).toBe('clear');
    expect(ran(call(usdc, transfer, [friend, 5_000_000n]), gets(4_999_999n))).toBe('clear');
  });

  it('is silent for coins that the request itself sends, which cannot be kept on the way', () => {
    expect(ran(transaction(friend, '0x', 100n), getsCoins(0n))).toBe('notApplicable');
  });

  it('is a caution for coins that another contract should pay out', () => {
    const aggregate =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    const list = [{ target: friend, allowFailure: false, value: 100n, callData: '0x' }];
    const body = call(contract, aggregate, [list], 100n);
    expect(ran(body, getsCoins(0n))).toBe('caution');
    expect(ran(body, getsCoins(100n))).toBe('clear');
  });

  it('is silent for a contract that is called as well: it may pass on what it got', () => {
    const calls = [
      { to: usdc, value: 0n, data: dataOf(transfer, [contract, 100n]) },
      { to: contract, value: 0n, data: dataOf('sweep()', []) },
    ];
    const body = { kind: 'calls', chainId: 1, from: me, atomic: true, calls } as const;
    expect(ran(body, gets(0n, contract))).not.toBe('caution');
    expect(ran({ ...body, calls: calls.slice(0, 1) }, gets(0n, contract))).toBe('caution');
  });

  it('is a caution in what a Safe pays, coins and tokens alike', () => {
    const none = getAddress('0x0000000000000000000000000000000000000000');
    const pays = (to: typeof usdc, value: bigint, data: Hex): Body => {
      const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none };
      const tx = { to, value, data, operation: 0, nonce: 0n, ...gas } as const;
      return { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
    };
    const token = pays(usdc, 0n, dataOf(transfer, [friend, 100n]));
    expect(ran(token, gets(90n))).toBe('caution');
    expect(ran(token, gets(100n))).toBe('clear');
    expect(ran(pays(friend, 100n, '0x'), getsCoins(0n))).toBe('caution');
  });

  it('is silent for an item, which is one whatever its number', () => {
    const body = call(weth, 'safeTransferFrom(address from, address to, uint256 id)', [me, friend, 100n]);
    expect(ran(body, gets(1n, friend, weth))).toBe('notApplicable');
  });

  it('is a note where the payee could not be read, and nothing where nobody looked', () => {
    const gap = { before: unknown('refused'), after: unknown('refused') } as const;
    expect(ran(pay, { ...gets(0n), ...gap })).toBe('note');
    expect(ran(pay)).toBe('clear');
  });

  it('is not known without a run, and pending before it', () => {
    expect(answer(rule, pay, offline)).toBe('unknown');
    expect(answer(rule, pay, waiting)).toBe('pending');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('a swap whose output goes elsewhere', () => {
  const rule = 'transfers.outputElsewhere';

  it('is a caution', () => {
    expect(answer(rule, call(contract, swap, [5n, 4n, [weth, usdc], key, 9n]))).toBe('caution');
  });

  it('is silent when it comes back, and unknown for a call that could not be read', () => {
    expect(answer(rule, call(contract, swap, [5n, 4n, [weth, usdc], me, 9n]))).toBe('clear');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('a swap without a least amount', () => {
  const rule = 'transfers.noMinimum';

  it('is a caution', () => {
    expect(answer(rule, call(contract, swap, [5n, 0n, [weth, usdc], me, 9n]))).toBe('caution');
    const fromCoin =
      'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)';
    expect(answer(rule, call(contract, fromCoin, [0n, [weth, usdc], me, 9n], 5n))).toBe('caution');
  });

  it('is silent where one is set, or the output is exact', () => {
    expect(answer(rule, call(contract, swap, [5n, 1n, [weth, usdc], me, 9n]))).toBe('clear');
    const exact =
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)';
    expect(answer(rule, call(contract, exact, [5n, 9n, [weth, usdc], me, 9n]))).toBe('clear');
    expect(answer(rule, unread)).toBe('unknown');
  });
});

describe('a call to an account without code', () => {
  const rule = 'transfers.dataToPlainAccount';

  it('is a caution', () => {
    expect(answer(rule, call(key, transfer, [friend, 1n]))).toBe('caution');
  });

  it('is silent for contracts, and not known without the code', () => {
    expect(answer(rule, call(usdc, transfer, [friend, 1n]))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 1n))).toBe('notApplicable');
    expect(answer(rule, call(usdc, transfer, [friend, 1n]), offline)).toBe('unknown');
    expect(answer(rule, call(usdc, transfer, [friend, 1n]), waiting)).toBe('pending');
  });
});

describe('what a router pays out', () => {
  const rule = 'transfers.outputElsewhere';
  const swapAll =
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
  const path = '0x';

  it('to somebody else is a caution, also over several pools, of a wrapped coin, of a leftover and of a pool', () => {
    const bodies = [
      call(
        contract,
        'exactInput((bytes path, address recipient, uint256 deadline, uint256 amountIn, uint256 least) params)',
        [{ path, recipient: friend, deadline: 9n, amountIn: 5n, least: 1n }],
      ),
      call(contract, 'unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, friend]),
      call(contract, 'sweepToken(address token, uint256 amountMinimum, address recipient)', [
        usdc,
        1n,
        friend,
      ]),
      call(
        contract,
        'removeLiquidity(address a, address b, uint256 l, uint256 x, uint256 y, address to, uint256 deadline)',
        [usdc, weth, 1n, 0n, 0n, friend, 9n],
      ),
      call(
        contract,
        'depositForBurn(uint256 amount, uint32 destinationDomain, bytes32 mintRecipient, address burnToken)',
        [5n, 6, `0x${'00'.repeat(12)}${friend.slice(2)}`, usdc],
      ),
    ];
    for (const body of bodies) expect(answer(rule, body)).toBe('caution');
    const inner = dataOf('unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, friend]);
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [[inner]]))).toBe('caution');
    expect(
      answer(rule, call(contract, 'unwrapWETH9(uint256 amountMinimum, address recipient)', [1n, me])),
    ).toBe('clear');
  });

  it('is stopped where all that is held is given for it', () => {
    const body = call(contract, swapAll, [100n, 1n, [weth, usdc], friend, 9n]);
    const effects = known(effectsOf([balance(weth, 0n)]));
    expect(answer(rule, body, { effects })).toBe('stop');
    const book = known([{ address: friend, own: false, paid: 3, name: 'Friend' }]);
    expect(answer(rule, body, { effects, book })).toBe('stop');
    expect(answer(rule, body, { effects, book: knownBook(friend) })).toBe('caution');
    expect(answer(rule, body, { effects: known(effectsOf([balance(weth, 50n)])) })).toBe('caution');
  });
});

describe('a least amount far below what comes', () => {
  const rule = 'transfers.leastFarBelow';
  const least = (amount: bigint) => call(contract, swap, [5n, amount, [weth, usdc], me, 9n]);
  const brings = { effects: known(effectsOf([balance(weth, 95n), balance(usdc, 1_100n)])) };

  it('is a caution, since it protects from nothing', () => {
    expect(answer(rule, least(899n), brings)).toBe('caution');
    expect(answer(rule, least(1n), brings)).toBe('caution');
  });

  it('is measured by what the user allows, and says where it is more than twice that', () => {
    const slippage = (slippagePercent: number) => ({
      ...brings,
      preferences: known({
        ...standardPreferences,
        thresholds: { ...standardPreferences.thresholds, slippagePercent },
      }),
    });
    expect(answer(rule, least(899n), slippage(10.2))).toBe('clear');
    expect(answer(rule, least(989n), slippage(1))).toBe('caution');
    const how = (amount: bigint) =>
      check(viewOf(least(amount), brings)).find((it) => it.rule === rule && it.outcome === 'fired');
    expect(how(800n)).toMatchObject({ says: { args: { how: 'below' } } });
    expect(how(799n)).toMatchObject({
      says: { args: { how: 'far' } },
      act: { kind: 'setInteger', fact: 'step.0.arg.amountOutMin', value: 900n },
    });
  });

  it('is silent where it lies nearer, and not known without a node', () => {
    expect(answer(rule, least(900n), brings)).toBe('clear');
    expect(answer(rule, least(0n), brings)).toBe('notApplicable');
    expect(answer(rule, least(1n), offline)).toBe('unknown');
  });
});

describe('a swap that brings less than the least', () => {
  const rule = 'transfers.lessThanLeast';
  const body = call(contract, swap, [5n, 50n, [weth, usdc], me, 9n]);
  const brings = (after: bigint) => ({
    effects: known(effectsOf([balance(weth, 95n), balance(usdc, after)])),
  });

  it('is a caution', () => {
    expect(answer(rule, body, brings(149n))).toBe('caution');
    expect(answer(rule, body, { effects: known(effectsOf([])) })).toBe('caution');
  });

  it('is a caution in coins as well, of which the fee is no part', () => {
    const coins = 'swapExactTokensForETH(uint256 a, uint256 b, address[] p, address to, uint256 d)';
    const sold = call(contract, coins, [5n, 50n, [usdc, weth], me, 9n]);
    const comes = (after: bigint) => ({
      effects: known(effectsOf([balance(usdc, 95n), balance(undefined, after)])),
    });
    expect(answer(rule, sold, comes(149n))).toBe('caution');
    expect(answer(rule, sold, comes(150n))).toBe('clear');
  });

  it('is silent where it arrives, or is for somebody else, and not known without a node', () => {
    expect(answer(rule, body, brings(150n))).toBe('clear');
    expect(answer(rule, call(contract, swap, [5n, 50n, [weth, usdc], friend, 9n]))).toBe('notApplicable');
    expect(answer(rule, body, offline)).toBe('unknown');
  });
});
