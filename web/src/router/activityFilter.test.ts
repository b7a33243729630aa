import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityFilter } from './activityFilter.ts';

const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

test('an address may name what to narrow Activity to', () => {
  const filter = { q: 'café', state: 'done', chain: 1, account };
  expect(activityFilter(filter)).toEqual(filter);
  expect(activityFilter({ q: 12 })).toEqual({ q: '12' });
});

test('nonsense in an address narrows nothing', () => {
  for (const nonsense of [
    { q: '', state: 'constructor', chain: -1, account: '0x12' },
    { q: ['x'], state: 7, chain: '1', account: account.toUpperCase() },
    { q: null, chain: 1.5 },
  ])
    expect(activityFilter(nonsense)).toEqual({});
});

test('whatever an address says, the filter is small and of its own names', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('q', 'state', 'chain', 'account'), fc.anything()), (search) => {
      const filter = activityFilter(search);
      expect(filter.q?.length ?? 0).toBeLessThanOrEqual(200);
      expect(activityFilter({ ...filter })).toEqual(filter);
    }),
  );
});
