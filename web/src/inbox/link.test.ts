import { errorText } from '@readback/phrases/problemText.ts';
import type { Body } from '@readback/core/model/request.ts';
import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { parse } from '@readback/core/request/parse/parse.ts';
import fc from 'fast-check';
import { bytesToHex, type Hex, hexToBytes, keccak256, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { base64url, fromBase64url } from '../data/base64url.ts';
import { deflate } from './deflate.ts';
import { linkIncoming, mostLink, requestLink } from './link.ts';

const page = 'https://readback.example/app/?x=1#/review/1';
const to = '0x2222222222222222222222222222222222222222';
const payment: Body = { kind: 'transaction', chainId: 10, call: { to, value: 5n, data: '0x' }, set: {} };

async function linkOf(body: Body): Promise<string> {
  const link = await requestLink(freeze(body, ''), page);
  if (!link.ok) throw link.error;
  return link.value;
}

/** A link made by hand, as someone else could make it. */
async function forged(json: string, digest: Hex = keccak256(stringToHex(json))): Promise<string> {
  const packed = await deflate(new TextEncoder().encode(json));
  return `https://other.example/#/check?r=v1.${base64url(new Uint8Array([...hexToBytes(digest), ...packed]))}`;
}

async function refusal(link: string): Promise<string> {
  const opened = await linkIncoming(link);
  if (opened.ok) throw new Error('It was read.');
  return errorText(opened.error);
}

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((it) => bytesToHex(it));
const bytes = fc.uint8Array({ maxLength: 300 }).map((it) => bytesToHex(it));
const wei = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });
const chainId = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const call = fc.record({ to: fc.option(address), value: wei, data: bytes });
const set = fc.record(
  {
    nonce: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    gas: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    maxFeePerGas: wei,
    maxPriorityFeePerGas: wei,
    gasPrice: wei,
    type: fc.constantFrom('0x0' as const, '0x1' as const, '0x2' as const),
  },
  { requiredKeys: [] },
);
const body: fc.Arbitrary<Body> = fc.oneof(
  fc.record(
    { kind: fc.constant('transaction' as const), chainId, from: address, call, set },
    { requiredKeys: ['kind', 'chainId', 'call', 'set'] },
  ),
  fc.record(
    {
      kind: fc.constant('calls' as const),
      chainId,
      from: address,
      atomic: fc.boolean(),
      calls: fc.array(call, { minLength: 1, maxLength: 5 }),
    },
    { requiredKeys: ['kind', 'chainId', 'atomic', 'calls'] },
  ),
  fc.record(
    { kind: fc.constant('message' as const), signer: address, bytes },
    { requiredKeys: ['kind', 'bytes'] },
  ),
);

test('a link gives back the very request, whatever it is, as one that came by a link', () =>
  fc.assert(
    fc.asyncProperty(body, async (it) => {
      const request = freeze(it, 'typed');
      const opened = await linkIncoming(await linkOf(it));
      expect(opened).toMatchObject({ ok: true, value: { origin: { via: 'link' } } });
      if (!opened.ok) return;
      expect(opened.value.request.digest).toBe(request.digest);
      expect(opened.value.request.body).toEqual(request.body);
      expect(Object.keys(opened.value.origin)).toEqual(['via']);
    }),
    { numRuns: 60 },
  ));

test('what is copied out of a request that came by a link is read as the same request', () =>
  fc.assert(
    fc.asyncProperty(body, async (it) => {
      fc.pre(it.kind !== 'message');
      const opened = await linkIncoming(await linkOf(it));
      if (!opened.ok) throw opened.error;
      const read = parse(opened.value.request.raw, {});
      expect(read.ok && read.request.digest).toBe(opened.value.request.digest);
    }),
    { numRuns: 30 },
  ));

test('typed data travels as the very text that the wallet would get', async () => {
  const json =
    '{ "types": {"EIP712Domain":[{"name":"name","type":"string"}],"A":[{"name":"x","type":"uint256"}]},\n "primaryType":"A","domain":{"name":"…"},"message":{"x":"1","note":"unsigned"}}';
  const read = parse(json, { from: to });
  if (!read.ok) throw read.error;
  const opened = await linkIncoming(await linkOf(read.request.body));
  expect(opened).toMatchObject({
    ok: true,
    value: { request: { digest: read.request.digest, body: { json } } },
  });
});

test('the page’s own address is kept, and what was open in it is not', async () => {
  expect(await linkOf(payment)).toMatch(/^https:\/\/readback\.example\/app\/\?x=1#\/check\?r=v1\.[\w-]+$/);
  expect((await linkOf(payment)).length).toBeLessThan(250);
});

test('a request that is too long says so, instead of making a link that is cut on its way', async () => {
  const random = keccak256('0x00').slice(2);
  const data =
    `0x${Array.from({ length: 200 }, (_, at) => keccak256(stringToHex(random + at)).slice(2)).join('')}` as Hex;
  const link = await requestLink(freeze({ ...payment, call: { to, value: 0n, data } } as Body, ''), page);
  expect(link).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining('too long for a link') },
  });
});

test('a link that was cut anywhere, or has a changed character, is refused', async () => {
  const link = await linkOf(payment);
  const start = link.indexOf('v1.') + 3;
  for (let at = start; at < link.length; at += 7) {
    expect((await linkIncoming(link.slice(0, at))).ok, `cut at ${at}`).toBe(false);
    const other = link[at] === 'A' ? 'B' : 'A';
    expect((await linkIncoming(link.slice(0, at) + other + link.slice(at + 1))).ok, `changed at ${at}`).toBe(
      false,
    );
  }
});

test('a link that states another digest than its request gives is refused', async () => {
  const json = `{"transaction":{"chainId":10,"to":"${to}","value":"5"}}`;
  expect((await linkIncoming(await forged(json, freeze(payment, '').digest))).ok).toBe(true);
  expect(await refusal(await forged(json))).toContain('damaged or cut');
});

test.each([
  [
    'a key that names the prototype',
    '{"transaction":{"chainId":1,"to":null,"__proto__":{"x":1}}}',
    '__proto__',
  ],
  ['a kind that names the prototype', '{"__proto__":{}}', '__proto__'],
  ['another kind', '{"constructor":{}}', 'kind of request'],
  [
    'a host or a setting beside the request',
    '{"message":{"bytes":"0x00"},"rpc":"https://evil.example"}',
    'does not contain a request',
  ],
  ['a host inside it', '{"message":{"bytes":"0x00","rpc":"https://evil.example"}}', 'does not know'],
  ['a network that is none', '{"transaction":{"chainId":0,"to":null}}', 'chain'],
  ['no network', '{"transaction":{"to":null}}', 'network'],
  [
    'an address with a wrong checksum',
    `{"transaction":{"chainId":1,"to":"${to.replace('22', '2F')}f"}}`,
    'address',
  ],
  ['no JSON', 'hello', 'value'],
])('%s is refused with a reason', async (_, json, says) => {
  expect(await refusal(await forged(json))).toContain(says);
});

test('a link that unfolds to far more than it is, is refused without being unfolded', async () => {
  const bomb = await forged(`{"message":{"bytes":"0x${'00'.repeat(2_000_000)}"}}`);
  expect(bomb.length).toBeLessThan(mostLink * 2);
  expect(await refusal(bomb)).toContain('damaged or cut');
});

test.each([
  ['nothing', '', 'no request'],
  ['a megabyte', `#/check?r=v1.${'A'.repeat(1_048_576)}`, 'longer than any'],
  ['another version', '#/check?r=v9.AAAA', 'format of this link is unknown'],
  ['no version', '#/check?r=AAAA', 'format of this link is unknown'],
  ['something after the request', '#/check?r=v1.AAAA&rpc=https://evil.example', 'no request'],
])('a link with %s is refused with a reason', async (_, link, says) => {
  expect(await refusal(link)).toContain(says);
});

test('base64url is read back only as it is written', () =>
  fc.assert(
    fc.property(fc.uint8Array(), (it) => {
      expect(fromBase64url(base64url(it))).toEqual(new Uint8Array(it));
    }),
  ));

test('base64url with padding, other alphabets or stray bits is none', () => {
  for (const text of ['AA==', 'A', 'AB', '+A', 'A A']) expect(fromBase64url(text)).toBeUndefined();
});
