import { batch, multiSend, safeTx } from '@readback/core/check/testing/safes.ts';
import {
  allowance,
  contract,
  dataOf,
  effectsOf,
  friend,
  me,
  offline,
  safe,
  type Sample,
  transaction,
  usdc,
  viewOf,
} from '@readback/core/check/testing/views.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type Address, type Hex, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';
const poor = { ...offline, label: 'done' } as const;

function said(body: Body, sample: Sample = poor): string {
  const readback = revisionOf(viewOf(body, sample), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const names = { friend, contract, me, safe, usdc, multiSend, multicall3 };
  return Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), text);
}

const revoke = dataOf('setApprovalForAll(address operator, bool approved)', [contract, false]);
const pay = dataOf('transfer(address to, uint256 amount)', [friend, 5_000_000n]);
const addOwner = dataOf('addOwnerWithThreshold(address owner, uint256 _threshold)', [friend, 1n]);
const passed = (...calls: readonly (readonly [to: Address, data: Hex])[]): Hex =>
  dataOf('aggregate3((address target, bool allowFailure, bytes callData)[] calls)', [
    calls.map(([target, callData]) => ({ target, allowFailure: false, callData })),
  ]);
const sent = (to: Address, data: Hex, value = 0n) => batch({ operation: 0, to, data, value });

describe('a call that a contract makes as itself', () => {
  it('is said of that contract, once for all of them', () => {
    expect(said(transaction(multicall3, passed([usdc, revoke], [usdc, pay])))).toBe(
      'Asks multicall3 to act in its own name: it revokes the permission of contract to spend USDC (usdc); it sends 5 USDC to friend',
    );
  });

  it('is not said of the Safe that calls it, which is what its delegatecall does', () => {
    expect(said(safeTx(multiSend, sent(usdc, pay), 0))).toBe(
      'Asks you to approve a transaction from safe: it asks multiSend to act in its own name: it sends 5 USDC to friend',
    );
    expect(said(safeTx(multiSend, sent(usdc, pay), 1))).toBe(
      'Asks you to approve a payment of 5 USDC from safe to friend',
    );
    expect(said(safeTx(multiSend, sent(friend, '0x', 10n ** 18n), 0))).toBe(
      'Asks you to approve a transaction from safe: it asks multiSend to act in its own name: it sends 1 ETH to friend',
    );
    expect(said(safeTx(multiSend, sent(friend, '0x', 10n ** 18n), 0, { value: 10n ** 18n }))).toBe(
      'Asks you to approve a transaction from safe: it sends 1 ETH and asks multiSend to execute calls (multiSend); it sends 1 ETH to friend',
    );
  });

  it('is not what moves from your account by its name', () => {
    const take = dataOf('transferFrom(address from, address to, uint256 amount)', [me, friend, 5_000_000n]);
    expect(said(transaction(multicall3, passed([usdc, take])))).toBe(
      'Asks USDC (usdc) to move 5 USDC from me to friend',
    );
  });
});

describe('a permission that stands', () => {
  it('is said beside the revocation', () => {
    const approve = dataOf('approve(address spender, uint256 amount)', [contract, 0n]);
    const stays = { ...allowance(usdc, contract, 9n), before: known(9n) };
    expect(said(transaction(usdc, approve), { effects: known(effectsOf([stays])) })).toBe(
      'Asks USDC (usdc) to revoke the permission of contract to spend USDC (usdc). In the simulation, contract can still spend your USDC (usdc).',
    );
  });
});

describe('a Safe that owns another', () => {
  const other: Address = '0x255C3912f91eF11bFDadd405F13144a823Da8cc5';
  const execute = (to: Address, value: bigint, data: Hex) =>
    dataOf(
      'execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
      [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'],
    );

  it('carries out what the other does, said of whoever does it', () => {
    expect(said(safeTx(other, execute(friend, 10n ** 18n, '0x'), 0)).replaceAll(other, 'other')).toBe(
      'Asks you to approve a transaction from safe: it executes a transaction from other: it sends 1 ETH to friend',
    );
    expect(said(safeTx(other, execute(other, 0n, addOwner), 0)).replaceAll(other, 'other')).toBe(
      'Asks you to approve a transaction from safe: it executes a transaction from other: it adds friend as owner and sets the threshold to 1 (addOwnerWithThreshold)',
    );
  });
});
