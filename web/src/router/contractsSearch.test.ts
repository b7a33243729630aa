import { expect, test } from 'vitest';
import { contractsSearch } from './contractsSearch.ts';

test('an address of the screen is taken as far as it makes sense', () => {
  const whole = { chain: 1, address: '0xabc', fn: 'f(uint256)', args: [['1'], ''], value: '1.5' };
  expect(contractsSearch(whole)).toEqual(whole);
  expect(contractsSearch({ ...whole, value: 2 })).toEqual({ ...whole, value: '2' });
});

test('nonsense in it is as if it were not there', () => {
  const nonsense = [
    { chain: '1', address: 7, fn: ['f()'], args: '["1"]', value: {} },
    { chain: -1, address: '', fn: 'f'.repeat(4_001), args: ['a'.repeat(8_000)], value: 1e300 },
    { chain: 1.5, __proto__: { address: 1 }, value: Number.NaN },
  ];
  for (const it of nonsense) expect(contractsSearch(it)).toEqual({});
});
