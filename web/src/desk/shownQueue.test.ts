import type { Queue, Queued } from '@readback/core/safe/queue.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownQueue } from './shownQueue.ts';

const queued = (missing: number) => ({ missing }) as Queued;
const queueOf = (...nonces: readonly (readonly number[])[]): Pick<Queue, 'byNonce'> => ({
  byNonce: nonces.map((rivals, at) => ({ nonce: BigInt(at), rivals: rivals.map(queued) })),
});

test('of 200 that wait the first 20 are shown, and how many there are', () => {
  const { byNonce, shown, count } = shownQueue(queueOf(...Array.from({ length: 200 }, () => [2])), 20);
  expect([byNonce.length, shown, count]).toEqual([20, 20, 200]);
  expect(byNonce.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, at) => BigInt(at)));
});

test('a flood of rivals hides none that owners signed, and is counted', () => {
  const flood = Array.from({ length: 150 }, () => 2);
  const { byNonce } = shownQueue(queueOf([...flood, 1, 0], [2]), 20);
  expect(byNonce).toHaveLength(1);
  expect(byNonce[0]?.all).toBe(152);
  expect(byNonce[0]?.rivals.slice(0, 3).map(({ missing }) => missing)).toEqual([0, 1, 2]);
});

test('whatever waits, what is not shown is counted, and more presses show all of it', () => {
  const queues = fc.array(fc.array(fc.nat(3), { minLength: 1, maxLength: 9 }), { maxLength: 9 });
  fc.assert(
    fc.property(queues, fc.nat(90), (nonces, most) => {
      const all = nonces.flat().length;
      const { byNonce, shown, count } = shownQueue(queueOf(...nonces), most);
      expect(count).toBe(all);
      expect(shown).toBe(Math.min(most, all));
      expect(byNonce.flatMap(({ rivals }) => rivals)).toHaveLength(shown);
      // Before one that is not shown, every earlier nonce is shown whole.
      expect(byNonce.slice(0, -1).every((it) => it.rivals.length === it.all)).toBe(true);
      expect(shownQueue(queueOf(...nonces), all).byNonce.flatMap(({ rivals }) => rivals)).toHaveLength(all);
    }),
  );
});
