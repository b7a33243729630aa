import 'fake-indexeddb/auto';
import type { Intent } from '@readback/core/model/intent.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import { safeTx, safeTypedData } from '@readback/scenarios/safeTx.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { walletStore } from '../wallet/base/store.ts';
import { alice, bob } from '../wallet/testing/fakeWallet.ts';
import { activity } from '../data/activity/activity.ts';
import { armed, armedFor, isArmed } from '../data/activity/armed.ts';
import { openReview } from './openReview.ts';
import { recorded } from '../data/activity/recorded.ts';
import { sample } from '../review/testing/sample.ts';

const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';

const intentOf = (account: Intent['account'], saidAt = Date.now()): Intent => ({
  account,
  chainId: 1,
  said: '',
  quotes: [],
  clauses: [{ kind: 'nothing' }],
  saidAt,
});

const pays = (from?: Intent['account']): Body => ({
  kind: 'transaction',
  chainId: 1,
  ...(from ? { from } : {}),
  call: { to: bob, value: 1n, data: '0x' },
  set: {},
});

const coming = (body: Body, more: Partial<Incoming> = {}): Incoming => ({
  request: freeze(body, 'text'),
  origin: { via: 'paste' },
  receivedAt: 1,
  ...more,
});

const asText = (_: string, it: unknown) => (typeof it === 'bigint' ? it.toString() : it);

const intentIn = (id: string) => activity.entry(id)?.incoming.intent;

beforeEach(async () => {
  vi.stubGlobal('location', { hash: '' });
  await Promise.all([armed.ready, activity.ready]);
  for (const { account } of armed.all()) armed.withdraw(account);
  walletStore.set({ account: undefined, watched: undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the next request of the account takes along what was said, and the one after it does not', () => {
  const said = intentOf(alice);
  armed.arm(said);
  expect(intentIn(openReview(coming(pays(alice))))).toEqual(said);
  expect(armed.all()).toEqual([]);
  expect(intentIn(openReview(coming(pays(alice))))).toBeUndefined();
});

test('what was said for one account is not compared with a request of another', () => {
  const said = intentOf(alice);
  armed.arm(said);
  walletStore.set({ account: alice });
  expect(intentIn(openReview(coming(pays(bob))))).toBeUndefined();
  expect(armed.all()).toEqual([said]);
});

test('a request that names nobody is of the account that would sign it', () => {
  armed.arm(intentOf(alice));
  expect(intentIn(openReview(coming(pays())))).toBeUndefined();
  walletStore.set({ account: alice });
  expect(intentIn(openReview(coming(pays())))).toMatchObject({ account: alice });
});

test('what was said for a Safe is compared with what an owner signs for it, also as typed data', () => {
  const it = safeTypedData(safe, safeTx({ to: bob, nonce: 0n }));
  const typed = { ...it, domain: { ...it.domain, chainId: 31_337n } };
  const body: Body = { kind: 'typedData', signer: alice, typed, json: JSON.stringify(typed, asText) };
  armed.arm(intentOf(safe));
  expect(intentIn(openReview(coming(pays(alice))))).toBeUndefined();
  expect(intentIn(openReview(coming(body)))).toMatchObject({ account: safe });
  armed.arm(intentOf(alice));
  expect(intentIn(openReview(coming(body)))).toMatchObject({ account: alice });
});

test('another network does not let a request go by', () => {
  armed.arm(intentOf(alice));
  const elsewhere = { ...pays(alice), chainId: 10 } as Body;
  expect(intentIn(openReview(coming(elsewhere)))).toMatchObject({ chainId: 1 });
});

test('what was mined, signed already, only checked or flown in the school takes nothing along', () => {
  armed.arm(intentOf(alice));
  const mined = { blockHash: `0x${'1'.repeat(64)}`, blockNumber: 1n } as const;
  const signed = {
    ...pays(alice),
    signed: { hash: `0x${'1'.repeat(64)}`, signature: '0x' },
  } as Body;
  expect(intentIn(openReview(coming(pays(alice), { mined })))).toBeUndefined();
  expect(intentIn(openReview(coming(signed)))).toBeUndefined();
  expect(intentIn(openReview(coming(pays(alice), { origin: { via: 'link' } })))).toBeUndefined();
  expect(intentIn(openReview(coming(pays(alice)), { flight: 'swap' }))).toBeUndefined();
  expect(armed.all()).toHaveLength(1);
  const madeMine = coming(pays(alice), { origin: { via: 'link', madeMine: true } });
  expect(intentIn(openReview(madeMine))).toBeDefined();
});

test('after half an hour it is no longer compared, and a clock that was set back makes it no longer', () => {
  const now = Date.now();
  expect(isArmed(intentOf(alice, now), now + armedFor - 1)).toBe(true);
  expect(isArmed(intentOf(alice, now), now + armedFor)).toBe(false);
  expect(isArmed(intentOf(alice, now), now - 120_000)).toBe(false);
  armed.arm(intentOf(alice, now - armedFor));
  expect(intentIn(openReview(coming(pays(alice))))).toBeUndefined();
});

test('what is said of an open request is kept with it, and what was read without it is not its record', () => {
  const id = openReview(coming(pays(alice)));
  const incoming = coming(pays(alice));
  activity.update(id, recorded(sample({ incoming })), 'open');
  const { digest } = incoming.request;
  const said = intentOf(alice);
  activity.say(id, said);
  expect(activity.entry(id)).toMatchObject({ incoming: { intent: said, request: { digest } } });
  expect(activity.entry(id)).not.toHaveProperty('readback');
  activity.say(id, undefined);
  expect(activity.entry(id)).toMatchObject({ withdrawn: said });
  expect(intentIn(id)).toBeUndefined();
  activity.say(id, said);
  expect(activity.entry(id)).not.toHaveProperty('withdrawn');
});

test('of a request that was answered, or came with a file, nothing can be said any more', () => {
  const id = openReview(coming(pays(alice)));
  activity.update(id, { state: 'asked' });
  activity.say(id, intentOf(alice));
  expect(intentIn(id)).toBeUndefined();
  activity.update(id, { state: 'open', imported: true });
  activity.say(id, intentOf(alice));
  expect(intentIn(id)).toBeUndefined();
});

test('neither the digest nor what the wallet is asked knows what was said', () => {
  armed.arm(intentOf(alice));
  const plain = coming(pays(alice));
  const entry = activity.entry(openReview(plain));
  expect(entry?.incoming.intent).toBeDefined();
  expect(entry?.incoming.request).toEqual(plain.request);
  expect(walletCall(entry?.incoming.request ?? plain.request, alice)).toEqual(
    walletCall(plain.request, alice),
  );
});
