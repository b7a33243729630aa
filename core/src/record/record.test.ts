import fc from 'fast-check';
import { privateKeyToAccount } from 'viem/accounts';
import { numberToHex } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { multiSend, safeTx } from '../check/testing/safes.ts';
import { friend, me, usdc } from '../check/testing/views.ts';
import type { Readback } from '../model/readback.ts';
import type { Body } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { signedHash } from '../request/frozen/signedHash.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { digestsOf, type Recorded, recordText, sealedRecord } from './record.ts';
import { differencesOf, verifyRecord } from './verifyRecord.ts';

const key = privateKeyToAccount(numberToHex(77, { size: 32 }));
const madeAt = new Date('2026-11-30T12:00:00Z');
const body = safeTx(friend, '0x', 0, { value: 5n });

async function readingOf(of: Body, raw = ''): Promise<Readback> {
  const incoming = {
    request: freeze(of, raw),
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let last: Readback | undefined;
  const { signal } = new AbortController();
  for await (const it of read(incoming, rpcWorld('http://127.0.0.1:1'), signal, { ask: false })) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

async function recorded(of: Body, more: Partial<Recorded> = {}): Promise<string> {
  const hash = signedHash(of);
  const signature = hash === undefined ? {} : { signature: await key.sign({ hash }) };
  return recordText({
    readback: await readingOf(of),
    said: ['Not fully read', 'Asks you to approve a payment of 5 wei.'],
    answer: { state: 'signed', at: 1_795_251_700_000, ...signature },
    madeAt,
    by: { version: '0.1.0' },
    ...more,
  });
}

const bodies: readonly Body[] = [
  body,
  safeTx(multiSend, '0x12345678', 1),
  { kind: 'message', bytes: '0x48656c6c6f', signer: me },
  {
    kind: 'transaction',
    chainId: 1,
    from: me,
    call: { to: usdc, value: 7n, data: '0xa9059cbb' },
    set: { gas: 90_000n },
  },
  {
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: true,
    calls: [
      { to: friend, value: 1n, data: '0x' },
      { to: usdc, value: 0n, data: '0x' },
    ],
  },
];

let text: string;
beforeAll(async () => {
  text = await recorded(body, { device: signedHash(body) ?? '' });
});

describe('the record of a signature', () => {
  it('says what was seen, and null where nothing was', async () => {
    const it = JSON.parse(text);
    expect(it).toMatchObject({
      format: 'readback.record',
      version: 1,
      madeAt: '2026-11-30T12:00:00.000Z',
      by: { version: '0.1.0', release: null },
      device: signedHash(body),
      answer: { state: 'signed', signer: key.address, hash: null },
      hearback: null,
    });
    expect(it.readback.verdict).toBe('notFullyRead');
    expect(JSON.parse(await recorded(body)).device).toBeNull();
  });

  it.each(bodies.map((of) => [of.kind, of] as const))(
    'is as it was written, and its request is read again: %s',
    async (_, of) => {
      const found = await verifyRecord(await recorded(of));
      expect(found).toMatchObject({ is: 'record', changed: [] });
      if (found.is !== 'record') return;
      expect(found.request?.digest).toBe(freeze(of, '').digest);
      const its = found.content['readback'] as Record<string, unknown>;
      expect(differencesOf(its, await readingOf(of))).toEqual([]);
    },
  );

  it('names the part in which a value was changed', async () => {
    for (const [path, from, to] of [
      ['readback.verdict', '"verdict": "notFullyRead"', '"verdict": "read"'],
      ['madeAt', '2026-11-30T12:00', '2026-11-30T13:00'],
      ['answer.state', '"state": "signed"', '"state": "failed"'],
      ['said', 'a payment of 5 wei', 'a payment of 6 wei'],
      ['device', `"device": "0x`, `"device": "1x`],
      ['by.version', '"0.1.0"', '"0.1.1"'],
    ] as const) {
      expect(text).toContain(from);
      expect(await verifyRecord(text.replace(from, to))).toMatchObject({ is: 'record', changed: [path] });
    }
  });

  it('names whichever byte is changed', async () => {
    const bytes = fc.nat({ max: text.length - 1 });
    const other = fc.integer({ min: 32, max: 126 }).map((it) => String.fromCharCode(it));
    await fc.assert(
      fc.asyncProperty(bytes, other, async (at, letter) => {
        fc.pre(text[at] !== letter);
        const found = await verifyRecord(text.slice(0, at) + letter + text.slice(at + 1));
        if (found.is === 'broken') {
          // From the changed byte on it cannot be parsed: it is named by its line, or by one where that is seen.
          expect(found.line).toBeGreaterThanOrEqual(text.slice(0, at).split('\n').length - 1);
          return;
        }
        expect(found.is).toBe('record');
        if (found.is === 'record') expect(found.changed.length).toBeGreaterThan(0);
      }),
      { numRuns: 400, seed: 37 },
    );
  });

  it('whose hashes were made again names what does not follow from its request', async () => {
    const forged = (change: (it: Record<string, Record<string, unknown>>) => void) => {
      const { digests: _, seal: __, ...content } = JSON.parse(text);
      change(content);
      return sealedRecord(content);
    };
    const cases: readonly (readonly [string, (it: Record<string, Record<string, unknown>>) => void])[] = [
      ['answer.signer', (it) => Object.assign(it['answer'] ?? {}, { signer: friend })],
      ['readback.fingerprints', (it) => Object.assign(it['readback'] ?? {}, { fingerprints: [] })],
      [
        'readback.incoming.request',
        (it) => {
          const incoming = it['readback']?.['incoming'] as { request: { body: { tx: { value: string } } } };
          incoming.request.body.tx.value = '6';
        },
      ],
      ['request.text', (it) => Object.assign(it['request'] ?? {}, { text: 'pay' })],
    ];
    for (const [path, change] of cases) {
      expect(await verifyRecord(forged(change))).toMatchObject({ changed: [path] });
    }
  });

  it('tells in what another reading differs', async () => {
    const { readback } = JSON.parse(text);
    const own = await readingOf(body);
    expect(differencesOf({ ...readback, verdict: 'read', findings: [] }, own)).toContain('verdict');
    expect(differencesOf(readback, { ...own, parties: [] })).toEqual(['parties']);
  });

  it('is no other file, and has a hash for every part', async () => {
    expect(await verifyRecord('{"a":1}')).toEqual({ is: 'noRecord' });
    expect(await verifyRecord('hello')).toEqual({ is: 'noRecord' });
    const it = JSON.parse(text);
    const paths = Object.keys(digestsOf(it));
    for (const name of Object.keys(it).filter((one) => one !== 'digests' && one !== 'seal'))
      expect(paths.some((path) => path === name)).toBe(true);
  });
});
