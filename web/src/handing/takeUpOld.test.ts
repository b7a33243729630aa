import 'fake-indexeddb/auto';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { get, setMany } from 'idb-keyval';
import { expect, test, vi } from 'vitest';
import { mostEntries } from '../data/activity/mostEntries.ts';
import { openStore } from '../data/rows/openStore.ts';
import { alice, bob } from '../wallet/testing/fakeWallet.ts';

const hash = `0x${'ab'.repeat(32)}` as const;

const call = { to: bob, value: 1n, data: '0x' } as const;
const request = freeze({ kind: 'transaction', chainId: 1, call, set: {} }, 'a payment');
const incoming = { request, origin: { via: 'paste' }, receivedAt: 1 } as const;

test('what was handed over is taken up where it stands, however many requests came since, and is not let go', async () => {
  const bounded = { newest: 'openedAt', always: ['state', 'asked'], most: 0, onMore: () => {} } as const;
  const store = openStore('readback-activity', 'rows', bounded);
  const summary = { verdict: 'caution', sentence: 'As it was read.' };
  const rows = Array.from({ length: mostEntries + 300 }, (_, at): [string, unknown] => {
    const id = `entry ${at}`;
    return [id, { schema: 1, row: { id, incoming, openedAt: at, state: 'open', summary }, stamp: id }];
  });
  await setMany([...rows, ['~mark', 'mark']], store);

  const { handovers } = await import('../data/activity/handovers.ts');
  const of = { at: 7, account: alice, incoming } as const;
  await handovers.put({
    ...of,
    id: 'entry 7',
    attempt: 'one',
    answer: { how: 'returned', text: hash },
  });
  await handovers.put({ ...of, id: 'entry 8', attempt: 'two' });
  const { activity, activityTable } = await import('../data/activity/activity.ts');
  const { takeUpAll } = await import('./takeUp.ts');
  await activity.ready;
  expect(activityTable.rows().size).toBe(mostEntries);
  await takeUpAll();

  // Not made again from its record, which knows less of it.
  expect(activity.entry('entry 7')).toMatchObject({ state: 'sent', hash, summary });
  expect(activity.entry('entry 8')).toMatchObject({ state: 'asked', summary });
  await activity.written();
  // The next request forgets what is too much.
  activity.open(incoming);
  await vi.waitFor(async () => expect(await get('entry 9', store)).toBeUndefined(), 60_000);
  await activity.written();
  expect(await get('entry 8', store)).toMatchObject({ row: { state: 'asked', summary } });
});
