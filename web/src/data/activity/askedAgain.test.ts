import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Origin } from '@readback/core/model/request.ts';
import { expect, test } from 'vitest';
import type { ActivityEntry } from './activityEntry.ts';
import { askedAgain } from './askedAgain.ts';

const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
const entry = (origin: Origin, imported?: true): ActivityEntry => ({
  id: 'a',
  incoming: { request, origin, receivedAt: 1 },
  openedAt: 1,
  state: 'rejected',
  ...(imported ? { imported } : {}),
});

test('a request of one’s own is asked again as it came', () => {
  const origin = { via: 'link', madeMine: true } as const;
  expect(askedAgain(entry(origin), 7)).toEqual({ request, origin, receivedAt: 7 });
});

test('a file cannot say that its request was written here, or taken over from a link', () => {
  expect(askedAgain(entry({ via: 'form' }, true)).origin).toEqual({ via: 'paste' });
  expect(askedAgain(entry({ via: 'link', madeMine: true, claimed: 'x' }, true)).origin).toEqual({
    via: 'link',
    claimed: 'x',
  });
});

test('what a file brings by a way that is not known stays only checked', () => {
  const origin = { via: 'unknown', madeMine: true } as const;
  expect(askedAgain(entry(origin, true)).origin).toEqual({ via: 'unknown' });
});

test('a file cannot say which site asks, which only the user can', () => {
  const origin = { via: 'paste', site: 'example.org' } as const;
  expect(askedAgain(entry(origin, true)).origin).toEqual({ via: 'paste' });
  expect(askedAgain(entry(origin)).origin).toEqual(origin);
});

test('a file cannot say that the user typed a name', () => {
  const from = (imported?: true) => {
    const it = entry({ via: 'paste' }, imported);
    const names = [{ name: 'vitalik.eth', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }] as const;
    return askedAgain({ ...it, incoming: { ...it.incoming, names } });
  };
  expect(from(true)).not.toHaveProperty('names');
  expect(from()).toHaveProperty('names');
});
