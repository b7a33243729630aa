import fc from 'fast-check';
import type { Hex } from 'viem';
import { expect, it } from 'vitest';
import { thief } from './keys.ts';
import { behaviours } from './memory.ts';
import { type Filled, misbehaved } from './misbehave.ts';

const hexes = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((it) => `0x${Buffer.from(it).toString('hex')}` as Hex);
const data = fc.uint8Array({ maxLength: 200 }).map((it) => `0x${Buffer.from(it).toString('hex')}` as Hex);
const amount = fc.bigInt({ min: 0n, max: 2n ** 90n });

const transactions: fc.Arbitrary<Filled> = fc.record({
  to: hexes(20),
  value: amount,
  data,
  nonce: fc.nat(),
  gas: amount,
  fees: fc.oneof(
    fc.record({ gasPrice: fc.bigInt({ min: 1n, max: 2n ** 60n }) }),
    fc.record({ maxFeePerGas: amount, maxPriorityFeePerGas: amount }),
  ),
});

it('changes nothing when it is honest, slow or silent', () => {
  const harmless = behaviours.filter((it) => !['changeFee', 'changeTransaction', 'signElse'].includes(it));
  fc.assert(
    fc.property(transactions, fc.constantFrom(...harmless), (tx, behaviour) => {
      expect(misbehaved(tx, behaviour, thief)).toEqual(tx);
    }),
  );
});

it('changes the fee alone, and always, when it is told to change the fee', () => {
  fc.assert(
    fc.property(transactions, (tx) => {
      const { fees, ...rest } = misbehaved(tx, 'changeFee', thief);
      const { fees: before, ...same } = tx;
      expect(rest).toEqual(same);
      expect(fees).not.toEqual(before);
    }),
  );
});

it('changes who receives, and neither nonce nor gas nor fee, when it is told to change the transaction', () => {
  fc.assert(
    fc.property(transactions, (tx) => {
      const changed = misbehaved(tx, 'changeTransaction', thief);
      expect({ ...changed, to: tx.to, data: tx.data }).toEqual(tx);
      expect([changed.to, changed.data]).not.toEqual([tx.to, tx.data]);
      expect(changed.data).toHaveLength(tx.data.length);
    }),
  );
});
