import fc from 'fast-check';
import { type Hex, toHex, type TransactionSerializable, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import type { Hearback } from '../../model/hearback.ts';
import { says, tableWorld } from '../../world/testing/tableWorld.ts';
import { recordOf } from './node.ts';
import { type Proven, proven } from './proven.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { signedBy } from '../testing/signedBy.ts';
import { hearTransaction } from './transaction.ts';

const signer = privateKeyToAccount(`0x${'11'.repeat(32)}`);
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

type Json = Record<string, unknown>;

/** A signed transaction as a node gives it. */
const signed = (fields: TransactionSerializable) => signedBy(signer, fields);

const plain = { to: bob, value: 7n, data: '0x1234', nonce: 3, gas: 50_000n } as const;
const fees = { maxFeePerGas: 20n, maxPriorityFeePerGas: 1n } as const;

async function kinds(): Promise<readonly (readonly [string, TransactionSerializable])[]> {
  const authorization = await signer.signAuthorization({ chainId: 1, address: bob, nonce: 4 });
  return [
    ['legacy', { ...plain, type: 'legacy', chainId: 1, gasPrice: 20n }],
    ['legacy without a network', { ...plain, type: 'legacy', gasPrice: 20n }],
    ['with an access list', { ...plain, type: 'eip2930', chainId: 1, gasPrice: 20n, accessList: [] }],
    ['with a base fee', { ...plain, ...fees, type: 'eip1559', chainId: 1 }],
    [
      'with blobs',
      {
        ...plain,
        ...fees,
        type: 'eip4844',
        chainId: 1,
        maxFeePerBlobGas: 5n,
        blobVersionedHashes: [`0x01${'22'.repeat(31)}`],
      },
    ],
    [
      'with authorizations',
      { ...plain, ...fees, type: 'eip7702', chainId: 1, authorizationList: [authorization] },
    ],
  ];
}

async function prove(json: Json, hash: Hex, chainId = 1): Promise<Proven> {
  const it = recordOf(JSON.parse(JSON.stringify(json)));
  if (it === undefined) throw new Error('not a transaction');
  return proven(it, { hash, chainId });
}

describe('a transaction that a node tells of', () => {
  test('is put together again by its type, and has its hash and its sender', async () => {
    for (const [name, fields] of await kinds()) {
      const { hash, json } = await signed(fields);
      const it = await prove(json, hash);
      expect(it.s, name).toBe('proven');
      if (it.s === 'wrong') continue;
      const isFeeOfItsOwn = !['legacy', 'eip2930'].includes(fields.type ?? '');
      const type = ['legacy', 'eip2930', 'eip1559', 'eip4844', 'eip7702'].indexOf(fields.type ?? '');
      expect(it.sent, name).toStrictEqual({
        hash,
        from: signer.address,
        to: bob,
        value: 7n,
        data: '0x1234',
        nonce: 3n,
        gas: 50_000n,
        chainId: 1n,
        type: BigInt(type),
        authorizations: fields.type === 'eip7702' ? 1 : 0,
        blobs: fields.type === 'eip4844' ? [`0x01${'22'.repeat(31)}`] : [],
        ...(isFeeOfItsOwn ? { maxFeePerGas: 20n, maxPriorityFeePerGas: 1n } : { gasPrice: 20n }),
        ...(fields.type === 'eip7702'
          ? {
              authorizationList: [
                expect.objectContaining({ chainId: 1, delegate: bob, nonce: 4n, authority: signer.address }),
              ],
            }
          : {}),
      });
    }
  });

  test('says of its network and type only what the node says of them', async () => {
    const { hash, json } = await signed({ ...plain, type: 'legacy', chainId: 1, gasPrice: 20n });
    const { chainId: _, type: __, ...bare } = json;
    const it = await prove(bare, hash);
    expect(it.s === 'proven' && [it.sent.chainId, it.sent.type]).toEqual([undefined, undefined]);
    expect(await prove({ ...json, type: '0x5' }, hash)).toMatchObject({
      s: 'wrong',
      why: 'type',
      details: 'type 0x5',
    });
    expect(await prove({ ...json, type: '0x5' }, hash, 10)).toMatchObject({
      s: 'ownType',
      sent: { type: 5n },
    });
  });

  test('is not believed when a single field of it is another', async () => {
    const changes: Json = {
      to: zeroAddress,
      value: '0x8',
      input: '0x1235',
      nonce: '0x4',
      gas: '0xc351',
      from: bob,
      r: `0x${'01'.repeat(32)}`,
    };
    for (const [name, fields] of await kinds()) {
      const { hash, json } = await signed(fields);
      for (const [field, value] of Object.entries(changes)) {
        const it = await prove({ ...json, [field]: value }, hash);
        expect(it, `${name}: ${field}`).toMatchObject({ s: 'wrong', why: 'fields' });
      }
    }
  });

  test('of any kind and with any fields is proven, and with one bit of its data changed it is not', async () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 128n });
    const data = fc.uint8Array({ minLength: 1, maxLength: 90 });
    const small = fc.integer({ min: 0, max: 2 ** 31 });
    await fc.assert(
      fc.asyncProperty(
        amount,
        data,
        small,
        fc.integer({ min: 0, max: 2 }),
        async (value, bytes, nonce, kind) => {
          const call = { to: bob, value, data: toHex(bytes), nonce, gas: 90_000n, chainId: 1 } as const;
          const fields = [
            { ...call, type: 'legacy', gasPrice: value },
            { ...call, type: 'eip2930', gasPrice: 3n, accessList: [{ address: bob, storageKeys: [] }] },
            { ...call, type: 'eip1559', maxFeePerGas: value + 1n, maxPriorityFeePerGas: 1n },
          ] as const;
          const { hash, json } = await signed(fields[kind] ?? fields[0]);
          expect(await prove(json, hash)).toMatchObject({ s: 'proven', sent: { value, data: call.data } });
          const [first = 0, ...rest] = bytes;
          const other = toHex(Uint8Array.from([first ^ 1, ...rest]));
          expect((await prove({ ...json, input: other }, hash)).s).toBe('wrong');
        },
      ),
      { numRuns: 40 },
    );
  });

  test('is not believed without its signature', async () => {
    const { hash, json } = await signed({ ...plain, ...fees, type: 'eip1559', chainId: 1 });
    const { r: _, s: __, ...bare } = json;
    expect(await prove(bare, hash)).toMatchObject({ s: 'wrong', why: 'unsigned' });
  });

  test('is not believed when its bytes are those of another hash', async () => {
    const { json } = await signed({ ...plain, ...fees, type: 'eip1559', chainId: 1 });
    expect(await prove(json, `0x${'34'.repeat(32)}`)).toMatchObject({ s: 'wrong', why: 'fields' });
  });

  test('of a type that a network has for itself is its word, and on Ethereum a lie', async () => {
    const { hash, json } = await signed({ ...plain, ...fees, type: 'eip1559', chainId: 324 });
    const own = { ...json, type: '0x71' };
    expect(await prove(own, hash, 324)).toMatchObject({ s: 'ownType' });
    expect(await prove(own, hash, 1)).toMatchObject({ s: 'wrong', why: 'type' });
  });
});

describe('a node that tells other fields than were mined', () => {
  async function heardOf(change: Json): Promise<Hearback | undefined> {
    const fields = { ...plain, ...fees, type: 'eip1559', chainId: 1 } as const;
    const { hash, json } = await signed(fields);
    const table = {
      eth_getTransactionByHash: says({ ...json, ...change }),
      eth_getTransactionReceipt: says(null),
    };
    const call = { to: bob, value: 7n, data: '0x1234' } as const;
    const body = { kind: 'transaction', chainId: 1, from: signer.address, call, set: {} } as const;
    const answer = { account: signer.address, hash };
    const all = hearTransaction(readbackOf(body), answer, tableWorld(table), AbortSignal.timeout(5_000));
    await all.next();
    const { value } = await all.next();
    await all.return(undefined);
    return value ?? undefined;
  }

  test('is not a reason for calm or alarm: it cannot be told, and why', async () => {
    expect(await heardOf({})).toMatchObject({ verdict: 'waiting' });
    expect(await heardOf({ to: zeroAddress })).toMatchObject({
      verdict: 'cannotTell',
      says: [{ id: 'hearback.sent.wrongFields' }],
    });
    expect(await heardOf({ r: null, s: null })).toMatchObject({
      verdict: 'cannotTell',
      says: [{ id: 'hearback.sent.unsigned' }],
    });
  });
});
