import { expect, test } from 'vitest';
import { parse } from '../parse/parse.ts';

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D';
const data = '0x095ea7b3';
const call = { from: me, to: token, data, value: '0x1', chainId: '0x1' };

function read(json: unknown, chainId?: number) {
  return parse(JSON.stringify(json), chainId === undefined ? {} : { chainId });
}

function bodyOf(json: unknown, chainId?: number) {
  const parsed = read(json, chainId);
  if (!parsed.ok) throw parsed.error;
  return { took: parsed.took, body: parsed.request.body };
}

function errorOf(json: unknown): string {
  const parsed = read(json, 1);
  return parsed.ok ? 'read' : parsed.error.message;
}

test('a list of transactions is a batch, in their order', () => {
  const { took, body } = bodyOf([call, { ...call, to: router, input: '0x12345678', data: undefined }]);
  expect(took).toBe('transactionList');
  expect(body).toEqual({
    kind: 'calls',
    chainId: 1,
    from: me,
    atomic: false,
    calls: [
      { to: token, value: 1n, data },
      { to: router, value: 1n, data: '0x12345678' },
    ],
  });
});

test('a list of one transaction is that transaction, with all that it sets', () => {
  const { took, body } = bodyOf([{ ...call, nonce: '0x7' }]);
  expect(took).toBe('transaction');
  expect(body).toMatchObject({ kind: 'transaction', call: { to: token }, set: { nonce: 7n } });
});

test('a broadcast file of forge is its transactions', () => {
  const file = {
    transactions: [
      {
        hash: null,
        transactionType: 'CREATE',
        contractName: 'Vault',
        transaction: {
          from: me,
          gas: '0x5208',
          value: '0x0',
          input: '0x6001600c',
          nonce: '0x0',
          chainId: '0x1',
        },
        additionalContracts: [],
        isFixedGasLimit: false,
      },
      {
        hash: `0x${'ab'.repeat(32)}`,
        transactionType: 'CALL',
        function: 'approve(address,uint256)',
        transaction: {
          from: me,
          to: token,
          gas: '0x5208',
          value: '0x0',
          input: data,
          nonce: '0x1',
          chainId: '0x1',
        },
      },
    ],
    receipts: [],
    libraries: [],
    chain: 1,
  };
  const { took, body } = bodyOf(file);
  expect(took).toBe('transactionList');
  expect(body).toMatchObject({
    calls: [
      { to: null, data: '0x6001600c' },
      { to: token, data },
    ],
  });
});

test('the network comes from the context only where no transaction says it', () => {
  const bare = { to: token, data };
  expect(bodyOf([bare, bare], 10).body).toMatchObject({ chainId: 10 });
  expect(bodyOf([bare, call], 10).body).toMatchObject({ chainId: 1, from: me });
  const open = read([bare, bare]);
  expect(open.ok ? [] : open.needs).toEqual(['chain']);
});

test('what a batch cannot keep is refused, never dropped', () => {
  expect(errorOf([call, { ...call, from: router }])).toContain('batch.severalAccounts');
  expect(errorOf([call, { ...call, chainId: '0xa' }])).toContain('batch.severalNetworks');
  expect(errorOf([call, { from: me, data, chainId: '0x1' }])).toContain('batch.noContract');
  expect(errorOf([call, { ...call, surprise: 1 }])).toContain('field.unknown {"what":"');
  expect(errorOf([call, { ...call, blobVersionedHashes: [`0x01${'00'.repeat(31)}`] }])).toContain(
    'batch.alone',
  );
  expect(errorOf(Array.from({ length: 1_001 }, () => call))).toContain('batch.tooMany {"most":1000}');
});

test('a list with anything else in it is not a list of transactions', () => {
  for (const json of [[call, 1], [call, {}], [[call]], { transactions: [call, { transaction: call }] }]) {
    expect(errorOf(json)).not.toBe('read');
  }
});
