import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Body } from '@readback/core/model/request.ts';
import { recordText } from '@readback/core/record/record.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { signedHash } from '@readback/core/request/frozen/signedHash.ts';
import { safeTx } from '@readback/core/simulate/testing/safe.ts';
import { numberToHex, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLast } from '../readLast.ts';
import { readbackSchema } from '../schema/readbackSchema.ts';
import { recordSchema } from '../schema/recordSchema.ts';
import { misfit } from '../testing/conforms.ts';
import { readback } from '../testing/readbackProcess.ts';
import { account, usdc } from '../testing/requests.ts';
import { nodeWorld } from '../world/nodeWorld.ts';

const folder = mkdtempSync(join(tmpdir(), 'readback-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = privateKeyToAccount(numberToHex(901, { size: 32 }));
const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

/** Payments of a Safe, token calls of it, messages and transactions, five of each. */
const bodies: readonly Body[] = Array.from({ length: 5 }, (_, n): readonly Body[] => [
  {
    kind: 'safeTransaction',
    chainId: 1,
    safe,
    version: ['1.0.0', '1.1.1', '1.3.0', '1.4.1', '1.5.0'][n] ?? '1.4.1',
    tx: safeTx({ to: usdc, value: BigInt(n + 1), nonce: BigInt(n) }),
  },
  {
    kind: 'safeTransaction',
    chainId: 10,
    safe,
    version: '1.3.0',
    tx: safeTx({ to: usdc, data: `0xa9059cbb${'0'.repeat(127)}${n + 1}` }),
  },
  { kind: 'message', signer: key.address, bytes: stringToHex(`I agree to the terms, part ${n}.`) },
  {
    kind: 'transaction',
    chainId: 1,
    from: key.address,
    call: { to: account, value: BigInt(n + 5), data: '0x' },
    set: {},
  },
]).flat();

const files: string[] = [];
beforeAll(async () => {
  const inner = readbackSchema() as Parameters<typeof misfit>[2];
  const outer = JSON.parse(JSON.stringify(recordSchema()).replace('readback.schema.json', '#/$defs/any'));
  for (const [n, body] of bodies.entries()) {
    const request = freeze(body, '');
    const { world } = nodeWorld({ offline: true }, { body });
    const incoming = { request, origin: { via: 'form' }, receivedAt: 1_795_251_600_000 } as const;
    const hash = signedHash(body);
    const signature = hash === undefined ? {} : { signature: await key.sign({ hash }) };
    const text = await recordText({
      readback: await readLast(incoming, world),
      said: ['As it was said.'],
      answer: { state: 'signed', ...signature },
      madeAt: new Date('2026-11-30T12:00:00Z'),
      by: { version: '0.1.0' },
    });
    const it = JSON.parse(text);
    expect(misfit(it, outer, { ...outer, $defs: { any: {} } })).toBeUndefined();
    expect(misfit(it.readback, inner, inner)).toBeUndefined();
    const file = join(folder, `${n}.json`);
    writeFileSync(file, text);
    files.push(file);
  }
}, 60_000);

describe('records of signatures, at another installation', () => {
  it('twenty of them are as they were written, and read the same there', async () => {
    expect(files).toHaveLength(20);
    for (let n = 0; n < files.length; n += 4) {
      const some = files.slice(n, n + 4).map((it) => readback(['record', it, '--offline', '--json']));
      for (const [at, { out, code }] of (await Promise.all(some)).entries()) {
        const { digest } = freeze(bodies[n + at] as Body, '');
        expect([JSON.parse(out), code]).toEqual([{ changed: [], digest, differs: [] }, 0]);
      }
    }
  }, 400_000);

  it('one with a changed byte is named by its part, and is a Stop', async () => {
    const [file = ''] = files;
    const changed = join(folder, 'changed.json');
    writeFileSync(
      changed,
      readFileSync(file, 'utf8').replace('"verdict": "notFullyRead"', '"verdict": "read"'),
    );
    const { out, code } = await readback(['record', changed, '--offline']);
    expect(code).toBe(4);
    expect(out.replace(/\s+/g, ' ')).toContain('not true of its request: readback.verdict');
    writeFileSync(changed, readFileSync(file, 'utf8').slice(0, 400));
    const broken = await readback(['record', changed, '--offline']);
    expect([broken.code, broken.out.includes('its JSON is broken')]).toEqual([4, true]);
  }, 120_000);

  it('says in words who signed what, and what it does not show', async () => {
    const { out, code } = await readback(['record', files[0] ?? '', '--offline']);
    const text = out.replace(/\s+/g, ' ');
    expect(code).toBe(0);
    expect(text).toContain(`Signed by ${key.address}`);
    expect(text).toContain('It does not say what the device showed.');
    expect(text).toContain('They do not prove who made it.');
    const other = await readback(['record', '{"a":1}', '--offline']);
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('not a record of a signature')]);
  }, 120_000);
});
