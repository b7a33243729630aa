import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import { unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { type Hex, keccak256 } from 'viem';
import { expect, it, test } from 'vitest';
import { plain } from './plain.ts';
import { byHeart } from './testing/byHeart.ts';
import real from './testing/realRequests.json' with { type: 'json' };
import written from './testing/realSentences.json' with { type: 'json' };

type Real = Readonly<{ id: string; pasted: string; txHash?: string }>;

/**
 * Transactions that were sent and signatures that apps ask for, read without any node, each with what someone who
 * knows the field would say of it then: the sentences were read one by one, and what was wrong in them was mended first.
 */
const all: readonly Real[] = [...real.requests, ...byHeart];
const sentences: Readonly<Record<string, string>> = written;

it('knows many requests, and a sentence for each', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(Object.keys(sentences).sort()).toEqual(all.map(({ id }) => id).sort());
});

test.each(all)('$id', async ({ id, pasted, txHash }) => {
  if (txHash !== undefined) expect(keccak256(pasted as Hex)).toBe(txHash);
  expect(await said(pasted)).toBe(sentences[id]);
});

async function said(pasted: string): Promise<string> {
  const parsed = await readPasted(pasted, { chainId: 1, from: '0x41c79D2E88b150FaC07E3B6Da2F419E8770609da' });
  if (!parsed.ok) throw parsed.error;
  const world = tableWorld({}, { rpc: () => unknown('offline') });
  const incoming = {
    request: parsed.request,
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('Nothing was read.');
  const readback = last;
  return plain(readback.sentence, (fact) => factAt(readback, fact));
}
