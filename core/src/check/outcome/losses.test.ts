import { type Address, getAddress, type Hex } from 'viem';
import { describe, expect, it } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import { sentenceOf } from '../../narrate/sentence.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  offline,
  safe,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

/** A contract that nobody here knows. */
const stranger = getAddress('0x00000000000000000000000000000000000000c1');
const transfer = 'transfer(address to, uint256 amount)';
const shows = (...lines: Parameters<typeof effectsOf>[0]) => ({ effects: known(effectsOf(lines)) });
const plain = call(
  contract,
  'removeLiquidity(address a, address b, uint256 l, uint256 x, uint256 y, address to, uint256 deadline)',
  [usdc, weth, 1n, 0n, 0n, friend, 9n],
);

describe('a contract that takes more than it is asked for', () => {
  const rule = 'outcome.takesMore';

  it('is stopped where nothing is left, and a caution else', () => {
    expect(answer(rule, transaction(contract, '0x'), shows(balance(usdc, 0n)))).toBe('stop');
    expect(told(rule, call(usdc, transfer, [friend, 5n]), shows(balance(usdc, 50n)))).toEqual([
      'caution: outcome.takesMore.says who effect.0.who amount effect.0.size | outcome.takesMore.why | remedy.reject | reject | by effect.0.delta effect.0.who',
    ]);
  });

  it('is stopped where a crumb is left, and no more than a caution where the call leaves no more than that', () => {
    const left = (after: bigint) => shows({ ...balance(usdc, after), before: known(100_000n) });
    expect(answer(rule, transaction(contract, '0x'), left(1n))).toBe('stop');
    expect(answer(rule, call(usdc, transfer, [friend, 5n]), left(99n))).toBe('stop');
    expect(answer(rule, transaction(contract, '0x'), left(100n))).toBe('caution');
    // What a token that counts in shares, or charges for its transfer, takes above what is asked.
    expect(answer(rule, call(usdc, transfer, [friend, 99_950n]), left(48n))).toBe('caution');
  });

  it('is seen through where the call claims that the user sends it to themselves', () => {
    const permit2 = 'transferFrom(address from, address to, uint160 amount, address token)';
    const gone = shows(balance(usdc, 0n));
    for (const body of [
      call(contract, permit2, [me, me, 100n, usdc]),
      call(usdc, transfer, [me, 100n]),
      call(usdc, 'safeTransferFrom(address from, address to, uint256 id)', [me, friend, 100n]),
    ])
      expect(answer(rule, body, gone)).toBe('stop');
    const text = JSON.stringify(sentenceOf(viewOf(call(usdc, transfer, [me, 100n]), gone)).sentence);
    expect(text).toContain('sentence.change');
    expect(answer(rule, call(usdc, transfer, [me, 100n]), shows())).toBe('clear');
  });

  it('is stopped where a Safe pays more than its transaction says, as a refund for gas', () => {
    const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 1n, gasToken: usdc, refundReceiver: key, nonce: 0n };
    const tx = { to: friend, value: 1n, data: '0x', operation: 0, ...gas } as const;
    const body = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx } as const;
    expect(answer(rule, body, shows(balance(usdc, 0n, safe)))).toBe('stop');
  });

  it('is silent where it takes what is asked, or gives', () => {
    expect(answer(rule, call(usdc, transfer, [friend, 50n]), shows(balance(usdc, 50n)))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [friend, 50n]), shows(balance(usdc, 150n)))).toBe('clear');
    expect(answer(rule, transaction(contract, '0x', 1n), shows(balance(undefined, 99n)))).toBe('clear');
    expect(answer(rule, call(weth, 'withdraw(uint256 amount)', [50n]), shows(balance(weth, 50n)))).toBe(
      'clear',
    );
    // That nothing comes for what a call takes that is known by its name is for another rule to say.
    expect(answer(rule, plain, shows(balance(usdc, 0n)))).toBe('clear');
    expect(told(rule, plain, offline)).toEqual(['unknown effects']);
  });
});

describe('a call that takes and gives nothing', () => {
  const rule = 'outcome.nothingBack';

  it('is a caution', () => {
    expect(told(rule, plain, shows(balance(usdc, 50n)))).toEqual([
      'caution: outcome.nothingBack.says who effect.0.who amount effect.0.size | outcome.nothingBack.why | outcome.nothingBack.remedy | by effect.0.delta effect.0.who',
    ]);
  });

  it('is one where the call that takes is made by another contract, which the user calls', () => {
    const body = call(contract, 'tryAggregate(bool all, (address target, bytes data)[] calls)', [
      true,
      [[friend, dataOf('transferOwnership(address to)', [friend])]],
    ]);
    expect(answer(rule, body, shows(balance(usdc, 50n)))).toBe('caution');
    expect(told(rule, body, shows())).toEqual(['clear effects']);
  });

  it('is one where coins go along with words that do not speak of them, however they are wrapped', () => {
    const half = shows(balance(undefined, 50n));
    const execute = 'execute(address target, uint256 value, bytes data)';
    const multicall = 'multicall(bytes[] data)';
    const schedule =
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)';
    const hash = `0x${'00'.repeat(32)}`;
    for (const body of [
      call(stranger, 'deposit()', [], 50n),
      call(stranger, 'withdraw(uint256 amount)', [1n], 50n),
      call(contract, execute, [friend, 0n, '0x'], 50n),
      call(contract, execute, [friend, 20n, '0x'], 50n),
      call(contract, schedule, [friend, 50n, '0x', hash, hash, 0n], 50n),
      call(stranger, multicall, [[dataOf('deposit()', [])]], 50n),
    ]) {
      expect(answer(rule, body, half)).toBe('caution');
      // What goes along is in the sentence, before anything is known of effects.
      const text = JSON.stringify(sentenceOf(viewOf(body, offline)).sentence);
      expect(text).toMatch(/"sentence\.(?:act|callWith|wrap)"/);
      expect(text).toMatch(/"step\.0(?:\.0)*\.value"/);
    }
  });

  it('is one where a swap or an unwrapping brings nothing, whatever it says of where it goes', () => {
    const half = shows(balance(usdc, 50n));
    const kept = call(contract, path, [50n, 1n, [usdc, weth], contract, 9n]);
    const coins = 'swapTokensForExactETH(uint256 a, uint256 b, address[] p, address to, uint256 d)';
    const unnamed = 'unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)';
    for (const body of [
      kept,
      call(contract, coins, [1n, 50n, [usdc, weth], me, 9n]),
      call(contract, unnamed, [BigInt(usdc), 50n, 1n, 5n]),
      call(usdc, 'withdraw(uint256 amount)', [50n]),
    ])
      expect(answer(rule, body, half)).toBe('caution');
    const came = shows(balance(usdc, 50n), { ...balance(undefined, 10n ** 15n), before: known(0n) });
    expect(answer(rule, call(contract, coins, [1n, 50n, [usdc, weth], me, 9n]), came)).toBe('clear');
    expect(answer(rule, kept, shows())).toBe('clear');
  });

  const path = 'swapExactTokensForTokens(uint256 a, uint256 b, address[] p, address to, uint256 d)';
  const batch = (...calls: readonly (readonly [Address, Hex, bigint?])[]) =>
    ({
      kind: 'calls',
      chainId: 1,
      from: me,
      atomic: true,
      calls: calls.map(([to, data, value = 0n]) => ({ to, data, value })),
    }) as const;
  const plainData = dataOf('migrate()', []);

  it('is one where a crumb comes, or only what another call of the request buys', () => {
    const crumb = { ...balance(weth, 1n), before: known(0n) };
    expect(answer(rule, plain, shows(balance(usdc, 50n), crumb))).toBe('caution');
    const wraps = batch([weth, dataOf('deposit()', []), 1n], [contract, plainData, 50n]);
    expect(told(rule, wraps, shows(balance(undefined, 49n), crumb))).toEqual([
      'caution: outcome.nothingBack.saysPart who effect.0.who amount effect.0.size | outcome.nothingBack.why | outcome.nothingBack.remedy | by effect.0.delta effect.0.who',
    ]);
    const swap = dataOf(path, [50n, 1n, [usdc, weth], me, 9n]);
    const much = { ...balance(weth, 10n ** 15n), before: known(0n) };
    const swaps = batch([contract, swap], [contract, plainData]);
    expect(answer(rule, swaps, shows(balance(usdc, 0n), much))).toBe('caution');
    const said = check(viewOf(swaps, shows(balance(usdc, 0n), much))).filter((it) => it.rule === rule);
    expect(said).toMatchObject([{ says: { id: 'outcome.nothingBack.saysPart' } }]);
  });

  it('is silent where all that leaves is what other calls of the request buy or pay with', () => {
    const swap = dataOf(path, [50n, 1n, [usdc, weth], me, 9n]);
    const much = { ...balance(weth, 10n ** 15n), before: known(0n) };
    const swaps = batch([contract, swap], [contract, plainData]);
    expect(answer(rule, swaps, shows(balance(usdc, 50n), much))).toBe('clear');
    const pays = batch([contract, swap], [usdc, dataOf(transfer, [friend, 20n])], [friend, '0x', 5n]);
    const paid = shows(balance(usdc, 30n), much, balance(undefined, 95n));
    expect(answer(rule, pays, paid)).toBe('clear');
    const all = batch([contract, swap], [friend, '0x', 5n], [contract, plainData]);
    expect(answer(rule, all, shows(balance(usdc, 50n), much, balance(undefined, 95n)))).toBe('clear');
    // What the call brings is sold: the swap takes nothing of the user's own.
    const sells = batch([contract, plainData, 5n], [contract, swap]);
    expect(answer(rule, sells, shows(balance(undefined, 95n), much))).toBe('clear');
  });

  it('is silent where what is unwrapped is paid to others in the same request', () => {
    const unwrap = (amount: bigint) => [weth, dataOf('withdraw(uint256 amount)', [amount])] as const;
    const gone = (after: bigint) => balance(weth, after);
    expect(answer(rule, batch(unwrap(50n), [friend, '0x', 50n]), shows(gone(50n)))).toBe('clear');
    const two = batch(unwrap(50n), [friend, '0x', 30n], [key, '0x', 20n]);
    expect(answer(rule, two, shows(gone(50n)))).toBe('clear');
    const more = batch(unwrap(50n), [friend, '0x', 60n]);
    expect(answer(rule, more, shows(gone(50n), balance(undefined, 90n)))).toBe('clear');
  });

  it('is silent where coins that are wrapped and used go beside a payment, and one where a stranger gets some', () => {
    const wrap = [weth, dataOf('deposit()', []), 30n] as const;
    const use = [weth, dataOf(transfer, [friend, 30n])] as const;
    const pays = batch(wrap, use, [friend, '0x', 20n]);
    const vouched = { codes: { [weth]: 'contract' } } as const;
    expect(answer(rule, pays, { ...shows(balance(undefined, 50n)), ...vouched })).toBe('clear');
    const strange = batch(wrap, use, [stranger, plainData, 20n]);
    expect(answer(rule, strange, { ...shows(balance(undefined, 50n)), ...vouched })).toBe('caution');
    // Whoever is paid may give it back, to make room for what another call takes.
    const bounced = batch(wrap, use, [friend, '0x', 20n], [stranger, plainData, 20n]);
    expect(answer(rule, bounced, { ...shows(balance(undefined, 50n)), ...vouched })).toBe('caution');
  });

  it('is one where what is unwrapped does not come, or goes where no payment of the request sends it', () => {
    const unwrap = (amount: bigint) => [weth, dataOf('withdraw(uint256 amount)', [amount])] as const;
    const gone = balance(weth, 50n);
    const less = batch(unwrap(50n), [friend, '0x', 49n]);
    expect(answer(rule, less, shows(gone))).toBe('caution');
    // It did not come: the payment was made of what was there.
    expect(answer(rule, batch(unwrap(50n), [friend, '0x', 50n]), shows(gone, balance(undefined, 50n)))).toBe(
      'caution',
    );
    // A contract takes it, whatever its words.
    for (const data of [dataOf('deposit()', []), plainData])
      expect(answer(rule, batch(unwrap(50n), [stranger, data, 50n]), shows(gone))).toBe('caution');
    // The currency of one cannot be that of the other.
    const once = batch(unwrap(25n), unwrap(25n), [friend, '0x', 25n]);
    expect(answer(rule, once, shows(gone))).toBe('caution');
    expect(answer(rule, batch(unwrap(50n), [me, '0x', 50n]), shows(gone))).toBe('caution');
    // Another token only has a function of that name.
    const other = batch([usdc, dataOf('withdraw(uint256 amount)', [50n])], [friend, '0x', 50n]);
    expect(answer(rule, other, shows(balance(usdc, 50n)))).toBe('caution');
    // Nothing was paid by what failed.
    const failed = { effects: known(effectsOf([gone], { status: 'partial' })) };
    expect(answer(rule, batch(unwrap(50n), [friend, '0x', 50n]), failed)).toBe('caution');
  });

  it('is silent where coins are passed on, kept by the user’s own account, or turned into a token', () => {
    const half = shows(balance(undefined, 50n));
    const execute = 'execute(address target, uint256 value, bytes data)';
    expect(answer(rule, call(contract, execute, [friend, 50n, '0x'], 50n), half)).toBe('notApplicable');
    const own = { ...half, book: known([{ address: safe, own: true, paid: 0 }]) };
    expect(answer(rule, call(safe, execute, [friend, 0n, '0x'], 50n), own)).toBe('notApplicable');
    const wrapped = shows(balance(undefined, 50n), balance(weth, 150n));
    expect(answer(rule, call(weth, 'deposit()', [], 50n), wrapped)).toBe('clear');
  });

  it('is not known without a run', () => {
    expect(told(rule, plain, offline)).toEqual(['unknown effects']);
  });

  it('is silent where something comes back, and for payments', () => {
    const much = { ...balance(weth, 10n ** 15n), before: known(0n) };
    expect(answer(rule, plain, shows(balance(usdc, 50n), much))).toBe('clear');
    expect(answer(rule, plain, shows(balance(usdc, 50n), balance(contract, 101n)))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [friend, 50n]), shows(balance(usdc, 50n)))).toBe(
      'notApplicable',
    );
  });
});

describe('all that is held', () => {
  const rule = 'transfers.wholeBalance';
  const all = shows(balance(usdc, 0n));
  const pay = call(usdc, transfer, [friend, 100n]);

  it('going to a stranger is a caution', () => {
    expect(told(rule, pay, all)).toEqual([
      'caution: transfers.wholeBalance.says asset effect.0.asset to step.0.arg.to | transfers.wholeBalance.why | remedy.checkPayee | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.arg.to effect.0.asset',
    ]);
    expect(told(rule, transaction(friend, '0x', 100n), shows(balance(undefined, 0n)))).toEqual([
      'caution: transfers.wholeBalance.says asset effect.0.asset to step.0.to | transfers.wholeBalance.why | remedy.checkPayee | in 0 | about 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 | by step.0.to effect.0.asset',
    ]);
  });

  it('is one where a tenth is left of it or less, and none where there is more', () => {
    const left = (after: bigint) => shows({ ...balance(usdc, after), before: known(100_000n) });
    expect(answer(rule, call(usdc, transfer, [friend, 99_999n]), left(1n))).toBe('caution');
    expect(answer(rule, call(usdc, transfer, [friend, 90_000n]), left(10_000n))).toBe('caution');
    expect(answer(rule, call(usdc, transfer, [friend, 89_999n]), left(10_001n))).toBe('notApplicable');
    const coins = (after: bigint) => shows({ ...balance(undefined, after), before: known(100_000n) });
    expect(answer(rule, transaction(friend, '0x', 99_999n), coins(1n))).toBe('caution');
    expect(answer(rule, transaction(friend, '0x', 99_000n), coins(1_000n))).toBe('notApplicable');
  });

  it('is never what a fee takes, however large that is', () => {
    const has = 10n ** 20n;
    for (const fee of [0n, 1n, has / 20n, has / 10n, has / 2n, has - 1n, has, has + 1n, has * 200_000n]) {
      const facts = {
        'fee.expected': { kind: 'amount', raw: fee, asset: { kind: 'native', chainId: 1 } },
      } as const;
      const paid = (raw: bigint) => ({
        ...shows({ ...balance(undefined, has - raw), before: known(has) }),
        facts,
      });
      for (const raw of [1n, 10n ** 9n, has / 100n])
        expect([fee, raw, answer(rule, transaction(friend, '0x', raw), paid(raw))]).toEqual([
          fee,
          raw,
          'notApplicable',
        ]);
      const rest = has > fee ? has - fee : has;
      const most = rest * 2n >= has ? 'caution' : 'notApplicable';
      expect([fee, answer(rule, transaction(friend, '0x', rest), paid(rest))]).toEqual([fee, most]);
    }
  });

  it('is silent for a part, for who was paid or saved, and for oneself', () => {
    const book = (more: object) => known([{ address: friend, own: false, paid: 0, ...more }]);
    expect(answer(rule, call(usdc, transfer, [friend, 40n]), shows(balance(usdc, 60n)))).toBe(
      'notApplicable',
    );
    expect(told(rule, pay, { ...all, book: book({ paid: 1 }) })).toEqual(['clear step.0.arg.to']);
    expect(answer(rule, pay, { ...all, book: book({ name: 'Friend' }) })).toBe('clear');
    expect(told(rule, pay, { ...all, book: unknown('timeout') })).toEqual(['unknown book']);
    expect(answer(rule, call(usdc, transfer, [me, 100n]), all)).toBe('notApplicable');
  });
});
