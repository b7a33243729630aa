import { expect, test } from 'vitest';
import * as words from '@readback/phrases/words/web/inbox/waiting.ts';
import { rejectedBefore } from './rejectedBefore.ts';
import type { Waiting } from './waiting.ts';

const call = (id: string, at: number, digest: string, more: object = {}) =>
  ({ id, via: 'script', at, call: '{}', incoming: { request: { digest } }, ...more }) as unknown as Waiting;

test('a request that the same asker made before, and that was rejected, is found: the last one', () => {
  const now = call('c', 9, '0x01');
  const first = call('a', 1, '0x01', { ended: 'rejected' });
  const second = call('b', 2, '0x01', { ended: 'rejected' });
  expect(rejectedBefore(now, [first, second, now])).toBe(second);
});

test('another request, another asker, and one that ended otherwise are not', () => {
  const now = call('c', 9, '0x01', { claimed: 'forge/1' });
  for (const other of [
    call('a', 1, '0x02', { ended: 'rejected', claimed: 'forge/1' }),
    call('a', 1, '0x01', { ended: 'rejected' }),
    call('a', 1, '0x01', { ended: 'rejected', claimed: 'forge/1', via: 'extension' }),
    call('a', 1, '0x01', { ended: 'asker', claimed: 'forge/1' }),
    call('a', 1, '0x01', { claimed: 'forge/1' }),
    call('a', 10, '0x01', { ended: 'rejected', claimed: 'forge/1' }),
  ])
    expect(rejectedBefore(now, [other, now])).toBeUndefined();
  expect(rejectedBefore({ id: 'x', via: 'script', at: 1, call: '{}' }, [])).toBeUndefined();
});

test('a rejection is worded so that libraries which go by words know it', () => {
  expect(words.rejected).toMatch(/user denied/i);
});
