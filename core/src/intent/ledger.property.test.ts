import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contract, friend, key, transaction, usdc, weth } from '../check/testing/views.ts';
import type { Clause } from '../model/intent.ts';
import { ether, from, means, said, several, transfer } from './testing/compared.ts';

/**
 * Payments of three assets to three accounts, against what was said of them, with a ledger as the model: a request is as
 * said exactly if each account gets of each asset what was said, and nothing else leaves.
 */
const payees = [friend, key, contract] as const;
const assets = ['ether', usdc, weth] as const;
type Payment = Readonly<{ to: (typeof payees)[number]; asset: (typeof assets)[number]; amount: bigint }>;

const payment = fc.record<Payment>({
  to: fc.constantFrom(...payees),
  asset: fc.constantFrom(...assets),
  // Of four of them together no token rounds anything away.
  amount: fc.bigInt({ min: 1n, max: 240n }),
});
const payments = fc.array(payment, { minLength: 1, maxLength: 4 });

const callOf = ({ to, asset, amount }: Payment) =>
  asset === 'ether' ? transaction(to, '0x', amount) : transfer(to, amount, asset);
const clauseOf = ({ to, asset, amount }: Payment): Clause => ({
  kind: 'pay',
  asset: asset === 'ether' ? ether : { kind: 'token', chainId: 1, address: asset },
  sum: { how: 'exactly', raw: amount },
  to: { address: to },
});

/** How much each account gets of each asset. */
function ledgerOf(all: readonly Payment[]): ReadonlyMap<string, bigint> {
  const ledger = new Map<string, bigint>();
  for (const { to, asset, amount } of all)
    ledger.set(`${asset} ${to}`, (ledger.get(`${asset} ${to}`) ?? 0n) + amount);
  return ledger;
}

const isSame = (one: readonly Payment[], other: readonly Payment[]) => {
  const [a, b] = [ledgerOf(one), ledgerOf(other)];
  return a.size === b.size && [...a].every(([at, amount]) => b.get(at) === amount);
};

/** What a simulation reads of these payments. */
function linesOf(all: readonly Payment[]) {
  const total = (asset: Payment['asset']) =>
    all.reduce((sum, it) => (it.asset === asset ? sum + it.amount : sum), 0n);
  const lost = assets.flatMap((asset) =>
    total(asset) === 0n ? [] : [from(9_000n, 9_000n - total(asset), asset)],
  );
  const came = [...ledgerOf(all)].map(([at, amount]) => {
    const [asset, to] = at.split(' ') as [Payment['asset'], Payment['to']];
    return from(5n, 5n + amount, asset, to);
  });
  return [...lost, ...came];
}

/** Whether someone else ends up with ETH that a call hands over: its payee passed it on, and was paid. */
const isPassedOn = (meant: readonly Payment[], done: readonly Payment[]) =>
  meant.some(({ to, asset, amount }, at) => {
    const it = done[at];
    return asset === 'ether' && it?.asset === asset && it.amount === amount && it.to !== to;
  });

/** A list of payments, and one that differs from it in one of them. */
const changed = fc.tuple(payments, payment, fc.nat()).map(([all, other, at]) => {
  const place = at % all.length;
  return [all, all.map((it, n) => (n === place ? other : it))] as const;
});

describe('payments against a ledger', () => {
  it('are as said in whatever order they are said', () => {
    fc.assert(
      fc.property(payments, fc.nat(), (all, turn) => {
        const clauses = all.map((_, n) =>
          clauseOf(all[(n + turn) % all.length] ?? all[0] ?? (undefined as never)),
        );
        expect(said(several(...all.map(callOf)), means(...clauses), linesOf(all))).toEqual(['asSaid']);
      }),
      { numRuns: 60 },
    );
  });

  it('differ wherever anybody gets anything else, and nowhere else', () => {
    fc.assert(
      fc.property(changed, ([meant, asked]) => {
        const [state] = said(several(...asked.map(callOf)), means(...meant.map(clauseOf)), linesOf(asked));
        expect(state).toBe(isSame(meant, asked) ? 'asSaid' : 'differs');
      }),
      { numRuns: 80 },
    );
  });

  it('differ where the simulation moves something else than the calls say', () => {
    fc.assert(
      fc.property(changed, ([meant, done]) => {
        fc.pre(!isPassedOn(meant, done));
        const [state] = said(several(...meant.map(callOf)), means(...meant.map(clauseOf)), linesOf(done));
        expect(state === 'asSaid').toBe(isSame(meant, done));
      }),
      { numRuns: 80 },
    );
  });

  it('without a simulation are never as said, and differ where the bytes prove it', () => {
    fc.assert(
      fc.property(changed, ([meant, asked]) => {
        const [state] = said(several(...asked.map(callOf)), means(...meant.map(clauseOf)));
        expect(state).toBe(isSame(meant, asked) ? 'cannotCompare' : 'differs');
      }),
      { numRuns: 80 },
    );
  });
});
