import fc from 'fast-check';
import { type Address, getAddress, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Move } from '../model/effects.ts';
import { takersOf } from './takers.ts';

const account = (at: number) => getAddress(`0x${(0x1000 + at).toString(16).padStart(40, '9')}`);
const me = account(0);
const router = account(1);
const [pool, other, third] = [account(2), account(3), account(4)];
const thief = account(66);
const accomplice = account(67);
const [usdc, weth, dai] = [account(100), account(101), account(102)];

const moved = (asset: Address | 'coins', from: Address, to: Address, amount: number): Move => ({
  from,
  to,
  asset: asset === 'coins' ? { kind: 'native', chainId: 1 } : { kind: 'token', chainId: 1, address: asset },
  amount: BigInt(Math.round(amount * 1e6)),
  basis: 'read',
});

const takers = (...moves: readonly Move[]) =>
  Object.fromEntries(
    [...takersOf(moves, new Set([me.toLowerCase()]))].map(([who, part]) => [
      getAddress(who),
      Number(part.toFixed(3)),
    ]),
  );

describe('a trade of which nobody takes a part for nothing', () => {
  it('is one with a pool, by way of a router or without', () => {
    expect(takers(moved(usdc, me, pool, 3_000), moved(weth, pool, me, 1))).toEqual({});
    expect(
      takers(
        moved(usdc, me, router, 3_000),
        moved(usdc, router, pool, 3_000),
        moved(weth, pool, router, 1),
        moved(weth, router, me, 1),
      ),
    ).toEqual({});
  });

  it('is one that goes through pools in a row, and through pools side by side at prices of their own', () => {
    expect(
      takers(
        moved(usdc, me, pool, 3_000),
        moved(dai, pool, other, 2_990),
        moved(weth, other, me, 0.4),
        moved(usdc, me, third, 3_100),
        moved(weth, third, me, 0.42),
      ),
    ).toEqual({});
  });

  it('is one whose token is made, burned, or wrapped', () => {
    expect(takers(moved(usdc, me, dai, 100), moved(dai, zeroAddress, me, 99))).toEqual({});
    expect(takers(moved(dai, me, zeroAddress, 99), moved(usdc, dai, me, 100))).toEqual({});
    expect(
      takers(moved('coins', me, weth, 1), moved(weth, zeroAddress, pool, 1), moved(usdc, pool, me, 3_000)),
    ).toEqual({});
    // The wrapper says nothing of what it makes, and a part of what is sent stays at the router.
    const wraps = [
      moved('coins', me, router, 1.003),
      moved('coins', router, weth, 1),
      moved(weth, router, pool, 1),
      moved(usdc, pool, me, 3_000),
    ];
    const unwraps = [
      moved(usdc, me, pool, 3_000),
      moved(weth, pool, router, 1),
      moved('coins', weth, router, 1),
      moved('coins', router, me, 1),
    ];
    for (const moves of [wraps, unwraps]) {
      const found = takersOf(moves, new Set([me.toLowerCase()]), new Set([weth.toLowerCase()]));
      expect([...found.values()].every((part) => part < 0.01)).toBe(true);
    }
  });

  it('is one where one account of a pool keeps what is sold, and another one gives what is bought', () => {
    expect(takers(moved(usdc, me, pool, 3_000), moved(dai, other, me, 3_000))).toEqual({});
    expect(
      takers(moved('coins', me, pool, 1), moved('coins', pool, other, 1), moved(dai, zeroAddress, me, 0.9)),
    ).toEqual({});
  });

  it('is what is no trade of one currency for one other', () => {
    expect(takers(moved(usdc, me, thief, 3_000))).toEqual({});
    expect(
      takers(moved(usdc, me, pool, 3_000), moved(dai, me, pool, 3_000), moved(weth, pool, me, 1)),
    ).toEqual({});
  });
});

describe('whoever takes a part of a trade for nothing', () => {
  it('takes it of what is sold, of what comes, or of what is in between', () => {
    expect(
      takers(moved(usdc, me, thief, 900), moved(usdc, me, pool, 2_100), moved(weth, pool, me, 0.7)),
    ).toEqual({
      [thief]: 0.3,
    });
    expect(
      takers(moved(usdc, me, pool, 3_000), moved(weth, pool, me, 0.7), moved(weth, pool, thief, 0.3)),
    ).toEqual({
      [thief]: 0.3,
    });
    expect(
      takers(
        moved(usdc, me, pool, 3_000),
        moved(dai, pool, thief, 900),
        moved(dai, pool, other, 2_100),
        moved(weth, other, me, 0.7),
      ),
    ).toEqual({ [thief]: 0.3 });
  });

  it('takes it also where it is passed on, or a speck is given back', () => {
    expect(
      takers(
        moved(usdc, me, pool, 2_100),
        moved(weth, pool, me, 0.7),
        moved(usdc, me, thief, 900),
        moved(usdc, thief, accomplice, 900),
      ),
    ).toEqual({ [accomplice]: 0.3 });
    expect(
      takers(
        moved(usdc, me, pool, 2_100),
        moved(weth, pool, me, 0.7),
        moved(usdc, me, thief, 900),
        moved(weth, thief, me, 0.000_01),
        moved(dai, thief, other, 5),
      ),
    ).toMatchObject({ [thief]: 0.3 });
    expect(
      takers(
        moved(usdc, me, pool, 2_100),
        moved(dai, pool, other, 2_100),
        moved(weth, other, me, 0.7),
        moved(usdc, me, thief, 900),
        moved(dai, thief, other, 0.01),
      ),
    ).toEqual({ [thief]: 0.3 });
  });

  it('is found in every trade that pools make in rows and side by side, and nobody else is', () => {
    const row = fc.record({
      amount: fc.integer({ min: 100, max: 100_000 }),
      hops: fc.integer({ min: 1, max: 4 }),
      price: fc.double({ min: 0.9, max: 1.1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 4 }),
        fc.oneof(fc.constant(0), fc.double({ min: 0.001, max: 0.9, noNaN: true })),
        fc.nat(3),
        (rows, part, where) => {
          const at = where % rows.length;
          const moves = rows.flatMap(({ amount, hops, price }, row): readonly Move[] => {
            const currencies = [
              usdc,
              ...Array.from({ length: hops - 1 }, (_, it) => account(200 + row * 10 + it)),
              weth,
            ];
            const pools = Array.from({ length: hops }, (_, it) => account(300 + row * 10 + it));
            const whole = amount * price;
            const left = row === at ? whole * (1 - part) : whole;
            return currencies.flatMap((currency, it) => {
              const to = pools[it] ?? me;
              const from = pools[it - 1] ?? me;
              if (it === 0) return [moved(currency, from, to, amount)];
              if (it === hops)
                return [moved(currency, from, to, left), moved(currency, from, thief, whole - left)];
              return [moved(currency, from, to, whole)];
            });
          });
          const brought = moves.filter(({ asset }) => asset.kind === 'token' && asset.address === weth);
          const all = brought.reduce((sum, { amount }) => sum + amount, 0n);
          const taken = brought.reduce((sum, { amount, to }) => (to === thief ? sum + amount : sum), 0n);
          const found = [...takersOf(moves, new Set([me.toLowerCase()]))];
          expect(found.map(([who]) => getAddress(who))).toEqual(taken > 0n ? [thief] : []);
          if (taken > 0n) expect(found[0]?.[1]).toBeCloseTo(Number(taken) / Number(all), 6);
        },
      ),
    );
  });
});
