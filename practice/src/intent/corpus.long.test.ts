import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import { changedIn, compareAll, honestIn, otherThan } from './corpus.ts';
import { type Field, makeField } from './field.ts';
import { valuesIn } from './valuesIn.ts';

let practice: Practice;
let field: Field;

beforeAll(async () => {
  practice = await startPractice();
  field = await makeField(practice);
}, 180_000);

afterAll(async () => {
  await practice.close();
});

/** More ways than there are: every deed in each that can carry it. */
const every = 100;

test('what does what was said is as said, in every way', async () => {
  expect(otherThan('asSaid', await compareAll(field, await honestIn(field, every)))).toEqual([]);
}, 600_000);

test('what does something else differs, in every way', async () => {
  expect(otherThan('differs', await compareAll(field, await changedIn(field, every)))).toEqual([]);
}, 600_000);

test('tens of thousands of other values differ, and as many that leave more room do not', async () => {
  const { compared, misses, falseStops } = await valuesIn(field, { seed: 71, ways: every, times: 60 });
  expect(compared).toBeGreaterThan(50_000);
  expect(misses).toEqual([]);
  expect(falseStops).toEqual([]);
}, 600_000);
