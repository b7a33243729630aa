import { expect, test } from 'vitest';
import { numbersFrom } from '../decode/testing/mutate.ts';
import type { Body } from '../model/request.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { answer } from './testing/answers.ts';
import { blurOrder, looksRareOrder, raribleData, raribleOrder } from './testing/marketOrders.ts';
import { friend, key, me, viewOf } from './testing/views.ts';

const price = 10n ** 18n;
const offers = (body: Body) => viewOf(body).steps.flatMap(offersOf);
const people = [me, friend, key] as const;

test('whoever an order of Rarible pays out of its price is counted, and nobody else', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = numbersFrom(seed);
    const part = (rate: bigint) => ({ account: people[next() % 3] ?? me, value: rate });
    const first = BigInt(next() % 10_001);
    const payouts = next() % 3 === 0 ? [] : [part(first), part(10_000n - first)];
    const fees = Array.from({ length: next() % 3 }, () => part(BigInt(next() % 2_000)));
    const [offer] = offers(raribleOrder({ data: raribleData(payouts, fees) }));
    const away = [...payouts.filter(({ account }) => account !== me), ...fees].reduce(
      (sum, it) => sum + it.value,
      0n,
    );
    const kept = away > 10_000n ? 0n : 10_000n - away;
    expect(
      offer?.gets.map(({ amount }) => amount.value),
      String(seed),
    ).toEqual([(price * kept) / 10_000n]);
    const others = offer?.splits.flatMap((split) => split.others) ?? [];
    expect(others.reduce((sum, { amount }) => sum + amount.value, 0n)).toBe((price * away) / 10_000n);
  }
});

test('bytes of an order of Rarible that are changed say what they say, or have no words', () => {
  const data = raribleData([{ account: me, value: 10_000n }], [{ account: friend, value: 100n }]);
  let read = 0;
  for (let seed = 1; seed <= 400; seed += 1) {
    const next = numbersFrom(seed);
    const at = 2 + (next() % (data.length - 2));
    const other = data.slice(0, at) + (next() % 16).toString(16) + data.slice(at + 1);
    const [offer] = offers(raribleOrder({ data: other }));
    if (offer === undefined) continue;
    read += 1;
    const payee = `0x${other.slice(2 + 64 * 4 + 24, 2 + 64 * 5)}`;
    const to = (offer.to?.value ?? me).toLowerCase();
    expect(to, other).toBe(payee);
  }
  expect(read).toBeGreaterThan(40);
});

test('the less an order leaves of its price, the graver it is', () => {
  const order = ['clear', 'caution', 'stop'];
  const gravest = (body: Body) =>
    Math.max(
      ...['signatures.offerForNothing', 'signatures.offerElsewhere'].map((rule) =>
        order.indexOf(answer(rule, body)),
      ),
    );
  const byFee = Array.from({ length: 21 }, (_, n) => BigInt(n) * 500n);
  for (const orderOf of [
    (rate: bigint) => blurOrder({ fees: [{ rate, recipient: key }] }),
    (rate: bigint) => looksRareOrder({ minPercentageToAsk: 10_000n - rate }),
    (rate: bigint) => raribleOrder({ data: raribleData([], [{ account: key, value: rate }]) }),
  ]) {
    const found = byFee.map((rate) => gravest(orderOf(rate)));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect([found[0], found.at(-1)]).toEqual([0, 2]);
  }
});
