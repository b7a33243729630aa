import 'fake-indexeddb/auto';
import { known, unknown } from '@readback/core/model/known.ts';
import { type Abi, erc20Abi } from 'viem';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const address = '0xDFEBAd708F803af22e81044aD228Ff77C83C935c';
const codeHash = `0x${'ab'.repeat(32)}` as const;
const selector = '0x095ea7b3';
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bounds = () => ({ signal: new AbortController().signal, deadline: 3_000, maxBytes: 131_072 });

/** The page with these networks, and the answers of Sourcify. Nothing is kept of an earlier one. */
async function open({ practice = false, abi = erc20Abi as Abi } = {}) {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.doMock('../networks/config.ts', () => ({
    loadConfig: async () => ({ networks: [], practice: null }),
    networkOf: () => ({ chainId: 1, name: 'One', practice }),
  }));
  fetched.mockImplementation(async () =>
    Response.json({ chainId: '1', address, match: 'match', abi, compilation: { name: 'Token' } }),
  );
  const [{ askVerified }, { askSignatures }, sources, { sourceKeys }] = await Promise.all([
    import('./askVerified.ts'),
    import('./askSignatures.ts'),
    import('../sources/sources.ts'),
    import('../sources/sourceKeys.ts'),
  ]);
  sources.sourceChoices.set({ on: {}, urls: {} });
  type Asked = Parameters<typeof askVerified>[0];
  const ask = (more: Partial<Asked> = {}) =>
    askVerified({ source: 'sourcify', chainId: 1, address, codeHash, selector, ...more }, bounds());
  return { ask, signatures: () => askSignatures({ chainId: 1, selector }, bounds()), ...sources, sourceKeys };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('a source of verified contracts', () => {
  test('is asked once for the same code, and gives a review only the function that it asks for', async () => {
    const { ask } = await open();
    const first = await ask();
    expect(first).toMatchObject(
      known({
        functions: [{ name: 'approve' }],
        from: { by: 'source', name: 'Sourcify', subject: codeHash },
      }),
    );
    expect(await ask({ selector: '0x12345678' })).toMatchObject(known({ functions: [] }));
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0]).toContain(`/v2/contract/1/${address}?fields=`);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', redirect: 'error' });
    await ask({ codeHash: `0x${'cd'.repeat(32)}` });
    expect(fetched, 'other code is another question').toHaveBeenCalledTimes(2);
  });

  test('is not asked when it is off, nor for a practice chain, nor without the key that it wants', async () => {
    const { ask, switchSource } = await open();
    expect(await ask({ source: 'etherscan' })).toEqual(unknown('switchedOff', 'Etherscan'));
    switchSource('etherscan', true);
    expect(await ask({ source: 'etherscan' })).toEqual(unknown('notAsked', 'Etherscan'));
    switchSource('sourcify', false);
    expect(await ask()).toEqual(unknown('switchedOff', 'Sourcify'));
    const practice = await open({ practice: true });
    expect(await practice.ask()).toEqual(unknown('notAsked', 'Sourcify'));
    expect(fetched).not.toHaveBeenCalled();
  });

  test('gets a key only where the key was given for', async () => {
    const { ask, switchSource, replaceUrl, sourceKeys, urlOf } = await open();
    switchSource('etherscan', true);
    await sourceKeys.etherscan.holdKey(urlOf('etherscan'), 'secret', false);
    fetched.mockImplementation(async () =>
      Response.json({ status: '1', message: 'OK', result: JSON.stringify(erc20Abi) }),
    );
    expect(await ask({ source: 'etherscan' })).toMatchObject({ s: 'known' });
    expect(fetched.mock.calls[0]?.[0]).toMatch(/^https:\/\/api\.etherscan\.io\/v2\/api\?.*apikey=secret$/);
    replaceUrl('etherscan', 'https://other.example');
    expect(await ask({ source: 'etherscan' })).toEqual(unknown('notAsked', 'Etherscan'));
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('that has none, fails or says too much costs a review only its answer, and is asked again', async () => {
    const { ask } = await open();
    const answers: readonly (readonly [() => Response, string])[] = [
      [() => new Response('no', { status: 404 }), 'notFound'],
      [() => new Response('busy', { status: 429 }), 'refused'],
      [() => Response.json({ abi: 'x'.repeat(10_485_760) }), 'tooLarge'],
      [
        () => Response.json({ chainId: '1', address: `0x${'11'.repeat(20)}`, match: 'match', abi: erc20Abi }),
        'malformed',
      ],
    ];
    for (const [answer, why] of answers) {
      fetched.mockImplementation(async () => answer());
      expect(await ask(), why).toEqual(unknown(why as 'refused', 'Sourcify'));
    }
    fetched.mockRejectedValue(new TypeError('offline'));
    expect(await ask()).toEqual(unknown('offline', 'Sourcify'));
    expect(fetched).toHaveBeenCalledTimes(5);
  });
});

describe('the signature database', () => {
  test('learns four bytes and nothing else', async () => {
    const { signatures } = await open();
    const name = 'approve(address,uint256)';
    fetched.mockImplementation(async () =>
      Response.json({ ok: true, result: { function: { [selector]: [{ name, filtered: false }] } } }),
    );
    expect(await signatures()).toEqual(known([name]));
    expect(fetched.mock.calls[0]?.[0]).toBe(
      'https://api.4byte.sourcify.dev/signature-database/v1/lookup?function=0x095ea7b3&filter=true',
    );
  });

  test('is not asked when it is off, nor for a practice chain', async () => {
    const practice = await open({ practice: true });
    expect(await practice.signatures()).toEqual(unknown('notAsked', 'Signature database'));
    const { signatures, switchSource } = await open();
    switchSource('signatures', false);
    expect(await signatures()).toEqual(unknown('switchedOff', 'Signature database'));
    expect(fetched).not.toHaveBeenCalled();
  });
});
