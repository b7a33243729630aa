import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instrument } from './instrument.mjs';
import { firstRun, tryAll, tryEachAlone, worthTrying } from './run.mjs';

/** A source and its tests, as small as they can be with a change of each sort in them. */
const source = `
const kept = new WeakMap<object, number>();
export const table: readonly number[] = [1, 2];
export function price(order: { count: number }): number {
  const found = kept.get(order);
  if (found !== undefined) return found;
  const price = order.count > 10 ? 90 : 100;
  kept.set(order, price);
  return price;
}
export function countdown(from: number): number {
  let steps = 0;
  for (let left = from; left > 0; left--) steps += 1;
  return steps;
}
export function opened(at: number): number {
  const isShut = at > 5;
  while (isShut);
  return at;
}
export function polished(times: number): number {
  for (let left = times; left !== 0; left -= 1) rub();
  return times;
}
function rub(): void {
  const until = performance.now() + 10;
  while (performance.now() < until);
}
export function inAdvance(): string {
  return 'early';
}
export function unseen(): string {
  return 'never';
}
export function unsaid(): string {
  return 'nobody looks';
}
`;
const tests = `
import { beforeAll, describe, expect, test } from 'vitest';
import { countdown, inAdvance, opened, polished, price, table, unsaid } from './source.ts';
const order = { count: 11 };
const early = inAdvance();
let before = '';
test('much is cheaper', () => expect(price(order)).toBe(90));
test('a price stays', () => expect(price(order)).toBe(price(order)));
describe.each([[1], [3]])('from %i', (from) => {
  beforeAll(() => { before = unsaid(); });
  test('all steps', async () => expect(await Promise.resolve(countdown(from))).toBe(from));
});
test('a door opens', () => expect(opened(3)).toBe(3));
test('a door is polished', () => expect(polished(2)).toBe(2));
test('what was worked out in advance', () => expect(early).toBe('early'));
test('the table', () => expect(table).toEqual([1, 2]));
test('a test that fails anyway', () => expect(table).toEqual([]));
test.skip('what is left out', () => expect(unseen()).toBe('x'));
`;

describe('changes are tried in one process', () => {
  let folder;
  let first;
  let mutants;
  let plan;
  const outcomes = new Map();

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'mutate-test-')));
    writeFileSync(join(folder, 'source.ts'), source);
    writeFileSync(join(folder, 'source.test.ts'), tests);
    const made = await instrument([join(folder, 'source.ts')]);
    mutants = made.mutants;
    plan = { sources: made.sources, testFiles: [join(folder, 'source.test.ts')], project: `${folder}/` };
    first = await firstRun(plan);
    const orders = mutants.flatMap((it) => {
      const by = first.reached.get(it.id);
      return by === undefined ? [] : [{ ...it, ...by }];
    });
    await tryAll(plan, orders, (order, answer) => outcomes.set(order.id, answer));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const change = (was, becomes) => mutants.find((it) => it.was === was && it.becomes === becomes);
  const outcome = (was, becomes) => outcomes.get(change(was, becomes).id)?.outcome;

  it('a test that fails without a change is left out, and named', () => {
    expect(first.leftOut.map((it) => it.test)).toEqual([expect.stringMatching(/a test that fails anyway$/)]);
    expect(first.tests.map((it) => it.name)).toEqual([
      'much is cheaper',
      'a price stays',
      'a door opens',
      'a door is polished',
      'what was worked out in advance',
      'the table',
      'all steps',
      'all steps',
    ]);
  });

  it('a change that a test sees is noticed, and the next one is tried as if it had not been', () => {
    expect(outcome('90', '91')).toBe('killed');
    expect(outcome('order.count > 10', 'false')).toBe('killed');
    expect(outcome('order.count > 10', 'order.count >= 10')).toBe('survived');
    expect(outcome('100', '101')).toBe(undefined);
  });

  it('an answer that is kept by object is worked out again for each change', () => {
    expect(outcome('order.count > 10', 'order.count <= 10')).toBe('killed');
    expect(outcome('found !== undefined', 'true')).toBe('killed');
  });

  it('what never ends is noticed, and does not stop the others', () => {
    expect(outcome('left--', 'left++')).toBe('killed');
    expect(outcome('steps += 1', 'steps -= 1')).toBe('killed');
  });

  it('what never ends and never passes the change again is late, and the next one is tried in another process', () => {
    expect(outcome('at > 5', 'true')).toBe('late');
    expect(outcome('at > 5', 'at <= 5')).toBe('late');
    expect(outcome('left !== 0', 'false')).toBe('survived');
  });

  it('what takes too long is ended by its own clock, long before it was done often enough', () => {
    expect(outcomes.get(change('left -= 1', 'left += 1').id)).toMatchObject({
      outcome: 'killed',
      why: expect.stringMatching(/Hit count limit/),
    });
  });

  it('what a test file works out while it is imported is worked out again with the change', () => {
    expect(outcome("'early'", '""')).toBe('killed');
  });

  it('what is worked out before all tests and looked at by none is not noticed', () => {
    expect(outcome("'nobody looks'", '""')).toBe('survived');
  });

  it('what no test reaches is known, and so is what is worked out while modules load', async () => {
    expect(first.reached.has(change("'never'", '""').id)).toBe(false);
    const inTable = change('[1, 2]', '[]');
    expect(first.whileLoading.has(inTable.id)).toBe(true);
    const alone = [];
    await tryEachAlone(plan, [{ ...inTable, tests: first.tests, again: [], limit: 1e6 }], (_, it) =>
      alone.push(it.outcome),
    );
    expect(alone).toEqual(['killed']);
  });
});

describe('the tests that a change is tried against', () => {
  const test = (file, took) => ({ id: `${file}#${took}`, file: `/repo/core/src/${file}`, took });
  const ids = (tests, ...more) =>
    worthTrying(tests, 'core/src/check/power/a.ts', ...more).map(({ id }) => id);
  const tests = [
    test('b.test.ts', 1),
    test('check/c.test.ts', 5),
    test('check/power/d.test.ts', 90),
    test('check/power/e.test.ts', 20),
    test('check/other/f.test.ts', 3),
  ];

  it('are those beside it first, then the quickest', () => {
    expect(ids(tests)).toEqual([
      'check/power/e.test.ts#20',
      'check/power/d.test.ts#90',
      'check/other/f.test.ts#3',
      'check/c.test.ts#5',
      'b.test.ts#1',
    ]);
  });

  it('are no more than fit into the time', () => {
    expect(ids(tests, 100)).toEqual(['check/power/e.test.ts#20', 'check/power/d.test.ts#90']);
  });
});
