import { describe, expect, test } from 'vitest';
import type { Hex } from 'viem';
import { alice, bob } from '../testing/ledger.ts';
import { moved } from '../testing/scene.ts';
import { receipt, sentTransaction } from './mined.ts';

const hash: Hex = `0x${'ab'.repeat(32)}`;
const blob: Hex = `0x01${'cd'.repeat(31)}`;

const record = {
  hash,
  from: alice.address.toLowerCase(),
  to: bob.address.toLowerCase(),
  value: '0x7',
  nonce: '0x3',
  gas: '0x5208',
  input: '0xABCD',
};
const sent = {
  hash,
  from: alice.address,
  to: bob.address,
  value: 7n,
  nonce: 3n,
  gas: 21_000n,
  data: '0xabcd',
  authorizations: 0,
  blobs: [],
};

describe('a transaction as a node gives it', () => {
  test('is what its fields say, and no more than they say', () => {
    expect(sentTransaction(record)).toStrictEqual(sent);
    expect(
      sentTransaction({
        ...record,
        type: '0x0',
        chainId: '0x5',
        gasPrice: '0x9',
        maxPriorityFeePerGas: '0x1',
      }),
    ).toStrictEqual({ ...sent, type: 0n, chainId: 5n, gasPrice: 9n, maxPriorityFeePerGas: 1n });
  });

  test('with a fee of its own has no price, which is only what it came to', () => {
    const fees = { type: '0x2', gasPrice: '0x9', maxFeePerGas: '0x14', maxPriorityFeePerGas: '0x2' };
    expect(sentTransaction({ ...record, ...fees })).toStrictEqual({
      ...sent,
      type: 2n,
      maxFeePerGas: 20n,
      maxPriorityFeePerGas: 2n,
    });
  });

  test('makes a contract where it names no receiver', () => {
    const { to: _, ...rest } = record;
    expect(sentTransaction({ ...record, to: null })).toStrictEqual({ ...sent, to: null });
    expect(sentTransaction(rest)).toStrictEqual({ ...sent, to: null });
  });

  test('carries as many authorizations and blobs as it lists', () => {
    expect(
      sentTransaction({ ...record, authorizationList: [{}, {}], blobVersionedHashes: [blob, hash] }),
    ).toStrictEqual({ ...sent, authorizations: 2, blobs: [blob, hash] });
    expect(
      sentTransaction({ ...record, authorizationList: 'two', blobVersionedHashes: 'none' }),
    ).toStrictEqual(sent);
    expect(sentTransaction({ ...record, blobVersionedHashes: [blob, '0x01'] })).toBeUndefined();
  });

  test.each(Object.keys(record))('is none without its %s, or with one of another shape', (field) => {
    if (field !== 'to') expect(sentTransaction({ ...record, [field]: undefined })).toBeUndefined();
    expect(sentTransaction({ ...record, [field]: '0xzz' })).toBeUndefined();
    expect(sentTransaction({ ...record, [field]: 7 })).toBeUndefined();
  });

  test.each([[null], ['0x'], [[record]], [undefined]])('is none of %j', (it) => {
    expect(sentTransaction(it)).toBeUndefined();
    expect(receipt(it)).toBeUndefined();
  });
});

const log = moved(alice.address, bob.address, 5n);
const system = { ...log, address: '0xfffffffffffffffffffffffffffffffffffffffe' as const };
const told = {
  status: '0x1',
  gasUsed: '0x64',
  effectiveGasPrice: '0x3',
  blockHash: hash,
  blockNumber: '0x9',
  logs: [log],
};
const read = {
  ok: true,
  blockHash: hash,
  blockNumber: 9n,
  gasUsed: 100n,
  gasPrice: 3n,
  fee: 300n,
  logs: [log],
};

describe('a receipt as a node gives it', () => {
  test('is what its fields say', () => {
    expect(receipt(told)).toStrictEqual(read);
    expect(receipt({ ...told, transactionHash: blob, transactionIndex: '0x2' })).toStrictEqual({
      ...read,
      hash: blob,
      index: 2n,
    });
    for (const status of ['0x0', '0x2'])
      expect(receipt({ ...told, status })).toStrictEqual({ ...read, ok: false });
  });

  test('costs its gas, its blobs, and what a network charges for the data', () => {
    expect(receipt({ ...told, l1Fee: '0x7' })?.fee).toBe(307n);
    expect(receipt({ ...told, blobGasUsed: '0xa', blobGasPrice: '0x4' })?.fee).toBe(340n);
    expect(receipt({ ...told, blobGasUsed: '0xa', blobGasPrice: '0x4', l1Fee: '0x7' })?.fee).toBe(347n);
    expect(receipt({ ...told, blobGasUsed: '0xa' })?.fee).toBe(300n);
    expect(receipt({ ...told, blobGasPrice: '0xa' })?.fee).toBe(300n);
  });

  test('tells apart what contracts log and what the network logs of its currency', () => {
    expect(receipt({ ...told, logs: [system, log] })).toStrictEqual({
      ...read,
      currency: [{ from: alice.address, to: bob.address, amount: 5n }],
    });
  });

  test('of more logs than are kept, or of some that are none, is cut and says so', () => {
    const many = (count: number) => Array.from({ length: count }, () => log);
    expect(receipt({ ...told, logs: many(1_000) })?.cut).toBeUndefined();
    expect(receipt({ ...told, logs: many(1_001) })).toStrictEqual({ ...read, logs: many(1_000), cut: true });
    expect(receipt({ ...told, logs: [log, { ...log, data: 5 }] })).toStrictEqual({ ...read, cut: true });
  });

  test.each(Object.keys(told))('is none without its %s, or with one of another shape', (field) => {
    expect(receipt({ ...told, [field]: undefined })).toBeUndefined();
    expect(receipt({ ...told, [field]: '0xzz' })).toBeUndefined();
  });
});
