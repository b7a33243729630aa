import { expect, test } from 'vitest';
import { isWithin } from './scope.ts';

test('a step is within itself and within what carries it, and not within one whose number only begins alike', () => {
  expect(isWithin('0.1', '0.1')).toBe(true);
  expect(isWithin('0.1.2', '0.1')).toBe(true);
  expect(isWithin('0.1.2', '0')).toBe(true);
  expect(isWithin('0.12', '0.1')).toBe(false);
  expect(isWithin('0.1', '0.1.2')).toBe(false);
  expect(isWithin('1.0.1', '0.1')).toBe(false);
});
