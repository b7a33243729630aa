import { afterEach, expect, it, vi } from 'vitest';
import { alice, fakeWallet } from '../testing/fakeWallet.ts';
import { fakePage, install } from '../testing/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const place = 'readback.wallet.store';
const connector = { id: 'com.fox', name: 'Fox Wallet', type: 'announced', uid: 'u' };
const sound = { accounts: [alice], chainId: 1, connector };

function kept(connection: unknown, chainId: unknown = 1): string {
  const connections = { __type: 'Map', value: [['u', connection]] };
  return JSON.stringify({ state: { connections, current: 'u', chainId }, version: 3 });
}

async function reopen(text: string) {
  const page = fakePage();
  page.kept.set(place, text);
  const { runtime, store, discover } = await page.load();
  install(fakeWallet());
  await runtime.startWallet();
  return { runtime, store, discover };
}

it('the wallet of the last visit is resumed from what was kept', async () => {
  const { store } = await reopen(kept(sound));
  expect(store.get()).toMatchObject({ status: 'reconnecting', account: alice, name: 'Fox Wallet' });
});

it.each([
  ['is torn', '{"state":'],
  ['is nothing', 'null'],
  ['has no state', '{"state":null,"version":3}'],
  ['has connections that are no map', '{"state":{"connections":5,"current":"u","chainId":1},"version":3}'],
  ['has connections of another shape', '{"state":{"connections":{},"current":"u","chainId":1},"version":3}'],
  ['has a name that is not text', kept({ ...sound, connector: { ...connector, name: { a: 1 } } })],
  ['has an account that is not an address', kept({ ...sound, accounts: ['<b>evil</b>'] })],
  ['has accounts that are no list', kept({ ...sound, accounts: 7 })],
  ['has no connector', kept({ accounts: [alice], chainId: 1 })],
  ['has no connection', kept(null)],
  ['has a chain that is none', kept({ ...sound, chainId: 'x' }, 'x')],
])('the page starts disconnected when what was kept of the wallet %s, and can connect', async (_, text) => {
  const { runtime, store, discover } = await reopen(text);
  expect(store.get().status).toBe('disconnected');
  expect(store.get().account).toBeUndefined();
  const [wallet] = discover.announced();
  if (!wallet) throw new Error('no wallet');
  await runtime.connectTo(wallet);
  expect(store.get()).toMatchObject({ status: 'connected', account: alice });
});
