import fc from 'fast-check';
import {
  type Address,
  type Hex,
  keccak256,
  numberToHex,
  serializeTransaction,
  size,
  toHex,
  toRlp,
  type TransactionSerializable,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { checksummed } from '../../text/address.ts';
import { parse } from '../parse/parse.ts';
import { readRawTransaction } from './readRawTransaction.ts';
import { readAs, refusalOf } from '../testing/readAs.ts';

// The example of EIP-155 itself: https://eips.ethereum.org/EIPS/eip-155
const eip155 =
  '0xf86c098504a817c800825208943535353535353535353535353535353535353535880de0b6b3a76400008025a028ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa636276a067cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83';

// The key of the first account of Anvil and Hardhat.
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const base = { to, chainId: 1, nonce: 7, gas: 21_000n, value: 5n, data: '0xabcd' } as const;

describe('a signed transaction', () => {
  test('of EIP-155 is read with the account that signed it, and is known to be signed', async () => {
    const { took, body, others } = await readAs(eip155, 'transaction', { from: to, chainId: 5 });
    expect(took).toBe('signedTransaction');
    expect(others).toEqual([]);
    expect(body).toEqual({
      kind: 'transaction',
      chainId: 1,
      from: '0x9d8A62f656a8d1615C1294fd71e9CFb3E4855A4F',
      call: { to: checksummed(`0x${'35'.repeat(20)}`), value: 10n ** 18n, data: '0x' },
      set: { type: '0x0', nonce: 9n, gasPrice: 20_000_000_000n, gas: 21_000n },
      signed: {
        hash: keccak256(eip155),
        signature:
          '0x28ef61340bd939bc2195fe537567866003e1a15d3c71ff63e1590620aa63627667cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d8300',
      },
    });
  });

  test('is read in every type, also where it hands accounts over or carries blobs', async () => {
    const authorization = await signer.signAuthorization({ address: to, chainId: 0, nonce: 3 });
    const kinds: TransactionSerializable[] = [
      { ...base, type: 'legacy', gasPrice: 1n },
      { ...base, type: 'eip2930', gasPrice: 1n, accessList: [{ address: to, storageKeys: [] }] },
      { ...base, type: 'eip1559', maxFeePerGas: 2n, maxPriorityFeePerGas: 1n },
      {
        ...base,
        type: 'eip4844',
        maxFeePerGas: 2n,
        maxFeePerBlobGas: 4n,
        blobVersionedHashes: [`0x01${'22'.repeat(31)}`],
        sidecars: false,
      } as TransactionSerializable,
      { ...base, type: 'eip7702', maxFeePerGas: 2n, authorizationList: [authorization] },
    ];
    for (const [type, it] of kinds.entries()) {
      const raw = await signer.signTransaction(it as never);
      const { body } = await readAs(raw, 'transaction');
      expect(body).toMatchObject({
        from: signer.address,
        chainId: 1,
        call: { to, value: 5n, data: '0xabcd' },
        set: { type: `0x${type}`, nonce: 7n },
        signed: { hash: keccak256(raw) },
      });
      if (type === 4) {
        expect(body.set.authorizationList).toEqual([
          expect.objectContaining({ chainId: 0, delegate: to, nonce: 3n, authority: signer.address }),
        ]);
      }
      if (type === 3)
        expect(body.set).toMatchObject({ maxFeePerBlobGas: 4n, blobVersionedHashes: [/^0x0122/] });
    }
  });

  test('of before EIP-155 counts on every network, so it asks for one', async () => {
    const raw = await signer.signTransaction({
      ...base,
      chainId: undefined,
      type: 'legacy',
      gasPrice: 1n,
    } as never);
    expect(await refusalOf(raw)).toMatchObject({ needs: ['chain'] });
    expect((await readAs(raw, 'transaction', { chainId: 10 })).body).toMatchObject({
      chainId: 10,
      from: signer.address,
    });
  });

  test('is refused by whoever cannot work out who signed it', () => {
    expect(parse(eip155, {})).toMatchObject({ ok: false, others: [{ took: 'bytes' }] });
  });

  test('in a node call is read likewise', async () => {
    const asked = JSON.stringify({ method: 'eth_sendRawTransaction', params: [eip155] });
    expect((await readAs(asked, 'transaction')).took).toBe('signedTransaction');
  });

  test('with a signature that no network takes is refused', async () => {
    const n = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const s = 0x67cbe9d8997f761aecb703304b3800ccf555c9f3dc64214b297fb1966a3b6d83n;
    const high = eip155.replace(s.toString(16), (n - s).toString(16)).replace('8025a0', '8026a0');
    const { error, others } = await refusalOf(high);
    expect(error.message).toContain('transaction.signature');
    expect(others.map(({ took }) => took)).toEqual(['bytes']);
  });
});

describe('an unsigned transaction', () => {
  const bytes = fc.uint8Array({ maxLength: 300 }).map((it) => toHex(it));
  const address = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((it): Address => checksummed(toHex(it)));
  const u256 = fc.bigInt(0n, 2n ** 256n - 1n);
  const fields = fc.record({
    to: address,
    value: u256,
    data: bytes,
    nonce: fc.nat(),
    gas: fc.bigInt(0n, 2n ** 64n - 1n),
    chainId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    accessList: fc.array(
      fc.record({
        address,
        storageKeys: fc.array(fc.constant<Hex>(`0x${'0a'.repeat(32)}`), { maxLength: 2 }),
      }),
      { maxLength: 2 },
    ),
    fee: fc.bigInt(1n, 2n ** 256n - 1n),
    type: fc.constantFrom('legacy', 'eip2930', 'eip1559'),
  });

  test('that viem writes has the same fields here', () => {
    fc.assert(
      fc.property(fields, ({ type, fee, accessList, ...rest }) => {
        const priced = type === 'eip1559' ? { maxFeePerGas: fee } : { gasPrice: fee };
        const raw = serializeTransaction({
          ...rest,
          ...priced,
          type,
          ...(type === 'legacy' ? {} : { accessList }),
        } as TransactionSerializable);
        const { read, seal } = readRawTransaction(raw);
        expect(seal).toBeUndefined();
        expect(read).toEqual({
          chainId: rest.chainId,
          to: rest.to,
          value: rest.value,
          data: rest.data,
          set: {
            type: type === 'legacy' ? '0x0' : type === 'eip2930' ? '0x1' : '0x2',
            nonce: BigInt(rest.nonce),
            gas: rest.gas,
            ...(type === 'eip1559' ? { maxFeePerGas: fee, maxPriorityFeePerGas: 0n } : { gasPrice: fee }),
            ...(type === 'legacy' ? {} : { accessList }),
          },
        });
      }),
    );
  });

  test('is a request for whoever pasted it, with every field fixed', async () => {
    const raw = serializeTransaction({ ...base, type: 'eip1559', maxFeePerGas: 2n });
    const { took, body } = await readAs(raw, 'transaction', { from: signer.address });
    expect(took).toBe('rawTransaction');
    expect(body).toMatchObject({ from: signer.address, set: { nonce: 7n, maxFeePerGas: 2n, type: '0x2' } });
    expect(body).not.toHaveProperty('signed');
  });

  test('that creates a contract says so', async () => {
    const raw = serializeTransaction({ ...base, to: undefined, type: 'eip1559', maxFeePerGas: 2n });
    expect((await readAs(raw, 'transaction')).body.call.to).toBeNull();
  });
});

describe('what no network would take', () => {
  type Fields = readonly (Hex | readonly unknown[])[];
  const dynamic: Fields = ['0x01', '0x07', '0x', '0x02', '0x5208', to, '0x05', `0x${'ab'.repeat(90)}`, []];
  const typed = (type: number, fields: Fields) => `0x0${type}${toRlp(fields as Hex[]).slice(2)}`;
  const withField = (at: number, value: Hex | readonly unknown[]) => dynamic.with(at, value);
  const hash: Hex = `0x01${'00'.repeat(31)}`;

  test.each([
    ['a nonce with a leading zero', typed(2, withField(1, '0x0007')), 'rlp.leadingZero {"name":"nonce"}'],
    ['a value written as one zero byte', typed(2, withField(6, '0x00')), 'rlp.leadingZero {"name":"value"}'],
    [
      'a chain id beyond exact numbers',
      typed(2, withField(0, numberToHex(2n ** 53n))),
      'rlp.tooManyBits {"name":"chainId","bits":53}',
    ],
    ['the chain id 0', typed(2, withField(0, '0x')), 'rlp.chain'],
    [
      'a receiver of 19 bytes',
      typed(2, withField(5, `0x${'11'.repeat(19)}`)),
      'rlp.otherLength {"name":"to","found":19,"length":20}',
    ],
    ['a list where a value belongs', typed(2, withField(7, [])), 'rlp.list {"name":"data"}'],
    ['a value where a list belongs', typed(2, withField(8, '0x')), 'rlp.notList {"name":"accessList"}'],
    [
      'a storage key of 31 bytes',
      typed(2, withField(8, [[to, [`0x${'11'.repeat(31)}`]]])),
      'rlp.otherLength {"name":{"id":"rlp.aKey"},"found":31,"length":32}',
    ],
    ['the last nonce', typed(2, withField(1, `0x${'ff'.repeat(8)}`)), 'rlp.nonce'],
    ['a field too few', typed(2, dynamic.slice(0, 8)), 'rlp.values {"found":8}'],
    ['one more value', typed(2, [...dynamic, '0x01']), 'rlp.values {"found":10}'],
    ['a parity of 2', typed(2, [...dynamic, '0x02', '0x01', '0x01']), 'rlp.parity'],
    [
      'blobs without a receiver',
      typed(3, [...withField(5, '0x'), '0x04', [hash]]),
      'rlp.otherLength {"name":"to","found":0,"length":20}',
    ],
    [
      'no blobs at all',
      typed(3, [...dynamic, '0x04', []]),
      'rlp.blobHashes {"name":"blobVersionedHashes","most":64}',
    ],
    [
      'a blob of another version',
      typed(3, [...dynamic, '0x04', [hash.replace('0x01', '0x02') as Hex]]),
      'rlp.blobHashes {"name":"blobVersionedHashes","most":64}',
    ],
    [
      'no authorization at all',
      typed(4, [...dynamic, []]),
      'rlp.authorizations {"name":"authorizationList","most":256}',
    ],
    [
      'an authorization of five values',
      typed(4, [...dynamic, [['0x01', to, '0x', '0x', '0x01']]]),
      'rlp.otherCount {"name":{"id":"rlp.anAuthorization"},"found":5,"count":6}',
    ],
    ['the blobs beside the transaction', typed(3, [dynamic, [], [], []]), 'transaction.blobs'],
    ['what a network makes itself', `0x7e${toRlp(dynamic as Hex[]).slice(2)}`, 'transaction.byNetwork'],
    ['an unknown type', `0x7d${toRlp(dynamic as Hex[]).slice(2)}`, 'transaction.unknownRaw'],
    [
      'trailing bytes',
      `${typed(2, withField(7, `0x${'ab'.repeat(100)}`))}00`,
      'rlp.at {"problem":{"id":"rlp.extra","args":{"count":1}},"byte":136}',
    ],
    [
      'a missing byte',
      typed(2, [...dynamic.slice(0, 7), `0x${'ab'.repeat(100)}`, []]).slice(0, -2),
      'rlp.at {"problem":{"id":"rlp.tooEarly"},"byte":135}',
    ],
  ])('%s is refused', async (_, raw, sentence) => {
    const { error, others } = await refusalOf(raw);
    expect(error.message).toContain(sentence);
    expect(others.map(({ took }) => took)).toEqual(['bytes']);
  });

  test('any change to a signed one is refused, or makes it the transaction of another account', async () => {
    const raw = await signer.signTransaction({ ...base, type: 'eip1559', maxFeePerGas: 2n });
    await fc.assert(
      fc.asyncProperty(fc.nat(size(raw) - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const old = Number.parseInt(raw.slice(2 + at * 2, 4 + at * 2), 16);
        const changed = `${raw.slice(0, 2 + at * 2)}${(old ^ flip).toString(16).padStart(2, '0')}${raw.slice(4 + at * 2)}`;
        const parsed = await readAs(changed, 'transaction').catch(() => undefined);
        if (parsed?.took === 'signedTransaction') expect(parsed.body.from).not.toBe(signer.address);
      }),
      { numRuns: 60 },
    );
  });
});
