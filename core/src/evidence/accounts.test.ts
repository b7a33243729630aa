import { encodeFunctionData, parseAbi, zeroHash } from 'viem';
import { describe, expect, it } from 'vitest';
import { known } from '../model/known.ts';
import type { Body } from '../model/request.ts';
import { check } from '../check/check.ts';
import { actingAccounts } from './accounts.ts';
import { answer } from '../check/testing/answers.ts';
import { balance, effectsOf, friend, key, me, safe, typed, usdc, viewOf } from '../check/testing/views.ts';

const fields = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });
const safeOp =
  'address safe,uint256 nonce,bytes initCode,bytes callData,uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint';
const pays = encodeFunctionData({
  abi: parseAbi(['function executeUserOp(address to, uint256 value, bytes data, uint8 operation)']),
  args: [
    usdc,
    0n,
    encodeFunctionData({
      abi: parseAbi(['function transfer(address to, uint256 value)']),
      args: [key, 100n],
    }),
    0,
  ],
});
const body = typed(
  { SafeOp: fields(safeOp) },
  'SafeOp',
  {
    safe,
    nonce: 0n,
    initCode: '0x',
    callData: pays,
    verificationGasLimit: 1n,
    callGasLimit: 1n,
    preVerificationGas: 1n,
    maxPriorityFeePerGas: 1n,
    maxFeePerGas: 1n,
    paymasterAndData: '0x',
    validAfter: 0n,
    validUntil: 0n,
    entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  },
  { chainId: 1n, verifyingContract: '0x75cf11467937ce3f2f357ce24ffc3dbf8fd5c226' },
);

const packed = typed(
  {
    PackedUserOperation: fields(
      'address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData',
    ),
  },
  'PackedUserOperation',
  {
    sender: safe,
    nonce: 0n,
    initCode: '0x',
    callData: pays,
    accountGasLimits: zeroHash,
    preVerificationGas: 1n,
    gasFees: zeroHash,
    paymasterAndData: '0x',
  },
  { chainId: 1n, verifyingContract: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108' },
);

describe('an account that a signature makes act', () => {
  it('is a Safe whose operation is signed: what it loses is weighed', () => {
    expect([...actingAccounts(viewOf(body))]).toContain(safe.toLowerCase());
    const effects = known(effectsOf([balance(usdc, 0n, safe)]));
    expect(answer('transfers.wholeBalance', body, { effects })).toBe('caution');
    const fired = (it: Body) =>
      check(viewOf(it, { effects })).flatMap((it) =>
        it.outcome === 'fired' ? [[it.rule, it.severity]] : [],
      );
    expect(fired(body)).toEqual(fired(packed));
  });

  it('is any account that loses something by it, whatever the form of what is signed', () => {
    const other = typed({ Note: fields('string text') }, 'Note', { text: 'Hi' });
    const effects = known(effectsOf([balance(usdc, 0n, friend)]));
    expect([...actingAccounts(viewOf(other, { effects }))]).toContain(friend.toLowerCase());
    expect([...actingAccounts(viewOf(other))]).toEqual([me.toLowerCase()]);
  });
});
