import { encodeFunctionData, parseAbi, stringToHex, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { freeze } from '../frozen/freeze.ts';
import { signedHash } from '../frozen/signedHash.ts';
import { agreeable } from './agreeable.ts';
import { safeMessageTypedData } from './safeMessage.ts';
import { type SafeTransactionBody, safeTxTypedData } from './safeTypedData.ts';
import { readAs, refusalOf } from '../testing/readAs.ts';

const parent = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';
const child = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const fields = {
  to: from,
  value: '5',
  data: null,
  operation: 0,
  safeTxGas: 0,
  baseGas: 0,
  gasPrice: '0',
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 3,
};
const body = (safe: typeof parent | typeof child, more: object = {}): SafeTransactionBody => ({
  kind: 'safeTransaction',
  chainId: 1,
  safe,
  version: '1.3.0',
  tx: {
    ...({ to: from, value: 5n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n } as const),
    ...({ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 3n } as const),
    ...more,
  },
});
const abi = parseAbi(['function approveHash(bytes32 hashToApprove)']);
const approval = (of: SafeTransactionBody) => encodeFunctionData({ abi, args: [signedHash(of) ?? '0x'] });
const asked = (data: string, more: object = { chainId: '0x1' }) =>
  JSON.stringify({ method: 'eth_sendTransaction', params: [{ from, to: child, data, ...more }] });
const childJson = JSON.stringify({ safe: child, ...fields });

describe('a request and what its hash is of', () => {
  const one = asked(approval(body(child)));

  test.each([
    ['one after the other', `${one}\n${childJson}`],
    ['the other first, with a comma', `${childJson}, ${one}`],
    ['in a list', `[${one},${childJson}]`],
    ['in a list, the other first', `[${childJson},${one}]`],
  ])('are read together: %s', async (_, text) => {
    const { took, body: read, request } = await readAs(text, 'transaction');
    expect([took, read.call.to]).toEqual(['transactionRequest', child]);
    expect(request.raw).toBe(text);
    expect(request.beside).toContainEqual(body(child));
    expect(request.digest).toBe(freeze(read, one).digest);
  });

  test('are read with the network of the request, and as every version of the Safe', async () => {
    const text = `${asked(approval(body(child)), { chainId: '0xa' })}${childJson}`;
    const { request } = await readAs(text, 'transaction', { chainId: 1 });
    expect(request.beside).toMatchObject([
      { kind: 'safeTransaction', chainId: 10, version: '1.3.0' },
      { kind: 'safeTransaction', chainId: 10, version: '1.0.0' },
    ]);
  });

  test('may both be Safe transactions: the one that names the hash of the other is asked for', async () => {
    const outer = JSON.stringify({ safe: parent, ...fields, to: child, data: approval(body(child)) });
    const typed = safeTxTypedData(body(child)).json;
    for (const text of [`${outer}${childJson}`, `${childJson}${outer}`, `${typed}\n${outer}`]) {
      const { body: read, request } = await readAs(text, 'safeTransaction', { chainId: 1 });
      expect(read.safe).toBe(parent);
      expect(request.beside?.length).toBeGreaterThan(0);
    }
  });

  test('may be three deep', async () => {
    const middle = body(child, { to: parent, data: approval(body(parent)) });
    const middleJson = JSON.stringify({ safe: child, ...fields, to: parent, data: middle.tx.data });
    const last = JSON.stringify({ safe: parent, ...fields });
    const first = asked(approval(middle));
    for (const text of [`${last}${middleJson}${first}`, `${middleJson}${first}${last}`]) {
      expect((await readAs(text, 'transaction')).body.call.to).toBe(child);
    }
  });

  test('may be a message by which a Safe agrees to what another hashes, and what that is', async () => {
    const of = agreeable(body(child));
    const typed = safeMessageTypedData({ address: parent, chainId: 1, version: '1.3.0' }, of?.bytes ?? '0x');
    const outer = safeMessageTypedData(
      { address: from, chainId: 1, version: '1.3.0' },
      agreeable({ kind: 'typedData', ...typed })?.digest ?? '0x',
    );
    for (const text of [`${typed.json}${childJson}`, `[${childJson},${typed.json}]`]) {
      const { request, body: read } = await readAs(text, 'typedData', { chainId: 1 });
      expect(read.typed.domain.verifyingContract).toBe(parent);
      expect(request.beside).toContainEqual(body(child));
    }
    for (const text of [`${childJson}${outer.json}${typed.json}`, `${typed.json}${childJson}${outer.json}`]) {
      const { request, body: read } = await readAs(text, 'typedData', { chainId: 1 });
      expect(read.typed.domain.verifyingContract).toBe(from);
      expect(request.beside?.length).toBeGreaterThan(1);
    }
  });

  test('is a bare hash and what it is of, too', async () => {
    const params = [from, signedHash(body(child))];
    const text = `${childJson}\n${JSON.stringify({ method: 'eth_sign', params })}`;
    const { request, body: read } = await readAs(text, 'message', { chainId: 1 });
    expect([read.blind, request.beside?.[0]]).toEqual([true, body(child)]);
  });

  test('that approves another hash is read, with what was given', async () => {
    const { request } = await readAs(`${asked(approval(body(parent)))}${childJson}`, 'transaction');
    expect(request.beside).toContainEqual(body(child));
  });

  test.each([
    [
      'several that name no hash',
      `${childJson}${childJson}`,
      'at {"problem":{"id":"json.extra"},"line":1,"column":',
    ],
    [
      'several of which one only holds the word',
      `${childJson}{"a":"d4d9bdcd"}`,
      'at {"problem":{"id":"json.extra"},"line":1,"column":',
    ],
    ['several requests of apps', `[${asked('0x')},${asked('0x12345678')}]`, 'request.several'],
    ['one that is none', `${one}{"foo":1}`, 'request.beside {"problem":{"id":"request.unknownJson"}}'],
    [
      'one that is malformed',
      `${one}${childJson.replace('"value":"5"', '"value":"-5"')}`,
      'request.beside {"problem":{"id":"field.noQuantity","args":{"name":"value"}}}',
    ],
    ['something after it', `${one} and more`, 'at {"problem":{"id":"json.extra"},"line":1,"column":'],
    ['a list in it', `${one}[1]`, 'at {"problem":{"id":"json.extra"},"line":1,"column":'],
    [
      'nine of them',
      Array(9).fill(childJson).join(''),
      'at {"problem":{"id":"json.extra"},"line":1,"column":',
    ],
  ])('are refused: %s', async (_, text, sentence) => {
    expect((await refusalOf(text, { chainId: 1 })).error.message).toContain(sentence);
  });

  test('are offered whole as a message where they are refused', async () => {
    const text = `${one}{"foo":1}`;
    const { others } = await refusalOf(text, { chainId: 1 });
    expect(others.map(({ took, request }) => [took, request.body])).toEqual([
      ['text', { kind: 'message', bytes: stringToHex(text) }],
    ]);
  });

  test('waits for the network where nothing names one', async () => {
    const text = `${asked(approval(body(child)), {})}${childJson}`;
    expect(await refusalOf(text)).toMatchObject({ needs: ['chain'] });
  });
});
