import type { Readback, Verdict } from '@readback/core/model/readback.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Practice, startPractice } from '../practice.ts';
import type { Ground } from './ground.ts';
import { readHere } from './readHere.ts';
import { makeReady } from './ready.ts';
import { variants } from './variants.ts';
import type { Variant } from './variant.ts';

let practice: Practice;
let ground: Ground;
const read: Readonly<{ variant: Variant; readback: Readback }>[] = [];

beforeAll(async () => {
  practice = await startPractice();
  ground = await makeReady(practice);
  const book = [{ address: ground.friend, name: 'Alice', own: false, paid: 3 }];
  const here = { url: practice.rpcUrl, info: practice.info, now: ground.now, book };
  for (const variant of await variants(ground))
    read.push({ variant, readback: await readHere(variant.request, here) });
});

afterAll(async () => {
  await practice.close();
});

const grave: readonly Verdict[] = ['read', 'caution', 'notFullyRead', 'stop'];

test('there are at least 150 variants, each with a name of its own', () => {
  expect(read.length).toBeGreaterThanOrEqual(150);
  expect(new Set(read.map(({ variant }) => variant.id)).size).toBe(read.length);
});

test('each is a Caution or a Stop for what it does, and a Stop where one is due', () => {
  const missed = read.flatMap(({ variant: { id, expected }, readback }) => {
    const fired = readback.findings.flatMap((it) =>
      it.outcome === 'fired' && it.severity !== 'note' && !aside.has(it.rule) ? [it] : [],
    );
    const worst = fired.some(({ severity }) => severity === 'stop')
      ? 'stop'
      : fired.length > 0
        ? 'caution'
        : 'nothing';
    const enough = worst === 'stop' || (worst === 'caution' && expected === 'caution');
    return enough ? [] : [`${id}: ${worst} instead of ${expected}, ${readback.verdict}`];
  });
  expect(missed).toEqual([]);
});

test('none of them is milder than its verdict', () => {
  const mild = read.filter(
    ({ variant: { expected }, readback: { verdict } }) => grave.indexOf(verdict) < grave.indexOf(expected),
  );
  expect(
    mild.map(
      ({ variant: { id, expected }, readback }) => `${id}: ${readback.verdict} instead of ${expected}`,
    ),
  ).toEqual([]);
});

/** Rules that say something of the run, and nothing of what is done to the user. */
const aside: ReadonlySet<string> = new Set([
  'outcome.fails',
  'outcome.fee',
  'outcome.otherCourse',
  'outcome.otherBlock',
  'outcome.otherGas',
]);
