import { freeze } from '@readback/core/request/frozen/freeze.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { describe, expect, it } from 'vitest';
import type { ActivityEntry } from './activityEntry.ts';
import { packedEntry, unpackedEntry } from './packedEntry.ts';

const digits = Array.from({ length: 3_000 }, (_, at) => at.toString(16).padStart(4, '0')).join('');
const to = '0x2222222222222222222222222222222222222222';
const data = `0x${digits}` as const;

function entry(raw: string): ActivityEntry {
  const body = { kind: 'transaction', chainId: 1, call: { to, value: 5n, data }, set: {} } as const;
  const request = freeze(body, raw);
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1 } as const;
  const inner = { id: '0.0', data: `0x${digits.slice(100, 9_100)}`, args: [], steps: [] };
  const arg = { name: 'all', value: { kind: 'bytes', hex: `0x${digits.slice(8)}` }, bytes: [4, 6_000] };
  const steps = [{ id: '0', data, args: [arg], steps: [inner] }];
  const readback = { incoming, steps, verdict: 'caution', facts: {} } as unknown as Readback;
  const call = { method: 'eth_sendTransaction', params: [{ to, data, value: '0x5' }] };
  return { id: 'a', incoming, openedAt: 1, state: 'asked', call, readback };
}

describe('an entry with a large request', () => {
  const large = entry(`{"to":"${to}","data":"${data}"}`);

  it('has the bytes of its request on the disk once', () => {
    const written = JSON.stringify(structuredClone(packedEntry(large)), (_, it) =>
      typeof it === 'bigint' ? String(it) : it,
    );
    expect(written.split(digits.slice(200, 260)).length - 1).toBe(1);
    expect(written.length).toBeLessThan(14_000);
  });

  it('is read as it was written', () => {
    expect(unpackedEntry(structuredClone(packedEntry(large)))).toEqual(large);
  });

  it('is read as it was written when its text spells the bytes in another way', () => {
    const other = entry(`{"to":"${to}","data":"0x${digits.toUpperCase()}"}`);
    expect(unpackedEntry(structuredClone(packedEntry(other)))).toEqual(other);
  });

  it('is read when it was written whole, before there was packing', () => {
    expect(unpackedEntry(structuredClone(large))).toEqual(large);
  });

  it('is no worse for places that lie outside of its text', () => {
    const packed = structuredClone(packedEntry(large)) as {
      incoming: { request: { body: { call: unknown } } };
    };
    packed.incoming.request.body.call = { to, value: 5n, data: Uint32Array.of(4_000_000_000, 4_000_000_000) };
    expect(unpackedEntry(packed)).toMatchObject({
      incoming: { request: { body: { call: { data: '0x' } } } },
    });
  });
});

it('a small entry is written as it is', () => {
  const small = { incoming: { request: { raw: 'hello' } } } as unknown as ActivityEntry;
  expect(packedEntry(small)).toBe(small);
  expect(unpackedEntry(small)).toBe(small);
});
