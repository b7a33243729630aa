import type { Intent } from '@readback/core/model/intent.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { expect, test } from 'vitest';
import type { Drifting } from '../drift/drifting.ts';
import {
  driftBase,
  isNews,
  type Read,
  readingKey,
  readingOf,
  type ReadSoFar,
  readsFor,
  wholeOf,
} from './readingOf.ts';
import { router, sample, step, you } from '../testing/sample.ts';

const plain = sample();
const draft: Readback = { ...plain, verdict: 'pending', revision: 0 };
const intent: Intent = { account: you, said: '', quotes: [], clauses: [], saidAt: 7 };
const wallet = { status: 'connected', account: you, chainId: 1, name: 'A wallet', kind: 'injected' } as const;
const read = (readback: Readback, more: Partial<Read> = {}) =>
  ({ key: 'now', account: you, readback, at: 100, ...more }) as Read;
const soFar = (more: Partial<ReadSoFar>): ReadSoFar => ({
  entry: { state: 'open' },
  incoming: plain.incoming,
  account: you,
  key: 'now',
  latest: undefined,
  settled: undefined,
  drifting: undefined,
  whole: undefined,
  ...more,
});

test('an open request is read for the wallet that is connected, and not before a wallet is back', () => {
  expect(readsFor({ state: 'open' }, wallet)).toEqual({
    reads: true,
    account: you,
    chainId: 1,
    name: 'A wallet',
  });
  expect(readsFor({ state: 'open' }, { status: 'disconnected' })).toEqual({ reads: true, name: '' });
  expect(readsFor({ state: 'open' }, { status: 'reconnecting' }).reads).toBe(false);
});

test('what was answered is not read again, but where no record of it was kept', () => {
  expect(readsFor({ state: 'sent' }, wallet).reads).toBe(false);
  expect(readsFor({ state: 'rejected' }, wallet).reads).toBe(false);
  expect(readsFor({ state: 'asked', readback: plain }, wallet).reads).toBe(false);
  expect(readsFor({ state: 'asked' }, wallet).reads).toBe(true);
});

test('a flight is read for the practice wallet alone', () => {
  expect(readsFor({ state: 'open', flight: 'swap' }, wallet).account).toBeUndefined();
  expect(readsFor({ state: 'open', flight: 'swap' }, { ...wallet, kind: 'practice' }).account).toBe(you);
});

test('another account, network, saying or attempt is another reading', () => {
  const by = readsFor({ state: 'open' }, wallet);
  const keys = [
    readingKey(0, by, plain.incoming),
    readingKey(1, by, plain.incoming),
    readingKey(0, { ...by, account: router }, plain.incoming),
    readingKey(0, { ...by, chainId: 10 }, plain.incoming),
    readingKey(0, by, { ...plain.incoming, intent }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('what was read for the wallet as it is now can be signed', () => {
  expect(readingOf(soFar({ latest: read(plain), settled: read(plain) }))).toEqual({
    shown: plain,
    current: plain,
    readFor: you,
    readAt: 100,
  });
});

test('while the same is read again, what was read before stays on the page, and nothing can be signed by it', () => {
  const { shown, current } = readingOf(
    soFar({ latest: read(draft), settled: read(plain, { key: 'before' }) }),
  );
  expect(shown).toBe(plain);
  expect(current).toBe(draft);
  const before = readingOf(soFar({ settled: read(plain, { key: 'before' }) }));
  expect(before).toMatchObject({ shown: plain, current: undefined, readFor: undefined });
});

test('what was read for another account, or before something else was said, is not shown as this', () => {
  const other = read(plain, { key: 'before', account: router });
  expect(readingOf(soFar({ settled: other })).shown).toBeUndefined();
  const said = { ...plain.incoming, intent };
  expect(readingOf(soFar({ incoming: said, settled: read(plain, { key: 'before' }) })).shown).toBeUndefined();
});

test('an answer of an earlier reading counts for nothing', () => {
  const late = read(plain, { key: 'before', account: router });
  expect(readingOf(soFar({ latest: late }))).toMatchObject({
    shown: undefined,
    current: undefined,
    readAt: 0,
  });
});

test('what was looked at again is shown with the numbers that it has now', () => {
  const renewed = { ...plain, revision: 9 };
  const drifting = { shown: renewed, renewedAt: 400 } as Drifting;
  const now = readingOf(soFar({ latest: read(plain), settled: read(plain), drifting }));
  expect(now).toMatchObject({ shown: renewed, current: renewed, readAt: 400 });
});

test('once it is answered, the record is shown and nothing can be signed', () => {
  const kept = { ...plain, revision: 3 };
  const now = readingOf(soFar({ entry: { state: 'sent', readback: kept }, latest: read(plain) }));
  expect(now).toEqual({ shown: kept, current: undefined, readFor: undefined, readAt: 0 });
  expect(isNews({ state: 'sent', readback: kept })).toBe(false);
  expect(isNews({ state: 'asked' })).toBe(true);
  expect(isNews(undefined)).toBe(false);
});

test('a record that keeps only the first steps shows all of them where they are still known', () => {
  const kept = { ...plain, steps: [] };
  const all = { ...plain, steps: [step(), step({ id: '1' })] };
  expect(wholeOf({ readback: kept, allSteps: 2 }, all)?.steps).toHaveLength(2);
  expect(wholeOf({ readback: kept, allSteps: 2 }, { ...all, revision: 99 })).toBeUndefined();
  expect(wholeOf({ readback: kept }, all)).toBeUndefined();
});

test('only what has a verdict for the wallet as it is now is looked at again', () => {
  expect(driftBase('open', 'now', read(plain))?.readback).toBe(plain);
  expect(driftBase('open', 'now', read(draft))).toBeUndefined();
  expect(driftBase('open', 'other', read(plain))).toBeUndefined();
  expect(driftBase('sent', 'now', read(plain))).toBeUndefined();
});
