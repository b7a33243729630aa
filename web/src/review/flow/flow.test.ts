import type { Move } from '@readback/core/model/effects.ts';
import fc from 'fast-check';
import { type Address, zeroAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { router, weth, you } from '../testing/sample.ts';
import { summed } from '@readback/phrases/moveWords.ts';
import { flowOf } from './flow.ts';

const own = new Set([you.toLowerCase()]);
const asset = { kind: 'token', chainId: 1, address: weth } as const;
const pool: Address = `0x${'aa'.repeat(20)}`;

function move(from: Address, to: Address, amount = 1n, over: Partial<Move> = {}): Move {
  return { from, to, asset, amount, basis: 'read', ...over };
}

function party(n: number): Address {
  return `0x${n.toString(16).padStart(40, '0')}`;
}

describe('the drawing of what moves', () => {
  it('has the user first, then the others as they come, and arrows in the order in which it moves', () => {
    const flow = flowOf([move(pool, router, 5n), move(you, pool, 3n), move(router, you, 4n)], own);
    expect(flow.parties.map(({ address }) => address)).toEqual([you, pool, router]);
    expect(flow.arrows.map(({ from, to, move: { amount } }) => [from, to, amount])).toEqual([
      [1, 2, 5n],
      [0, 1, 3n],
      [2, 0, 4n],
    ]);
  });

  it('draws one arrow for what goes the same way, and keeps what is only claimed apart', () => {
    const flow = flowOf(
      [move(you, pool, 3n), move(you, pool, 4n), move(you, pool, 9n, { basis: 'claimed' })],
      own,
    );
    expect(flow.arrows.map(({ move: it }) => [it.amount, it.basis])).toEqual([
      [7n, 'read'],
      [9n, 'claimed'],
    ]);
  });

  it('does not count what comes back against what went', () => {
    expect(summed([move(you, pool, 3n), move(pool, you, 3n)])).toHaveLength(2);
  });

  it('says which party nobody is, where tokens are made and destroyed', () => {
    expect(flowOf([move(zeroAddress, you)], own).parties[1]).toMatchObject({ zero: true, yours: false });
  });

  it('draws what is the user’s before the rest when there is too much', () => {
    const others = Array.from({ length: 40 }, (_, n) => move(party(n + 1), party(n + 2)));
    const flow = flowOf([...others, move(you, pool)], own);
    expect(flow.moves).toHaveLength(41);
    expect(flow.parties.length).toBeLessThanOrEqual(5);
    expect(flow.parties[0]).toMatchObject({ address: you, yours: true });
    expect(flow.arrows.map(({ move: it }) => it.to)).toContain(pool);
  });

  it('never has more arrows or parties than the eye can follow, and loses nothing of the table', () => {
    const any = fc.array(
      fc.record({ from: fc.nat(9), to: fc.nat(9), amount: fc.bigInt({ min: 1n, max: 9n }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(any, (list) => {
        const moves = list.map(({ from, to, amount }) => move(party(from), party(to), amount));
        const flow = flowOf(moves, new Set([party(1)]));
        expect(flow.arrows.length).toBeLessThanOrEqual(12);
        expect(flow.parties.length).toBeLessThanOrEqual(5);
        const total = (of: readonly Move[]) => of.reduce((sum, { amount }) => sum + amount, 0n);
        expect(total(flow.moves)).toBe(total(moves));
        for (const { from, to, move: it } of flow.arrows) {
          expect([flow.parties[from]?.address, flow.parties[to]?.address]).toEqual([it.from, it.to]);
        }
      }),
    );
  });
});
