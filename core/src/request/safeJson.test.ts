import { encodeFunctionData, erc20Abi, hashTypedData, parseAbi, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { checksummed } from '../text/address.ts';
import { freeze } from './frozen/freeze.ts';
import { readAs, refusalOf } from './testing/readAs.ts';

// The vector of clearsig's README: a payment of 25,000 USDC by a Safe 1.4.1 on Ethereum.
const safe = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';
const hash = '0xad06b099fca34e51e4886643d95d9a19ace2cd024065efb66662a876e8c40343';
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const payee = '0x92d0ebaf7eb707f0650f9471e61348f4656c29bc';
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [payee, 25_000_000_000n] });

const fields = {
  to: usdc,
  value: '0',
  data,
  operation: 0,
  gasToken: zeroAddress,
  safeTxGas: 0,
  baseGas: 0,
  gasPrice: '0',
  refundReceiver: zeroAddress,
  nonce: 63,
};
/** As the transaction service answers (its schema SafeMultisigTransactionResponse). */
const answered = {
  safe,
  ...fields,
  refundReceiver: null,
  executionDate: null,
  submissionDate: '2026-01-01T00:00:00Z',
  safeTxHash: hash,
  proposer: payee,
  isExecuted: false,
  dataDecoded: { method: 'transfer', parameters: [] },
  confirmationsRequired: 2,
  confirmations: [],
  trusted: true,
  signatures: null,
};
/** As one is proposed to it (SafeMultisigTransaction). */
const proposed = {
  safe,
  ...fields,
  contractTransactionHash: hash,
  sender: payee,
  signature: '0x',
  origin: '{}',
};
const sdk = {
  safeAddress: safe,
  safeTransactionData: fields,
  safeTxHash: hash,
  senderAddress: payee,
  senderSignature: '0x',
};

describe('a Safe transaction as JSON', () => {
  test.each([
    ['as the service answers', answered],
    ['as it is proposed', proposed],
    ['as the SDK proposes', sdk],
  ])('%s: its hash proves chain and version', async (_, json) => {
    const { body, took, others } = await readAs(JSON.stringify(json), 'safeTransaction', { chainId: 31337 });
    expect([took, others]).toEqual(['safeTransaction', []]);
    expect(body).toEqual({
      kind: 'safeTransaction',
      chainId: 1,
      safe,
      version: '1.3.0',
      claimedHash: hash,
      tx: {
        ...fields,
        value: 0n,
        safeTxGas: 0n,
        baseGas: 0n,
        gasPrice: 0n,
        nonce: 63n,
        data: data.toLowerCase(),
      },
    });
  });

  test('of a version that signs no chain is proven too, and asks for the chain', async () => {
    const SafeTx =
      'to address, value uint256, data bytes, operation uint8, safeTxGas uint256, baseGas uint256, '
        .concat('gasPrice uint256, gasToken address, refundReceiver address, nonce uint256')
        .split(', ')
        .map((it) => ({ name: it.split(' ')[0] ?? '', type: it.split(' ')[1] ?? '' }));
    const safeTxHash = hashTypedData({
      domain: { verifyingContract: safe },
      types: { SafeTx },
      primaryType: 'SafeTx',
      message: fields,
    });
    const text = JSON.stringify({ ...answered, safeTxHash });
    expect(await refusalOf(text)).toMatchObject({ needs: ['chain'] });
    expect((await readAs(text, 'safeTransaction', { chainId: 100 })).body).toMatchObject({
      chainId: 100,
      version: '1.0.0',
    });
  });

  test('in a list of the service is read alone, and several are not chosen from', async () => {
    const list = (...results: object[]) => JSON.stringify({ count: results.length, next: null, results });
    const { took, body } = await readAs(list(answered), 'safeTransaction');
    expect([took, body.chainId]).toEqual(['safeTransaction', 1]);
    expect((await refusalOf(list(answered, answered))).error.message).toContain('safe.several');
  });

  test('whose hash is of something else keeps it beside what is signed, whatever else fits', async () => {
    for (const change of [
      { nonce: 64 },
      { value: '1' },
      { operation: 1 },
      { to: safe },
      { data: null },
      { safe: usdc },
    ]) {
      const { body, others } = await readAs(JSON.stringify({ ...answered, ...change }), 'safeTransaction', {
        chainId: 1,
      });
      expect([body.claimedHash, body.version, others]).toEqual([hash, '1.3.0', []]);
      const honest = freeze({ ...body, claimedHash: undefined } as never, '');
      expect(freeze(body, '').digest).toBe(honest.digest);
      expect(honest.body).not.toHaveProperty('claimedHash');
    }
    const short = { ...answered, safeTxHash: '0xad06' };
    expect((await refusalOf(JSON.stringify(short))).error.message).toContain('field.hashLength');
    const twice = { ...answered, contractTransactionHash: hash.replace('ad', 'ae') };
    expect((await refusalOf(JSON.stringify(twice))).error.message).toContain('safe.twoHashes');
  });

  test('without a hash is taken for a new Safe, and may be of an old one', async () => {
    const { safeTxHash: _, ...bare } = sdk;
    const { body, others } = await readAs(JSON.stringify(bare), 'safeTransaction', { chainId: 1 });
    expect(body.version).toBe('1.3.0');
    expect(others).toMatchObject([{ took: 'safeTransactionOld', request: { body: { version: '1.0.0' } } }]);
    const { error } = await refusalOf(JSON.stringify({ ...bare, extra: 1 }), { chainId: 1 });
    expect(error.message).toContain('field.unknown {"what":"');
  });

  test.each([
    [{ safe: undefined }, 'safe.noSafe'],
    [{ operation: 2 }, 'safe.operation'],
    [{ value: 2 ** 60 }, 'field.rounded {"name":"value"}'],
    [{ gasPrice: undefined }, 'safe.lacks {"key":"gasPrice"}'],
  ])('with %o is refused', async (change, sentence) => {
    const { error } = await refusalOf(JSON.stringify({ ...answered, ...change }), { chainId: 1 });
    expect(error.message).toContain(sentence);
  });
});

/** The shape of files of Safe's Transaction Builder, version 1.18. */
const batch = (transactions: unknown, more: object = {}) =>
  JSON.stringify({
    version: '1.0',
    chainId: '1',
    createdAt: 1_761_326_849_944,
    meta: {
      name: 'Transactions Batch',
      txBuilderVersion: '1.18.2',
      createdFromSafeAddress: safe,
      checksum: '0x00',
    },
    transactions,
    ...more,
  });
const approve = {
  to: usdc,
  value: '0',
  data: null,
  contractMethod: {
    inputs: [
      { internalType: 'address', name: 'spender', type: 'address' },
      { internalType: 'uint256', name: 'value', type: 'uint256' },
    ],
    name: 'approve',
    payable: false,
  },
  contractInputsValues: { spender: payee, value: '100000000000' },
};
const approval = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'approve',
  args: [payee, 100_000_000_000n],
});

describe('a batch file of the Transaction Builder', () => {
  test('is the calls that the Safe makes together, encoded where they have no data', async () => {
    const plain = { to: payee, value: '5', data: '0x' };
    const { took, body } = await readAs(batch([approve, plain, { ...approve, data: approval }]), 'calls');
    expect(took).toBe('safeBatch');
    expect(body).toEqual({
      kind: 'calls',
      chainId: 1,
      from: safe,
      atomic: true,
      calls: [
        { to: usdc, value: 0n, data: approval },
        { to: checksummed(payee), value: 5n, data: '0x' },
        { to: usdc, value: 0n, data: approval },
      ],
    });
  });

  test('encodes lists and tuples that are in texts', async () => {
    const method = {
      name: 'f',
      payable: false,
      inputs: [
        { name: 'a', type: 'uint256[]', internalType: 'uint256[]' },
        {
          name: 'b',
          type: 'tuple',
          internalType: 'struct B',
          components: [
            { name: 'x', type: 'bytes', internalType: 'bytes' },
            { name: 'y', type: 'bool', internalType: 'bool' },
          ],
        },
        { name: 'c', type: 'string', internalType: 'string' },
      ],
    };
    const big = 2n ** 200n;
    const values = { a: `[1, ${big}]`, b: '["0x1234", true]', c: ' as it is ' };
    const it = { to: usdc, value: '0', contractMethod: method, contractInputsValues: values };
    const { body } = await readAs(batch([it]), 'calls');
    expect(body.calls[0]?.data).toBe(
      encodeFunctionData({
        abi: parseAbi(['function f(uint256[] a, (bytes x, bool y) b, string c)']),
        args: [[1n, big], { x: '0x1234', y: true }, ' as it is '],
      }),
    );
  });

  test('a payment of the network’s currency is written with a method that has no name, and with null', async () => {
    const method = { inputs: [], name: '', payable: false };
    const it = { to: payee, value: '5', data: null, contractMethod: method, contractInputsValues: null };
    const { body } = await readAs(batch([it]), 'calls');
    expect(body.calls).toMatchObject([{ value: 5n, data: '0x' }]);
  });

  test.each<[string, unknown, string]>([
    [
      'whose data is not what it claims to call',
      [{ ...approve, data: approval.replace('095ea7b3', 'a9059cbb') }],
      'batch.otherData',
    ],
    [
      'whose data is for another function than it names',
      [{ ...approve, data: approval.replace('095ea7b3', 'a9059cbb'), contractInputsValues: null }],
      'batch.otherData',
    ],
    [
      'that names a bare payment beside data',
      [{ ...approve, data: approval, contractMethod: { name: 'receive' }, contractInputsValues: null }],
      'batch.otherData',
    ],
    [
      'whose method lacks a value',
      [{ ...approve, contractInputsValues: { spender: payee } }],
      'batch.valueMissing',
    ],
    [
      'with a value for nothing',
      [{ ...approve, contractInputsValues: { ...approve.contractInputsValues, x: '1' } }],
      'field.unknown {"what":"',
    ],
    [
      'with a value that does not fit',
      [{ ...approve, contractInputsValues: { spender: payee, value: '-1' } }],
      'of {"name":"value","problem":',
    ],
    [
      'with a type that is none',
      [
        {
          ...approve,
          contractMethod: { name: 'f', inputs: [{ name: 'a', type: 'u256' }] },
          contractInputsValues: { a: '1' },
        },
      ],
      'batch.method',
    ],
    [
      'with two inputs of one name',
      [
        {
          ...approve,
          contractMethod: {
            name: 'f',
            inputs: [
              { name: 'a', type: 'bool' },
              { name: 'a', type: 'bool' },
            ],
          },
          contractInputsValues: { a: 'true' },
        },
      ],
      'batch.valueMissing',
    ],
    ['with a delegatecall hidden in it', [{ ...approve, operation: 1 }], 'field.unknown {"what":"'],
    ['with a fallback', [{ ...approve, contractMethod: { name: 'fallback', inputs: [] } }], 'batch.fallback'],
    ['without receivers', [{ value: '0' }], 'batch.noReceiver'],
    ['of nothing', [], 'batch.noTransactions {"most":1000}'],
  ])('%s is refused', async (_, transactions, sentence) => {
    const { error, others } = await refusalOf(batch(transactions));
    expect(error.message).toContain(sentence);
    expect(others.map(({ took }) => took)).toEqual(['text']);
  });
});
