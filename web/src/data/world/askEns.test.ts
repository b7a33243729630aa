import { beforeEach, expect, test, vi } from 'vitest';

const universalResolver = '0x04fc820176617A99AE134904935Bc854b2e51628';
const networks = {
  ethereum: { chainId: 1, name: 'Ethereum', practice: false },
  base: { chainId: 8453, name: 'Base', practice: false },
  practice: { chainId: 31337, name: 'Practice chain', practice: true },
  empty: { chainId: 31338, name: 'Empty practice chain', practice: true },
} as const;

/** The page with some networks enabled, and some of them used. */
async function open(enabled: readonly (keyof typeof networks)[], used: readonly number[] = []) {
  vi.resetModules();
  vi.doMock('../networks/config.ts', () => ({
    loadConfig: async () => ({ networks: [], practice: null }),
    networkOf: (chainId: number) => enabled.map((it) => networks[it]).find((it) => it.chainId === chainId),
  }));
  vi.doMock('../practiceInfo.ts', () => ({
    practiceInfo: async () => ({ addresses: { ensUniversalResolver: universalResolver } }),
  }));
  const { usedNetworks } = await import('../own/usedNetworks.ts');
  usedNetworks.set(used);
  const { switchSource } = await import('../sources/sources.ts');
  const { askEns } = await import('./askEns.ts');
  return {
    shown: (chainId: number) => askEns({ chainId, typed: false }),
    typed: (chainId: number) => askEns({ chainId, typed: true }),
    switchSource,
  };
}

beforeEach(() => vi.unstubAllGlobals());

test('names that are only shown are asked of Ethereum once it was used, whatever network they are on', async () => {
  const before = await open(['ethereum', 'base'], [8453]);
  expect(await before.shown(8453)).toEqual({ s: 'unknown', why: 'notAsked', source: 'Ethereum' });
  const after = await open(['ethereum', 'base'], [1]);
  expect(await after.shown(8453)).toMatchObject({ s: 'known', v: { chainId: 1 } });
});

test('a name that the user types is asked of Ethereum where that is enabled', async () => {
  expect(await (await open(['ethereum'])).typed(8453)).toMatchObject({ s: 'known', v: { chainId: 1 } });
  expect(await (await open(['base'], [1])).typed(8453)).toMatchObject({ s: 'unknown', why: 'notAsked' });
});

test('the practice chain serves itself and the empty one, and never for Ethereum', async () => {
  const it = await open(['practice', 'empty'], [31338]);
  const own = { s: 'known', v: { chainId: 31337, universalResolver } };
  expect(await it.shown(31337)).toMatchObject({ s: 'unknown' });
  expect(await it.shown(31338)).toEqual(own);
  expect(await it.typed(31337)).toEqual(own);
  expect(await it.typed(1)).toMatchObject({ s: 'unknown', why: 'notAsked' });
});

test('nobody is asked while names are switched off', async () => {
  const it = await open(['ethereum'], [1]);
  it.switchSource('ens', false);
  expect(await it.typed(1)).toEqual({ s: 'unknown', why: 'switchedOff', source: 'ENS' });
});
