import 'fake-indexeddb/auto';
import { known, unknown } from '@readback/core/model/known.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const thief = '0xa1fc0d24fad0a34bc5c6697256035bad833eeec2';
const phishing = { blacklist: ['evil.example', 'shop.example'], whitelist: ['good.shop.example'] };
const files: Record<string, unknown> = {
  'config.json': phishing,
  'address.json': [thief],
  'domains.json': ['scam.example'],
};
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bounds = (deadline = 3_000) => ({ signal: new AbortController().signal, deadline, maxBytes: 262_144 });
const fileOf = (url: string) => url.split('/').at(-1) ?? '';

/** The page with nothing kept of an earlier one. */
async function open() {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.doMock('../networks/config.ts', () => ({ loadConfig: async () => ({ networks: [] }) }));
  fetched.mockImplementation(async (url) => Response.json(files[fileOf(url)]));
  const [{ askListed }, sources] = await Promise.all([
    import('./askListed.ts'),
    import('../sources/sources.ts'),
  ]);
  sources.sourceChoices.set({ on: {}, urls: {} });
  const ask = (sites: readonly string[], more: { kept?: true; deadline?: number } = {}) => {
    const { deadline, ...rest } = more;
    return askListed({ addresses: [thief], sites, ...rest }, bounds(deadline));
  };
  return { ask, ...sources };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('without a list that the user chose nothing is fetched', async () => {
  const { ask } = await open();
  expect(await ask(['evil.example'])).toEqual(known({ lists: [], found: [] }));
  expect(fetched).not.toHaveBeenCalled();
});

test('a chosen list is fetched whole, once, and looked through here', async () => {
  const { ask, switchSource } = await open();
  switchSource('phishingSites', true);
  const list = { name: 'MetaMask phishing list', asOf: new Date().toISOString().slice(0, 10) };
  expect(await ask(['evil.example'])).toEqual(
    known({ lists: [list], found: [{ what: 'evil.example', list }] }),
  );
  expect(await ask(['app.evil.example', 'notevil.example', 'example'])).toEqual(
    known({ lists: [list], found: [{ what: 'app.evil.example', list }] }),
  );
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://raw.githubusercontent.com/MetaMask/eth-phishing-detect/main/src/config.json');
  expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
});

test('a part of a site that the list excepts is not on it', async () => {
  const { ask, switchSource } = await open();
  switchSource('phishingSites', true);
  expect(await ask(['good.shop.example', 'x.good.shop.example'])).toMatchObject({ v: { found: [] } });
  expect(await ask(['bad.shop.example'])).toMatchObject({ v: { found: [{ what: 'bad.shop.example' }] } });
});

test('addresses are found, whatever their capitals', async () => {
  const { ask, switchSource } = await open();
  switchSource('scamDatabase', true);
  expect(await ask(['scam.example'])).toMatchObject({
    v: { found: [{ what: thief }, { what: 'scam.example' }] },
  });
});

test('a list that cannot be had is not known, unless another one names something', async () => {
  const { ask, switchSource } = await open();
  switchSource('phishingSites', true);
  fetched.mockImplementation(async () => Response.json(['no list']));
  expect(await ask(['evil.example'])).toEqual(unknown('malformed', 'MetaMask phishing list'));
  fetched.mockImplementation(async (url) =>
    fileOf(url) === 'config.json' ? new Response('', { status: 500 }) : Response.json(files[fileOf(url)]),
  );
  switchSource('scamDatabase', true);
  expect(await ask([])).toMatchObject({ s: 'known', v: { found: [{ what: thief }] } });
});

test('a list that is long in coming is not waited for, and is there the next time', async () => {
  const { ask, switchSource } = await open();
  switchSource('phishingSites', true);
  let give: (it: Response) => void = () => {};
  fetched.mockImplementation(() => new Promise((resolve) => (give = resolve)));
  expect(await ask(['evil.example'], { deadline: 300 })).toEqual(
    unknown('timeout', 'MetaMask phishing list'),
  );
  give(Response.json(phishing));
  expect(await ask(['evil.example'])).toMatchObject({ v: { found: [{ what: 'evil.example' }] } });
  expect(fetched).toHaveBeenCalledOnce();
});

test('on this device alone nothing is fetched, and what is here is looked through', async () => {
  const { ask, switchSource } = await open();
  switchSource('phishingSites', true);
  expect(await ask(['evil.example'], { kept: true })).toMatchObject({ s: 'unknown', why: 'notAsked' });
  expect(fetched).not.toHaveBeenCalled();
  await ask([]);
  expect(await ask(['evil.example'], { kept: true })).toMatchObject({ s: 'known' });
});
