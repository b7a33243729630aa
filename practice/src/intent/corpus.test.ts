import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import { changedIn, compareAll, honestIn, kindsOf, otherThan } from './corpus.ts';
import { type Field, makeField } from './field.ts';
import { valuesIn } from './valuesIn.ts';

let practice: Practice;
let field: Field;

beforeAll(async () => {
  practice = await startPractice();
  field = await makeField(practice);
});

afterAll(async () => {
  await practice.close();
});

test('what does what was said is as said, however it looks and in whatever way it is asked for', async () => {
  const list = await honestIn(field, 1);
  expect([...kindsOf(list)].filter(([, count]) => count < 3)).toEqual([]);
  expect(otherThan('asSaid', await compareAll(field, list))).toEqual([]);
});

test('what does something else differs, by every kind of it', async () => {
  const list = await changedIn(field, 1);
  const kinds = kindsOf(list);
  expect(kinds.size).toBeGreaterThanOrEqual(45);
  expect([...kinds].filter(([, count]) => count < 3)).toEqual([]);
  expect(otherThan('differs', await compareAll(field, list))).toEqual([]);
});

test('thousands of other values differ, and thousands that leave more room do not', async () => {
  const { compared, misses, falseStops } = await valuesIn(field, { seed: 17, ways: 1, times: 40 });
  expect(compared).toBeGreaterThan(4_000);
  expect(misses).toEqual([]);
  expect(falseStops).toEqual([]);
});
