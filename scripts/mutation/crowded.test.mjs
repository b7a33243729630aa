import { expect, it } from 'vitest';
import { crowded } from './crowded.mjs';

it('gives a change more time where others want the processors, so that slowness does not look like a test that failed', () => {
  expect(crowded(16, 2)).toBe(8);
  expect(crowded(0.3, 2)).toBe(1);
  expect(crowded(2, 2)).toBe(1);
});
