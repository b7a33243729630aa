import { expect, test } from 'vitest';
import { partsRead } from './readOf.ts';
import { step } from '../testing/sample.ts';

const unread = step({ reading: 'unread' });

test('of several calls it is said which of them nobody could decode, also inside of others', () => {
  expect(partsRead({ steps: [step(), unread, step()] })).toEqual([true, false, true]);
  const inside = step({ steps: [step({ id: '0.0' }), { ...unread, id: '0.1' }] });
  expect(partsRead({ steps: [inside] })).toEqual([true, true, false]);
});

test('of one call alone, of what is all decoded, and of permissions, nothing is counted', () => {
  expect(partsRead({ steps: [unread] })).toBeUndefined();
  expect(partsRead({ steps: [step(), step()] })).toBeUndefined();
  expect(partsRead({ steps: [unread, step({ op: 'permission' })] })).toBeUndefined();
});
