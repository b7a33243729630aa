import { expect, test } from 'vitest';
import type { Unread } from '@readback/core/model/readback.ts';
import { isDecodedWhole } from './isDecodedWhole.ts';

function unread(...ids: string[]): readonly Unread[] {
  const phrase = { id: 'unread.tree', args: {} } as const;
  return ids.map((id) => ({ id, says: phrase, why: phrase, retry: false }));
}

test('where only facts are missing, every byte was read', () => {
  expect(isDecodedWhole(unread('effects', 'record.0xa0b8', 'permission.step.0.arg.spender', 'checks'))).toBe(
    true,
  );
  expect(isDecodedWhole(unread('effects.some'))).toBe(true);
});

test('a call, a text or bytes that were not decoded are not read, whatever else is', () => {
  for (const id of [
    'step.0',
    'step.0.1',
    'tree',
    'message',
    'bytes.step.0.arg.data',
    'delegate.0xa0b8',
    'station.decode',
  ])
    expect(isDecodedWhole(unread('effects', id)), id).toBe(false);
});
