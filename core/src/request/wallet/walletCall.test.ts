import { expect, test } from 'vitest';
import type { Body } from '../../model/request.ts';
import { freeze } from '../frozen/freeze.ts';
import { parse } from '../parse/parse.ts';
import { isSigningMethod, readMethods } from './methods.ts';
import { walletCall } from './walletCall.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const call = (body: Body) => walletCall(freeze(body, ''), account);

test('a wallet gets the fields that are set, as short hex, and no others', () => {
  expect(
    call({
      kind: 'transaction',
      chainId: 31337,
      call: { to, value: 0n, data: '0xABCD' },
      set: { nonce: 0n, gas: 255n },
    }),
  ).toEqual({
    method: 'eth_sendTransaction',
    params: [
      { from: account, to, value: '0x0', data: '0xabcd', chainId: '0x7a69', nonce: '0x0', gas: '0xff' },
    ],
  });
});

test('a contract that is created has no address it goes to', () => {
  const { params } = call({
    kind: 'transaction',
    chainId: 1,
    call: { to: null, value: 0n, data: '0x6000' },
    set: {},
  });
  expect(params[0]).not.toHaveProperty('to');
});

test('what is signed already, and what wallets take from no page, is handed to none', () => {
  const send: Extract<Body, { kind: 'transaction' }> = {
    kind: 'transaction',
    chainId: 1,
    call: { to, value: 0n, data: '0x' },
    set: {},
  };
  expect(() => call({ ...send, signed: { hash: '0x01', signature: '0x02' } })).toThrow('wallet.signed');
  for (const set of [
    { authorizationList: [] },
    { blobVersionedHashes: [] },
    { maxFeePerBlobGas: 1n },
    { type: '0x3' },
    { type: '0x4' },
  ] as const) {
    expect(() => call({ ...send, set })).toThrow('wallet.notFromPage');
  }
});

test('a message goes as its bytes, then the account', () => {
  expect(call({ kind: 'message', bytes: '0x6869' })).toEqual({
    method: 'personal_sign',
    params: ['0x6869', account],
  });
});

test('typed data goes as the very text it came as', () => {
  const json = ' {"types": {}, "a": 1.0}\n';
  const typed = { types: {}, primaryType: 'A', domain: {}, message: {} };
  expect(call({ kind: 'typedData', json, typed })).toEqual({
    method: 'eth_signTypedData_v4',
    params: [account, json],
  });
});

test('a request for another account is never handed over', () => {
  expect(() => call({ kind: 'message', signer: to, bytes: '0x' })).toThrow('wallet.otherAccount');
  expect(() =>
    call({ kind: 'transaction', chainId: 1, from: to, call: { to, value: 0n, data: '0x' }, set: {} }),
  ).toThrow('wallet.otherAccount');
});

test('a batch says whether it must happen as a whole', () => {
  const body: Body = { kind: 'calls', chainId: 1, atomic: true, calls: [{ to, value: 1n, data: '0x' }] };
  expect(call(body)).toEqual({
    method: 'wallet_sendCalls',
    params: [
      {
        version: '2.0.0',
        from: account,
        chainId: '0x1',
        atomicRequired: true,
        calls: [{ to, value: '0x1' }],
      },
    ],
  });
});

test('a batch keeps the id and the version of its app, and what it does not say', () => {
  const id = `0x${'cd'.repeat(32)}`;
  const calls = [{ to, value: '0x1' }];
  const asked = (more: object) => {
    const text = JSON.stringify({ method: 'wallet_sendCalls', params: [{ chainId: '0x1', calls, ...more }] });
    const parsed = parse(text, {});
    if (!parsed.ok) throw parsed.error;
    return { request: parsed.request, batch: walletCall(parsed.request, account).params[0] };
  };
  const handed = { from: account, chainId: '0x1', calls };
  for (const [more, expected] of [
    [
      { version: '2.0.0', id, atomicRequired: false },
      { ...handed, version: '2.0.0', id, atomicRequired: false },
    ],
    [
      { version: '2.0.0', id: 'my batch', atomicRequired: true },
      { ...handed, version: '2.0.0', id: 'my batch', atomicRequired: true },
    ],
    [{ version: '1.0' }, { ...handed, version: '1.0' }],
    [
      { version: '1.0', id, atomicRequired: true },
      { ...handed, version: '1.0', id, atomicRequired: true },
    ],
    [{ version: '2.0.0' }, { ...handed, version: '2.0.0', atomicRequired: false }],
    [{}, { ...handed, version: '2.0.0', atomicRequired: false }],
  ] as const) {
    expect(asked(more).batch).toEqual(expected);
  }
  // It is the same request under another id, as when an app asks again.
  expect(asked({ id }).request.digest).toBe(asked({ version: '1.0' }).request.digest);
  expect(() => asked({ id: 7 })).toThrow();
  expect(() => asked({ id: 'x'.repeat(9_000) })).toThrow('batch.tooLong');
});

test('a Safe transaction goes as typed data in the form of its version', () => {
  const zero = '0x0000000000000000000000000000000000000000';
  const tx = {
    to,
    value: 2n ** 200n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 7n,
    gasPrice: 0n,
    gasToken: zero,
    refundReceiver: zero,
    nonce: 3n,
  } as const;
  const json = (version: string) => {
    const { params } = call({ kind: 'safeTransaction', chainId: 10, safe: to, version, tx });
    return JSON.parse(String(params[1]));
  };
  expect(json('1.4.1').domain).toEqual({ chainId: 10, verifyingContract: to });
  expect(json('1.2.0').domain).toEqual({ verifyingContract: to });
  expect(json('1.4.1').message).toMatchObject({
    value: (2n ** 200n).toString(),
    baseGas: '7',
    operation: '0',
  });
  expect(json('0.1.0').message).toMatchObject({ dataGas: '7' });
  for (const version of ['', '2.0.0', '0.0.9', '1.6.0', '1.4', 'latest', '1.4.1\n']) {
    expect(() => json(version), version).toThrow('safe.version');
  }
});

test('no method that signs or sends is among what nodes are asked', () => {
  expect([...readMethods].filter(isSigningMethod)).toEqual([]);
  expect(
    ['eth_sign', 'personal_sign', 'eth_sendTransaction', 'eth_sendRawTransaction'].every(isSigningMethod),
  ).toBe(true);
  expect(isSigningMethod('constructor')).toBe(false);
});
