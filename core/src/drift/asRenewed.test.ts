import { expect, it } from 'vitest';
import { known } from '../model/known.ts';
import { asRenewed } from './asRenewed.ts';
import { driftOf } from './driftOf.ts';
import { balance, coin, dollar, fee, later, readback } from './testing/readbacks.ts';

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
