import { getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../effects/draft.ts';
import type { Sense } from '../../ledger/debt.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known, unknown, valueOf } from '../../model/known.ts';
import { type Compared, compareLines } from './compareLines.ts';
import { effectRows } from './effectRows.ts';
import { isPartial } from './isPartial.ts';

const me = getAddress('0x41c79d2e88b150fac07e3b6da2f419e8770609da');
const friend = getAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');
const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const weth = getAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
const token = (address: typeof me) => ({ kind: 'token', chainId: 1, address }) as const;
const item = (id: bigint) => ({ kind: 'nft', chainId: 1, address: usdc, id }) as const;

const of = (more: Partial<Draft>): Draft => ({
  who: me,
  what: 'balance',
  asset: token(usdc),
  before: known(1_000_000n),
  after: known(1_000_000n),
  basis: 'read',
  ...more,
});
const goes = (by: bigint, more: Partial<Draft> = {}) => of({ after: known(1_000_000n + by), ...more });
const may = (before: bigint, after: bigint, more: Partial<Draft> = {}) =>
  of({ what: 'allowance', counterparty: friend, before: known(before), after: known(after), ...more });
const operates = (before: boolean, after: boolean) =>
  of({ what: 'operator', counterparty: friend, before: known(before), after: known(after) });
const rules = (before: Draft['before'], after: Draft['after']) =>
  of({ who: friend, what: 'safe', part: 'guard', asset: undefined as never, before, after });
const asLine = (draft: Draft, id = 0): EffectLine => ({ ...draft, id: String(id), cause: [] });

type About = Readonly<{ seen?: boolean; sense?: Sense; paysOff?: boolean; borrows?: boolean }>;

const compare = (
  predicted: readonly Draft[],
  actual: readonly Draft[],
  { seen = true, sense = 'asset', paysOff = false, borrows = false }: About = {},
) =>
  compareLines(predicted.map(asLine), actual, {
    seen: () => seen,
    sense: () => sense,
    paysOff: () => paysOff,
    borrows,
  });
const is = (predicted: Draft, actual: Draft, about: About = {}) =>
  compare([predicted], [actual], about)[0]?.is;
const surprise = (actual: Draft, about: About = {}) => compare([], [actual], about).map((it) => it.is);

describe('what was to arrive', () => {
  it.each<[bigint, Compared['is']]>([
    [10_000n, 'same'],
    [10_001n, 'better'],
    [9_999n, 'less'],
    [9_900n, 'less'],
    [9_899n, 'farLess'],
    [1n, 'farLess'],
    [0n, 'different'],
    [-1n, 'different'],
  ])('10,000, and %d came', (came, expected) => {
    expect(is(goes(10_000n), goes(came))).toBe(expected);
  });
});

describe('what was to leave', () => {
  it.each<[bigint, Compared['is']]>([
    [-10_000n, 'same'],
    [-9_999n, 'better'],
    [0n, 'better'],
    [1n, 'better'],
    [-10_001n, 'different'],
    [-20_000n, 'different'],
  ])('10,000, and %d came', (came, expected) => {
    expect(is(goes(-10_000n), goes(came))).toBe(expected);
  });

  it('to be redeemed and is still there was not redeemed', () => {
    expect(is(goes(-10_000n), goes(0n), { paysOff: true })).toBe('different');
    expect(is(goes(-10_000n), goes(5n), { paysOff: true })).toBe('different');
    expect(is(goes(-10_000n), goes(-9_000n), { paysOff: true })).toBe('better');
    expect(is(goes(10_000n), goes(10_001n), { paysOff: true })).toBe('better');
  });

  it('nothing, and something left', () => {
    expect(is(goes(0n), goes(-1n))).toBe('different');
    expect(is(goes(0n), goes(1n))).toBe('better');
  });
});

describe('a debt', () => {
  const owed = { sense: 'debt' } as const;

  it('that grows by no more than interest is close, by more is another, and by less is better', () => {
    // A millionth of what is owed, and one unit.
    expect(is(goes(10n), goes(10n), owed)).toBe('same');
    expect(is(goes(10n), goes(12n), owed)).toBe('close');
    expect(is(goes(10n), goes(13n), owed)).toBe('different');
    expect(is(goes(10n), goes(9n), owed)).toBe('better');
    expect(is(goes(-10n), goes(-11n), owed)).toBe('better');
  });

  it('that nobody read back is one', () => {
    expect(surprise(goes(2n), owed)).toEqual(['close']);
    expect(surprise(goes(3n), owed)).toEqual(['different']);
    expect(surprise(goes(-3n), owed)).toEqual(['better']);
  });

  it('that nothing asks for is one also where nobody looked, and one that is asked for is not known there', () => {
    expect(surprise(goes(3n), { ...owed, seen: false })).toEqual(['different']);
    expect(surprise(goes(3n), { ...owed, seen: false, borrows: true })).toEqual(['notLooked']);
    expect(surprise(goes(3n), { ...owed, borrows: true })).toEqual(['different']);
    // What is not a debt, or no more than interest on one, tells nothing.
    expect(surprise(goes(3n), { seen: false })).toEqual(['notLooked']);
    expect(surprise(goes(3n), { sense: 'either', seen: false })).toEqual(['notLooked']);
    expect(surprise(goes(2n), { ...owed, seen: false })).toEqual(['notLooked']);
  });

  it('or what may be one is another where it is more by over a hundredth', () => {
    const either = { sense: 'either' } as const;
    expect(is(goes(10_000n), goes(10_100n), either)).toBe('better');
    expect(is(goes(10_000n), goes(10_101n), either)).toBe('different');
    expect(is(goes(-10_000n), goes(-9_900n), either)).toBe('better');
    expect(is(goes(-10_000n), goes(-9_899n), either)).toBe('different');
    expect(is(goes(10_000n), goes(9_950n), either)).toBe('less');
  });
});

describe('a permission', () => {
  it.each<[string, Draft, Draft, Compared['is']]>([
    ['as read', may(0n, 50n), may(0n, 50n), 'same'],
    ['for less', may(0n, 50n), may(0n, 49n), 'better'],
    ['for more', may(0n, 50n), may(0n, 51n), 'different'],
    ['to all', operates(false, false), operates(false, true), 'different'],
    ['to all as read', operates(false, true), operates(false, true), 'same'],
    ['to all that was not given', operates(false, true), operates(false, false), 'better'],
    ['that was to be taken back and was not', operates(true, false), operates(true, true), 'different'],
    ['that was to be used', may(50n, 0n), may(50n, 50n), 'different'],
    ['that ends as read', may(0n, 50n, { until: 9_000n }), may(0n, 50n, { until: 12_600n }), 'same'],
    ['that ends later', may(0n, 50n, { until: 9_000n }), may(0n, 50n, { until: 12_601n }), 'different'],
    ['of nothing that ends later', may(5n, 0n, { until: 9_000n }), may(5n, 0n, { until: 99_000n }), 'same'],
    ['of which nothing is known', may(0n, 50n), may(0n, 50n, { after: unknown('timeout') }), 'cannotTell'],
    ['of which nothing was known', may(0n, 50n), may(0n, 50n, { before: unknown('timeout') }), 'cannotTell'],
  ])('%s', (_, predicted, actual, expected) => {
    expect(is(predicted, actual)).toBe(expected);
  });

  it('of which less was used is better, where as much less left', () => {
    const [allowed, left] = [may(50n, 0n), may(50n, 20n)];
    const both = (by: bigint) => compare([allowed, goes(-50n)], [left, goes(by)])[0]?.is;
    expect(both(-30n)).toBe('better');
    expect(both(-31n)).toBe('different');
    expect(both(-50n)).toBe('different');
    const items = (by: bigint) =>
      compare(
        [may(1n, 0n, { asset: item(7n) }), goes(-1n, { what: 'nft', asset: item(7n) })],
        [may(1n, 1n, { asset: item(7n) }), goes(by, { what: 'nft', asset: item(7n) })],
      )[0]?.is;
    expect(items(0n)).toBe('better');
    expect(items(-1n)).toBe('different');
    // More than there was before is never what was not used.
    expect(compare([allowed, goes(-50n)], [may(10n, 20n), goes(0n)])[0]?.is).toBe('different');
  });
});

describe('who decides', () => {
  it.each<[string, Draft['after'], Draft['after'], Compared['is']]>([
    ['as read', known('0xAb'), known('0xaB'), 'same'],
    ['another', known('0xab'), known('0xac'), 'different'],
    ['another number', known(2n), known(1n), 'different'],
    ['the same number', known(2n), known(2n), 'same'],
    ['somebody in', known(true), known(true), 'same'],
    ['somebody not in', known(true), known(false), 'different'],
    ['nobody knows', known(2n), unknown('timeout'), 'cannotTell'],
    ['nobody knew', unknown('timeout'), known(2n), 'cannotTell'],
  ])('%s', (_, wanted, got, expected) => {
    expect(is(rules(known('0x00'), wanted), rules(known('0x00'), got))).toBe(expected);
  });

  it('changes where nobody read it back', () => {
    expect(surprise(rules(known(1n), known(2n)))).toEqual(['different']);
    expect(surprise(rules(known(2n), known(1n)))).toEqual(['different']);
  });
});

describe('what nobody read back', () => {
  it('is told: more is better, less is not, and a permission the other way around', () => {
    expect(surprise(goes(1n))).toEqual(['better']);
    expect(surprise(goes(-1n))).toEqual(['different']);
    expect(surprise(may(0n, 1n))).toEqual(['different']);
    expect(surprise(may(1n, 0n))).toEqual(['better']);
    expect(surprise(operates(false, true))).toEqual(['different']);
    expect(surprise(of({ before: known('0x'), after: known('0x01') }))).toEqual(['cannotTell']);
  });

  it('is left out where nothing changed, or was not read', () => {
    expect(surprise(goes(0n))).toEqual([]);
    expect(surprise(goes(-1n, { before: unknown('timeout') }))).toEqual([]);
    expect(surprise(goes(-1n, { after: unknown('timeout') }))).toEqual([]);
  });

  it('is no surprise where the readback said that it did not look', () => {
    expect(surprise(goes(-1n), { seen: false })).toEqual(['notLooked']);
  });
});

describe('lines are paired', () => {
  it.each<[string, Partial<Draft>]>([
    ['account', { who: friend }],
    ['token', { asset: token(weth) }],
    ['item', { asset: item(8n) }],
    ['kind', { what: 'nft' }],
    ['spender', { counterparty: friend }],
    ['part', { part: 'owners' }],
    ['role', { role: '0x01' }],
    ['keeper of the permission', { via: weth }],
  ])('by what they are of, and not where the %s is another', (_, more) => {
    const all = compare([goes(-5n)], [goes(-5n, more)]);
    expect(all.map((it) => it.is)).toContain('cannotTell');
    expect(all).toHaveLength(2);
  });

  it('items of one collection by their number, in either case of an address', () => {
    const one = (id: bigint) => goes(-1n, { what: 'nft', asset: item(id) });
    expect(compare([one(7n)], [one(8n)]).map((it) => it.is)).toEqual(['cannotTell', 'different']);
    const lower = goes(-5n, { who: me.toLowerCase() as typeof me });
    expect(compare([goes(-5n)], [lower]).map((it) => it.is)).toEqual(['same']);
  });

  it('with the one that was read, of two', () => {
    const vague = goes(-9n, { after: unknown('timeout') });
    expect(compare([goes(-5n)], [vague, goes(-5n)])[0]?.is).toBe('same');
    expect(compare([goes(-5n)], [goes(-5n), goes(-9n)])[0]?.is).toBe('same');
    expect(compare([goes(-5n)], [vague])[0]?.is).toBe('cannotTell');
  });

  it('and what was not found again cannot be told', () => {
    expect(compare([goes(-5n)], [])).toEqual([
      { line: asLine(goes(-5n)), predicted: asLine(goes(-5n)), is: 'cannotTell' },
    ]);
  });
});

describe('a part of a trade', () => {
  const sold = (asked: bigint, left: bigint) => [goes(-asked), goes(-left)] as const;
  const bought = (asked: bigint, came: bigint) =>
    [goes(asked, { asset: token(weth) }), goes(came, { asset: token(weth) })] as const;
  const part = (
    pairs: readonly (readonly [Draft, Draft])[],
    isPayee: (it: Compared) => boolean = () => false,
    about: About = {},
  ) =>
    isPartial(
      compare(
        pairs.map(([it]) => it),
        pairs.map(([, it]) => it),
        about,
      ),
      isPayee,
    );

  it('is one at its rate, and up to a hundredth worse', () => {
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n)])).toBe(true);
    expect(part([sold(1_000n, 500n), bought(2_000n, 990n)])).toBe(true);
    expect(part([sold(1_000n, 500n), bought(2_000n, 989n)])).toBe(false);
    expect(part([sold(1_000n, 1n), bought(2_000n, 2n)])).toBe(true);
  });

  it('is none where nothing is short, nothing less was sold, or nothing was', () => {
    expect(part([sold(1_000n, 500n), bought(2_000n, 2_000n)])).toBe(false);
    expect(part([sold(1_000n, 1_000n), bought(2_000n, 1_000n)])).toBe(false);
    expect(part([sold(1_000n, 0n), bought(2_000n, 1_000n)])).toBe(false);
    expect(part([sold(1_000n, 500n), bought(2_000n, 0n)])).toBe(false);
  });

  it('is none where a payee got less, or anything else is worse', () => {
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n)], () => true)).toBe(false);
    const other = goes(-7n, { what: 'nft', asset: item(1n) });
    const worse = [other, goes(-8n, { what: 'nft', asset: item(1n) })] as const;
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n), worse])).toBe(false);
  });

  it('is none where two things were sold, and nobody can tell which for what', () => {
    const second = [goes(-9n, { who: friend }), goes(-5n, { who: friend })] as const;
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n), second])).toBe(false);
    const asRead = [goes(-9n, { who: friend }), goes(-9n, { who: friend })] as const;
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n), asRead])).toBe(false);
    const comes = [goes(9n, { who: friend }), goes(9n, { who: friend })] as const;
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n), comes])).toBe(true);
  });

  it('may leave a permission that was to be used', () => {
    const used = [may(1_000n, 0n), may(1_000n, 500n)] as const;
    expect(part([sold(1_000n, 500n), bought(2_000n, 1_000n), used])).toBe(true);
  });
});

describe('what was read back stands beside what happened', () => {
  const from = [{ by: 'user', entry: 'test' }] as never;
  const rowsOf = (predicted: readonly Draft[], actual: readonly Draft[], about: About = {}) => {
    const { lines, facts } = effectRows(compare(predicted, actual, about), from);
    const value = (id: string) => facts.find((it) => it.id === id)?.value;
    return lines.map(({ label, readBack, happened, same }) => ({
      label,
      readBack,
      happened,
      same,
      was: value(readBack),
      is: valueOf(value(happened) ?? unknown('notAsked')),
    }));
  };
  const asset = token(usdc);

  it('by what it changes, or by what it comes to', () => {
    expect(rowsOf([goes(-5n), may(0n, 5n)], [goes(-5n), may(0n, 6n)])).toEqual([
      {
        label: {
          id: 'hearback.label.balance',
          args: { asset: 'mined.effect.0.asset', account: 'mined.effect.0.who' },
        },
        readBack: 'effect.0.delta',
        happened: 'mined.effect.0.delta',
        same: true,
        was: undefined,
        is: { kind: 'amount', raw: -5n, asset },
      },
      {
        label: {
          id: 'hearback.label.allowance',
          args: { asset: 'mined.effect.1.asset', spender: 'mined.effect.1.counterparty' },
        },
        readBack: 'effect.1.after',
        happened: 'mined.effect.1.after',
        same: false,
        was: undefined,
        is: { kind: 'allowance', raw: 6n, asset, unlimited: false },
      },
    ]);
  });

  it('under its name', () => {
    const name = (draft: Draft) => rowsOf([], [draft]).map(({ label }) => label);
    expect(name(operates(false, true))).toEqual([
      {
        id: 'hearback.label.operator',
        args: { asset: 'mined.effect.0.asset', operator: 'mined.effect.0.counterparty' },
      },
    ]);
    expect(name(goes(1n, { what: 'nft', asset: item(7n) }))).toEqual([
      { id: 'hearback.label.nft', args: { asset: 'mined.effect.0.asset', account: 'mined.effect.0.who' } },
    ]);
    expect(name(rules(known(1n), known(2n)))).toEqual([
      { id: 'hearback.label.control', args: { part: 'guard', account: 'mined.effect.0.who' } },
    ]);
    expect(name({ ...rules(known(false), known(true)), part: 'owners', counterparty: me })).toEqual([
      {
        id: 'hearback.label.member',
        args: { part: 'owners', account: 'mined.effect.0.who', other: 'mined.effect.0.counterparty' },
      },
    ]);
  });

  it('and where nobody read it back, it was to stay as it was', () => {
    const was = (draft: Draft, about: About = {}) => rowsOf([], [draft], about).map((it) => it.was);
    const zero = known({ kind: 'amount', raw: 0n, asset } as const);
    expect(was(goes(-5n))).toEqual([zero]);
    expect(rowsOf([], [goes(-5n)])[0]).toMatchObject({ readBack: 'mined.effect.0.readBack', same: false });
    expect(was(may(3n, 9n))).toEqual([known({ kind: 'allowance', raw: 3n, unlimited: false, asset })]);
    expect(was(operates(false, true))).toEqual([known({ kind: 'bool', value: false })]);
    expect(was(rules(known(1n), known(2n)))).toEqual([known({ kind: 'integer', value: 1n })]);
    expect(was(rules(known('0xab'), known('0xac')))).toEqual([known({ kind: 'bytes', hex: '0xab' })]);
    expect(was(rules(known(me), known(friend)))).toEqual([known({ kind: 'address', address: me })]);
    expect(was(goes(-5n), { seen: false })).toEqual([unknown('notAsked')]);
  });

  it('and what could not be read again has no row', () => {
    expect(rowsOf([goes(-5n)], [])).toEqual([]);
  });
});
