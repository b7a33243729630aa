import { type Address, decodeFunctionData, parseAbi, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import type { Body } from '../../model/request.ts';
import { solidity } from '../../world/solidity.ts';
import { parse } from '../parse/parse.ts';
import { safeTransactionHashes } from './safeTransactionHashes.ts';
import { safeTransactionOf } from './safeTransactionOf.ts';
import { signedSafeTransaction } from './signedSafeTransaction.ts';

const safe: Address = '0xE6A49842e6634d0BE15De0E084B4a9a94A4c1F60';
const ana: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const multiSend: Address = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2';
const next = { version: '1.4.1', nonce: 7n, multiSend };
const one: Body = {
  kind: 'transaction',
  chainId: 1,
  from: safe,
  call: { to: ana, value: 5n, data: '0x12' },
  set: { gas: 90_000n, maxFeePerGas: 1n },
};
const batch: Body = {
  kind: 'calls',
  chainId: 1,
  from: safe,
  atomic: true,
  calls: [
    { to: ana, value: 5n, data: '0x' },
    { to: multiSend, value: 0n, data: '0xaabb' },
  ],
};

test('one call is the Safe’s own call, with its next nonce and nothing paid back', () => {
  expect(safeTransactionOf(one, next)).toEqual({
    kind: 'safeTransaction',
    chainId: 1,
    safe,
    version: '1.4.1',
    tx: {
      to: ana,
      value: 5n,
      data: '0x12',
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: zeroAddress,
      refundReceiver: zeroAddress,
      nonce: 7n,
    },
  });
});

test('several calls go through MultiSend, in their order, each as a plain call', () => {
  const tx = safeTransactionOf(batch, next)?.tx;
  expect(tx).toMatchObject({ to: multiSend, value: 0n, operation: 1, nonce: 7n });
  const { args } = decodeFunctionData({ abi: parseAbi([solidity.multiSend]), data: tx?.data ?? '0x' });
  const word = (it: number) => it.toString(16).padStart(64, '0');
  expect(args[0]).toBe(
    `0x00${ana.slice(2).toLowerCase()}${word(5)}${word(0)}00${multiSend.slice(2).toLowerCase()}${word(0)}${word(2)}aabb`,
  );
});

test('what no Safe can send is not made into something else', () => {
  expect(safeTransactionOf({ ...one, call: { ...one.call, to: null } }, next)).toBeUndefined();
  expect(safeTransactionOf(batch, { ...next, multiSend: undefined })).toBeUndefined();
  expect(safeTransactionOf({ kind: 'message', bytes: '0x' }, next)).toBeUndefined();
  const { from: _, ...nobody } = one;
  expect(safeTransactionOf(nobody, next)).toBeUndefined();
  const handed = [{ chainId: 1, delegate: ana, authority: safe }] as never;
  expect(safeTransactionOf({ ...one, set: { authorizationList: handed } }, next)).toBeUndefined();
});

test('passed on with a signature, it is read here as the same transaction', () => {
  const body = safeTransactionOf(one, next);
  if (body === undefined) throw new Error('It was not made.');
  const hash = safeTransactionHashes(body).digest;
  const text = signedSafeTransaction(body, { hash, owner: ana, signature: `0x${'11'.repeat(65)}` });
  const read = parse(text ?? '', { chainId: 5 });
  expect(read.ok && read.request.body).toMatchObject({ ...body, version: '1.3.0', claimedHash: hash });
  expect(JSON.parse(text ?? '')).toMatchObject({ sender: ana, signature: `0x${'11'.repeat(65)}` });
  expect(signedSafeTransaction(one, { hash, owner: ana, signature: '0x' })).toBeUndefined();
});
