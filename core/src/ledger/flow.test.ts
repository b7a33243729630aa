import fc from 'fast-check';
import { getAddress, toHex } from 'viem';
import { describe, expect, it, test } from 'vitest';
import type { Move } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { assetKey, heldKey } from './asset.ts';
import { flowOf, flowsOf, netsOf } from './flow.ts';

const [me, safe, pool, friend] = [1n, 2n, 3n, 4n].map((it) =>
  getAddress(toHex(it + 0xabcdef00n, { size: 20 })),
) as [Move['to'], Move['to'], Move['to'], Move['to']];
const usdc: Asset = { kind: 'token', chainId: 1, address: pool };
const ether: Asset = { kind: 'native', chainId: 1 };
const item = (id: bigint): Asset => ({ kind: 'nft', chainId: 1, address: pool, id });
const move = (from: Move['from'], to: Move['to'], amount: bigint, more: Partial<Move> = {}): Move => ({
  from,
  to,
  amount,
  asset: usdc,
  basis: 'read',
  ...more,
});
const mine = new Set([me.toLowerCase()]);
const ofMine = (...moves: readonly Move[]) => flowOf(moves, mine, usdc);

describe('what moves between some accounts and others', () => {
  it('is counted as it comes, as it goes, and as balances confirm it', () => {
    const flow = ofMine(move(pool, me, 5n), move(friend, me, 7n, { basis: 'claimed' }), move(me, pool, 4n));
    expect(flow).toMatchObject({ came: 12n, read: 5n, went: 4n });
  });

  it('is given to each other one as far as it does not come back from there', () => {
    const flow = ofMine(move(me, pool, 10n), move(pool, me, 4n), move(friend, me, 50n), move(me, friend, 1n));
    expect(flow).toMatchObject({ given: 6n, got: 49n });
  });

  it('is at its most where it was highest, and not where it ends', () => {
    expect(ofMine(move(pool, me, 10n), move(me, pool, 8n), move(pool, me, 3n))?.peak).toBe(10n);
    expect(ofMine(move(me, pool, 8n), move(pool, me, 3n))?.peak).toBe(0n);
  });

  it('names the first of the largest moves each way', () => {
    const flow = ofMine(
      move(pool, me, 1n),
      move(me, pool, 2n),
      move(pool, me, 3n),
      move(friend, me, 3n),
      move(me, pool, 1n),
    );
    expect(flow).toMatchObject({ into: 2, outOf: 1 });
    const [first] = flowsOf([move(pool, me, 0n)], mine).values();
    expect(first).not.toHaveProperty('into');
    expect(first).not.toHaveProperty('outOf');
  });

  it('is none where it stays among them, or among others', () => {
    const both = new Set([me, safe].map((it) => it.toLowerCase()));
    expect(flowsOf([move(me, safe, 5n), move(pool, friend, 5n), move(me, me, 5n)], both).size).toBe(0);
    expect(ofMine(move(me, me, 5n))).toBeUndefined();
  });

  it('is told apart by currency, and by item', () => {
    const flows = flowsOf(
      [
        move(me, pool, 1n),
        move(me, pool, 2n, { asset: ether }),
        move(me, pool, 1n, { asset: item(7n) }),
        move(pool, me, 1n, { asset: item(8n) }),
      ],
      mine,
    );
    expect([...flows.values()].map(({ went, asset }) => [asset, went])).toEqual([
      [usdc, 1n],
      [ether, 2n],
      [item(7n), 1n],
      [item(8n), 0n],
    ]);
    const moves = [move(me, pool, 1n, { asset: item(7n) }), move(me, pool, 9n)];
    expect(flowOf(moves, mine, item(7n))?.went).toBe(1n);
    expect(flowOf(moves, mine, item(8n))).toBeUndefined();
  });
});

test('each account has more of each asset what came to it and did not go', () => {
  const nets = netsOf([
    move(pool, me, 5n),
    move(me, friend, 2n),
    move(me, me, 9n),
    move(me, pool, 1n, { asset: ether }),
  ]);
  const at = (who: string, asset: Asset) => nets.get(heldKey(who, assetKey(asset)));
  expect([me, pool, friend].map((who) => at(who, usdc))).toEqual([3n, -5n, 2n]);
  expect([me, pool, friend].map((who) => at(who, ether))).toEqual([-1n, 1n, undefined]);
});

const anybody = fc.constantFrom(me, safe, pool, friend);
const moves = fc.array(
  fc
    .tuple(anybody, anybody, fc.bigInt({ min: 0n, max: 9n }))
    .map(([from, to, amount]) => move(from, to, amount)),
  { maxLength: 12 },
);

test('what is given less what is got is what goes less what comes, whoever the accounts are', () => {
  fc.assert(
    fc.property(moves, fc.subarray([me, safe, pool, friend]), (all, some) => {
      const accounts = new Set(some.map((it) => it.toLowerCase()));
      const flow = flowOf(all, accounts, usdc);
      const others = new Set(
        [me, safe, pool, friend].map((it) => it.toLowerCase()).filter((it) => !accounts.has(it)),
      );
      const mirror = flowOf(all, others, usdc);
      expect([mirror?.came, mirror?.went]).toEqual([flow?.went, flow?.came]);
      if (flow === undefined) return;
      expect(flow.given - flow.got).toBe(flow.went - flow.came);
      expect(flow.given <= flow.went && flow.got <= flow.came && flow.peak <= flow.came).toBe(true);
    }),
  );
});
