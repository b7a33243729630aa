import type { Hearback } from '@readback/core/model/hearback.ts';
import { expect, test } from 'vitest';
import { trackOf } from './track.ts';

const line = (same: boolean) => ({
  label: { id: 'hearback.label.to', args: {} } as const,
  readBack: 'request.to',
  happened: 'mined.to',
  same,
});
const heard = (over: Partial<Hearback> = {}): Hearback => ({
  verdict: 'same',
  effects: 'asRead',
  differs: [],
  lines: [line(true), line(true)],
  facts: {},
  says: [],
  followed: { hash: '0x22', block: { number: 190n, hash: '0x11' } },
  ...over,
});

/** Each moment in short. */
function track(hearback: Hearback | undefined, more: Partial<Parameters<typeof trackOf>[0]> = {}) {
  const moments = trackOf({ openedAt: 1, answeredAt: 2, isSent: true, failed: false, hearback, ...more });
  return moments.map(({ is, title, says }) => [is, title, says].filter(Boolean).join(' ')).slice(2);
}

test('what was mined and is as it was read has gone all the way', () => {
  expect(track(heard())).toEqual(['done Mined block 190', 'done Compared 2 of 2']);
  expect(trackOf({ openedAt: 1, answeredAt: 2, isSent: true, failed: false }).map(({ at }) => at)).toEqual([
    1,
    2,
    undefined,
    undefined,
  ]);
});

test('what waits has gone no further than that', () => {
  const waits = heard({ verdict: 'waiting', effects: 'pending', lines: [], followed: { hash: '0x22' } });
  expect(track(waits)).toEqual(['now Mined', 'next Compared']);
  expect(track(undefined)).toEqual(['now Mined', 'next Compared']);
  expect(track({ ...heard(), verdict: 'reorganised' })).toEqual(['now Mined', 'next Compared']);
  expect(track(heard({ effects: 'pending' }))).toEqual(['done Mined block 190', 'next Compared']);
});

test('what could not be compared to the end is not done, whatever could be', () => {
  expect(track(heard({ effects: 'cannotTell', lines: [line(true), line(false)] }))).toEqual([
    'done Mined block 190',
    'open Compared 1 of 2',
  ]);
  expect(track(heard({ effects: 'less' }))[1]).toBe('open Compared 2 of 2');
  expect(track(heard({ said: { state: 'differs', differences: [] } }))[1]).toMatch(/^open/);
});

test('what failed, was dropped or was undone has no tick for it', () => {
  expect(track(heard({ effects: 'reverted', lines: [] }), { failed: true })).toEqual([
    'failed Failed block 190',
    'open Compared',
  ]);
  expect(track(heard({ verdict: 'dropped', followed: { hash: '0x22' }, lines: [] }))).toEqual([
    'failed Not mined',
    'open Compared',
  ]);
  const says = [{ id: 'hearback.undone.restart', args: {} }] as const;
  expect(track(heard({ says }))[0]).toBe('failed Undone block 190');
});

test('what is only signed is in no block', () => {
  const signed = heard({ effects: 'notApplicable', followed: undefined as never });
  expect(track(signed, { isSent: false })).toEqual(['done Compared 2 of 2']);
});
