import fc from 'fast-check';
import { numberToHex, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { hashAuthorization } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { authorizationDigest } from './parse/recoverSigners.ts';
import { readAs, refusalOf } from './testing/readAs.ts';

const delegate = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const draft = { chainId: '0x0', address: delegate, nonce: '0xffffffffffffffff' };
const text = (it: object) =>
  JSON.stringify(it, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

test('what is signed to hand an account over is hashed as viem hashes it', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (chainId, nonce) => {
      expect(authorizationDigest({ chainId, delegate, nonce: BigInt(nonce) })).toBe(
        hashAuthorization({ chainId, nonce, address: delegate }),
      );
    }),
  );
});

describe('an authorization', () => {
  test('is read as a draft, for every network, with the last nonce and to take code back', async () => {
    const { body, took } = await readAs(text(draft), 'authorization', { chainId: 5 });
    expect(took).toBe('authorization');
    expect(body).toEqual({ kind: 'authorization', chainId: 0, delegate, nonce: 2n ** 64n - 1n });
    const back = await readAs(text({ chainId: 1, contractAddress: zeroAddress, nonce: 0 }), 'authorization');
    expect(back.body).toMatchObject({ chainId: 1, delegate: zeroAddress, nonce: 0n });
  });

  test('that is signed says whose account it hands over', async () => {
    const signed = await signer.signAuthorization({ address: delegate, chainId: 10, nonce: 4 });
    const { body } = await readAs(text(signed), 'authorization');
    expect(body).toMatchObject({ chainId: 10, nonce: 4n, authority: signer.address });
    const { error } = await refusalOf(text({ ...signed, r: '0x0' }));
    expect(error.message).toContain('authorization.signature');
    const other = await readAs(text({ ...signed, nonce: 5 }), 'authorization').catch(() => undefined);
    expect(other?.body.authority).not.toBe(signer.address);
  });

  test.each([
    [{ ...draft, chainId: numberToHex(2n ** 53n) }, 'field.tooLarge {"name":"chainId"}'],
    [{ ...draft, nonce: numberToHex(2n ** 64n) }, 'field.tooLarge {"name":"nonce"}'],
    [{ ...draft, delegate }, 'authorization.noContract'],
    [{ ...draft, extra: 1 }, 'field.unknown {"what":"authorization"}'],
    [{ ...draft, r: '0x1', s: '0x1', yParity: '0x100' }, 'field.tooLarge {"name":"yParity"}'],
    [{ ...draft, r: '0x1', s: '0x1', yParity: '0x1', v: '0x1b' }, 'authorization.parity'],
    [{ ...draft, r: '0x1' }, 'authorization.lacks {"key":"s"}'],
  ])('%o is refused', async (it, sentence) => {
    expect((await refusalOf(text(it))).error.message).toContain(sentence);
  });

  test('in a transaction that no network applies is kept, and is of nobody', async () => {
    const signed = await signer.signAuthorization({ address: delegate, chainId: 10, nonce: 4 });
    const list = [
      { ...draft, nonce: '0x4', r: signed.r, s: signed.s, yParity: '0x2' },
      {
        chainId: '0xa',
        address: delegate,
        nonce: '0x4',
        r: signed.r,
        s: signed.s,
        yParity: numberToHex(signed.yParity ?? 0),
      },
    ];
    const { body } = await readAs(
      text({ to: delegate, type: '0x4', authorizationList: list }),
      'transaction',
      { chainId: 10 },
    );
    expect(body.set.authorizationList?.map(({ authority }) => authority)).toEqual([
      undefined,
      signer.address,
    ]);
  });
});
