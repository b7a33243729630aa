import { expect, test } from 'vitest';
import { composeKind } from './composeKind.ts';

test('an address may name what to compose, and nonsense in it is a payment', () => {
  expect(composeKind('typedData')).toBe('typedData');
  for (const nonsense of [undefined, '', 'constructor', 7, ['message'], { kind: 'message' }]) {
    expect(composeKind(nonsense)).toBe('send');
  }
});
