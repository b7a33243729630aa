import 'fake-indexeddb/auto';
import { erc20Abi } from 'viem';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const address = '0xDFEBAd708F803af22e81044aD228Ff77C83C935c';
const codeHash = `0x${'ab'.repeat(32)}` as const;
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

/** The page with these networks; nothing is kept of an earlier one. */
async function open({ practice = false, reachable = (url: string): boolean => url !== '' } = {}) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.doMock('../networks/config.ts', () => ({
    loadConfig: async () => ({ networks: [], practice: null }),
    networkOf: () => ({ chainId: 1, name: 'One', practice }),
  }));
  vi.doMock('../sources/hosts.ts', () => ({ isReachable: reachable }));
  const [{ abiChoices }, { verifiedAbiQuery }, sources, { sourceKeys }] = await Promise.all([
    import('./abiChoices.ts'),
    import('./verifiedAbi.ts'),
    import('../sources/sources.ts'),
    import('../sources/sourceKeys.ts'),
  ]);
  sources.sourceChoices.set({ on: {}, urls: {} });
  const ask = () => {
    const asked = abiChoices(1).filter(({ state }) => state === 'asked');
    return verifiedAbiQuery(asked, { chainId: 1, address, codeHash }).queryFn();
  };
  return { ask, states: () => abiChoices(1).map(({ state }) => state), ...sources, sourceKeys };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('the ABI of a contract', () => {
  test('is asked of the next source only where the one before has none', async () => {
    const { ask, switchSource, sourceKeys, urlOf } = await open();
    switchSource('blockscout', true);
    switchSource('etherscan', true);
    await sourceKeys.etherscan.holdKey(urlOf('etherscan'), 'secret', false);
    fetched.mockImplementation(async (url) =>
      url.includes('sourcify')
        ? new Response('{}', { status: 404 })
        : Response.json({ status: '1', message: 'OK', result: JSON.stringify(erc20Abi) }),
    );
    expect(await ask()).toMatchObject({ from: { by: 'source', name: 'Etherscan' } });
    const hosts = fetched.mock.calls.map(([url]) => new URL(url).host);
    expect(hosts, 'Blockscout has no key').toEqual(['sourcify.dev', 'api.etherscan.io']);
    fetched.mockClear();
    fetched.mockImplementation(async () =>
      Response.json({ chainId: '1', address, match: 'match', abi: erc20Abi }),
    );
    expect(await ask()).toMatchObject({ from: { by: 'source', name: 'Sourcify' } });
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('that nobody has is said with who was asked, and what each said', async () => {
    const { ask, switchSource, sourceKeys, urlOf } = await open();
    switchSource('etherscan', true);
    await sourceKeys.etherscan.holdKey(urlOf('etherscan'), 'secret', false);
    fetched.mockImplementation(async (url) =>
      url.includes('sourcify') ? new Response('{}', { status: 404 }) : new Response('busy', { status: 429 }),
    );
    await expect(ask()).rejects.toMatchObject({
      of: [
        { name: 'Sourcify', said: { why: 'notFound' } },
        { name: 'Etherscan', said: { why: 'refused' } },
      ],
    });
  });

  test('is asked of no source that is off, knows public networks only, or cannot be reached before a reload', async () => {
    expect((await open()).states()).toEqual(['asked', 'off', 'off']);
    const practice = await open({ practice: true });
    practice.switchSource('etherscan', true);
    expect(practice.states()).toEqual(['local', 'off', 'local']);
    const apart = await open({ reachable: (url) => !url.includes('etherscan') });
    apart.switchSource('etherscan', true);
    expect(apart.states()).toEqual(['asked', 'off', 'unreachable']);
  });
});
