import { type Address, keccak256, numberToHex, slice } from 'viem';
import { expect, test } from 'vitest';
import { known } from '../model/known.ts';
import { standardPreferences } from '../model/preferences.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { tableWorld } from '../world/testing/tableWorld.ts';

/** Addresses of which none looks like another. */
const account = (at: number): Address => slice(keccak256(numberToHex(at)), 12);

const blocked = account(4_999);

test('a book of five thousand is read to its end, and so are as many mutes', async () => {
  const book = Array.from({ length: 5_000 }, (_, at) => ({
    address: account(at),
    name: `Someone whom I know ${at}`,
    own: false,
    paid: 0,
    ...(at === 4_999 ? { blocked: true as const } : {}),
  }));
  const mutes = book.map(({ address }) => ({ rule: 'approvals.noLimit', address, chainId: 1 }));
  const world = tableWorld(
    {},
    { book: () => known(book), preferences: () => known({ ...standardPreferences, mutes }) },
  );
  const body = {
    kind: 'transaction',
    chainId: 1,
    call: { to: blocked, value: 1n, data: '0x' },
    set: {},
  } as const;
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let verdict: string | undefined;
  const stops = new Set<string>();
  for await (const it of read(incoming, world, new AbortController().signal)) {
    verdict = it.verdict;
    for (const found of it.findings)
      if (found.outcome === 'fired' && found.severity === 'stop') stops.add(found.rule);
  }
  expect([...stops]).toEqual(['lists.blocked']);
  expect(verdict).toBe('stop');
});
