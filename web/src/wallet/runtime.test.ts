import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alice, bob, coded, type FakeWallet, fakeWallet, silence } from './testing/fakeWallet.ts';
import { type FakePage, fakePage, install, networks } from './testing/page.ts';
import { troubles } from './trouble.ts';

let page: FakePage;

beforeEach(() => {
  page = fakePage();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the page with these wallets in the browser. */
async function open(...wallets: readonly (readonly [FakeWallet, Parameters<typeof install>[1]?])[]) {
  const loaded = await page.load();
  for (const [wallet, info] of wallets) install(wallet, info);
  await loaded.runtime.startWallet();
  const at = (index: number) => {
    const found = loaded.discover.announced()[index];
    if (!found) throw new Error(`no wallet ${index}`);
    return found;
  };
  const words = (wanted?: number) =>
    troubles(loaded.store.get(), {
      wanted,
      nameOf: (id) => networks.find((it) => it.chainId === id)?.name,
    }).map((it) => it.kind);
  const seen: string[] = [loaded.store.get().status];
  loaded.store.subscribe(() => {
    const { status } = loaded.store.get();
    if (seen.at(-1) !== status) seen.push(status);
  });
  return { ...loaded, at, words, seen };
}

describe('the status of the connection', () => {
  it('is disconnected, then connecting, then connected, when a wallet is chosen', async () => {
    const wallet = fakeWallet();
    const { runtime, store, at, seen } = await open([wallet]);
    await runtime.connectTo(at(0));
    expect(seen).toEqual(['disconnected', 'connecting', 'connected']);
    expect(store.get()).toMatchObject({ account: alice, chainId: 1, name: 'Fox Wallet' });
  });

  it('makes an account the user’s own, unless the wallet is in the page of a site', async () => {
    const { runtime, at } = await open([fakeWallet()]);
    const { book } = await import('../data/own/book.ts');
    await runtime.connectTo({ ...at(0), ofSite: true });
    expect(book.entries().filter(({ own }) => own)).toEqual([]);
    await runtime.disconnect();
    await runtime.connectTo(at(0));
    expect(
      book
        .entries()
        .filter(({ own }) => own)
        .map(({ address }) => address),
    ).toEqual([alice]);
  });

  it('is reconnecting, then connected, after a reload', async () => {
    const wallet = fakeWallet();
    const first = await open([wallet]);
    await first.runtime.connectTo(first.at(0));
    wallet.calls.length = 0;
    const second = await open([wallet]);
    expect(second.store.get()).toMatchObject({ status: 'reconnecting', account: alice });
    await vi.waitFor(() => expect(second.store.get().status).toBe('connected'));
    expect(second.seen).toEqual(['reconnecting', 'connected']);
    expect(wallet.asked()).not.toContain('wallet_requestPermissions');
    expect(wallet.asked()).not.toContain('eth_requestAccounts');
  });

  it('is disconnected after Disconnect, also after a reload, and the wallet is asked to forget', async () => {
    const wallet = fakeWallet();
    const first = await open([wallet]);
    await first.runtime.connectTo(first.at(0));
    await first.runtime.disconnect();
    expect(first.store.get()).toMatchObject({ status: 'disconnected', account: undefined, ended: undefined });
    expect(wallet.asked().at(-1)).toBe('wallet_revokePermissions');
    expect(wallet.listeners()).toBe(0);
    wallet.calls.length = 0;
    const second = await open([wallet]);
    expect(second.store.get().status).toBe('disconnected');
    expect(wallet.asked()).toEqual([]);
  });

  it('works when the browser keeps nothing', async () => {
    const wallet = fakeWallet();
    const { runtime, store, at } = await open([wallet]);
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    });
    await runtime.connectTo(at(0));
    expect(store.get().status).toBe('connected');
  });
});

describe('a wallet that was not chosen', () => {
  it('is asked nothing, though it would give an account at once', async () => {
    const wallet = fakeWallet();
    await open([wallet]);
    expect(wallet.asked()).toEqual([]);
    expect(wallet.listeners()).toBe(0);
  });

  it('cannot connect itself, nor take the place of the chosen one', async () => {
    const [fox, other] = [fakeWallet(), fakeWallet({ eth_accounts: [bob] })];
    const { runtime, store, at } = await open([fox], [other, { rdns: 'com.other', name: 'Other' }]);
    await runtime.connectTo(at(0));
    other.emit('accountsChanged', [bob]);
    other.emit('connect', { chainId: '0x1' });
    expect(store.get()).toMatchObject({ account: alice, name: 'Fox Wallet' });
  });
});

describe('connecting', () => {
  it('falls back to eth_requestAccounts when the wallet has no permissions', async () => {
    const wallet = fakeWallet({ wallet_requestPermissions: coded(-32601) });
    const { runtime, store, at } = await open([wallet]);
    await runtime.connectTo(at(0));
    expect(wallet.asked()).toEqual(['wallet_requestPermissions', 'eth_requestAccounts', 'eth_chainId']);
    expect(store.get().status).toBe('connected');
  });

  it.each([
    ['rejected', coded(4001), 'rejected'],
    ['with a request open already', coded(-32002), 'requestPending'],
    ['locked', coded(4100), 'locked'],
  ] as const)('ends disconnected and says so when the wallet is %s', async (_, answer, kind) => {
    const wallet = fakeWallet({ wallet_requestPermissions: answer });
    const { runtime, store, at, words } = await open([wallet]);
    await runtime.connectTo(at(0));
    expect(store.get().status).toBe('disconnected');
    expect(words()).toEqual([kind]);
    expect(wallet.asked()).toEqual(['wallet_requestPermissions']);
  });

  it.each([
    ['accounts that are no list', { eth_accounts: { 0: alice } }],
    ['an account that is not an address', { eth_accounts: ['0x1234'] }],
    ['a chain that is not a number', { eth_chainId: 'mainnet' }],
  ])('believes no wallet that answers %s', async (_, answers) => {
    const wallet = fakeWallet({ ...answers });
    const { runtime, store, at, words } = await open([wallet]);
    await runtime.connectTo(at(0));
    expect(store.get().status).toBe('disconnected');
    expect(words()).toEqual(['problem']);
  });

  it('says after 8 seconds that it still waits, and can be cancelled; a late answer is not heard', async () => {
    let answer: (it: unknown) => void = () => {};
    const wallet = fakeWallet({
      wallet_requestPermissions: () => new Promise((resolve) => (answer = resolve)),
    });
    const { runtime, store, at, words } = await open([wallet]);
    vi.useFakeTimers();
    const connecting = runtime.connectTo(at(0));
    await vi.advanceTimersByTimeAsync(7_900);
    expect(store.get()).toMatchObject({ status: 'connecting', attempt: { slow: false } });
    await vi.advanceTimersByTimeAsync(200);
    expect(store.get()).toMatchObject({ status: 'connecting', attempt: { slow: true } });
    await runtime.cancelConnect();
    await connecting;
    expect(store.get().status).toBe('disconnected');
    answer([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().status).toBe('disconnected');
    expect(words()).toEqual([]);
  });
});

describe('a wallet that cannot be listened to', () => {
  it('is connected all the same, and can be disconnected', async () => {
    const wallet = fakeWallet();
    wallet.on = wallet.removeListener = () => {
      throw new Error('trap');
    };
    const { runtime, store, at } = await open([wallet]);
    await runtime.connectTo(at(0));
    expect(store.get().status).toBe('connected');
    await runtime.disconnect();
    expect(store.get().status).toBe('disconnected');
  });

  it('is not heard any more once it is disconnected, though it never lets a listener go', async () => {
    const wallet = fakeWallet();
    wallet.removeListener = () => {};
    const { runtime, store, at } = await open([wallet]);
    await runtime.connectTo(at(0));
    await runtime.disconnect();
    wallet.emit('accountsChanged', [bob]);
    wallet.emit('chainChanged', '0x2105');
    expect(store.get()).toMatchObject({ status: 'disconnected', account: undefined });
  });
});

describe('reconnecting', () => {
  async function connectedBefore(wallet: FakeWallet) {
    const { runtime, at } = await open([wallet]);
    await runtime.connectTo(at(0));
  }

  it('waits for a wallet that announces itself late', async () => {
    const wallet = fakeWallet();
    await connectedBefore(wallet);
    const { store } = await open();
    expect(store.get().status).toBe('reconnecting');
    install(wallet);
    await vi.waitFor(() => expect(store.get().status).toBe('connected'));
  });

  it('ends disconnected when the wallet is no longer in the browser, and says so', async () => {
    await connectedBefore(fakeWallet());
    const { store, words } = await open();
    await vi.waitFor(() => expect(store.get().status).toBe('disconnected'), 6_000);
    expect(words()).toEqual(['gone']);
  }, 10_000);

  it('ends disconnected when the wallet is locked, and says so', async () => {
    const wallet = fakeWallet();
    await connectedBefore(wallet);
    wallet.answer({ eth_accounts: [] });
    const { store, words } = await open([wallet]);
    await vi.waitFor(() => expect(store.get().status).toBe('disconnected'));
    expect(words()).toEqual(['locked']);
  });

  it('does not choose between two wallets that claim the same id', async () => {
    const [wallet, double] = [fakeWallet(), fakeWallet()];
    await connectedBefore(wallet);
    wallet.calls.length = 0;
    const { store, words } = await open([wallet], [double, { uuid: 'double', name: 'Fox Wallet' }]);
    await vi.waitFor(() => expect(store.get().status).toBe('disconnected'));
    expect([...wallet.asked(), ...double.asked()]).toEqual([]);
    expect(words()).toEqual(['gone']);
  });

  it('gives up on a wallet that never answers', async () => {
    const wallet = fakeWallet();
    await connectedBefore(wallet);
    wallet.answer({ eth_accounts: silence });
    const { store, runtime, words } = await open([wallet]);
    expect(store.get().status).toBe('reconnecting');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await runtime.cancelConnect();
    await vi.waitFor(() => expect(store.get().status).toBe('disconnected'));
    expect(words()).toEqual([]);
  });
});

describe('what is beside the status', () => {
  async function connected() {
    const wallet = fakeWallet();
    const opened = await open([wallet]);
    await opened.runtime.connectTo(opened.at(0));
    return { wallet, ...opened };
  }

  it('is nothing when all is well', async () => {
    const { words } = await connected();
    expect(words()).toEqual([]);
    expect(words(1)).toEqual([]);
  });

  it('is the wrong network when another is needed', async () => {
    const { words, wallet, store } = await connected();
    expect(words(8453)).toEqual(['wrongNetwork']);
    wallet.emit('chainChanged', '0x2105');
    expect(store.get().chainId).toBe(8453);
    expect(words(8453)).toEqual([]);
  });

  it('is an unsupported network when the page has no node there', async () => {
    const { words, wallet, store } = await connected();
    wallet.emit('chainChanged', '0x64');
    expect(store.get()).toMatchObject({ status: 'connected', chainId: 100 });
    expect(words()).toEqual(['unsupportedNetwork']);
  });

  it('is locked when the wallet takes its account away', async () => {
    const { words, wallet, store } = await connected();
    wallet.emit('accountsChanged', []);
    expect(store.get()).toMatchObject({ status: 'disconnected', account: undefined });
    expect(words()).toEqual(['locked']);
    expect(wallet.listeners()).toBe(0);
  });

  it('is gone when the wallet ends the connection, and nothing when it only lost its node', async () => {
    const { words, wallet, store } = await connected();
    wallet.emit('disconnect', { code: 1013 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(store.get().status).toBe('connected');
    wallet.answer({ eth_accounts: coded(4900) });
    wallet.emit('disconnect', { code: 4900 });
    await vi.waitFor(() => expect(store.get().status).toBe('disconnected'));
    expect(words()).toEqual(['gone']);
  });

  it('follows the account that is chosen in the wallet', async () => {
    const { wallet, store } = await connected();
    wallet.emit('accountsChanged', [bob]);
    expect(store.get()).toMatchObject({ status: 'connected', account: bob });
  });

  it('keeps what is wrong with a switch, until the network is right', async () => {
    const { network, wallet, words } = await connected();
    wallet.answer({ wallet_switchEthereumChain: coded(4001) });
    expect(await network.switchNetwork(8453)).toMatchObject({ kind: 'failed' });
    expect(words()).toEqual(['rejected']);
    wallet.emit('chainChanged', '0x2105');
    expect(words()).toEqual([]);
  });
});

describe('several accounts of one wallet', () => {
  async function withTwo() {
    const wallet = fakeWallet({ eth_accounts: [alice, bob] });
    const opened = await open([wallet]);
    await opened.runtime.connectTo(opened.at(0));
    return { wallet, ...opened };
  }

  it('are all there, and the one that the user chooses here signs', async () => {
    const { store, runtime } = await withTwo();
    expect(store.get()).toMatchObject({ account: alice, accounts: [alice, bob], kind: 'injected' });
    runtime.chooseAccount(bob);
    expect(store.get()).toMatchObject({ account: bob, accounts: [alice, bob] });
  });

  it('a choice holds until another account is chosen in the wallet, or the wallet takes it back', async () => {
    const { store, runtime, wallet } = await withTwo();
    runtime.chooseAccount(bob);
    wallet.emit('chainChanged', '0x2105');
    expect(store.get()).toMatchObject({ account: bob, chainId: 8453 });
    wallet.emit('accountsChanged', [alice]);
    expect(store.get()).toMatchObject({ account: alice, accounts: [alice] });
    wallet.emit('accountsChanged', [alice, bob]);
    expect(store.get().account).toBe(alice);
    runtime.chooseAccount(bob);
    wallet.emit('accountsChanged', [bob, alice]);
    wallet.emit('accountsChanged', [alice, bob]);
    expect(store.get().account).toBe(alice);
  });

  it('an account that the wallet does not grant cannot be chosen', async () => {
    const { store, runtime } = await withTwo();
    runtime.chooseAccount('0x000000000000000000000000000000000000dEaD');
    expect(store.get().account).toBe(alice);
  });
});

describe('two wallets', () => {
  async function both() {
    const [fox, owl] = [fakeWallet(), fakeWallet({ eth_accounts: [bob] })];
    const opened = await open([fox], [owl, { rdns: 'com.owl', name: 'Owl' }]);
    await opened.runtime.connectTo(opened.at(0));
    await opened.runtime.connectTo(opened.at(1));
    return { fox, owl, ...opened };
  }

  it('are both remembered, and the first keeps its permission when the second is connected', async () => {
    const { fox, store } = await both();
    const { recentWallets } = await import('./kept/recent.ts');
    expect(store.get()).toMatchObject({ account: bob, name: 'Owl' });
    expect(fox.asked()).not.toContain('wallet_revokePermissions');
    expect(fox.listeners()).toBe(0);
    expect(recentWallets.get().map(({ name }) => name)).toEqual(['Owl', 'Fox Wallet']);
  });

  it('are changed between without either asking its user again', async () => {
    const { fox, runtime, store, at } = await both();
    fox.calls.length = 0;
    await runtime.connectTo(at(0), { quiet: true });
    expect(store.get()).toMatchObject({ status: 'connected', account: alice });
    expect(fox.asked()).toEqual(['eth_accounts', 'eth_chainId']);
  });

  it('a wallet that was locked meanwhile is asked', async () => {
    const { fox, runtime, store, at } = await both();
    fox.answer({ eth_accounts: () => (fox.asked().includes('wallet_requestPermissions') ? [alice] : []) });
    fox.calls.length = 0;
    await runtime.connectTo(at(0), { quiet: true });
    expect(fox.asked()).toContain('wallet_requestPermissions');
    expect(store.get()).toMatchObject({ status: 'connected', account: alice });
  });

  it('the one that is disconnected is forgotten and gives its permission back; the other stays known', async () => {
    const { owl, runtime } = await both();
    const { recentWallets } = await import('./kept/recent.ts');
    await runtime.disconnect();
    expect(owl.asked().at(-1)).toBe('wallet_revokePermissions');
    expect(recentWallets.get().map(({ name }) => name)).toEqual(['Fox Wallet']);
  });

  it('one that only calls itself WalletConnect or Safe is not taken for it', async () => {
    const wallet = fakeWallet();
    const { runtime, store, at } = await open([wallet, { rdns: 'walletConnect', name: 'WalletConnect' }]);
    await runtime.connectTo(at(0));
    expect(store.get().kind).toBe('injected');
  });
});
