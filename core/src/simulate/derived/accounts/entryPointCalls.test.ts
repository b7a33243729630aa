import fc from 'fast-check';
import { decodeFunctionData, type Hex, parseAbi, slice } from 'viem';
import { expect, test } from 'vitest';
import type { UserOp } from '../../../model/request.ts';
import { alice, bob } from '../../testing/chain.ts';
import { gasOf, handleOps, senderCreator, withoutFee } from './entryPointCalls.ts';
import { entryPoints } from '../../../request/operation/entryPoints.ts';

const old = parseAbi([
  'struct UserOperation { address sender; uint256 nonce; bytes initCode; bytes callData; uint256 callGasLimit; uint256 verificationGasLimit; uint256 preVerificationGas; uint256 maxFeePerGas; uint256 maxPriorityFeePerGas; bytes paymasterAndData; bytes signature; }',
  'function handleOps(UserOperation[] ops, address beneficiary)',
]);

const word = (hex: string): Hex => `0x${hex.padStart(64, '0')}`;
const half = fc.bigInt(0n, 2n ** 128n - 1n);
const pair = fc.tuple(half, half);
const both = ([high, low]: readonly [bigint, bigint]): Hex =>
  word(high.toString(16) + low.toString(16).padStart(32, '0'));
const op = (limits: Hex, fees: Hex, more: Partial<UserOp> = {}): UserOp => ({
  sender: alice,
  nonce: 1n,
  initCode: '0x',
  callData: '0x1234',
  accountGasLimits: limits,
  preVerificationGas: 7n,
  gasFees: fees,
  paymasterAndData: '0x',
  ...more,
});

test('an operation of version 0.6 has each of its numbers where the old entry point reads it', () => {
  fc.assert(
    fc.property(pair, pair, (limits, fees) => {
      const data = handleOps(op(both(limits), both(fees)), '0.6', bob);
      const { args } = decodeFunctionData({ abi: old, data });
      expect(args[0][0]).toMatchObject({
        verificationGasLimit: limits[0],
        callGasLimit: limits[1],
        maxPriorityFeePerGas: fees[0],
        maxFeePerGas: fees[1],
        preVerificationGas: 7n,
        signature: '0x',
      });
    }),
  );
  expect(slice(handleOps(op(word('1'), word('1')), '0.6', bob), 0, 4)).toBe('0x1fad948c');
  expect(slice(handleOps(op(word('1'), word('1')), '0.7', bob), 0, 4)).toBe('0x765e827f');
});

test('what has to be there is all gas at the highest price, more of it where a paymaster pays', () => {
  const limits = both([100n, 10n]);
  const fees = both([1n, 2n]);
  const paymasterAndData: Hex = `${bob}${both([30n, 5n]).slice(2)}`;
  expect(gasOf(op(limits, fees), '0.7').most).toBe(117n * 2n);
  expect(gasOf(op(limits, fees, { paymasterAndData }), '0.7').most).toBe(152n * 2n);
  expect(gasOf(op(limits, fees, { paymasterAndData: bob }), '0.6').most).toBe(317n * 2n);
});

test('without a fee only the price is gone, and the call has what its stand-in needs', () => {
  fc.assert(
    fc.property(pair, ([high, low]) => {
      fc.pre(low < 2n ** 127n);
      const it = withoutFee(op(both([high, low]), both([1n, 2n])), 9n);
      expect(gasOf(it, '0.8')).toMatchObject({ verification: high, call: low + 9n, maxFee: 0n, most: 0n });
    }),
  );
});

test('the contracts that call factories are those that the entry points have everywhere', () => {
  expect(senderCreator(entryPoints['0.6'])).toBe('0x7fc98430eAEdbb6070B35B39D798725049088348');
  expect(senderCreator(entryPoints['0.7'])).toBe('0xEFC2c1444eBCC4Db75e7613d20C6a62fF67A167C');
  expect(senderCreator(entryPoints['0.8'])).toBe('0x449ED7C3e6Fee6a97311d4b55475DF59C44AdD33');
});
