import { call, effectsOf, friend, key, me, safe, usdc, viewOf } from '@readback/core/check/testing/views.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { expect, it } from 'vitest';
import type { Address, Hex } from 'viem';
import { leaving } from './leaving.ts';
import { tokensLeaving } from './tokensLeaving.ts';

const none = '0x0000000000000000000000000000000000000000';
const sentinel = '0x0000000000000000000000000000000000000001';
const module = '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134';

/** What a Safe of the user's is asked to do. */
function left(to: Address, text: string, args: readonly unknown[]): bigint | undefined {
  const made = call(to, text, args);
  const data: Hex = made.kind === 'transaction' ? made.call.data : '0x';
  const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: none, refundReceiver: none } as const;
  const tx = { to, value: 0n, data, operation: 0, nonce: 0n, ...gas } as const;
  const body: Body = { kind: 'safeTransaction', chainId: 1, safe, version: '1.4.1', tx };
  return leaving(viewOf(body, { effects: known(effectsOf([])) }));
}

it('cannot be told of coins where somebody gets power over the account', () => {
  expect(left(safe, 'enableModule(address module)', [friend])).toBe(undefined);
  expect(left(safe, 'setGuard(address guard)', [friend])).toBe(undefined);
  expect(left(safe, 'addOwnerWithThreshold(address owner, uint256 _threshold)', [friend, 1n])).toBe(
    undefined,
  );
});

it('is what a module may pay out of them', () => {
  const text =
    'setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)';
  expect(left(module, text, [friend, none, 7n, 0, 0])).toBe(7n);
});

it('is nothing where a power is taken back, and of a power over something else', () => {
  expect(left(safe, 'disableModule(address prevModule, address module)', [sentinel, friend])).toBe(0n);
  expect(left(friend, 'transferOwnership(address newOwner)', [me])).toBe(0n);
});

it('is what a module pays out of somebody else’s Safe to others', () => {
  const text =
    'executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)';
  const paid = (token: Address, to: Address) => {
    const view = viewOf(call(module, text, [key, token, to, 7n, none, 0n, me, '0x']), {
      effects: known(effectsOf([])),
    });
    return { coins: leaving(view), tokens: tokensLeaving(view) };
  };
  expect(paid(none, friend)).toEqual({ coins: 7n, tokens: new Map() });
  expect(paid(usdc, friend)).toEqual({ coins: 0n, tokens: new Map([[usdc.toLowerCase(), 7n]]) });
  expect(paid(none, me)).toEqual({ coins: 0n, tokens: new Map() });
});
