import fc from 'fast-check';
import { concatHex, type Hex, hexToBigInt, numberToHex, sliceHex, stringToHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { known, unknown } from '../../model/known.ts';
import type { Body, TypedData } from '../../model/request.ts';
import { fails, says, type Table, tableWorld } from '../../world/testing/tableWorld.ts';
import { hearSignature } from './signature.ts';
import { readbackOf } from '../testing/readbackOf.ts';

const words = 'test test test test test test test test test test test junk';
const alice = mnemonicToAccount(words);
const bob = mnemonicToAccount(words, { addressIndex: 1 });
const { signal } = new AbortController();
const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const message: Body = { kind: 'message', bytes: stringToHex('Hello, tower') };
const signed = () => alice.signMessage({ message: 'Hello, tower' });

const typed = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Note: [
      { name: 'text', type: 'string' },
      { name: 'count', type: 'uint256' },
    ],
  },
  primaryType: 'Note',
  domain: { name: 'Tower', chainId: 1n },
  message: { text: 'hold short', count: 3n },
} as const satisfies TypedData;

const wallet = { chainId: 1, account: alice.address, name: 'Test' };
const heard = (body: Body, signature: Hex, table: Table = {}, account = alice.address) => {
  const world = tableWorld(table, { session: () => known({ host: 'localhost', wallet }) });
  return hearSignature(readbackOf(body), { account, signature }, world, signal);
};
const rewritten = (signature: Hex, s: (s: bigint) => bigint, v: number): Hex =>
  concatHex([
    sliceHex(signature, 0, 32),
    numberToHex(s(hexToBigInt(sliceHex(signature, 32, 64))), { size: 32 }),
    numberToHex(v, { size: 1 }),
  ]);

describe('a signature', () => {
  test('of the account over the message that was read back is the same, without any network', async () => {
    const world = tableWorld({});
    const answer = { account: alice.address, signature: await signed() };
    const hearback = await hearSignature(readbackOf(message), answer, world, signal);
    expect(hearback).toMatchObject({ verdict: 'same', effects: 'notApplicable', differs: [] });
    expect(hearback.says).toEqual([{ id: 'hearback.signature.same', args: { signer: 'signature.signer' } }]);
    expect(world.asked).toEqual([]);
  });

  test('of typed data is compared with the typed data that was read back', async () => {
    const body: Body = { kind: 'typedData', json: '', typed };
    const good = await alice.signTypedData(typed);
    expect((await heard(body, good)).verdict).toBe('same');
    const other = await alice.signTypedData({ ...typed, message: { ...typed.message, count: 4n } });
    expect((await heard(body, other, { eth_getCode: says('0x'), eth_call: says('0x') })).verdict).toBe(
      'different',
    );
  });

  test('over another message is different, and says whose it would be', async () => {
    const signature = await alice.signMessage({ message: 'Hello, tower.' });
    const hearback = await heard(message, signature, { eth_getCode: says('0x'), eth_call: says('0x') });
    expect(hearback).toMatchObject({ verdict: 'different', differs: ['signature.signer'] });
    expect(hearback.lines[0]?.same).toBe(false);
    expect(hearback.says[0]?.id).toBe('hearback.signature.different');
  });

  test('by another account is different', async () => {
    const signature = await bob.signMessage({ message: 'Hello, tower' });
    const hearback = await heard(message, signature, { eth_getCode: says('0x'), eth_call: says('0x') });
    expect(hearback.verdict).toBe('different');
    expect(hearback.facts['signature.signer']?.value).toEqual(
      known({ kind: 'address', address: bob.address }),
    );
  });

  test('is also read with v as 0 or 1, and in the short form of ERC-2098', async () => {
    const signature = await signed();
    const v = Number(sliceHex(signature, 64, 65));
    expect(
      (
        await heard(
          message,
          rewritten(signature, (s) => s, v - 27),
        )
      ).verdict,
    ).toBe('same');
    const compact = concatHex([
      sliceHex(signature, 0, 32),
      numberToHex(hexToBigInt(sliceHex(signature, 32, 64)) + (v === 28 ? 2n ** 255n : 0n), { size: 32 }),
    ]);
    expect((await heard(message, compact)).verdict).toBe('same');
  });

  test('in the upper half of the curve is the same, and said to be refused by many contracts', async () => {
    const signature = await signed();
    const v = Number(sliceHex(signature, 64, 65));
    const { verdict, says: said } = await heard(
      message,
      rewritten(signature, (s) => order - s, v === 27 ? 28 : 27),
    );
    expect([verdict, said.map(({ id }) => id)]).toEqual([
      'same',
      ['hearback.signature.same', 'hearback.signature.highS'],
    ]);
  });

  test.each(['0x', '0x1', '0x12', 'hello', `0x${'00'.repeat(65)}`, `0x${'ff'.repeat(65)}`])(
    'that is none (%s) is never the same',
    async (signature) => {
      const table = { eth_getCode: says('0x'), eth_call: says('0x') };
      expect((await heard(message, signature as Hex, table)).verdict).toBe('different');
    },
  );

  test('with any one bit changed is never the same', async () => {
    const signature = await signed();
    const table = { eth_getCode: says('0x'), eth_call: says('0x') };
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 64 * 8 - 1 }), async (bit) => {
        const flipped = hexToBigInt(signature) ^ (1n << BigInt(bit + 8));
        const { verdict } = await heard(message, numberToHex(flipped, { size: 65 }), table);
        expect(verdict).toBe('different');
      }),
      { numRuns: 40 },
    );
  });
});

describe('a signature of a contract account', () => {
  const code = says('0x6000');
  const magic = says(`0x1626ba7e${'00'.repeat(28)}`);
  const contract = '0x00000000000000000000000000000000000000AA';
  const answers = async (table: Table) => heard(message, await signed(), table, contract);

  test('is the same when the contract accepts it', async () => {
    const { verdict, says: said } = await answers({ eth_getCode: code, eth_call: magic });
    expect([verdict, said[0]?.id]).toEqual(['same', 'hearback.signature.byContract']);
  });

  test.each([
    ['says no', says(`0xffffffff${'00'.repeat(28)}`)],
    ['reverts', fails(3, 'execution reverted')],
    ['answers nothing', says('0x')],
  ])('is different when the contract %s', async (_, eth_call) => {
    expect((await answers({ eth_getCode: code, eth_call })).verdict).toBe('different');
  });

  test('cannot be told when the node does not answer', async () => {
    const down = () => unknown('offline');
    expect((await answers({ eth_getCode: down, eth_call: down })).verdict).toBe('cannotTell');
    const limited = fails(-32005, 'too many requests');
    expect((await answers({ eth_getCode: code, eth_call: limited })).verdict).toBe('cannotTell');
    expect((await answers({ eth_getCode: says(12), eth_call: magic })).verdict).toBe('cannotTell');
  });

  test('that names no code is not accepted for an account without any', async () => {
    expect((await answers({ eth_getCode: says('0x'), eth_call: magic })).verdict).toBe('different');
  });
});

test('a signature of the connected account is not one of the account that the request names', async () => {
  const body: Body = { ...message, signer: bob.address };
  const hearback = await heard(body, await signed(), { eth_getCode: says('0x'), eth_call: says('0x') });
  expect(hearback.verdict).toBe('different');
  expect((await heard({ ...message, signer: alice.address }, await signed())).verdict).toBe('same');
});

test('a signature of a contract that does not stand yet is not called worthless', async () => {
  const signature: Hex = `0x${'11'.repeat(96)}${'6492'.repeat(16)}`;
  const table = { eth_getCode: says('0x'), eth_call: says('0x') };
  expect((await heard(message, signature, table)).verdict).toBe('cannotTell');
});
