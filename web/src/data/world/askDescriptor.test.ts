import 'fake-indexeddb/auto';
import { known, unknown } from '@readback/core/model/known.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bounds = () => ({ signal: new AbortController().signal, deadline: 3_000, maxBytes: 1_000 });
const mirror = 'https://mirror.test/registry';

/** The page with one network that is enabled, and a registry that answers each path with its own name. */
async function open({ practice = false } = {}) {
  vi.resetModules();
  vi.doMock('../networks/config.ts', () => ({
    loadConfig: async () => ({ networks: [], practice: null }),
    networkOf: (chainId: number) => (chainId === 1 ? { chainId: 1, name: 'One', practice } : undefined),
  }));
  fetched.mockImplementation(async (url) => new Response(url));
  const [{ askDescriptor }, sources] = await Promise.all([
    import('./askDescriptor.ts'),
    import('../sources/sources.ts'),
  ]);
  sources.sourceChoices.set({ on: {}, urls: {} });
  const ask = (path = 'index.calldata.json', chainId = 1) => askDescriptor({ chainId, path }, bounds());
  return { ask, ...sources };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('the registry of descriptions', () => {
  test('gives a file with when it was fetched, from the address that the user set', async () => {
    const { ask, replaceUrl } = await open();
    replaceUrl('descriptors', mirror);
    const url = `${mirror}/registry/a/calldata-B.json`;
    const it = await ask('registry/a/calldata-B.json');
    expect(it).toMatchObject(known({ text: url, host: 'mirror.test' }));
    expect(fetched).toHaveBeenCalledWith(
      url,
      expect.objectContaining({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' }),
    );
  });

  test('is asked again each time, and what it said earlier today is in when it is gone', async () => {
    const { ask } = await open();
    const first = await ask();
    await ask();
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await ask()).toMatchObject({ s: 'known', v: { text: first.s === 'known' && first.v.text } });
    expect(await ask('other.json')).toMatchObject({ s: 'unknown', why: 'offline' });
  });

  test('is not asked when it is off, for a network that is not enabled, nor for a practice chain', async () => {
    const { ask, switchSource, replaceUrl } = await open({ practice: true });
    expect(await ask()).toMatchObject({ why: 'notAsked' });
    expect(await ask('index.calldata.json', 5)).toMatchObject({ why: 'notAsked' });
    switchSource('descriptors', false);
    expect(await ask()).toMatchObject({ why: 'switchedOff' });
    expect(fetched).not.toHaveBeenCalled();
    switchSource('descriptors', true);
    replaceUrl('descriptors', mirror);
    expect((await ask()).s).toBe('known');
  });

  test('is asked for nothing but files below its address', async () => {
    const { ask } = await open();
    for (const path of [
      'https://elsewhere.test/a.json',
      '../a.json',
      'a/../b.json',
      '/a.json',
      'a.json?x=1',
      'a//b.json',
      'a%2e.json#.json',
      'a',
    ])
      expect([path, await ask(path)]).toEqual([path, unknown('notFound', 'Description registry')]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('that says too much, or says no, gives nothing', async () => {
    const { ask } = await open();
    fetched.mockResolvedValueOnce(new Response('a'.repeat(1_001)));
    expect(await ask()).toMatchObject({ why: 'tooLarge' });
    fetched.mockResolvedValueOnce(new Response('', { status: 404 }));
    expect(await ask()).toMatchObject({ why: 'notFound' });
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    expect(await ask()).toMatchObject({ why: 'refused' });
  });
});
