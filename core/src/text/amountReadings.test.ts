import { expect, test } from 'vitest';
import { amountReadings } from './amountReadings.ts';

test.each([
  ['1,500', ['1500', '1.5']],
  ['1,500.25', ['1500.25']],
  ['1.500,25', ['1500.25']],
  ['1.234.567', ['1234567']],
  ['1,234,567', ['1234567']],
  ['1,5', ['1.5']],
  ['1 500', ['1500']],
  ['1’500', ['1500']],
  ['0,500', ['500', '0.5']],
])('“%s” is asked about', (typed, readings) => {
  expect(amountReadings(typed)).toEqual(readings);
});

test.each(['1500', '1.5', '.5', '1.500', '', 'all', '2.5k', '1,,5', '1.5.', '-1,500', '1,50,0', ',', '1e3'])(
  '“%s” is plain, or no amount: nothing is offered for it',
  (typed) => {
    expect(amountReadings(typed)).toEqual([]);
  },
);
