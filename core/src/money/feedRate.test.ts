import fc from 'fast-check';
import { type Hex, numberToHex } from 'viem';
import { expect, test } from 'vitest';
import { type FeedRate, feedRate, wholeUnit } from './feedRate.ts';
import type { Feed } from './priceFeeds.ts';
import { now, roundOf } from './testing/priceNode.ts';

const feed: Feed = {
  pair: 'ETH / USD',
  address: '0x5f4ec3df9cbd43714fe2740f5e3616155c5b8419',
  heartbeat: 3_600n,
};
const eight = numberToHex(8, { size: 32 });
const read = (round: Hex, places: Hex = eight): FeedRate | undefined => feedRate(round, places, feed, now);
const told = now - 720n;

test('a feed that was told within its heartbeat says a price, in the places that it counts in', () => {
  expect(read(roundOf({ answer: 300_012_345_678n, told }))).toEqual({
    value: 3_000_123_456_780_000_000_000n,
    told,
  });
  const eighteen = numberToHex(18, { size: 32 });
  expect(read(roundOf({ answer: 15n * 10n ** 17n, told }), eighteen)?.value).toBe((wholeUnit * 3n) / 2n);
});

test('whatever is told comes back as it was, for every number of places', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 9n),
      fc.integer({ min: 0, max: 18 }),
      fc.bigInt(0n, 3_600n),
      (price, places, age) => {
        const round = roundOf({ answer: price * 10n ** BigInt(places), told: now - age });
        expect(read(round, numberToHex(places, { size: 32 }))).toEqual({
          value: price * wholeUnit,
          told: now - age,
        });
      },
    ),
  );
});

test('a stale answer, and one from the future, is no price', () => {
  const answer = 300_000_000_000n;
  // A heartbeat, a tenth of it and ten minutes.
  expect(read(roundOf({ answer, told: now - 4_560n }))).toBeDefined();
  expect(read(roundOf({ answer, told: now - 4_561n }))).toBeUndefined();
  expect(read(roundOf({ answer, told: now }))).toBeDefined();
  expect(read(roundOf({ answer, told: now + 1n }))).toBeUndefined();
  expect(read(roundOf({ answer, told: 2n ** 255n }))).toBeUndefined();
});

test('a round that is not finished, or was carried over from an earlier one, is no price', () => {
  const answer = 300_000_000_000n;
  expect(read(roundOf({ answer, told: 0n }))).toBeUndefined();
  expect(read(roundOf({ answer, told, started: 0n }))).toBeUndefined();
  expect(read(roundOf({ answer, told, started: told + 1n }))).toBeUndefined();
  expect(read(roundOf({ answer, told, id: 8n, answeredIn: 7n }))).toBeUndefined();
});

test('nothing, less than nothing and a fortune for each are no price', () => {
  for (const answer of [0n, -1n, -(2n ** 255n), 2n ** 255n - 1n, 10n ** 17n + 1n])
    expect(read(roundOf({ answer, told }))).toBeUndefined();
  expect(read(roundOf({ answer: 10n ** 17n, told }))).toBeDefined();
  expect(read(roundOf({ answer: 1n, told }), numberToHex(36, { size: 32 }))).toBeUndefined();
});

test('an answer of another length is no price', () => {
  const round = roundOf({ answer: 300_000_000_000n, told });
  for (const data of ['0x', '0x00', round.slice(0, -2), `${round}00`, `${round}${'0'.repeat(64)}`])
    expect(read(data as Hex)).toBeUndefined();
  for (const places of ['0x', '0x08', `0x${'f'.repeat(64)}`, `${eight}00`])
    expect(read(round, places as Hex)).toBeUndefined();
});

test('no bytes of a hostile node make it fail, or say a price that is not above nothing', () => {
  const bytes = (max: number) =>
    fc.uint8Array({ maxLength: max }).map((it): Hex => `0x${Buffer.from(it).toString('hex')}`);
  const word = fc.oneof(fc.bigInt(0n, 2n ** 256n - 1n), fc.constantFrom(0n, 1n, told, now, 2n ** 255n));
  const words = fc
    .array(word, { minLength: 5, maxLength: 5 })
    .map((all): Hex => `0x${all.map((it) => it.toString(16).padStart(64, '0')).join('')}`);
  const rounds = fc.oneof(
    bytes(200),
    words,
    word.map((answer) => roundOf({ answer: BigInt.asIntN(256, answer), told })),
  );
  fc.assert(
    fc.property(rounds, fc.oneof(bytes(40), word.map(wordOf)), (round, places) => {
      const it = read(round, places);
      const isPrice =
        it !== undefined &&
        it.value > 0n &&
        it.value <= wholeUnit * 10n ** 9n &&
        it.told > 0n &&
        it.told <= now;
      expect(it === undefined || isPrice).toBe(true);
    }),
  );
});

function wordOf(it: bigint): Hex {
  return numberToHex(it, { size: 32 });
}
