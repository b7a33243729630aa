import { expect, it } from 'vitest';
import { known, unknown } from '../model/known.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Readback } from '../model/readback.ts';
import { asRenewed } from './asRenewed.ts';
import { driftOf } from './driftOf.ts';
import { balance, coin, dollar, fee, friend, later, readback } from './testing/readbacks.ts';

const read = readback([balance(coin, 9n, 5n), balance(dollar, 0n, 100n), fee(5n, 9n)]);
const now = readback([balance(dollar, 0n, 101n), balance(coin, 9n, 6n), fee(6n, 9n)], {
  effects: later,
  verdict: 'caution',
});

it('a renewed readback has the new numbers under the ids by which they were read', () => {
  const renewed = asRenewed(read, now);
  expect(renewed.facts['effect.1.delta']?.value).toEqual(known({ kind: 'amount', raw: 101n, asset: dollar }));
  expect(renewed.facts['effect.0.after']?.value).toEqual(known({ kind: 'amount', raw: 6n, asset: coin }));
  expect(renewed.facts['fee.expected']?.value).toEqual(known({ kind: 'amount', raw: 6n, asset: coin }));
  expect(renewed.effects).toMatchObject({
    v: { block: later.block, lines: [{ id: '0' }, { id: '1' }, { id: '2' }] },
  });
  expect(renewed.facts['effect.1.delta']?.from).toEqual([
    { by: 'derived', from: ['effect.1.before', 'effect.1.after'] },
  ]);
});

it('a renewed readback keeps its words, its warnings and its verdict', () => {
  const { effects: _, facts: __, ...rest } = asRenewed(read, now);
  const { effects: ___, facts: ____, ...before } = read;
  expect(rest).toEqual(before);
});

it('a renewed readback differs from the later one in no number', () => {
  const it = driftOf(asRenewed(read, now), { ...now, verdict: 'read' });
  expect([it.material, it.marks]).toEqual([[], []]);
});

const effectsIn = (it: Readback): Effects => {
  if (it.effects.s !== 'known') throw new Error('no effects');
  return it.effects.v;
};

it('without effects on both sides there is nothing to renew', () => {
  const open = { ...now, effects: unknown('offline') };
  expect(asRenewed(read, open)).toBe(read);
  expect(asRenewed({ ...read, effects: unknown('offline') }, now)).toEqual({
    ...read,
    effects: unknown('offline'),
  });
});

it('what payees get has the numbers of now, under the ids by which it was read', () => {
  const paying = (id: string, gets: bigint, of = read): Readback => {
    const arrivals: readonly EffectLine[] = [
      { ...balance(dollar, 0n, gets, friend), id, cause: [], basis: 'read' },
    ];
    const delta = {
      id: `effect.${id}.delta`,
      value: known({ kind: 'amount', raw: gets, asset: dollar } as const),
      from: [],
    };
    return {
      ...of,
      facts: { ...of.facts, [delta.id]: delta },
      effects: known({ ...effectsIn(of), arrivals }),
    };
  };
  const renewed = asRenewed(paying('p', 5n), paying('q', 6n));
  expect(effectsIn(renewed).arrivals).toMatchObject([{ id: 'p', after: known(6n) }]);
  expect(renewed.facts['effect.p.delta']?.value).toEqual(known({ kind: 'amount', raw: 6n, asset: dollar }));
  expect(renewed.facts['effect.q.delta']).toBeUndefined();
  // Where nobody was paid when it was read, nobody is; and who is not found again keeps what was read.
  expect(effectsIn(asRenewed(read, paying('q', 6n)))).not.toHaveProperty('arrivals');
  expect(effectsIn(asRenewed(paying('p', 5n), now)).arrivals).toMatchObject([{ id: 'p', after: known(5n) }]);
});

it('the tree of calls that was read stays, where none is asked for again', () => {
  const calls = known([]) as unknown as NonNullable<Effects['calls']>;
  const later_ = known([1]) as unknown as NonNullable<Effects['calls']>;
  const withCalls = (of: Readback, it: NonNullable<Effects['calls']>): Readback => ({
    ...of,
    effects: known({ ...effectsIn(of), calls: it }),
  });
  expect(effectsIn(asRenewed(withCalls(read, calls), now)).calls).toBe(calls);
  expect(effectsIn(asRenewed(withCalls(read, calls), withCalls(now, unknown('notAsked')))).calls).toBe(calls);
  expect(effectsIn(asRenewed(withCalls(read, calls), withCalls(now, later_))).calls).toBe(later_);
  expect(effectsIn(asRenewed(withCalls(read, unknown('offline')), now)).calls).toBeUndefined();
});

it.each(['otherBlock', 'otherGas'] as const)(
  'lines that come out otherwise are named as they were read: %s',
  (part) => {
    const of = (it: unknown): Readback => ({
      ...now,
      effects: known({ ...effectsIn(now), [part]: it } as Effects),
    });
    const named = (it: unknown) => effectsIn(asRenewed(read, of(it)))[part];
    // In the later one the dollars are line 0, and the coins line 1.
    expect(named(known({ s: 'different', lines: ['0', 'x'] }))).toMatchObject({
      v: { s: 'different', lines: ['1', 'x'] },
    });
    expect(named(known({ s: 'same' }))).toEqual(known({ s: 'same' }));
    expect(named(unknown('timeout'))).toEqual(unknown('timeout'));
    expect(effectsIn(asRenewed(read, now))).not.toHaveProperty(part);
  },
);

it('facts that are no numbers of the run stay as they were read, and so does what is not known now', () => {
  const fact = (id: string, text: string) => ({
    id,
    value: known({ kind: 'text', text } as const),
    from: [],
  });
  const before: Readback = {
    ...read,
    facts: { ...read.facts, 'token.x.symbol': fact('token.x.symbol', 'OLD') },
  };
  const after: Readback = {
    ...now,
    facts: {
      ...now.facts,
      'token.x.symbol': fact('token.x.symbol', 'NEW'),
      'token.y.symbol': fact('token.y.symbol', 'NEW'),
      'effect.9.delta': fact('effect.9.delta', 'of no line'),
      'fee.expected': { id: 'fee.expected', value: unknown('timeout'), from: [] },
    },
  };
  const { facts } = asRenewed(before, after);
  expect(facts['token.x.symbol']?.value).toEqual(known({ kind: 'text', text: 'OLD' }));
  expect(facts['token.y.symbol']).toBeUndefined();
  expect(facts['effect.9.delta']).toBeUndefined();
  expect(facts['fee.expected']?.value).toEqual(read.facts['fee.expected']?.value);
});
