import 'fake-indexeddb/auto';
import { known, unknown } from '@readback/core/model/known.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const address = '0xDFEBAd708F803af22e81044aD228Ff77C83C935c';
const codeHash = `0x${'ab'.repeat(32)}` as const;
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bounds = () => ({ signal: new AbortController().signal, deadline: 3_000, maxBytes: 65_536 });

/** The page with these networks, and the answers of Sourcify. Nothing is kept of an earlier one. */
async function open({ practice = false } = {}) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.doMock('../networks/config.ts', () => ({
    loadConfig: async () => ({ networks: [{ chainId: 31337, practice }], practice: null }),
    networkOf: (chainId: number) => ({ chainId, name: 'One', practice: practice && chainId === 31337 }),
  }));
  fetched.mockImplementation(async () =>
    Response.json({ chainId: '1', address, match: 'match', deployment: { blockNumber: '17' } }),
  );
  const [{ askContract }, sources] = await Promise.all([
    import('./askContract.ts'),
    import('../sources/sources.ts'),
  ]);
  sources.sourceChoices.set({ on: {}, urls: {} });
  type Asked = Parameters<typeof askContract>[0];
  const ask = (more: Partial<Asked> = {}) =>
    askContract({ chainId: 1, address, codeHash, ...more }, bounds());
  return { ask, ...sources };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('a published contract is asked for once for the same code', async () => {
  const { ask } = await open();
  const record = { verified: true, createdBlock: 17n, from: { by: 'source', name: 'Sourcify' } };
  expect(await ask()).toEqual(known(record));
  expect(await ask()).toEqual(known(record));
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toContain(`/v2/contract/1/${address}?fields=deployment`);
  await ask({ codeHash: `0x${'cd'.repeat(32)}` });
  expect(fetched, 'other code is another question').toHaveBeenCalledTimes(2);
});

test('one that is not published is asked for again: it may be by that time', async () => {
  const { ask } = await open();
  fetched.mockImplementation(async () => new Response('{}', { status: 404 }));
  expect(await ask()).toMatchObject({ s: 'known', v: { verified: false } });
  await ask();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a source that is off or fails is not a record', async () => {
  const { ask, switchSource } = await open();
  fetched.mockImplementation(async () => new Response('', { status: 500 }));
  expect(await ask()).toMatchObject({ s: 'unknown', why: 'refused' });
  fetched.mockClear();
  switchSource('sourcify', false);
  expect(await ask()).toEqual(unknown('switchedOff', 'Sourcify'));
  expect(fetched).not.toHaveBeenCalled();
});

test('nobody keeps records of a development chain, and nobody is asked', async () => {
  const { ask } = await open();
  expect(await ask({ chainId: 31337 })).toEqual(unknown('unsupported', 'Sourcify'));
  const practice = await open({ practice: true });
  expect(await practice.ask({ chainId: 31337 })).toEqual(unknown('offline', 'practice chain'));
  expect(fetched).not.toHaveBeenCalled();
});
