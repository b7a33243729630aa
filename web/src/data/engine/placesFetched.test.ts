import { expect, test, vi } from 'vitest';
import type { Body } from '@readback/core/model/request.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { read as Read, ReadOptions } from '@readback/core/readback.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { fetchPlaces, placeNames } from '@readback/core/shipped/places.ts';
import { unknown } from '@readback/core/model/known.ts';
import type { World } from '@readback/core/world/world.ts';

const pool = '0x87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';

/** The tables as they are in the built page: to be fetched. */
async function later(fetchThem: (chainId: number) => ReturnType<typeof fetchPlaces>) {
  vi.resetModules();
  vi.doMock('@readback/core/shipped/places.ts', () => ({
    placeNames,
    placesNow: () => undefined,
    fetchPlaces: fetchThem,
  }));
  const protocols = await import('@readback/core/shipped/protocols.ts');
  const { read } = await import('@readback/core/readback.ts');
  vi.doUnmock('@readback/core/shipped/places.ts');
  return { ...protocols, read };
}

test('where the list of a network is to be fetched, nothing is said of a contract before', async () => {
  const { knowProtocols, protocolAt } = await later(fetchPlaces);
  expect(() => protocolAt(1, pool)).toThrow('not fetched');
  await knowProtocols(1);
  expect(protocolAt(1, pool)).toBe('Aave v3 pool');
  expect(protocolAt(1, '0x00000000000000000000000000000000000000aa')).toBeUndefined();
  // Another network is another list.
  expect(() => protocolAt(10, pool)).toThrow('not fetched');
  await knowProtocols(undefined);
});

test('where it does not come, or takes too long, a reading ends without a word, and the next one asks again', async () => {
  const tries = vi.fn(fetchPlaces).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { read, protocolAt } = await later(tries);
  await expect(readAll(read)).rejects.toThrow('Failed to fetch');
  expect(() => protocolAt(1, pool)).toThrow('not fetched');
  tries.mockImplementationOnce(() => new Promise(() => {}));
  await expect(readAll(read, { within: 50 })).rejects.toThrow('in time');
  const readbacks = await readAll(read);
  expect(readbacks.at(-1)).toMatchObject({ verdict: 'notFullyRead' });
  expect(tries).toHaveBeenCalledTimes(3);
});

const nobody: World = { ask: async () => unknown('offline') };

const payment: Body = {
  kind: 'transaction',
  chainId: 1,
  from: '0x00000000000000000000000000000000000000A1',
  call: { to: pool, value: 5n, data: '0x' },
  set: {},
};

async function readAll(read: typeof Read, options?: ReadOptions): Promise<readonly Readback[]> {
  const request = freeze(payment, '');
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  const found: Readback[] = [];
  for await (const it of read(incoming, nobody, new AbortController().signal, options)) found.push(it);
  return found;
}
