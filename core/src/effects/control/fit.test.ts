import fc from 'fast-check';
import { type Address, padHex, toHex } from 'viem';
import { expect, test } from 'vitest';
import { type AskedRead, readKey } from '../read.ts';
import type { Wish } from './controlReads.ts';
import { fit } from './fit.ts';

const at = (n: number): Address => padHex(toHex(n), { size: 20 });
const native = (n: number): AskedRead => ({ kind: 'native', account: at(n) });
const owner = (n: number): Wish => ({ read: { kind: 'owner', contract: at(n) }, needed: n % 2 === 0 });
const slot = (n: number): Wish => ({ read: { kind: 'slot', contract: at(n), is: 'admin' }, needed: false });
const list = <T>(make: (n: number) => T) =>
  fc.integer({ min: 0, max: 90 }).map((length) => Array.from({ length }, (_, n) => make(n + 1)));

test('the user’s own come first, nothing is read twice, and what is left out is counted', () => {
  fc.assert(
    fc.property(
      list(native),
      list(owner),
      list(slot),
      fc.nat(30),
      fc.nat(30),
      (own, owners, slots, some, more) => {
        const room = { own: some, all: some + more };
        const found = fit(own, [...owners, ...slots, ...owners], room);
        expect(found.asked.slice(0, some)).toEqual(
          own.slice(0, some).concat(found.asked.slice(own.length, some)),
        );
        expect(found.asked.length).toBeLessThanOrEqual(room.all);
        const all = [...found.asked, ...found.slots].map(readKey);
        expect(new Set(all).size).toBe(all.length);
        const out = found.leftOut + found.controlLeftOut;
        expect(all.length + out).toBe(own.length + owners.length + slots.length + doubled(found, owners));
      },
    ),
  );
});

/** What was left out is asked for twice here, and counted each time. */
function doubled({ asked }: ReturnType<typeof fit>, owners: readonly Wish[]): number {
  const have = new Set(asked.map(readKey));
  return owners.filter(({ read }) => !have.has(readKey(read))).length;
}
