import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Body } from '../../model/request.ts';
import { canonical, type Plain } from './canonical.ts';
import { freeze } from './freeze.ts';

const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const send: Extract<Body, { kind: 'transaction' }> = {
  kind: 'transaction',
  chainId: 1,
  call: { to, value: 1n, data: '0x' },
  set: {},
};

const signed = { chainId: 1, delegate: to, nonce: 1n, signature: '0x01' } as const;
const operation: Extract<Body, { kind: 'userOperation' }> = {
  kind: 'userOperation',
  chainId: 1,
  entryPoint: to,
  op: {
    sender: to,
    nonce: 0n,
    initCode: '0x',
    callData: '0x',
    accountGasLimits: '0x',
    preVerificationGas: 0n,
    gasFees: '0x',
    paymasterAndData: '0x',
  },
};

test('nothing in a frozen request can be changed', () => {
  const request = freeze({ ...send, set: { accessList: [{ address: to, storageKeys: [] }] } }, 'raw');
  const seen: unknown[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    seen.push(value);
    expect(Object.isFrozen(value)).toBe(true);
    Object.values(value).forEach(walk);
  };
  walk(request);
  expect(seen.length).toBeGreaterThanOrEqual(6);
});

test('what was given stays free, and changing it changes no request', () => {
  const call = { to, value: 1n, data: '0x' } as const;
  const given: { -readonly [Key in keyof typeof send]: (typeof send)[Key] } = { ...send, call: { ...call } };
  const request = freeze(given, '');
  given.call = { ...call, value: 2n };
  expect(Object.isFrozen(given)).toBe(false);
  expect(request.body).toMatchObject({ call: { value: 1n } });
});

test('the same request has the same digest, however its hex was written and whatever it was made from', () => {
  const lower: Body = { ...send, call: { to: to.toLowerCase() as typeof to, value: 1n, data: '0x' } };
  expect(freeze(lower, 'a').digest).toBe(freeze(send, 'b').digest);
  expect(freeze(lower, 'a').body).toEqual(send);
});

test('every field counts', () => {
  const variants: Body[] = [
    send,
    { ...send, chainId: 2 },
    { ...send, from: to },
    { ...send, call: { to: null, value: 1n, data: '0x' } },
    { ...send, call: { to, value: 2n, data: '0x' } },
    { ...send, call: { to, value: 1n, data: '0x00' } },
    { ...send, set: { nonce: 0n } },
    { ...send, set: { gas: 0n } },
    { ...send, set: { accessList: [] } },
    { ...send, set: { authorizationList: [] } },
    { ...send, set: { authorizationList: [signed] } },
    { ...send, set: { authorizationList: [{ ...signed, authority: to }] } },
    { ...send, set: { authorizationList: [{ ...signed, chainId: 0 }] } },
    { ...send, set: { authorizationList: [{ ...signed, signature: '0x02' }] } },
    { ...send, set: { blobVersionedHashes: [] } },
    { ...send, set: { blobVersionedHashes: ['0x01'] } },
    { ...send, set: { maxFeePerBlobGas: 0n } },
    { ...send, signed: { hash: '0x01', signature: '0x02' } },
    { ...send, signed: { hash: '0x02', signature: '0x02' } },
    { ...send, signed: { hash: '0x01', signature: '0x03' } },
    { kind: 'authorization', chainId: 0, delegate: to, nonce: 1n },
    { kind: 'authorization', chainId: 0, delegate: to, nonce: 1n, signature: '0x01' },
    { kind: 'authorization', chainId: 0, delegate: to, nonce: 1n, signature: '0x01', authority: to },
    operation,
    { ...operation, version: '0.7' },
    { ...operation, version: '0.8' },
    { ...operation, op: { ...operation.op, signature: '0x' } },
    { ...operation, op: { ...operation.op, paymasterAndData: '0x00' } },
    { ...operation, authorization: signed },
    { kind: 'calls', chainId: 1, atomic: true, calls: [send.call] },
    { kind: 'calls', chainId: 1, atomic: false, calls: [send.call] },
    { kind: 'calls', chainId: 1, atomic: false, calls: [send.call, send.call] },
    { kind: 'message', bytes: '0x' },
    { kind: 'message', bytes: '0x00' },
  ];
  expect(new Set(variants.map((body) => freeze(body, '').digest)).size).toBe(variants.length);
});

test('a malformed address or odd hex never becomes a request', () => {
  expect(() => freeze({ kind: 'message', bytes: '0x1' }, '')).toThrow('body.data');
  expect(() => freeze({ ...send, from: '0x12' }, '')).toThrow('body.address');
});

const plain: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.bigInt(),
    fc.string({ unit: 'binary' }),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value;

/** Reads the canonical encoding: that it can be read back is what makes it injective. */
function read(text: string): Plain {
  const bytes = Buffer.from(text, 'utf8');
  let at = 0;
  const until = (end: string): string => {
    const from = at;
    at = bytes.indexOf(end, at) + 1;
    return bytes.toString('utf8', from, at - 1);
  };
  const take = (size: number): string => {
    at += size;
    return bytes.toString('utf8', at - size, at);
  };
  const one = (): Plain => {
    const kind = take(1);
    if (kind === 'n') return null;
    if (kind === 't' || kind === 'f') return kind === 't';
    if (kind === 'd') return Number(until(';'));
    if (kind === 'i') return BigInt(until(';'));
    const count = Number(until(':'));
    if (kind === 's') return take(count);
    if (kind === 'w') {
      const units = take(count * 4).match(/.{4}/g) ?? [];
      return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
    }
    const items = Array.from({ length: count });
    if (kind === 'a') return items.map(one);
    return Object.fromEntries(items.map(() => [one() as string, one()]));
  };
  const value = one();
  expect(at).toBe(bytes.length);
  return value;
}

test('two different values never share a canonical encoding', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonical(read(canonical(value)))).toBe(canonical(value));
      expect(JSON.stringify(tagged(read(canonical(value))))).toBe(JSON.stringify(tagged(value)));
    }),
  );
});

function tagged(value: Plain | undefined): unknown {
  if (typeof value === 'bigint') return { bigint: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(tagged);
  return {
    object: Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, tagged(item)]),
  };
}

test('what is not plain data has no canonical form', () => {
  expect(() => canonical(1.5)).toThrow(TypeError);
  expect(() => canonical(2 ** 53)).toThrow(TypeError);
  expect(() => canonical((() => 1) as unknown as Plain)).toThrow(TypeError);
});
