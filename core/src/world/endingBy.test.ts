import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { endingBy } from './endingBy.ts';
import { guarded } from './guard.ts';
import type { Bounds, World } from './world.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const bounds: Bounds = { signal: new AbortController().signal, deadline: 8_000, maxBytes: 64 };
const silent: World = { ask: () => new Promise(() => {}) };

test('a question has no more than the time that is left', async () => {
  const world = endingBy(guarded(silent), performance.now() + 1_000);
  const said = vi.fn();
  void world.ask('time', {}, bounds).then(said);
  await vi.advanceTimersByTimeAsync(999);
  expect(said).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveBeenCalledWith(unknown('timeout'));
});

test('its own deadline counts where that is sooner', async () => {
  const deadlines: number[] = [];
  const world: World = {
    ask: (_kind, _question, { deadline }) => (deadlines.push(deadline), silent.ask('time', {}, bounds)),
  };
  void endingBy(world, performance.now() + 20_000).ask('time', {}, bounds);
  expect(deadlines).toEqual([8_000]);
});

test('after it nobody is asked', async () => {
  const ask = vi.fn(async () => known(5n) as never);
  expect(await endingBy({ ask }, performance.now()).ask('time', {}, bounds)).toEqual(unknown('timeout'));
  expect(ask).not.toHaveBeenCalled();
});
