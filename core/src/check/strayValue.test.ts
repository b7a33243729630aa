import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import { answer } from './testing/answers.ts';
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
  weth,
} from './testing/views.ts';

const transfer = 'transfer(address to, uint256 amount)';
const unread = transaction(contract, '0x3f1a77c2', 4n);

describe('coins that go along with a transfer of tokens', () => {
  const rule = 'outcome.strayValue';
  const sell =
    'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

  it('are a caution, also inside of what carries the call', () => {
    expect(answer(rule, call(usdc, transfer, [friend, 1n], 5n))).toBe('caution');
    expect(answer(rule, call(contract, sell, [5n, 4n, [weth, usdc], me, 9n], 5n))).toBe('caution');
    expect(answer(rule, call(weth, 'withdraw(uint256 amount)', [1n], 5n))).toBe('caution');
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
    expect(answer(rule, call(contract, aggregate, [[inner]], 5n))).toBe('clear');
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
    expect(answer(rule, unread)).toBe('unknown');
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
    expect(answer(rule, call(contract, out, wanted, 100n))).toBe('caution');
    expect(answer(rule, many(dataOf(out, wanted)))).toBe('caution');
    expect(answer(rule, call(contract, into, given(60n), 100n))).toBe('caution');
    // The change is asked for before there is any.
    expect(answer(rule, many(dataOf('refundETH()', []), dataOf(out, wanted)))).toBe('caution');
  });

  it('is silent where it is given back, where all is used, and where no coins are sent', () => {
    expect(answer(rule, many(dataOf(out, wanted), dataOf('refundETH()', [])))).toBe('clear');
    expect(answer(rule, call(contract, into, given(100n), 100n))).toBe('clear');
    expect(answer(rule, many(dataOf(into, given(60n)), dataOf(into, given(40n))))).toBe('clear');
    expect(answer(rule, call(contract, out, wanted))).toBe('notApplicable');
    expect(answer(rule, call(weth, 'deposit()', [], 5n))).toBe('notApplicable');
  });

  it('is not known for a call that could not be read, and needs no node', () => {
    expect(answer(rule, unread)).toBe('unknown');
    expect(answer(rule, call(contract, out, wanted, 100n), offline)).toBe('caution');
  });
});

describe('what comes for what a call takes by an old permission', () => {
  const rule = 'outcome.strangeReturn';
  const junk = friend;
  const shows = (...lines: Parameters<typeof effectsOf>[0]) => ({ effects: known(effectsOf(lines)) });
  // A call that is known by its name, and has an amount.
  const leave =
    'removeLiquidity(address a, address b, uint256 amount, uint256 x, uint256 y, address to, uint256 deadline)';
  const claim = (amount: bigint) => call(contract, leave, [usdc, weth, amount, 0n, 0n, me, 9n]);

  it('is a caution where nobody knows the token that comes, and all is taken or the call does not say how much', () => {
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), balance(junk, 101n)))).toBe('caution');
    expect(answer(rule, claim(100n), shows(balance(usdc, 0n), balance(junk, 101n)))).toBe('caution');
    const nft = { who: me, what: 'nft', asset: { kind: 'nft', chainId: 1, address: junk, id: 1n } } as const;
    const came = { ...nft, before: known(0n), after: known(1n) };
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), came))).toBe('caution');
  });

  it('is one where a crumb of a known token comes as well', () => {
    const crumb = balance(weth, 101n);
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), balance(junk, 101n), crumb))).toBe('caution');
  });

  it('is a note where the call says how much it takes, and something is left', () => {
    expect(answer(rule, claim(50n), shows(balance(usdc, 50n), balance(junk, 101n)))).toBe('note');
  });

  it('is a note where a pool takes less than the call offers of the token, and something is left', () => {
    const add =
      'addLiquidity(address a, address b, uint256 x, uint256 y, uint256 leastX, uint256 leastY, address to, uint256 deadline)';
    const offers = (most: bigint, of = usdc) =>
      call(contract, add, [of, weth, most, 1n, 0n, 0n, me, 1_900_000_000n]);
    const came = balance(junk, 101n);
    expect(answer(rule, offers(40n), shows(balance(usdc, 67n), came))).toBe('note');
    expect(answer(rule, offers(400n), shows(balance(usdc, 67n), came))).toBe('caution');
    expect(answer(rule, offers(40n, friend), shows(balance(usdc, 67n), came))).toBe('caution');
    expect(answer(rule, offers(100n), shows(balance(usdc, 0n), came))).toBe('caution');
    // A deadline is no amount, though it may be as large as one.
    const large = { ...balance(usdc, 10n ** 9n), before: known(2n * 10n ** 9n) };
    expect(answer(rule, offers(1n), shows(large, came))).toBe('caution');
    const crumb = { ...balance(usdc, 1n), before: known(100_001n) };
    expect(answer(rule, offers(100_000n), shows(crumb, came))).toBe('caution');
    const mint =
      'mint((address a, address b, uint24 fee, int24 low, int24 high, uint256 x, uint256 y, uint256 leastX, uint256 leastY, address to, uint256 deadline) params)';
    const position = call(contract, mint, [[usdc, weth, 500, -10, 10, 40n, 1n, 0n, 0n, me, 1_900_000_000n]]);
    expect(answer(rule, position, shows(balance(usdc, 67n), came))).toBe('note');
  });

  it('is silent for shares of a vault, for known and saved tokens, for coins, and for calls with words', () => {
    expect(answer(rule, claim(50n), shows(balance(usdc, 50n), balance(contract, 101n)))).toBe('clear');
    const much = { ...balance(weth, 10n ** 18n), before: known(0n) };
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), much))).toBe('clear');
    const book = known([{ address: junk, name: 'Shares', own: false, paid: 0 }]);
    expect(answer(rule, claim(1n), { ...shows(balance(usdc, 50n), balance(junk, 101n)), book })).toBe(
      'clear',
    );
    expect(answer(rule, claim(1n), shows(balance(usdc, 50n), balance(undefined, 200n)))).toBe('clear');
    expect(answer(rule, claim(1n), shows(balance(junk, 101n)))).toBe('clear');
    expect(answer(rule, call(usdc, transfer, [friend, 50n]), shows(balance(usdc, 50n)))).toBe(
      'notApplicable',
    );
  });

  it('is not known without a run', () => {
    expect(answer(rule, claim(1n), offline)).toBe('unknown');
  });
});
