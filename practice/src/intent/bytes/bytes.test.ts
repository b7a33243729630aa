import { expect, test } from 'vitest';
import { lookUp } from '@readback/core/evidence/evidence.ts';
import { valueOf } from '@readback/core/model/known.ts';
import { outcomeIn } from '../compared.ts';
import {
  type Beside,
  besides,
  comparedByBytes,
  comparisonByBytes,
  passedThrough,
  readWithoutNode,
  withExtras,
} from './sweep.ts';

/** Those that come out otherwise than they should. */
async function wrong(
  list: readonly Beside[],
  isRight: (state: string) => boolean,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const it of list) {
    const state = await comparedByBytes(it);
    if (!isRight(state)) found.push(`${it.id}: ${state}`);
  }
  return found;
}

const all = besides({ seed: 7, times: 1 });

test('what the bytes have otherwise than it was said differs, in every way to ask for it, without a node', async () => {
  const other = all.filter(({ as }) => as === 'other');
  expect(other.length).toBeGreaterThan(2_000);
  expect(await wrong(other, (state) => state === 'differs')).toEqual([]);
});

test('what is as it was said, or better, is nowhere a difference, and is not as said before it is simulated', async () => {
  const same = all.filter(({ as }) => as !== 'other');
  expect(same.length).toBeGreaterThan(500);
  expect(await wrong(same, (state) => state === 'cannotCompare')).toEqual([]);
});

test('what a contract that is passed through does as itself is not what was said', async () => {
  const all = passedThrough(11);
  expect(all.length).toBeGreaterThan(700);
  expect(await wrong(all, (state) => state === 'differs')).toEqual([]);
});

test('something that nobody said, before or behind what was said, is a difference', async () => {
  const all = withExtras(23);
  expect(all.length).toBeGreaterThan(900);
  expect(await wrong(all, (state) => state === 'differs')).toEqual([]);
});

test('one value that is another is one difference, where one thing was said', async () => {
  const one = all.filter(
    ({ as, id }) => as === 'other' && !/\btwo\b|transfers that Permit2 may make/.test(id),
  );
  expect(one.length).toBeGreaterThan(1_500);
  const several: string[] = [];
  for (const it of one) {
    const { compared } = await comparisonByBytes(it);
    if (compared.differences.length !== 1)
      several.push(`${it.id}: ${compared.differences.map(({ says }) => says.id).join()}`);
  }
  expect(several).toEqual([]);
});

test('nobody who was named is also paid, as if nobody had said so', async () => {
  const wrongly: string[] = [];
  for (const it of [...all.filter(({ as }) => as === 'other'), ...withExtras(23)]) {
    const { compared, view } = await comparisonByBytes(it);
    const named = it.intent.clauses.flatMap((one) =>
      one.kind === 'pay' && one.to !== undefined ? [one.to.address.toLowerCase()] : [],
    );
    for (const { says } of compared.differences) {
      const party = { 'intent.pays.saysAlsoTo': 'found', 'intent.pays.saysAlsoPays': 'to' }[
        says.id as string
      ];
      const fact = party && String((says.args as Record<string, string>)[party]);
      const value = fact === undefined ? undefined : valueOf(lookUp(view, fact));
      if (value?.kind === 'address' && named.includes(value.address.toLowerCase())) wrongly.push(it.id);
    }
  }
  expect(wrongly).toEqual([]);
});

test('each is a Stop of the whole readback, where it differs, and none where it does not', async () => {
  const some = all.filter((_, place) => place % 41 === 0);
  const told: string[] = [];
  for (const it of some) {
    const readback = await readWithoutNode(it);
    const isStopped = outcomeIn(readback).it === 'differs';
    if (isStopped !== (it.as === 'other')) told.push(it.id);
    if (isStopped && readback.verdict !== 'stop') told.push(`${it.id}: ${readback.verdict}`);
  }
  expect(told).toEqual([]);
});
