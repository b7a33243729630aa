import {
  allowance,
  balance,
  call,
  contract,
  dataOf,
  effectsOf,
  friend,
  key,
  me,
  offline,
  permit,
  usdc,
  viewOf,
  weth,
} from '@readback/core/check/testing/views.ts';
import { known, unknown } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { describe, expect, it } from 'vitest';
import { tokensLeaving } from './tokensLeaving.ts';

const codes = { [contract]: 'contract', [usdc]: 'contract' } as const;

function left(body: Body, lines: Parameters<typeof effectsOf>[0] = []) {
  const found = tokensLeaving(viewOf(body, { codes, effects: known(effectsOf(lines)) }));
  return found instanceof Map ? Object.fromEntries(found) : found;
}

const token = usdc.toLowerCase();
const aave = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2';
const allow = (amount: bigint) => call(usdc, 'approve(address spender, uint256 amount)', [contract, amount]);

describe('what of each token can leave', () => {
  it('is what others may take, without a limit more than any policy can say', () => {
    expect(left(allow(5n), [allowance(usdc, contract, 5n)])).toEqual({ [token]: 5n });
    expect(left(allow(2n ** 256n - 1n))[token as never]).toBeGreaterThanOrEqual(2n ** 256n - 1n);
    expect(left(permit(contract, 7n))).toEqual({ [token]: 7n });
    expect(left(call(usdc, 'increaseAllowance(address spender, uint256 added)', [contract, 3n]))).toEqual({
      [token]: 3n,
    });
  });

  it('is what the simulation shows to leave or to be allowed, where that is more', () => {
    expect(left(allow(5n), [allowance(usdc, contract, 9n)])).toEqual({ [token]: 9n });
    const wrap = call(weth, 'deposit()', [], 1n);
    expect(left(wrap, [balance(usdc, 4n)])).toEqual({ [token]: 96n });
    const paying = call(usdc, 'transfer(address to, uint256 amount)', [friend, 2n]);
    expect(left(paying)).toEqual({ [token]: 2n });
  });

  it('is the most that a swap with an exact output may take', () => {
    const swap = call(
      contract,
      'swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
      [1n, 8n, [usdc, weth], me, 2_000_000_000n],
    );
    expect(left(swap)).toEqual({ [token]: 8n });
  });

  it('is nothing of a permission that is taken back, and of what comes', () => {
    expect(Object.values(left(allow(0n)) ?? {}).filter((it) => it !== 0n)).toEqual([]);
  });

  it('is no amount where a call gives a power, or pays without an end', () => {
    const flow = 'setFlowrate(address token, address receiver, int96 flowrate)';
    expect(left(call(contract, flow, [usdc, friend, 10n ** 18n]))).toBe('items');
    expect(left(call(contract, flow, [usdc, friend, 0n]))).not.toBe('items');
    const role = [usdc, contract];
    expect(left(call(contract, 'grantPermissions(address token, address flowOperator)', role))).toBe('items');
    expect(left(call(contract, 'revokePermissions(address token, address flowOperator)', role))).not.toBe(
      'items',
    );
    const operator = 'setAccountOperator(address account, address operator, bool authorized)';
    expect(left(call(contract, operator, [me, contract, true]))).toBe('items');
  });

  it('is no amount where an item or everything of a contract can leave', () => {
    expect(left(call(weth, 'setApprovalForAll(address operator, bool approved)', [contract, true]))).toBe(
      'items',
    );
    expect(left(call(weth, 'safeTransferFrom(address from, address to, uint256 id)', [me, friend, 7n]))).toBe(
      'items',
    );
    expect(
      left(
        call(weth, 'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)', [
          me,
          friend,
          7n,
          1n,
          '0x',
        ]),
      ),
    ).toBe('items');
  });

  const swap = (amount: bigint, to = me): Body =>
    call(
      contract,
      'swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      [amount, 1n, [usdc, weth], to, 2_000_000_000n],
    );
  const failing = (body: Body, status: 'revert' | 'partial' = 'revert') => {
    const found = tokensLeaving(viewOf(body, { codes, effects: known(effectsOf([], { status })) }));
    return found instanceof Map ? Object.fromEntries(found) : found;
  };
  const batch = (...bodies: readonly Body[]): Body => ({
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: bodies.flatMap((it) => (it.kind === 'transaction' ? [it.call] : [])),
  });

  it('is what a swap or a deposit takes, also where it fails now and could be carried out later', () => {
    const pool =
      'addLiquidityETH(address token, uint256 desired, uint256 least, uint256 leastCoins, address to, uint256 deadline)';
    const supply = 'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)';
    for (const status of ['revert', 'partial'] as const) {
      expect(failing(swap(9n), status)).toEqual({ [token]: 9n });
      expect(failing(call(contract, pool, [usdc, 8n, 8n, 1n, me, 2_000_000_000n], 1n), status)).toEqual({
        [token]: 8n,
      });
      expect(failing(call(contract, supply, [usdc, 7n, me, 0]), status)).toEqual({ [token]: 7n });
      expect(
        failing(
          batch(swap(9n), call(usdc, 'transfer(address to, uint256 amount)', [friend, 2n]), swap(3n)),
          status,
        ),
      ).toEqual({ [token]: 14n });
    }
  });

  it('is no more than the request lets the contract take through which it is taken', () => {
    expect(left(batch(allow(9n), swap(9n)))).toEqual({ [token]: 9n });
    expect(left(batch(allow(9n), swap(5n), swap(6n)))).toEqual({ [token]: 11n });
    const another = call(usdc, 'approve(address spender, uint256 amount)', [friend, 9n]);
    expect(left(batch(another, swap(5n)))).toEqual({ [token]: 14n });
  });

  it('is not known of a call that fails now and says no amount', () => {
    const closed = call(aave, 'withdraw(address asset, uint256 amount, address to)', [usdc, 5n, me]);
    const shown = { codes: { [aave]: 'contract' } as const };
    const after = (status: 'revert' | 'success') =>
      tokensLeaving(viewOf(closed, { ...shown, effects: known(effectsOf([], { status })) }));
    expect(after('revert')).toBeUndefined();
    expect(after('success')).toEqual(new Map());
  });

  const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11';
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
  const pullText = 'transferFrom(address from, address to, uint256 amount)';
  const pull = (who: typeof me, to: typeof me, amount = 9n) => call(usdc, pullText, [who, to, amount]);
  const pulls: Readonly<Record<string, (who: typeof me, to: typeof me) => Body>> = {
    tokens: pull,
    'tokens, through Permit2': (who, to) =>
      call(permit2, 'transferFrom(address from, address to, uint160 amount, address token)', [
        who,
        to,
        9n,
        usdc,
      ]),
    'several, through Permit2': (who, to) =>
      call(permit2, 'transferFrom((address from, address to, uint160 amount, address token)[] details)', [
        [
          { from: who, to, amount: 4n, token: usdc },
          { from: who, to, amount: 5n, token: usdc },
        ],
      ]),
    'tokens, in a batch': (who, to) => batch(pull(who, to, 4n), pull(who, to, 5n)),
    'tokens, by a contract that makes several calls': (who, to) =>
      call(multicall, 'aggregate((address target, bytes callData)[] calls)', [
        [{ target: usdc, callData: dataOf(pullText, [who, to, 9n]) }],
      ]),
  };

  it.each(Object.entries(pulls))('is what is moved of somebody else to others: %s', (_, move) => {
    for (const found of [
      left(move(key, friend)),
      failing(move(key, friend)),
      failing(move(key, friend), 'partial'),
    ])
      expect(found).toEqual({ [token]: 9n });
    expect(left(move(key, key))).toEqual({});
  });

  it('is no amount of an item of somebody else', () => {
    const item = 'safeTransferFrom(address from, address to, uint256 id)';
    expect(left(call(weth, item, [key, friend, 7n]))).toBe('items');
    expect(left(call(weth, item, [key, me, 7n]))).toEqual({});
    // Without the chain, the item 0 of a collection and no token at all are one call.
    expect(left(pull(key, friend, 0n))).toEqual({ [token]: 1n });
  });

  it('is nothing of what is collected, until it is passed on', () => {
    expect(left(pull(key, me))).toEqual({});
    const on = call(usdc, 'transfer(address to, uint256 amount)', [friend, 9n]);
    expect(left(batch(pull(key, me), on))).toEqual({ [token]: 9n });
  });

  it('adds what is moved of somebody else to what is shown to leave', () => {
    expect(left(pull(key, friend), [balance(usdc, 96n)])).toEqual({ [token]: 13n });
    expect(left(batch(allow(5n), pull(key, friend)))).toEqual({ [token]: 14n });
  });

  it('is not known without a simulation, or where a balance could not be read', () => {
    expect(tokensLeaving(viewOf(allow(5n), offline))).toBeUndefined();
    expect(left(allow(5n), [{ ...balance(usdc, 4n), after: unknown('timeout') }])).toBeUndefined();
  });
});
