/// <reference types="node" />
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const page = 'http://127.0.0.1:8470';
const head: { httpEquiv?: string; content?: string }[] = [];
const kept = new Map<string, string>();
const reload = vi.fn();
let offered: unknown = { networks: [], practice: null };

beforeEach(() => {
  kept.clear();
  reload.mockClear();
  offered = { networks: [], practice: null };
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the page again, as its host offers networks, and with what was kept. */
async function open() {
  vi.resetModules();
  head.length = 0;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('location', { origin: page, reload });
  vi.stubGlobal('document', {
    baseURI: `${page}/`,
    createElement: () => ({}),
    head: { append: (it: object) => void head.push(it) },
  });
  vi.stubGlobal('fetch', async () => Response.json(offered));
  const config = await import('../networks/config.ts');
  const hosts = await import('./hosts.ts');
  const { networkChoices } = await import('../networks/choices.ts');
  const { switchSource, sources, replaceUrl } = await import('./sources.ts');
  await config.loadConfig();
  return { config, hosts, networkChoices, switchSource, sources, replaceUrl };
}

function directive(name: string): readonly string[] {
  const found = head[0]?.content?.split('; ').find((it) => it.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

const network = (chainId: number, rpc: string) => ({
  chainId,
  name: `Net ${chainId}`,
  symbol: 'ETH',
  decimals: 18,
  rpc,
  practice: false,
});

describe('when the page opens, its policy', () => {
  test('is narrowed once, to its own host, its nodes and the sources that are on', async () => {
    offered = {
      networks: [network(1, 'https://one.example:8443/key'), network(2, '/rpc/2')],
      practice: null,
    };
    const { config } = await open();
    await config.loadConfig();
    expect(head).toHaveLength(1);
    expect(head[0]?.httpEquiv).toBe('Content-Security-Policy');
    expect(directive('connect-src').toSorted()).toEqual(
      [
        "'self'",
        page,
        'https://one.example:8443',
        'https://ipfs.io',
        'https://arweave.net',
        'https://sourcify.dev',
        'https://api.4byte.sourcify.dev',
        'https://raw.githubusercontent.com',
      ].toSorted(),
    );
    expect(directive('frame-src')).toEqual(["'none'"]);
    expect(head[0]?.content).not.toContain('key');
  });

  test('has neither the networks nor the sources that are switched off', async () => {
    offered = { networks: [network(1, 'https://one.example/')], practice: null };
    const first = await open();
    expect(directive('img-src')).toContain('https:');
    first.networkChoices.set({ own: [], nodes: {}, off: [1] });
    for (const { id } of first.sources) first.switchSource(id, false);
    await open();
    expect(directive('connect-src')).toEqual(["'self'", page]);
    expect(directive('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  });

  test('has the user’s own nodes and gateways in place of ours, and hosts kept for a source while it is on', async () => {
    offered = { networks: [network(1, 'https://one.example/')], practice: null };
    const first = await open();
    first.networkChoices.set({ own: [], nodes: { 1: 'http://127.0.0.1:8545/' }, off: [] });
    first.replaceUrl('ipfs', 'http://127.0.0.1:8080');
    first.hosts.keepHost('assistant', 'http://localhost:11434/v1');
    await open();
    expect(directive('connect-src')).toEqual(
      expect.arrayContaining(['http://127.0.0.1:8545', 'http://127.0.0.1:8080']),
    );
    expect(directive('connect-src')).not.toContain('https://one.example');
    expect(directive('connect-src')).not.toContain('http://localhost:11434');
    first.switchSource('assistant', true);
    await open();
    expect(directive('connect-src')).toContain('http://localhost:11434');
  });

  test('is narrow before anybody who waits for the configuration goes on', async () => {
    const { config } = await open();
    const then = config.loadConfig().then(() => head.length);
    expect(await then).toBe(1);
  });

  test('takes no host that a policy could read as more than that host', async () => {
    offered = { networks: [network(1, 'https://*/'), network(2, 'https://a;script-src/')], practice: null };
    const { hosts } = await open();
    expect(directive('connect-src').filter((it) => /[*;]|script/.test(it))).toEqual([]);
    expect(head[0]?.content?.split('; ')).toHaveLength(3);
    expect(hosts.isReachable('https://*/')).toBe(false);
  });
});

describe('networks that change while the page is open', () => {
  test('are gone at once when they are taken away, and are there after a reload when they are added', async () => {
    offered = { networks: [network(1, 'https://one.example/')], practice: null };
    const { config, networkChoices } = await open();
    const own = [{ chainId: 77, name: 'Mine', symbol: 'M', rpc: 'https://mine.example/' }];
    networkChoices.set({ own, nodes: {}, off: [1] });
    expect([config.networkOf(1), config.networkOf(77), config.needsReload()]).toEqual([
      undefined,
      undefined,
      true,
    ]);
    const again = await open();
    expect(again.config.networkOf(77)).toMatchObject({ name: 'Mine', custom: true, practice: false });
    expect(again.config.needsReload()).toBe(false);
    expect(again.config.networkOf(1)).toBe(undefined);
    again.networkChoices.set({ own, nodes: {}, off: [] });
    expect([again.config.needsReload(), again.config.networkOf(1)]).toEqual([true, undefined]);
  });

  test('are not asked at a node that was replaced', async () => {
    offered = { networks: [network(1, 'https://one.example/')], practice: null };
    const { config, networkChoices } = await open();
    networkChoices.set({ own: [], nodes: { 1: 'https://mine.example/' }, off: [] });
    expect([config.networkOf(1), config.needsReload()]).toEqual([undefined, true]);
  });
});

describe('a host that is tried', () => {
  test('is reachable after the reload, in this tab, and what was to be done comes back once', async () => {
    const { hosts } = await open();
    expect(hosts.isReachable('https://new.example/key')).toBe(false);
    hosts.reloadToReach('https://new.example/key', 'network {"name":"Mine"}');
    expect(reload).toHaveBeenCalledOnce();
    const after = (await open()).hosts;
    expect(after.isReachable('https://new.example/other')).toBe(true);
    expect(after.goOn('assistant ')).toBe(undefined);
    expect(after.goOn('network ')).toBe('{"name":"Mine"}');
    expect(after.goOn('network ')).toBe(undefined);
    expect((await open()).hosts.isReachable('https://new.example/')).toBe(true);
  });

  test('is the only site that may be in a frame, where the user opened it, and until something else is tried', async () => {
    const { hosts } = await open();
    expect(hosts.isFramable('https://dapp.example/swap')).toBe(false);
    hosts.reloadToFrame('https://dapp.example/swap', 'dapp https://dapp.example/swap');
    const after = (await open()).hosts;
    expect(directive('frame-src')).toEqual(['https://dapp.example']);
    expect(directive('connect-src')).not.toContain('https://dapp.example');
    expect(after.isFramable('https://dapp.example/swap')).toBe(true);
    expect(after.isFramable('https://other.example/')).toBe(false);
    expect(after.goOn('dapp ')).toBe('https://dapp.example/swap');
    after.reloadToReach('https://new.example/', '');
    await open();
    expect(directive('frame-src')).toEqual(["'none'"]);
    kept.set('readback.trying', JSON.stringify({ origins: [], next: '', frame: 'https://*' }));
    await open();
    expect(directive('frame-src')).toEqual(["'none'"]);
  });

  test('is not let in by what someone else wrote into the tab’s storage', async () => {
    kept.set(
      'readback.trying',
      JSON.stringify({ origins: ['https://*', 'https:', "'unsafe-inline'", 7], next: '' }),
    );
    await open();
    expect(directive('connect-src').filter((it) => /\*|^https:$|unsafe/.test(it))).toEqual([]);
    kept.set('readback.trying', 'nonsense');
    expect((await open()).hosts.goOn()).toBe(undefined);
  });
});
