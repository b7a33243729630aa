import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../../model/known.ts';
import { check } from '../check.ts';
import { answer, told } from '../testing/answers.ts';
import {
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  me,
  offline,
  transaction,
  usdc,
  viewOf,
  weth,
} from '../testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const dai = getAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
const unread = transaction(contract, '0x3f1a77c2', 4n);

describe('coins that go along with a transfer of tokens', () => {
  const rule = 'outcome.strayValue';
  const sell =
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

  it('are a caution, also inside of what carries the call', () => {
    expect(told(rule, call(usdc, transfer, [friend, 1n], 5n))).toEqual([
      'caution: outcome.strayValue.says amount step.0.value fn step.0.fn | outcome.strayValue.why | outcome.strayValue.remedy | in 0 | by step.0.value step.0.fn',
    ]);
    expect(answer(rule, call(contract, sell, [5n, 4n, [weth, usdc], me, 9n], 5n))).toBe('caution');
    expect(answer(rule, call(weth, 'withdraw(uint256 amount)', [1n], 5n))).toBe('caution');
    const burned = call('0x0000000000000000000000000000000000001010', 'withdraw(uint256 amount)', [5n], 5n);
    expect(answer(rule, { ...burned, chainId: 137 } as typeof burned)).toBe('clear');
    expect(answer(rule, call(usdc, 'multicall(bytes[] data)', [[dataOf(transfer, [friend, 1n])]], 5n))).toBe(
      'caution',
    );
    const aggregate =
      'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)';
    const inner = { target: usdc, allowFailure: false, value: 5n, callData: dataOf(transfer, [friend, 1n]) };
    const batch = { kind: 'calls', chainId: 1, from: me, atomic: true } as const;
    expect(
      answer(rule, { ...batch, calls: [{ to: usdc, value: 5n, data: dataOf(transfer, [friend, 1n]) }] }),
    ).toBe('caution');
    expect(told(rule, call(contract, aggregate, [[inner]], 5n))).toEqual(['clear step.0.value']);
  });

  it('are a caution beside a swap that sells a token, or fewer coins than go along', () => {
    const desc =
      '(address srcToken, address dstToken, address srcReceiver, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags) desc';
    const native = getAddress(`0x${'ee'.repeat(20)}`);
    const swap = (sold: Address, value: bigint) =>
      call(
        contract,
        `swap(address executor, ${desc}, bytes data)`,
        [friend, [sold, weth, friend, me, 100n, 9n, 2n], '0x01'],
        value,
      );
    expect(answer(rule, swap(usdc, 1n))).toBe('caution');
    expect(answer(rule, swap(native, 101n))).toBe('caution');
    expect(answer(rule, swap(native, 100n))).toBe('clear');
    expect(answer(rule, swap(usdc, 0n))).toBe('notApplicable');
  });

  it('are a caution beside parts of a multicall that only sell a token and pay out what it brings', () => {
    const single =
      'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 least, uint160 limit) params)';
    const out = dataOf('unwrapWETH9(uint256 least, address recipient)', [4n, me]);
    const router = '0x0000000000000000000000000000000000000002';
    const sale = (sold: Address, bought: Address) =>
      dataOf(single, [[sold, bought, 500, router, 5n, 0n, 0n]]);
    const many = (...data: readonly `0x${string}`[]) => call(contract, 'multicall(bytes[] data)', [data], 5n);
    expect(answer(rule, many(sale(usdc, weth), out))).toBe('caution');
    expect(answer(rule, many(dataOf('multicall(bytes[] data)', [[sale(usdc, weth), out]])))).toBe('caution');
    const sweep = dataOf('sweepToken(address token, uint256 least, address recipient)', [usdc, 4n, me]);
    expect(answer(rule, many(sale(weth, usdc), sweep))).toBe('clear');
    expect(answer(rule, many(dataOf('wrapETH(uint256 value)', [5n]), sweep))).toBe('clear');
  });

  it('are none where the call has a use for them, and where none go along', () => {
    expect(answer(rule, call(usdc, transfer, [friend, 1n]))).toBe('notApplicable');
    expect(answer(rule, call(weth, 'deposit()', [], 5n))).toBe('clear');
    expect(answer(rule, transaction(friend, '0x', 5n))).toBe('clear');
    const nft = 'safeTransferFrom(address from, address to, uint256 id)';
    expect(answer(rule, call(usdc, nft, [me, friend, 1n], 5n))).toBe('clear');
    const both = [dataOf('wrapETH(uint256 value)', [5n]), dataOf(transfer, [friend, 1n])];
    expect(answer(rule, call(contract, 'multicall(bytes[] data)', [both], 5n))).toBe('clear');
  });

  it('are not known for a call that could not be read, and need no node', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
    expect(answer(rule, call(usdc, transfer, [friend, 1n], 5n), offline)).toBe('caution');
  });
});

describe('change that a router keeps', () => {
  const rule = 'transfers.changeKept';
  const into =
    'exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 least, uint160 limit) params)';
  const out =
    'exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 most, uint160 limit) params)';
  const given = (amount: bigint) => [[weth, usdc, 500, me, amount, 1n, 0n]];
  const wanted = [[weth, usdc, 500, me, 5n, 100n, 0n]];
  const many = (...data: readonly `0x${string}`[]) => call(contract, 'multicall(bytes[] data)', [data], 100n);

  it('is a caution, of an exact output and of more than an exact input takes', () => {
    expect(told(rule, call(contract, out, wanted, 100n))).toEqual([
      'caution: transfers.changeKept.says amount step.0.value | transfers.changeKept.why | transfers.changeKept.remedy | in 0 | by step.0.value',
    ]);
    expect(answer(rule, many(dataOf(out, wanted)))).toBe('caution');
    expect(answer(rule, call(contract, into, given(60n), 100n))).toBe('caution');
    const nested = (...data: readonly `0x${string}`[]) => many(dataOf('multicall(bytes[] data)', [data]));
    expect(answer(rule, nested(dataOf(into, given(60n))))).toBe('caution');
    expect(answer(rule, nested(dataOf(into, given(100n))))).toBe('clear');
    expect(
      answer(
        rule,
        many(dataOf('multicall(bytes[] data)', [[dataOf(out, wanted)]]), dataOf('refundETH()', [])),
      ),
    ).toBe('clear');
    // The change is asked for before there is any.
    expect(answer(rule, many(dataOf('refundETH()', []), dataOf(out, wanted)))).toBe('caution');
  });

  it('is silent where it is given back, where all is used, and where no coins are sent', () => {
    expect(told(rule, many(dataOf(out, wanted), dataOf('refundETH()', [])))).toEqual(['clear step.0.value']);
    expect(answer(rule, call(contract, into, given(100n), 100n))).toBe('clear');
    expect(answer(rule, many(dataOf(into, given(60n)), dataOf(into, given(40n))))).toBe('clear');
    expect(answer(rule, call(contract, out, wanted))).toBe('notApplicable');
    expect(answer(rule, call(weth, 'deposit()', [], 5n))).toBe('notApplicable');
  });

  it('is not known for a call that could not be read, and needs no node', () => {
    expect(told(rule, unread)).toEqual(['unknown step.0.fn']);
    expect(answer(rule, call(contract, out, wanted, 100n), offline)).toBe('caution');
  });
});

describe('what comes for what a call takes by an old permission', () => {
  const rule = 'outcome.strangeReturn';
  const junk = friend;
  const shows = (...lines: Parameters<typeof effectsOf>[0]) => ({ effects: known(effectsOf(lines)) });
  const from = { by: 'source', name: 'test' } as const;
  const functions = ['function migrate(address token, uint256 amount)', 'function join(uint256 kind)'];
  const abis = [{ address: contract, from, functions }];
  // A call that is known by its name, and has an amount.
  const leave =
    'removeLiquidity(address a, address b, uint256 amount, uint256 x, uint256 y, address to, uint256 deadline)';
  const claim = (amount: bigint) => call(contract, leave, [usdc, weth, amount, 0n, 0n, me, 9n]);

  it('is a caution where nobody knows the token that comes, and all is taken or the call does not say how much', () => {
    expect(told(rule, claim(1n), shows(balance(usdc, 50n), balance(junk, 101n)))).toEqual([
      'caution: outcome.strangeReturn.says who effect.0.who amount effect.0.size got effect.1.delta more 0 | outcome.strangeReturn.why | outcome.strangeReturn.remedy | by effect.0.delta effect.1.delta effect.0.who',
    ]);
    expect(answer(rule, claim(100n), shows(balance(usdc, 0n), balance(junk, 101n)))).toBe('caution');
    const nft = { who: me, what: 'nft', asset: { kind: 'nft', chainId: 1, address: junk, id: 1n } } as const;
    const came = { ...nft, before: known(0n), after: known(1n) };
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), came))).toBe('caution');
  });

  it('is one where a crumb of a known token comes as well', () => {
    const crumb = balance(weth, 101n);
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), balance(junk, 101n), crumb))).toBe('caution');
  });

  it('is one where the call says how much it takes: what comes is of no more worth for that', () => {
    const pass = 'migrate(address token, uint256 amount)';
    for (const amount of [1n, 50n, 89n, 90n, 99n, 100n]) {
      const body = call(contract, pass, [usdc, amount]);
      expect(answer(rule, body, { ...shows(balance(usdc, 100n - amount), balance(junk, 101n)), abis })).toBe(
        'caution',
      );
    }
  });

  it('is one where something known comes whose worth cannot be compared', () => {
    const came = (raw: bigint) => ({ ...balance(undefined, raw), before: known(0n) });
    for (const raw of [10n ** 12n, 10n ** 13n, 10n ** 16n])
      expect(told(rule, claim(50n), shows(balance(usdc, 50n), came(raw)))).toEqual([
        'caution: outcome.strangeReturn.saysKnown who effect.0.who amount effect.0.size got effect.1.delta | outcome.strangeReturn.whyKnown | outcome.strangeReturn.remedy | by effect.0.delta effect.1.delta effect.0.who',
      ]);
    const said = check(viewOf(claim(50n), shows(balance(usdc, 50n), came(10n ** 16n))));
    expect(said.find((it) => it.rule === rule)).toMatchObject({
      says: { id: 'outcome.strangeReturn.saysKnown' },
    });
  });

  it('is one where coins go along, and a token comes that nobody knows', () => {
    const pays = call(contract, 'join(uint256 kind)', [1n], 50n);
    expect(answer(rule, pays, { ...shows(balance(undefined, 50n), balance(junk, 101n)), abis })).toBe(
      'caution',
    );
  });

  it('is silent for as much of a like token, for saved tokens, and for calls with words', () => {
    const dollars = (asset: Address, from: bigint, to: bigint) => ({
      ...balance(asset, to),
      before: known(from),
    });
    const swapped = (came: bigint) =>
      shows(dollars(usdc, 100_000_000n, 50_000_000n), dollars(dai, 0n, came * 10n ** 12n));
    const migrate = call(contract, 'migrate(address token, uint256 amount)', [usdc, 50_000_000n]);
    const tokens = { tokens: { [dai]: ['DAI', 18] }, abis } as const;
    expect(told(rule, migrate, { ...swapped(50_000_000n), ...tokens })).toEqual(['clear effects']);
    expect(answer(rule, migrate, { ...swapped(45_000_000n), ...tokens })).toBe('clear');
    expect(answer(rule, migrate, { ...swapped(44_999_999n), ...tokens })).toBe('caution');
    // Without its decimals nobody can say how much it is.
    expect(answer(rule, migrate, swapped(50_000_000n))).toBe('caution');
    const book = known([{ address: junk, name: 'Shares', own: false, paid: 0 }]);
    const part = call(contract, 'migrate(address token, uint256 amount)', [usdc, 50n]);
    const shares = { ...shows(balance(usdc, 50n), balance(junk, 101n)), abis };
    expect(answer(rule, part, { ...shares, book })).toBe('clear');
    expect(answer(rule, part, shares)).toBe('caution');
    expect(answer(rule, claim(1n), shows(balance(junk, 101n)))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [friend, 50n]), shows(balance(usdc, 50n)))).toBe(
      'notApplicable',
    );
  });

  it('is not known without a run', () => {
    expect(told(rule, claim(1n), offline)).toEqual(['unknown effects']);
  });
});
