import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import { tableWorld } from '@readback/core/world/testing/tableWorld.ts';
import { describe, expect, it } from 'vitest';
import { realCases } from './cases.ts';
import { requestOf } from './realCase.ts';
import { said } from './said.ts';

/** When the requests are read: seconds since the epoch. */
const now = 1_795_251_600n;

describe('what people really sent, read without a node', () => {
  it('is much', () => expect(realCases.length).toBeGreaterThanOrEqual(150));

  it.each(realCases.map((one) => [one.id, requestOf(one, now)] as const))(
    '%s is no Stop',
    async (_, text) => {
      expect(said(await offline(text))).not.toMatch(/^stop/);
    },
  );
});

/** Requests that are kept elsewhere: `READBACK_CASES` is a folder of files, each with one. */
const folder = env['READBACK_CASES'] ?? '';
const files = folder === '' ? [] : readdirSync(folder).toSorted();
/** Which site asks, by a word of the file's name. */
const sites = { siwe: 'app.uniswap.org', blur: 'blur.io', terms: 'harbor.example' };

describe.skipIf(files.length === 0)('the requests of the folder READBACK_CASES, read without a node', () => {
  it.each(files)('%s is no Stop', async (file) => {
    const site = Object.entries(sites).find(([word]) => file.includes(word))?.[1];
    expect(said(await offline(readFileSync(join(folder, file), 'utf8'), site))).not.toMatch(/^stop/);
  });
});

async function offline(text: string, site?: string): Promise<Readback> {
  const parsed = await readPasted(text, { chainId: 1 });
  if (!parsed.ok) throw parsed.error;
  const world = tableWorld({}, { rpc: () => unknown('offline'), time: () => ({ s: 'known', v: now }) });
  const incoming = {
    request: parsed.request,
    origin: { via: 'paste', ...(site === undefined ? {} : { site }) },
    receivedAt: Number(now) * 1_000,
  } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal, { onlyLast: true })) last = it;
  if (!last) throw new Error('Nothing was read.');
  return last;
}
