import { expect, test } from 'vitest';
import { outcomeIn } from '../compared.ts';
import {
  type Beside,
  besides,
  comparedByBytes,
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
