import type { Known } from '@readback/core/model/known.ts';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { browserWorld } from './world.ts';

afterEach(() => vi.useRealTimers());

test('the time that rules judge by never goes back, wherever the device’s clock is set', async () => {
  const bounds = { signal: new AbortController().signal, deadline: 1_000, maxBytes: 1_000 };
  const steps = fc.array(
    fc.record({
      jump: fc.integer({ min: -90_000_000, max: 900_000 }),
      wait: fc.integer({ min: 0, max: 9_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const world = browserWorld();
  const now = async (): Promise<Known<bigint>> => world.ask('time', {}, bounds);
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let before = 0n;
      for (const { jump, wait } of all) {
        vi.setSystemTime(Date.now() + jump);
        vi.advanceTimersByTime(wait);
        const it = await now();
        if (it.s !== 'known') throw new Error('It has no clock.');
        expect(it.v >= before).toBe(true);
        before = it.v;
      }
    }),
  );
});
