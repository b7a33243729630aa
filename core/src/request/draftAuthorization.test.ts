import { numberToHex, serializeTransaction, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { readOnly } from './frozen/readOnly.ts';
import { readAs, refusalOf } from './testing/readAs.ts';

const delegate = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const other = '0x1111111111111111111111111111111111111111';
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const asked = (authorizationList: readonly unknown[], more: object = { from }) =>
  JSON.stringify({ method: 'eth_sendTransaction', params: [{ to: other, authorizationList, ...more }] });
const listOf = async (text: string, context = {}) =>
  (await readAs(text, 'transaction', { chainId: 1, ...context })).body.set.authorizationList;

describe('an authorization in a request that nobody has signed yet', () => {
  test('is of the account that is asked to sign it, on the network of the request', async () => {
    const list = [
      { address: delegate },
      { chainId: '0x0', contractAddress: zeroAddress, nonce: '0x7' },
      { chainId: 10, delegate: other },
    ];
    expect(await listOf(asked(list))).toEqual([
      { chainId: 1, delegate, authority: from },
      { chainId: 0, delegate: zeroAddress, nonce: 7n, authority: from },
      { chainId: 10, delegate: other, authority: from },
    ]);
    expect(await listOf(asked([{ address: delegate }], { chainId: '0xa' }))).toEqual([
      { chainId: 10, delegate },
    ]);
    expect(await listOf(asked([{ address: delegate }], {}), { from })).toEqual([
      { chainId: 1, delegate, authority: from },
    ]);
  });

  test('is beside one that is signed, which is of its own account', async () => {
    const signed = await signer.signAuthorization({ address: delegate, chainId: 1, nonce: 4 });
    const { r, s, yParity, address, chainId, nonce } = signed;
    const list = await listOf(asked([{ r, s, yParity, address, chainId, nonce }, { address: other }]));
    expect(list?.map(({ authority }) => authority)).toEqual([signer.address, from]);
    expect(list?.map(({ signature }) => signature === undefined)).toEqual([false, true]);
  });

  test('may have zeros instead of its signature, also in raw bytes', async () => {
    const zeros = { r: '0x0', s: '0x0', yParity: '0x0', chainId: 1, nonce: 1 };
    const wanted = [{ chainId: 1, delegate, nonce: 1n, authority: from }];
    expect(await listOf(asked([{ address: delegate, ...zeros }]))).toEqual(wanted);
    const r = numberToHex(0, { size: 32 });
    const raw = serializeTransaction({
      chainId: 1,
      to: other,
      authorizationList: [{ address: delegate, chainId: 1, nonce: 1, r, s: r, yParity: 0 }],
    });
    expect(await listOf(raw, { from })).toEqual(wanted);
  });

  test('is never signed here', async () => {
    const { body } = await readAs(asked([{ address: zeroAddress }]), 'transaction', { chainId: 1 });
    expect(readOnly(body)).toBe('authorizationList');
  });

  test('waits for the network where nothing names one', async () => {
    expect(await refusalOf(asked([{ address: delegate }]))).toMatchObject({ needs: ['chain'] });
  });

  test.each([
    [[{}], 'authorization.noContract'],
    [[{ address: delegate, code: '0x' }], 'field.unknown {"what":"authorization"}'],
    [[{ address: delegate, nonce: '-1' }], 'field.noQuantity {"name":"'],
    [[{ address: delegate, r: '0x1', s: '0x1', yParity: '0x0' }], 'authorization.lacks {"key":"chainId"}'],
    [[{ address: delegate, r: '0x1' }], 'authorization.lacks {"key":"s"}'],
    [['0x'], 'authorization.noObject'],
  ])('that is malformed is refused (%j)', async (list, sentence) => {
    const { error } = await refusalOf(asked(list), { chainId: 1 });
    expect(error.message).toContain(sentence);
  });
});

describe('a request for an authorization alone', () => {
  const ask = (params: unknown, method = 'wallet_signAuthorization') => JSON.stringify({ method, params });

  test.each([
    [[{ address: delegate }], undefined],
    [{ contractAddress: delegate }, undefined],
    [[from, { address: delegate }], from],
    [[{ address: delegate }, from], from],
  ])('is read with the account that it names (%j)', async (params, authority) => {
    for (const method of ['wallet_signAuthorization', 'eth_signAuthorization']) {
      const { took, body } = await readAs(ask(params, method), 'authorization', { chainId: 1 });
      expect(took).toBe('authorizationRequest');
      expect(body).toEqual({
        kind: 'authorization',
        chainId: 1,
        delegate,
        ...(authority === undefined ? {} : { authority }),
      });
    }
  });

  test.each([
    [[], 'request.authorization'],
    [[from], 'request.authorization'],
    [[{ address: delegate }, from, from], 'request.authorization'],
    [[{ address: delegate, chainId: 1.5 }], 'field.noQuantity {"name":"'],
  ])('that is something else is refused (%j)', async (params, sentence) => {
    const { error } = await refusalOf(ask(params), { chainId: 1 });
    expect(error.message).toContain(sentence);
  });

  test('waits for the network where nothing names one', async () => {
    expect(await refusalOf(ask([{ address: delegate }]))).toMatchObject({ needs: ['chain'] });
  });
});
