import fc from 'fast-check';
import { encodeAbiParameters, encodeEventTopics, type Hex, pad, parseAbi, toEventSelector } from 'viem';
import { describe, expect, test } from 'vitest';
import { eventsOf } from './events.ts';
import { alice, bob, carol } from '../simulate/testing/chain.ts';

const token: Hex = '0x00000000000000000000000000000000000000AA';

const batchAbi = parseAbi([
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
]);
const batch = (ids: readonly bigint[], values: readonly bigint[]) => ({
  address: token,
  topics: encodeEventTopics({
    abi: batchAbi,
    args: { operator: carol, from: alice, to: bob },
  }) as Hex[],
  data: encodeAbiParameters([{ type: 'uint256[]' }, { type: 'uint256[]' }], [ids, values]),
});

describe('events of tokens', () => {
  test('a batch of ERC-1155 is each of its parts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.bigInt(0n, 2n ** 256n - 1n), fc.bigInt(0n, 2n ** 256n - 1n)), { maxLength: 20 }),
        (parts) => {
          const events = eventsOf(
            batch(
              parts.map(([id]) => id),
              parts.map(([, amount]) => amount),
            ),
          );
          expect(events).toEqual(
            parts.map(([id, amount]) => ({ kind: 'unitsMoved', token, from: alice, to: bob, id, amount })),
          );
        },
      ),
    );
  });

  test('lists of unequal length are nothing', () => {
    expect(eventsOf(batch([1n, 2n], [1n]))).toEqual([]);
  });

  test('the same topic with a fourth is an NFT, without one an amount', () => {
    const topics = [toEventSelector('Transfer(address,address,uint256)'), pad(alice), pad(bob)];
    const data = pad('0x07');
    expect(eventsOf({ address: token, topics, data })).toEqual([
      { kind: 'moved', token, from: alice, to: bob, amount: 7n },
    ]);
    expect(eventsOf({ address: token, topics: [...topics, data], data: '0x' })).toEqual([
      { kind: 'nftMoved', token, from: alice, to: bob, id: 7n },
    ]);
  });

  test('no log makes it stumble, whatever its data', () => {
    const known = [
      'Transfer(address,address,uint256)',
      'Approval(address,address,uint256)',
      'ApprovalForAll(address,address,bool)',
      'TransferSingle(address,address,address,uint256,uint256)',
      'TransferBatch(address,address,address,uint256[],uint256[])',
      'ExecutionFailure(bytes32,uint256)',
    ].map((it) => toEventSelector(it));
    const hex = (max: number) =>
      fc.uint8Array({ maxLength: max }).map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);
    const word = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);
    const small = fc.bigInt(0n, 200n).map((it) => pad(`0x${it.toString(16).padStart(2, '0')}`));
    const data = fc.oneof(
      hex(200),
      fc.array(small, { maxLength: 12 }).map((it): Hex => `0x${it.map((w) => w.slice(2)).join('')}`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.array(word, { maxLength: 3 }), data, (topic, rest, bytes) => {
        const events = eventsOf({ address: token, topics: [topic, ...rest], data: bytes });
        expect(events.length).toBeLessThanOrEqual(64);
      }),
      { numRuns: 500 },
    );
  });
});
