// @vitest-environment node
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { verifyMessage } from 'viem';
import type { Connector } from 'wagmi';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submit } from '../submit.ts';
import { alice, bob } from '../testing/fakeWallet.ts';
import type { Pairing } from '../base/store.ts';
import { openClient } from './client.ts';
import { walletConnectProvider } from './provider.ts';
import { openSessionStore } from './storage.ts';
import { type FakePhone, fakePhone } from './testing/fakePhone.ts';
import { type FakeRelay, fakeRelay } from './testing/fakeRelay.ts';

let relay: FakeRelay;
let phone: FakePhone;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:8470', host: '127.0.0.1:8470' });
  relay = await fakeRelay();
});

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close().catch(() => {});
  await relay.close();
  vi.unstubAllGlobals();
});

async function opened({ chains = [1, 8453] } = {}) {
  const store = await openSessionStore();
  const it = await openClient({ projectId: 'ours', relayUrl: relay.url, store });
  closing.push(async () => {
    it.client.core.heartbeat.stop();
    await it.client.core.relayer.transportClose();
  });
  const news: (Pairing | undefined)[] = [];
  const provider = walletConnectProvider({
    opened: it,
    chains: () => chains,
    onPairing: (p) => news.push(p),
  });
  const events: [string, unknown][] = [];
  for (const event of ['accountsChanged', 'chainChanged', 'disconnect']) {
    provider.on(event, (value) => events.push([event, value]));
  }
  const uri = async () => {
    await vi.waitFor(() => expect(news.at(-1)?.kind).toBe('code'), 5_000);
    const last = news.at(-1);
    return last?.kind === 'code' ? last.uri : '';
  };
  return { provider, events, news, uri, store, client: it.client };
}

async function paired(options: { allows?: readonly number[]; methods?: readonly string[] } = {}) {
  const page = await opened();
  phone = await fakePhone({
    relayUrl: relay.url,
    chains: options.allows ?? [1],
    ...(options.methods ? { methods: options.methods } : {}),
  });
  closing.push(phone.close);
  const accounts = page.provider.request({ method: 'eth_requestAccounts' });
  await phone.scan(await page.uri());
  return { ...page, accounts: await accounts };
}

const ask = (provider: { request: (call: { method: string }) => Promise<unknown> }, method: string) =>
  provider.request({ method });

function connectorOf(provider: object): Connector {
  return { type: 'walletConnect', getProvider: async () => provider } as unknown as Connector;
}

it('a wallet that scans the code gives its accounts, and the code is gone', async () => {
  const { accounts, provider, news } = await paired();
  expect(accounts).toEqual([alice, bob]);
  expect(await ask(provider, 'eth_chainId')).toBe('0x1');
  expect(provider.peer()).toBe('Fake phone');
  expect(news.map((it) => it?.kind)).toEqual(['loading', 'code', undefined]);
});

it('a message that is submitted is signed by the key in the wallet, on the chain in use', async () => {
  const { provider } = await paired();
  const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
  const answer = await submit({ request, account: alice, connector: connectorOf(provider) });
  expect(answer.kind).toBe('signature');
  const signature = answer.kind === 'signature' ? answer.signature : '0x';
  expect(await verifyMessage({ address: alice, message: 'hi', signature })).toBe(true);
  expect(phone.asked()).toEqual([
    { method: 'personal_sign', params: ['0x6869', alice], chainId: 'eip155:1' },
  ]);
});

it('a rejection in the wallet is a rejection here, of the code and of a request', async () => {
  const { provider } = await paired();
  phone.answers('no');
  const request = freeze({ kind: 'message', bytes: '0x6869' }, 'hi');
  const answer = await submit({ request, account: alice, connector: connectorOf(provider) });
  expect(answer).toMatchObject({ kind: 'failed', asked: true, error: { kind: 'rejected' } });

  const page = await opened();
  const accounts = page.provider.request({ method: 'eth_requestAccounts' });
  const refused = expect(accounts).rejects.toMatchObject({ kind: 'rejected' });
  await phone.scan(await page.uri(), 'no');
  await refused;
});

it('the network changes here when the session allows it, and the next request names it', async () => {
  const { provider, events } = await paired({ allows: [1, 8453] });
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] });
  await vi.waitFor(() => expect(events).toContainEqual(['chainChanged', '0x2105']));
  const request = freeze(
    { kind: 'transaction', chainId: 8453, call: { to: bob, value: 1n, data: '0x' }, set: {} },
    '',
  );
  const answer = await submit({ request, account: alice, connector: connectorOf(provider) });
  expect(answer).toEqual({ kind: 'hash', hash: `0x${'ab'.repeat(32)}` });
  expect(phone.asked()).toMatchObject([{ method: 'eth_sendTransaction', chainId: 'eip155:8453' }]);
});

it('a network that the wallet comes to allow, or goes to, shows at once', async () => {
  const { provider, events } = await paired({ allows: [1] });
  await phone.allow([1, 8453]);
  await phone.emit('chainChanged', 8453);
  await vi.waitFor(() => expect(events).toContainEqual(['chainChanged', '0x2105']), 5_000);
  expect(await ask(provider, 'eth_chainId')).toBe('0x2105');
});

it('another account of the wallet comes first when it is chosen there, and a stranger never', async () => {
  const { events } = await paired();
  await phone.emit('accountsChanged', [`eip155:1:${bob}`]);
  await vi.waitFor(() => expect(events).toContainEqual(['accountsChanged', [bob, alice]]), 5_000);
  await phone.emit('accountsChanged', ['eip155:1:0x00000000000000000000000000000000deadbeef']);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(events.filter(([event]) => event === 'accountsChanged')).toHaveLength(1);
});

it('a session that the wallet ends is gone here', async () => {
  const { provider, events } = await paired();
  await phone.leave();
  await vi.waitFor(() => expect(events).toContainEqual(['accountsChanged', []]), 5_000);
  expect(await ask(provider, 'eth_accounts')).toEqual([]);
  await expect(ask(provider, 'personal_sign')).rejects.toMatchObject({ kind: 'gone' });
});

it('a session that is ended here is ended in the wallet, and nothing of it is kept', async () => {
  const { provider, store } = await paired();
  expect(await store.getKeys()).not.toEqual([]);
  await ask(provider, 'wallet_revokePermissions');
  expect(await store.getKeys()).toEqual([]);
  expect(await ask(provider, 'eth_accounts')).toEqual([]);
});

it('a method that the session does not allow, and every read, stays on this side', async () => {
  const { provider } = await paired({ methods: ['personal_sign'] });
  for (const method of ['eth_sendTransaction', 'eth_getBalance', 'eth_sign', 'eth_call']) {
    await expect(ask(provider, method)).rejects.toMatchObject({ kind: 'unsupported' });
  }
  expect(phone.asked()).toEqual([]);
});

it('a code that nobody waits for any more connects nothing, though a wallet scans it', async () => {
  const page = await opened();
  phone = await fakePhone({ relayUrl: relay.url });
  closing.push(phone.close);
  const accounts = expect(ask(page.provider, 'eth_requestAccounts')).rejects.toMatchObject({
    kind: 'cancelled',
  });
  const uri = await page.uri();
  page.provider.leave();
  await accounts;
  await phone.scan(uri).catch(() => {});
  await vi.waitFor(() => expect(page.client.session.getAll()).toEqual([]), 5_000);
  expect(await ask(page.provider, 'eth_accounts')).toEqual([]);
});

it('a relay that goes away during a request leaves the wallet asked, and a later one is told', async () => {
  const { provider } = await paired();
  phone.answers('never');
  const pending = provider.request({ method: 'personal_sign', params: ['0x6869', alice] });
  pending.catch(() => {});
  await vi.waitFor(() => expect(phone.asked()).toHaveLength(1), 5_000);
  await relay.close();
  expect(
    await Promise.race([pending.catch(() => 'failed'), new Promise((r) => setTimeout(() => r('open'), 500))]),
  ).toBe('open');
});

it('the relay learns the project id and sealed messages, and nothing of what is signed', async () => {
  const { provider } = await paired();
  await provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: alice, to: bob, value: '0x1', data: '0xa9059cbb' }],
  });
  const told = relay.heard('ours').join('\n').toLowerCase();
  expect(told).toContain('projectid=ours');
  for (const secret of [alice, bob, 'eth_sendtransaction', 'a9059cbb', 'rpcmethods', 'eip155']) {
    expect(told, secret).not.toContain(secret.toLowerCase());
  }
  // As a word: sealed messages are long enough to hold three letters by chance.
  expect(told).not.toMatch(/"tvf\\*":/);
});

it('leaves no keys where every script of the page finds them', async () => {
  await opened();
  expect(Object.keys(globalThis).filter((it) => it.includes('walletConnectCore_readback'))).toEqual([]);
});
