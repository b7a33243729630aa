import type { Hearback } from '@readback/core/model/hearback.ts';
import { known } from '@readback/core/model/known.ts';
import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { noteUsed, usedNetworks } from '../data/own/usedNetworks.ts';
import { calledAccount } from '../readback/calledAccount.ts';
import { happenedAsRead, isToFollow, isToHear, mayAskByItself } from './hearing.ts';
import { isLoud } from '../readback/isLoud.ts';
import { sample, you } from '../review/testing/sample.ts';

const readback = sample();
const base: ActivityEntry = { id: 'a', incoming: readback.incoming, openedAt: 0, state: 'sent', readback };
const hash = `0x${'22'.repeat(32)}` as const;
const heard = (over: Partial<Hearback> = {}): Hearback => ({
  verdict: 'same',
  effects: 'asRead',
  differs: [],
  lines: [],
  facts: {},
  says: [],
  ...over,
});

describe('what there is to hear', () => {
  it('is a transaction whose end is not written yet, also after a reload', () => {
    expect(isToHear({ ...base, hash })).toBe(true);
    expect(isToHear({ ...base, hash, hearback: heard({ verdict: 'waiting' }) })).toBe(true);
    expect(isToHear({ ...base, hash, hearback: heard() })).toBe(false);
  });

  it('is a transaction that is mined while its effects are not compared yet', () => {
    expect(isToHear({ ...base, hash, hearback: heard({ effects: 'pending' }) })).toBe(true);
  });

  it('is nothing when no answer is known', () => {
    expect(isToHear(base)).toBe(false);
    expect(isToHear({ ...base, state: 'asked', hash })).toBe(false);
  });

  it('is a signature once', () => {
    expect(isToHear({ ...base, state: 'signed', signature: '0x00' })).toBe(true);
    expect(isToHear({ ...base, state: 'signed', signature: '0x00', hearback: heard() })).toBe(false);
  });
});

describe('what is listened to', () => {
  const block = { number: 1n, hash };
  const now = 10_000_000;
  const mined = heard({ followed: { hash, block } });
  const settled = { id: 'mined.settled', value: known({ kind: 'bool', value: true } as const), from: [] };

  it('is a mined transaction until its block is settled, or an hour has passed', () => {
    const sent = { ...base, hash, openedAt: now };
    expect(isToFollow({ ...sent, hearback: mined }, now + 1)).toBe(true);
    expect(isToHear({ ...sent, hearback: mined })).toBe(false);
    expect(isToFollow({ ...sent, hearback: mined }, now + 3_600_001)).toBe(false);
    expect(
      isToFollow({ ...sent, hearback: heard({ ...mined, facts: { [settled.id]: settled } }) }, now),
    ).toBe(false);
  });

  it('is what the chain took back, however long it takes', () => {
    expect(isToFollow({ ...base, hash, hearback: heard({ verdict: 'reorganised' }) })).toBe(true);
  });

  it('is a batch and a proposal that only the wallet names so far', () => {
    expect(isToFollow({ ...base, batch: 'x' })).toBe(true);
    expect(isToFollow({ ...base, safeTxHash: hash })).toBe(true);
  });

  it('is a signature for a Safe until the Safe carried it out, and no other one', () => {
    const signed: ActivityEntry = { ...base, state: 'signed', signature: '0x00', openedAt: now };
    const same = heard({ effects: 'notApplicable' });
    const typed = { types: {}, primaryType: 'SafeTx', domain: {}, message: {} };
    const request = { ...signed.incoming.request, body: { kind: 'typedData', json: '', typed } as const };
    const forSafe = { ...signed, incoming: { ...signed.incoming, request } };
    expect(isToFollow({ ...signed, hearback: same }, now)).toBe(false);
    expect(isToFollow({ ...forSafe, hearback: same }, now)).toBe(true);
    expect(isToFollow({ ...forSafe, hearback: heard({ verdict: 'different' }) }, now)).toBe(false);
    expect(isToFollow({ ...forSafe, hearback: same }, now + 31 * 86_400_000)).toBe(false);
  });
});

describe('the account that was asked', () => {
  it('is found in a transaction, a message and typed data', () => {
    const of = (params: readonly unknown[]) => calledAccount({ ...base, call: { method: 'm', params } });
    expect(of([{ from: you, to: null }])).toBe(you);
    expect(of(['0x6869', you])).toBe(you);
    expect(of([you, '{}'])).toBe(you);
    expect(of(['0x6869'])).toBeUndefined();
  });
});

it('a payment counts only when what was read has happened', () => {
  expect(happenedAsRead(heard())).toBe(true);
  expect(happenedAsRead(heard({ effects: 'reverted' }))).toBe(false);
  expect(happenedAsRead(heard({ verdict: 'different' }))).toBe(false);
});

it('only what differs is loud, whether it is the request or its effects', () => {
  expect(isLoud(undefined)).toBe(false);
  expect(isLoud(heard())).toBe(false);
  expect(isLoud(heard({ effects: 'less' }))).toBe(false);
  expect(isLoud(heard({ verdict: 'different' }))).toBe(true);
  expect(isLoud(heard({ effects: 'different' }))).toBe(true);
});

it('a record from a file asks no node by itself, unless its network was used here', () => {
  const imported = { ...base, imported: true } as const;
  usedNetworks.set([]);
  expect(mayAskByItself(base)).toBe(true);
  expect(mayAskByItself(imported)).toBe(false);
  noteUsed(1);
  expect(mayAskByItself(imported)).toBe(true);
});

it('a message of twenty bytes is not taken for the account that signed it', () => {
  const you = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const params = [`0x${'61'.repeat(20)}`, you];
  expect(calledAccount({ ...base, call: { method: 'personal_sign', params } })).toBe(you);
});
