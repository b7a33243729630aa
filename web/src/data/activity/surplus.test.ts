import { expect, test } from 'vitest';
import { sample } from '../../review/testing/sample.ts';
import type { ActivityEntry, ActivityState } from './activityEntry.ts';
import { surplus, tooWhole } from './surplus.ts';

const request = { digest: '0x', body: { kind: 'message', bytes: '0x' }, raw: '' } as const;
const entry = (id: string, openedAt: number, state: ActivityState = 'open'): ActivityEntry => ({
  id,
  openedAt,
  state,
  incoming: { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 },
});

test('the oldest are forgotten first, and only as many as are too many', () => {
  const entries = [entry('new', 3), entry('old', 1), entry('between', 2)];
  expect(surplus(entries, 3)).toEqual([]);
  expect(surplus(entries, 1)).toEqual(['old', 'between']);
});

test('one whose answer never came is kept, however old it is', () => {
  expect(surplus([entry('asked', 1, 'asked'), entry('old', 2), entry('new', 3)], 1)).toEqual(['old', 'new']);
});

const zero = '0x0000000000000000000000000000000000000000';
const gas = { safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: zero, refundReceiver: zero } as const;
const tx = { to: zero, value: 1n, data: '0x', operation: 0, ...gas, nonce: 7n } as const;
const body = { kind: 'safeTransaction', chainId: 1, safe: zero, version: '1.4.1', tx } as const;
const ofSafe = (id: string, openedAt: number, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  ...entry(id, openedAt),
  ...more,
  incoming: { ...entry(id, openedAt).incoming, request: { ...request, body } },
});

test('what waits for a Safe outlives newer requests, and never pushes the newest of them out', () => {
  const others = Array.from({ length: 20 }, (_, at) => entry(`other${at}`, 100 + at));
  const waits = [ofSafe('first', 1), ofSafe('second', 2)];
  const gone = surplus([...waits, ...others], 10, 2);
  expect(gone).toEqual(Array.from({ length: 12 }, (_, at) => `other${at}`));
  const flood = Array.from({ length: 30 }, (_, at) => ofSafe(`flood${at}`, 50 + at));
  const kept = new Set([...flood, ...others].map(({ id }) => id));
  for (const id of surplus([...flood, ...others], 22, 2)) kept.delete(id);
  expect([...kept].filter((id) => id.startsWith('other'))).toHaveLength(20);
});

test('a file full of transactions pushes out none that was signed for a Safe', () => {
  const signed = ofSafe('signed', 1, { state: 'signed', signature: '0x11' });
  const flood = Array.from({ length: 30 }, (_, at) => ofSafe(`flood${at}`, 50 + at));
  const gone = surplus([signed, ...flood], 5, 3);
  expect(gone).not.toContain('signed');
  expect(gone).toHaveLength(26);
});

test('a transaction of a Safe that was rejected here, or is flown, is forgotten like any other', () => {
  const entries = [
    ofSafe('no', 1, { state: 'rejected' }),
    ofSafe('flown', 2, { flight: 'x' }),
    entry('a', 3),
  ];
  expect(surplus(entries, 1)).toEqual(['no', 'flown']);
});

const heard = { verdict: 'same', effects: 'asRead', differs: [], lines: [], facts: {}, says: [] } as const;
const whole = (id: string, openedAt: number, state: ActivityState): ActivityEntry => ({
  ...entry(id, openedAt, state),
  readback: sample(),
  ...(state === 'signed' || state === 'sent' ? { hearback: heard } : {}),
});
const ids = (entries: readonly ActivityEntry[]) => entries.map(({ id }) => id).toSorted();

test('what was never signed gives up its readback before what was', () => {
  const entries = [
    whole('a', 1, 'sent'),
    whole('b', 2, 'signed'),
    whole('c', 3, 'open'),
    whole('d', 4, 'rejected'),
  ];
  expect(ids(tooWhole(entries, { signed: 2, other: 0 }))).toEqual(['c', 'd']);
  expect(ids(tooWhole(entries, { signed: 1, other: 1 }))).toEqual(['a', 'c']);
});

test('a readback is kept as long as it is needed to compare what happened', () => {
  const { hearback: _, ...unheard } = whole('unheard', 1, 'sent');
  const pending = { ...whole('pending', 2, 'sent'), hearback: { ...heard, effects: 'pending' } as const };
  const entries = [unheard, pending, whole('asked', 3, 'asked'), whole('done', 4, 'sent')];
  expect(ids(tooWhole(entries, { signed: 0, other: 0 }))).toEqual(['done']);
});
