import 'fake-indexeddb/auto';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connector } from 'wagmi';
import { activity } from '../data/activity/activity.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { type Handover, handovers } from '../data/activity/handovers.ts';
import { alice, bob, coded, type FakeWallet, fakeWallet } from '../wallet/testing/fakeWallet.ts';
import { handing } from '../data/activity/handing.ts';
import { handOver } from './handOver.ts';
import { takeUp } from './takeUp.ts';
import { sample } from '../review/testing/sample.ts';

const hash = `0x${'ab'.repeat(32)}`;

beforeEach(async () => {
  await activity.ready;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function opened(): ActivityEntry {
  const call = { to: bob, value: 1n, data: '0x' } as const;
  const request = freeze({ kind: 'transaction', chainId: 1, call, set: {} }, 'a payment');
  const id = activity.open({ request, origin: { via: 'paste' }, receivedAt: 1 });
  return activity.entry(id) as ActivityEntry;
}

function hand(entry: ActivityEntry, wallet: FakeWallet, unrecorded = false) {
  const connector = { type: 'injected', getProvider: async () => wallet } as unknown as Connector;
  const shown = sample({ incoming: entry.incoming });
  return handOver({ entry, account: alice, connector, shown, unrecorded });
}

const sent = (wallet: FakeWallet) => wallet.asked().filter((it) => it === 'eth_sendTransaction');

function failing(name: 'put' | 'get', error: DOMException) {
  return vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(() => {
    throw error;
  });
}

const full = () => new DOMException('no room', 'QuotaExceededError');

test('the record is on the disk before the wallet hears of the request', async () => {
  const entry = opened();
  let there: Handover | undefined;
  const wallet = fakeWallet({
    eth_sendTransaction: async () => {
      there = await handovers.one(entry.id);
      return hash;
    },
  });
  expect(await hand(entry, wallet)).toBeUndefined();
  expect(there).toMatchObject({ id: entry.id, account: alice });
  expect(activity.entry(entry.id)).toMatchObject({ state: 'sent', hash });
  await vi.waitFor(async () => expect(await handovers.one(entry.id)).toMatchObject({ settled: true }));
});

test('the answer is on the disk as it came before it is judged', async () => {
  const put = vi.spyOn(handovers, 'put');
  const wallet = fakeWallet({ eth_sendTransaction: { hash } });
  const entry = opened();
  await hand(entry, wallet);
  expect(put.mock.calls[0]?.[0].answer).toEqual({
    how: 'returned',
    text: JSON.stringify({ hash }),
    json: true,
  });
  expect(activity.entry(entry.id)).toMatchObject({ state: 'sent', hash });
});

test('a request that another tab recorded is not handed over, and comes to be asked here', async () => {
  const entry = opened();
  await handovers.claim({ id: entry.id, attempt: 'other', at: 1, account: alice });
  const wallet = fakeWallet({ eth_sendTransaction: hash });
  expect((await hand(entry, wallet))?.message).toMatch(/may already have this request/);
  expect(sent(wallet)).toEqual([]);
  expect(activity.entry(entry.id)?.state).toBe('asked');
});

test('a tab that does not get the lock hands nothing over', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
  });
  const wallet = fakeWallet({ eth_sendTransaction: hash });
  expect((await hand(opened(), wallet))?.message).toMatch(/Another tab/);
  expect(wallet.asked()).toEqual([]);
});

test('a browser that refuses locks leaves it to the record', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  });
  const wallet = fakeWallet({ eth_sendTransaction: hash });
  const entry = opened();
  await hand(entry, wallet);
  expect(sent(wallet)).toHaveLength(1);
});

test.each([
  ['full', full()],
  ['blocked', new DOMException('no', 'InvalidStateError')],
] as const)('on a disk that is %s nothing is handed over until the user chooses so', async (why, error) => {
  const entry = opened();
  const wallet = fakeWallet({ eth_sendTransaction: hash });
  const broken = failing('put', error);
  expect(await hand(entry, wallet)).toBeUndefined();
  expect(sent(wallet)).toEqual([]);
  expect(handing.get(entry.id).unrecorded).toBe(why);
  expect(activity.entry(entry.id)?.state).toBe('open');
  await hand(entry, wallet, true);
  expect(sent(wallet)).toHaveLength(1);
  expect(activity.entry(entry.id)).toMatchObject({ state: 'sent', hash });
  expect(handing.get(entry.id).unkept).toBe(true);
  broken.mockRestore();
  await vi.waitFor(() => expect(handing.get(entry.id).unkept).toBe(false), 5_000);
});

test('a disk that does not answer keeps the request from the wallet, and what it writes later is taken back', async () => {
  const entry = opened();
  const wallet = fakeWallet({ eth_sendTransaction: hash });
  const claim = handovers.claim;
  let goOn = () => {};
  const slow = vi.spyOn(handovers, 'claim').mockImplementation(async (record) => {
    await new Promise<void>((settle) => (goOn = settle));
    return claim(record);
  });
  await hand(entry, wallet);
  expect(handing.get(entry.id).unrecorded).toBe('slow');
  expect(sent(wallet)).toEqual([]);
  goOn();
  slow.mockRestore();
  handing.change(entry.id, { unrecorded: undefined });
  await hand(entry, wallet);
  expect(sent(wallet)).toHaveLength(1);
  expect(activity.entry(entry.id)?.state).toBe('sent');
});

test('a wallet that was not asked leaves no record, and the request open', async () => {
  const entry = opened();
  const wallet = fakeWallet({ eth_accounts: [bob] });
  expect((await hand(entry, wallet))?.message).toMatch(/account in the wallet has changed/);
  expect(await handovers.one(entry.id)).toBeUndefined();
  expect(activity.entry(entry.id)?.state).toBe('open');
});

test('an answer to what was forgotten meanwhile makes the entry again, with its record', async () => {
  const entry = opened();
  const wallet = fakeWallet({
    eth_sendTransaction: async () => {
      activity.clear();
      await handovers.forget([entry.id]);
      return hash;
    },
  });
  await hand(entry, wallet);
  expect(activity.entry(entry.id)).toMatchObject({ state: 'sent', hash });
  expect(await handovers.one(entry.id)).toBeDefined();
});

test('what a wallet throws is kept whole', async () => {
  const entry = opened();
  const wallet = fakeWallet({ eth_sendTransaction: coded(-32603, 'replacement fee too low') });
  expect((await hand(entry, wallet))?.message).toMatch(/failed while handling/);
  const { answer, state } = activity.entry(entry.id) as ActivityEntry;
  expect([state, answer?.how]).toEqual(['failed', 'threw']);
  expect(answer?.text).toContain('replacement fee too low');
});

test('a record of an earlier visit makes its entry asked, and what it answered is judged', async () => {
  const { id, incoming } = opened();
  const record: Handover = { id, attempt: 'x', at: 1, account: alice, incoming };
  takeUp(record);
  expect(activity.entry(id)).toMatchObject({ state: 'asked', call: { method: 'eth_sendTransaction' } });
  takeUp({ ...record, answer: { how: 'returned', text: hash.slice(2) } });
  expect(activity.entry(id)).toMatchObject({ state: 'sent', hash });
  activity.remove(id);
  takeUp({ ...record, answer: { how: 'threw', text: '{"code":4001}', json: true } });
  expect(activity.entry(id)).toMatchObject({ state: 'failed' });
});
