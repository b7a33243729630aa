import {
  contract,
  dataOf,
  friend,
  key,
  me,
  offline,
  safe,
  transaction,
  usdc,
  viewOf,
} from '@readback/core/check/testing/views.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Body } from '@readback/core/model/request.ts';
import { revisionOf } from '@readback/core/reading/state.ts';
import { type Address, type Hex, zeroAddress, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';

const encoded = (signature: string, ...args: readonly unknown[]): Hex => dataOf(signature, args);

const poor = { ...offline, label: 'done' } as const;

function said(body: Body): string {
  const readback = revisionOf(viewOf(body, poor), 0);
  const text = plain(readback.sentence, (id) => factAt(readback, id));
  const names = { friend, key, contract, me, safe, usdc };
  return Object.entries(names).reduce((it, [name, address]) => it.replaceAll(address, name), text);
}

const execute = (data: Hex) => encoded('execute(address target, uint256 value, bytes data)', usdc, 0n, data);
const pay = encoded('transfer(address to, uint256 amount)', friend, 5_000_000n);
const approve = encoded('approve(address spender, uint256 amount)', key, 2n ** 256n - 1n);

function operation(callData: Hex): Body {
  const limits: Hex = `0x${'00'.repeat(32)}`;
  const op = {
    sender: safe,
    nonce: 0n,
    initCode: '0x',
    callData,
    accountGasLimits: limits,
    preVerificationGas: 0n,
    gasFees: limits,
    paymasterAndData: '0x',
  } as const;
  const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032';
  return { kind: 'userOperation', chainId: 1, entryPoint, op };
}

describe('a user operation', () => {
  it('is said by what the account does', () => {
    expect(said(operation(execute(pay)))).toBe(
      'Asks you to sign a user operation for safe: it sends 5 USDC to friend',
    );
    expect(said(operation(execute(approve)))).toBe(
      'Asks you to sign a user operation for safe: it lets a person’s account (key) spend all its USDC (usdc), now and later',
    );
  });

  it('that calls nothing still costs', () => {
    expect(said(operation('0x'))).toBe('Asks you to sign an empty user operation that safe pays for');
  });
});

describe('an authorization', () => {
  const body = (chainId: number, delegate: Address): Body => ({
    kind: 'authorization',
    chainId,
    delegate,
    nonce: 0n,
  });

  it('lets code control the account, on a network or on every one', () => {
    expect(said(body(1, key))).toBe('Asks to let the code at key control your account on Ethereum');
    expect(said(body(0, key))).toBe('Asks to let the code at key control your account on every network');
  });

  it('for the zero address takes the code back', () => {
    expect(said(body(1, zeroAddress))).toBe('Asks to revoke the code delegation of your account on Ethereum');
  });

  it('is said beside the call of the transaction that carries it, of the one who signed it', () => {
    const one = { chainId: 10, delegate: key, nonce: 0n, authority: friend, signature: '0x12' } as const;
    const call = { to: usdc, value: 0n, data: pay };
    const body: Body = { kind: 'transaction', chainId: 1, from: me, call, set: { authorizationList: [one] } };
    expect(said(body)).toBe(
      'Asks USDC (usdc) to send 5 USDC to friend. Asks to let the code at key control friend on network 10.',
    );
  });
});

describe('accounts and governance', () => {
  it('an account acts through a call of its owner', () => {
    expect(said(transaction(safe, execute(pay)))).toBe('Asks to act through safe: it sends 5 USDC to friend');
  });

  it('of many calls what an account gives away is not only counted', () => {
    const call = (to: Address, data: Hex) => ({ to, value: 0n, data });
    const calls = [...Array.from({ length: 4 }, () => call(usdc, pay)), call(safe, execute(approve))];
    expect(said({ kind: 'calls', chainId: 1, from: me, atomic: true, calls })).toContain(
      'Asks to act through safe: it lets a person’s account (key) spend all its USDC (usdc), now and later.',
    );
  });

  it('what comes later is a plan', () => {
    const later =
      'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)';
    expect(said(transaction(safe, encoded(later, usdc, 0n, pay, zeroHash, zeroHash, 0n)))).toBe(
      'Asks to schedule a call for safe: it sends 5 USDC to friend',
    );
  });

  it('what is only proposed is said to be', () => {
    const propose = 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)';
    expect(said(transaction(safe, encoded(propose, [usdc], [0n], [pay], 'x')))).toBe(
      'Asks to propose a call to safe: it sends 5 USDC to friend',
    );
  });

  it('a new Safe is made by its factory', () => {
    const make = 'createProxyWithNonce(address singleton, bytes initializer, uint256 salt)';
    expect(said(transaction(contract, encoded(make, key, '0x12345678', 0n)))).toBe(
      'Asks the unknown contract contract to deploy a proxy contract (createProxyWithNonce)',
    );
  });
});
