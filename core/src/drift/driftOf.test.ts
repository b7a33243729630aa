import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Effects } from '../model/effects.ts';
import type { Finding } from '../model/finding.ts';
import { known, unknown } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import { type Drift, isWhole } from './drift.ts';
import { driftOf } from './driftOf.ts';
import {
  allowance,
  balance,
  coin,
  dollar,
  fee,
  friend,
  later,
  type Line,
  me,
  readback,
  router,
} from './testing/readbacks.ts';

const kinds = ({ material }: Drift) => material.map(({ kind }) => kind);
const marks = ({ marks: all }: Drift) => all.map(({ kind }) => kind);

const amount = fc.bigInt({ min: 1n, max: 2n ** 120n });
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.tuple(amount, amount).map(([before, after]) => balance(dollar, before, after)),
  fc.tuple(amount, amount).map(([before, after]) => balance(coin, before, after)),
  fc.tuple(amount, amount).map(([before, after]) => allowance(before, after)),
  fc.tuple(amount, amount).map(([most, part]) => fee(part > most ? most : part, most)),
);

/** "You swap at most 100 for at least 90 dollars", with the amounts as facts. */
function swapSentence(most: bigint, least: bigint): Pick<Readback, 'bounds' | 'facts'> {
  const facts = Object.fromEntries(
    [
      { id: 'most', asset: coin, raw: most },
      { id: 'least', asset: dollar, raw: least },
    ].map(({ id, asset, raw }) => [
      id,
      { id, value: known({ kind: 'amount', raw, asset } as const), from: [] },
    ]),
  );
  const bounds = [
    { step: '0', way: 'most', amount: 'most', asset: coin, raw: most },
    { step: '0', way: 'least', amount: 'least', asset: dollar, raw: least },
  ] as const;
  return { bounds, facts };
}

describe('what did not change', () => {
  it('is no drift, whatever a readback says', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 4 }), (lines) => {
        const it = readback(lines);
        expect(driftOf(it, structuredClone(it))).toMatchObject({ material: [], marks: [] });
      }),
    );
  });

  it('is no drift in the next block, with a little more gas', () => {
    const lines = [balance(dollar, 100n, 60n), fee(5n, 9n)];
    const it = driftOf(readback(lines), readback(lines, { effects: later }));
    expect([it.material, it.marks]).toEqual([[], []]);
  });

  it('is no drift when lines are counted in another order', () => {
    const lines = [balance(coin, 9n, 5n), balance(dollar, 100n, 60n)];
    const it = driftOf(readback(lines), readback([...lines].reverse()));
    expect([it.material, it.marks]).toEqual([[], []]);
  });
});

describe('what holds a press back', () => {
  it('is any amount more that leaves', () => {
    fc.assert(
      fc.property(amount, amount, amount, (before, leaves, more) => {
        const held = before + leaves + more;
        const read = readback([balance(dollar, held, held - leaves)]);
        const now = readback([balance(dollar, held, held - leaves - more)]);
        expect(kinds(driftOf(read, now))).toEqual(['leaves']);
      }),
    );
  });

  it('is more that is announced than can be looked at, unless the node is the cause', () => {
    const lines = [balance(dollar, 9n, 5n)];
    const read = readback(lines);
    const crowded: Partial<Effects> = {
      notLookedAt: [{ is: 'reads', count: 60 }],
    };
    const now = readback(lines, { effects: crowded, verdict: 'notFullyRead' });
    expect(kinds(driftOf(read, now))).toEqual(['kind']);
    expect(kinds(driftOf(now, now))).toEqual([]);
    const assumed: Effects['assumed'] = [{ is: 'noFees' }];
    const byNode = readback(lines, { effects: { ...crowded, assumed }, verdict: 'notFullyRead' });
    expect(kinds(driftOf(read, byNode))).toEqual([]);
  });

  it('is any amount more that is allowed', () => {
    fc.assert(
      fc.property(amount, amount, amount, (before, given, more) => {
        const it = driftOf(readback([allowance(before, given)]), readback([allowance(before, given + more)]));
        expect(kinds(it)).toEqual(['allowance']);
      }),
    );
  });

  it('is an allowance of which more is left than was used less', () => {
    const at = (uses: bigint, left: bigint) =>
      readback([balance(dollar, 1_000n, 1_000n - uses), allowance(500n, left)]);
    expect(kinds(driftOf(at(100n, 400n), at(90n, 410n)))).toEqual([]);
    expect(marks(driftOf(at(100n, 400n), at(90n, 410n)))).toEqual(['moved', 'moved']);
    expect(kinds(driftOf(at(100n, 400n), at(90n, 411n)))).toEqual(['allowance']);
    expect(kinds(driftOf(at(900n, 400n), at(1n, 501n)))).toEqual(['allowance']);
  });

  it('is a permission that lasts longer, or for ever', () => {
    const until = (seconds: bigint) => ({ ...allowance(0n, 5n), until: seconds });
    const read = readback([until(1_000n)]);
    expect(kinds(driftOf(read, readback([until(1_001n)])))).toEqual(['allowance']);
    expect(kinds(driftOf(read, readback([allowance(0n, 5n)])))).toEqual(['allowance']);
    expect(kinds(driftOf(read, readback([until(999n)])))).toEqual([]);
  });

  it('is less that arrives than the sentence says', () => {
    fc.assert(
      fc.property(amount, amount, amount, (arrives, over, below) => {
        const least = arrives + below;
        const words = swapSentence(1n, least);
        const read = readback([balance(dollar, 7n, 7n + least + over)], words);
        const now = readback([balance(dollar, 7n, 7n + arrives)], words);
        const it = driftOf(read, now);
        expect(it.material.map(({ says }) => says.id)).toEqual(['drift.belowLeast']);
      }),
    );
  });

  it('is a hundredth less where the sentence names no least, in one step or in many', () => {
    const at = (arrives: bigint) => readback([balance(dollar, 0n, arrives)]);
    expect(kinds(driftOf(at(10_000n), at(9_899n)))).toEqual(['arrives']);
    expect(marks(driftOf(at(10_000n), at(9_900n)))).toEqual(['moved']);
    expect(marks(driftOf(at(10_000n), at(10_001n)))).toEqual(['moved']);
  });

  it('is one item less, however many there are', () => {
    const asset = { kind: 'nft', chainId: 1, address: router, id: 7n } as const;
    const items = (count: bigint) =>
      readback([{ who: me, what: 'nft', asset, before: known(0n), after: known(count) }]);
    expect(kinds(driftOf(items(1_000n), items(999n)))).toEqual(['arrives']);
  });

  it('is what arrived and leaves now, even below a most', () => {
    const words = swapSentence(100n, 1n);
    const it = driftOf(readback([balance(coin, 5n, 9n)], words), readback([balance(coin, 5n, 4n)], words));
    expect(kinds(it)).toEqual(['leaves']);
  });

  it('is another status, and then that alone is said', () => {
    const read = readback([balance(dollar, 10n, 5n)]);
    const fails = readback([], { effects: { status: 'revert' } });
    const it = driftOf(read, fails);
    expect(it.material.map(({ says }) => says)).toEqual([
      { id: 'drift.status', args: { was: 'success', now: 'revert' } },
    ]);
    expect(kinds(driftOf(fails, read))).toContain('status');
  });

  it('is another asset, spender or kind of effect, or one that is gone', () => {
    const read = readback([balance(dollar, 10n, 5n)]);
    for (const more of [balance(coin, 4n, 5n), allowance(0n, 1n), balance(dollar, 3n, 4n, friend)]) {
      const now = readback([balance(dollar, 10n, 5n), more]);
      expect(kinds(driftOf(read, now))).toEqual(['kind']);
      expect(kinds(driftOf(now, read))).toEqual(['kind']);
    }
    const spends = driftOf(readback([allowance(0n, 5n)]), readback([allowance(0n, 5n, friend)]));
    expect(kinds(spends)).toEqual(['kind', 'kind']);
  });

  it('is another owner, and another code behind a proxy', () => {
    const owner = (to: typeof me): Line => ({
      who: router,
      what: 'owner',
      part: 'owner',
      counterparty: to,
      before: known(router),
      after: known(to),
    });
    expect(kinds(driftOf(readback([owner(me)]), readback([owner(friend)])))).toEqual(['power']);
    const runs = (address: typeof me) => {
      const id = `account.${router.toLowerCase()}.implementation`;
      const value = known({ kind: 'address', address } as const);
      return readback([], { facts: { [id]: { id, value, from: [] } } });
    };
    expect(kinds(driftOf(runs(me), runs(friend)))).toEqual(['code']);
    expect(kinds(driftOf(readback([]), runs(friend)))).toEqual(['code']);
  });

  it('shows with a new warning every fact that its sentence speaks of, also what the finding does not cite', () => {
    const to = {
      id: 'effect.1.counterparty',
      value: known({ kind: 'address', address: friend } as const),
      from: [],
    };
    const warning: Finding = {
      rule: 'transfers.outputElsewhere',
      outcome: 'fired',
      severity: 'caution',
      facts: [],
      missing: [],
      says: { id: 'transfers.outputElsewhere.says', args: { to: to.id } },
      why: { id: 'transfers.outputElsewhere.why', args: {} },
    };
    const now = { ...readback([], { findings: [warning], verdict: 'caution' }), facts: { [to.id]: to } };
    const { facts } = driftOf(readback([]), now);
    expect(facts[`now.${to.id}`]?.value).toEqual(to.value);
  });

  it.each(['step.0.to', 'account.same.name'])(
    'a new warning speaks of what is the same in both by its own id: %s',
    (id) => {
      const fact = { id, value: known({ kind: 'address', address: friend } as const), from: [] };
      const warning: Finding = {
        rule: 'transfers.outputElsewhere',
        outcome: 'fired',
        severity: 'caution',
        facts: [id],
        missing: [],
        says: { id: 'transfers.outputElsewhere.says', args: { to: id } },
        why: { id: 'transfers.outputElsewhere.why', args: {} },
      };
      const facts = { [id]: fact };
      const read = { ...readback([]), facts };
      const drift = driftOf(read, { ...readback([], { findings: [warning], verdict: 'caution' }), facts });
      const [change] = drift.material;
      expect(change?.says.args).toMatchObject({ says: { args: { to: id } } });
      expect(change?.now).toEqual([]);
    },
  );

  it('is another party, a new warning, a worse verdict, and another sentence', () => {
    const read = readback([]);
    const says: Phrase = { id: 'transfers.noMinimum.remedy', args: {} };
    const warning: Finding = {
      rule: 'transfers.x',
      facts: [],
      missing: [],
      outcome: 'fired',
      severity: 'caution',
      says,
      why: says,
    };
    const cases: readonly (readonly [Parameters<typeof readback>[1], string])[] = [
      [{ parties: [...read.parties, { role: 'receiver', address: friend }] }, 'party'],
      [{ findings: [warning], verdict: 'caution' }, 'warning'],
      [{ verdict: 'stop' }, 'control'],
      [{ sentence: [{ id: 'sentence.more', args: { count: 2 } }] }, 'words'],
      [{ control: { kind: 'none', why: { id: 'control.signed', args: {} } } }, 'control'],
    ];
    for (const [more, kind] of cases) expect(kinds(driftOf(read, readback([], more)))).toEqual([kind]);
    const warned = readback([], { findings: [warning], verdict: 'caution' });
    const graver = readback([], { findings: [{ ...warning, severity: 'stop' }], verdict: 'stop' });
    expect(kinds(driftOf(warned, graver))).toEqual(['warning']);
    expect(kinds(driftOf(warned, structuredClone(warned)))).toEqual([]);
    expect(marks(driftOf(graver, warned))).toEqual([]);
    expect(marks(driftOf(warned, read))).toEqual(['warning']);
  });

  it('is a fee above the most that was read', () => {
    const it = driftOf(readback([fee(5n, 9n)]), readback([fee(10n, 18n)]));
    expect(it.material.map(({ says }) => says.id)).toEqual(['drift.feeAbove']);
  });

  it('is that what it changes is known for the first time', () => {
    const read = { ...readback([]), effects: unknown('timeout') };
    expect(kinds(driftOf(read, readback([])))).toEqual(['kind']);
  });
});

describe('what is only marked', () => {
  it('is less that leaves, less that is allowed, and more that arrives', () => {
    fc.assert(
      fc.property(amount, amount, (less, more) => {
        const all = less + more;
        const leaves = (it: bigint) => readback([balance(dollar, all, all - it)]);
        const allows = (it: bigint) => readback([allowance(0n, it)]);
        const arrives = (it: bigint) => readback([balance(dollar, 0n, it)]);
        for (const it of [
          driftOf(leaves(all), leaves(less)),
          driftOf(allows(all), allows(less)),
          driftOf(arrives(less), arrives(all)),
        ]) {
          expect(kinds(it)).toEqual([]);
          expect(marks(it)).toEqual(['moved']);
        }
      }),
    );
  });

  it('is what stays within what the sentence says: at least, and at most', () => {
    fc.assert(
      fc.property(amount, amount, amount, (least, over, most) => {
        const words = swapSentence(most + over, least);
        const at = (leaves: bigint, arrives: bigint) =>
          readback([balance(coin, leaves, 0n), balance(dollar, 0n, arrives)], words);
        const it = driftOf(at(most, least + over), at(most + over, least));
        expect(kinds(it)).toEqual([]);
        expect(marks(it)).toEqual(['moved', 'moved']);
      }),
    );
  });

  it('is a fee within its most, and what was there before', () => {
    const it = driftOf(
      readback([balance(dollar, 100n, 60n), fee(5n, 9n)]),
      readback([balance(dollar, 110n, 70n), fee(6n, 11n)]),
    );
    expect(kinds(it)).toEqual([]);
    expect(marks(it)).toEqual(['held', 'fee']);
  });

  it('cites both sides by facts that are there', () => {
    const read = readback([balance(dollar, 0n, 100n)]);
    const it = driftOf(read, readback([balance(coin, 5n, 4n), balance(dollar, 0n, 101n)]));
    for (const change of [...it.material, ...it.marks]) {
      for (const id of change.read) expect(read.facts[id]).toBeDefined();
      for (const id of change.now) expect(it.facts[id]?.id).toBe(id);
    }
    expect(it.facts['now.effect.1.delta']?.value).toEqual(
      known({ kind: 'amount', raw: 101n, asset: dollar }),
    );
  });
});

describe('a node that went away', () => {
  const read = readback([balance(dollar, 10n, 5n)]);

  it('is not a danger, and what was read is not said to be renewed', () => {
    const gone = readback([], { verdict: 'notFullyRead', control: { kind: 'hold' } });
    for (const why of ['offline', 'timeout', 'refused', 'malformed'] as const) {
      const it = driftOf(read, { ...gone, effects: unknown(why) });
      expect(kinds(it)).toEqual([]);
      expect(marks(it)).toEqual(['notRenewed']);
      expect(isWhole(it)).toBe(false);
    }
  });

  it('or is behind says nothing of now', () => {
    const block = { effects: later };
    const it = driftOf(readback([balance(dollar, 10n, 5n)], block), readback([balance(dollar, 10n, 1n)]));
    expect([kinds(it), marks(it)]).toEqual([[], ['notRenewed']]);
  });

  it('or answers through another engine takes away no line that was seen', () => {
    const blind = readback([], { effects: { engines: [{ name: 'eth_call', agrees: null }] } });
    const it = driftOf(read, blind);
    expect([kinds(it), marks(it)]).toEqual([[], ['notRenewed']]);
  });

  it('leaves what could not be read again as it was', () => {
    const partly = readback([{ ...balance(dollar, 10n, 5n), after: unknown('refused') }]);
    const { 'effect.0.delta': _, ...facts } = partly.facts;
    expect(marks(driftOf(read, { ...partly, facts }))).toEqual(['notRenewed']);
  });
});
