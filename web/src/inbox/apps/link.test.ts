// @vitest-environment node
import 'fake-indexeddb/auto';
import type { Address } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activity } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { openClient } from '../../wallet/walletconnect/client.ts';
import { openSessionStore, type SessionStore } from '../../wallet/walletconnect/storage.ts';
import { alice, bob } from '../../wallet/testing/fakeWallet.ts';
import { type FakeDapp, fakeDapp, usualMethods } from '../../wallet/walletconnect/testing/fakeDapp.ts';
import { type FakeRelay, fakeRelay } from '../../wallet/walletconnect/testing/fakeRelay.ts';
import { fakeVerify, type Says } from '../../wallet/walletconnect/testing/fakeVerify.ts';
import { entryOfCall } from '../waiting/answerAskers.ts';
import { rejectWaiting } from '../waiting/openWaiting.ts';
import { stillWaiting, type Waiting, waiting } from '../waiting/waiting.ts';
import { type AppsLink, linkApps } from './link.ts';
import { apps } from './state.ts';

let relay: FakeRelay;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:8470', host: '127.0.0.1:8470', hash: '' });
  waiting.set([]);
  apps.set({ status: 'open', sessions: [], proposals: [] });
  await activity.ready;
  relay = await fakeRelay();
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close().catch(() => {});
  await relay.close();
  vi.unstubAllGlobals();
});

type Page = Readonly<{ link: AppsLink; close: () => Promise<void> }>;

async function opened(
  store: SessionStore,
  accounts: readonly Address[] = [alice],
  verifies = false,
): Promise<Page> {
  const { client } = await openClient({
    projectId: 'ours',
    relayUrl: relay.url,
    store,
    prefix: 'apps',
    verifies,
  });
  const close = async () => {
    client.core.heartbeat.stop();
    await client.core.relayer.transportClose();
  };
  closing.push(close);
  return { link: linkApps({ client, networks: () => [1, 8453], accounts: () => accounts }), close };
}

async function app(metadata = {}): Promise<FakeDapp> {
  const dapp = await fakeDapp({ relayUrl: relay.url, metadata });
  closing.push(dapp.close);
  return dapp;
}

async function proposed(link: AppsLink, dapp: FakeDapp, wanted: Parameters<FakeDapp['connect']>[0] = {}) {
  const { uri, connected } = await dapp.connect(wanted);
  await link.pair(uri);
  await vi.waitFor(() => expect(apps.get().proposals).toHaveLength(1), 5_000);
  const [proposal] = apps.get().proposals;
  if (!proposal) throw new Error('No proposal came.');
  return { proposal, connected };
}

async function connected(
  dapp: FakeDapp,
  { store, accounts, wanted }: { store?: SessionStore; accounts?: readonly Address[]; wanted?: object } = {},
) {
  const page = await opened(store ?? (await openSessionStore(`test ${Math.random()}`)), accounts);
  const { proposal, connected: done } = await proposed(page.link, dapp, wanted);
  await page.link.approve(proposal, alice);
  await done;
  return page;
}

const payment = [{ from: alice, to: bob, value: '0x1' }];

async function nextWaiting(): Promise<Waiting> {
  await vi.waitFor(() => expect(stillWaiting().some((it) => it.incoming)).toBe(true), 10_000);
  return stillWaiting().find((it) => it.incoming) as Waiting;
}

/** What a Review does: keeps the entry, and what became of it. */
function decided({ incoming }: Waiting, patch: Partial<ActivityEntry>): string {
  if (!incoming) throw new Error('It was not read.');
  const id = activity.open(incoming);
  activity.update(id, patch);
  return id;
}

const failure = (asked: Promise<unknown>) => asked.then(() => undefined).catch((it: unknown) => it);

it('a link gives a proposal, and an approval grants one account, the networks known here, and what is answered', async () => {
  const dapp = await app();
  const { link } = await opened(await openSessionStore(`test ${Math.random()}`));
  const { proposal, connected: done } = await proposed(link, dapp, {
    chains: [1, 8453, 137],
    methods: [...usualMethods, 'eth_sign', 'wallet_sendCalls'],
  });
  expect(proposal).toMatchObject({
    app: { name: 'Fake app', host: 'app.example', about: 'Swaps things' },
    verified: { kind: 'unknown' },
    grant: { chains: [1, 8453], left: ['eth_sign', 'wallet_sendCalls'] },
  });
  await link.approve(proposal, alice);
  await done;
  expect(dapp.accounts()).toEqual([alice]);
  expect(dapp.methods()).toEqual([...usualMethods]);
  expect(apps.get()).toMatchObject({ proposals: [], sessions: [{ account: alice, chains: [1, 8453] }] });
});

it('a rejected proposal leaves no session', async () => {
  const dapp = await app();
  const { link } = await opened(await openSessionStore(`test ${Math.random()}`));
  const { proposal, connected: done } = await proposed(link, dapp);
  await link.reject(proposal);
  await expect(done).rejects.toMatchObject({ code: 5000 });
  expect(apps.get()).toMatchObject({ proposals: [], sessions: [] });
});

it('a payment waits with the app’s claim, and its hash is the answer', async () => {
  const dapp = await app({ name: 'Uniswap' });
  await connected(dapp);
  const asked = dapp.request('eth_sendTransaction', payment);
  const call = await nextWaiting();
  expect(call).toMatchObject({ via: 'walletconnect', claimed: 'Uniswap' });
  expect(JSON.parse(call.call)).toEqual({ method: 'eth_sendTransaction', params: payment });
  // Who asks is a claim, which must not tell the engine which site a log-in is for.
  expect(call.incoming?.origin).toEqual({ via: 'walletconnect', asker: call.id });
  expect(call.incoming?.request.body).toMatchObject({ kind: 'transaction', chainId: 1, from: alice });
  const hash = `0x${'ab'.repeat(32)}` as const;
  decided(call, { state: 'sent', hash, call: { method: 'eth_sendTransaction', params: payment } });
  expect(await asked).toBe(hash);
  expect(waiting.get().at(-1)?.ended).toBe('answered');
});

it('a rejection is told as one', async () => {
  const dapp = await app();
  await connected(dapp);
  const asked = failure(dapp.request('personal_sign', ['0x6869', alice]));
  rejectWaiting(await nextWaiting());
  expect(await asked).toMatchObject({ code: 4001 });
});

it('what a hostile app sends past its session is refused at once, and nothing of it waits', async () => {
  const dapp = await app();
  await connected(dapp, {
    wanted: { methods: [...usualMethods, 'eth_accounts', 'wallet_switchEthereumChain'] },
  });
  expect(await dapp.request('eth_accounts', [])).toEqual([alice]);
  const of = (method: string, params: unknown, chainId = 'eip155:1') => ({
    request: { method, params },
    chainId,
  });
  const sent: readonly (readonly [string, unknown])[] = [
    ['a method that was not approved', of('eth_sign', [alice, `0x${'00'.repeat(32)}`])],
    ['a network that was not approved', of('personal_sign', ['0x6869', alice], 'eip155:137')],
    ['params that make no request', of('eth_sendTransaction', 'pay')],
    ['another account', of('eth_sendTransaction', [{ from: bob, to: alice, value: '0x1' }])],
    ['another network inside', of('eth_sendTransaction', [{ from: alice, to: bob, chainId: '0x89' }])],
    ['two megabytes', of('personal_sign', [`0x${'ab'.repeat(2 ** 20)}`, alice])],
    ['a switch to a network that was not approved', of('wallet_switchEthereumChain', [{ chainId: '0x89' }])],
  ];
  for (const [at, [, params]] of sent.entries()) await dapp.send(params, 1_000 + at);
  await vi.waitFor(() => expect(dapp.answers().size).toBe(sent.length), 20_000);
  for (const [at, [what]] of sent.entries()) {
    expect(dapp.answers().get(1_000 + at), what).toMatchObject({ error: { code: expect.any(Number) } });
  }
  expect(stillWaiting()).toEqual([]);
});

it('an id that is sent again is asked once', async () => {
  const dapp = await app();
  await connected(dapp);
  const text = { request: { method: 'personal_sign', params: ['0x6869', alice] }, chainId: 'eip155:1' };
  await dapp.send(text, 77);
  const call = await nextWaiting();
  decided(call, { state: 'signed', signature: '0xabcd' });
  await vi.waitFor(() => expect(dapp.answers().get(77)).toEqual({ result: '0xabcd' }), 5_000);
  const other = { request: { method: 'personal_sign', params: ['0x796f', alice] }, chainId: 'eip155:1' };
  await dapp.send(other, 77).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(stillWaiting()).toEqual([]);
  expect(waiting.get()).toHaveLength(1);
});

it('of a flood a hundred wait, and the others are refused', async () => {
  const dapp = await app();
  await connected(dapp);
  for (let at = 0; at < 110; at += 1) {
    const params = [`0x${(at + 16).toString(16)}`, alice];
    await dapp.send({ request: { method: 'personal_sign', params }, chainId: 'eip155:1' }, 5_000 + at);
  }
  await vi.waitFor(() => expect(dapp.answers().size).toBe(10), 30_000);
  expect(stillWaiting()).toHaveLength(100);
});

it('an app that leaves waits no more', async () => {
  const dapp = await app();
  await connected(dapp);
  void failure(dapp.request('personal_sign', ['0x6869', alice]));
  await nextWaiting();
  await dapp.leave();
  await vi.waitFor(() => expect(waiting.get().at(-1)?.ended).toBe('asker'), 5_000);
  expect(apps.get().sessions).toEqual([]);
});

it('a session that is ended here is ended there', async () => {
  const dapp = await app();
  const { link } = await connected(dapp);
  const [session] = apps.get().sessions;
  if (session) await link.end(session);
  await vi.waitFor(() => expect(dapp.ended()).toBe(true), 5_000);
  expect(apps.get().sessions).toEqual([]);
});

it('requests for an account that is no longer connected are refused, until the session is moved', async () => {
  const dapp = await app();
  const { link } = await connected(dapp, { accounts: [bob] });
  expect(await failure(dapp.request('personal_sign', ['0x6869', alice]))).toMatchObject({ code: 4100 });
  const [session] = apps.get().sessions;
  if (session) await link.move(session, bob);
  await vi.waitFor(() => expect(dapp.accounts()).toEqual([bob]), 5_000);
  await vi.waitFor(
    () => expect(dapp.events()).toContainEqual({ name: 'accountsChanged', data: [bob] }),
    5_000,
  );
  link.tellNetwork(1);
  await vi.waitFor(() => expect(dapp.events()).toContainEqual({ name: 'chainChanged', data: 1 }), 5_000);
});

it('after the page was opened again its sessions are there, and what waits waits; what was signed is told', async () => {
  const dapp = await app();
  const store = await openSessionStore(`test ${Math.random()}`);
  const before = await connected(dapp, { store });
  const signed = dapp.request('personal_sign', ['0x6869', alice]);
  const first = await nextWaiting();
  const entry = decided(first, { state: 'asked' });
  await before.close();
  await vi.waitFor(() => expect(relay.open()).toBe(1), 5_000);
  waiting.set([]);
  apps.set({ status: 'opening', sessions: [], proposals: [] });
  // Its request came while no page was open.
  const missed = dapp.request('personal_sign', ['0x796f', alice]);

  await opened(store);
  expect(apps.get().sessions).toHaveLength(1);
  await vi.waitFor(() => expect(stillWaiting()).toHaveLength(2), 10_000);
  // It was handed to a wallet: that entry is the one that is opened, and no other.
  expect(stillWaiting()[0]?.id).toBe(first.id);
  expect(entryOfCall(first.id)?.id).toBe(entry);
  activity.update(entry, { state: 'signed', signature: '0xabcd' });
  expect(await signed).toBe('0xabcd');
  decided(await nextWaiting(), { state: 'signed', signature: '0xef01' });
  expect(await missed).toBe('0xef01');
});

it('what nobody decides on in time ends as late', async () => {
  const dapp = await app();
  await connected(dapp);
  const expiry = Math.floor(Date.now() / 1_000) + 2;
  const request = { method: 'personal_sign', params: ['0x6869', alice], expiryTimestamp: expiry };
  await dapp.send({ request, chainId: 'eip155:1' }, 99);
  await nextWaiting();
  await vi.waitFor(() => expect(waiting.get().at(-1)?.ended).toBe('late'), 15_000);
});

it('what an app says of itself is cut, and its pictures are not there', async () => {
  const long = `\u202e${'x'.repeat(50_000)}`;
  const dapp = await app({ name: long, description: long, url: `https://${'a'.repeat(3_000)}.example` });
  const { link } = await opened(await openSessionStore(`test ${Math.random()}`));
  const { proposal } = await proposed(link, dapp);
  expect(JSON.stringify(proposal.app).length).toBeLessThan(500);
  expect(JSON.stringify(proposal)).not.toContain('pictures.example');
});

/** WalletConnect's key and its statements. Gives the hosts that were asked. */
function stating(says: Says, forged = false): readonly string[] {
  const { key, statement } = fakeVerify(says, { forged });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(key);
  });
  relay.attest(statement);
  return asked;
}

it.each([
  ['the site that it claims', { origin: 'https://app.example' }, 'same'],
  ['another site', { origin: 'https://thief.example' }, 'other'],
  ['a site that is listed as a scam', { origin: 'https://app.example', isScam: true }, 'scam'],
])('WalletConnect’s statement that a proposal comes from %s is its word', async (_, says, kind) => {
  const asked = stating(says);
  const { link } = await opened(await openSessionStore(`test ${Math.random()}`), [alice], true);
  const { proposal } = await proposed(link, await app());
  expect(proposal.verified).toEqual({ kind, origin: says.origin });
  // The key is kept while the page is open.
  for (const it of asked) expect(it).toBe('https://verify.walletconnect.org/v3/public-key');
});

it('without the user’s leave no statement is checked, and no host is asked for a key', async () => {
  const asked = stating({ origin: 'https://thief.example' });
  const { link } = await opened(await openSessionStore(`test ${Math.random()}`));
  const { proposal } = await proposed(link, await app());
  expect(proposal.verified).toEqual({ kind: 'unknown' });
  expect(asked).toEqual([]);
});

it.each([
  ['signed by somebody else', { origin: 'https://app.example' }, true],
  ['of a site that WalletConnect does not know', { origin: 'https://app.example', isVerified: false }, false],
])('a statement that is %s says nothing', async (_, says, forged) => {
  stating(says, forged);
  const { link } = await opened(await openSessionStore(`test ${Math.random()}`), [alice], true);
  const { proposal } = await proposed(link, await app());
  expect(proposal.verified).toEqual({ kind: 'unknown' });
});
