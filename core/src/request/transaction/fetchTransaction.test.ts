import { type Hex, keccak256, parseTransaction, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { says, tableWorld } from '../../world/testing/tableWorld.ts';
import { fetchTransaction } from './fetchTransaction.ts';

const { signal } = new AbortController();
const signer = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const raw = await signer.signTransaction({
  to,
  chainId: 1,
  nonce: 7,
  gas: 21_000n,
  value: 5n,
  type: 'eip1559',
  maxFeePerGas: 9n,
});
const hash = keccak256(raw);
const { r, s, yParity } = parseTransaction(raw) as { r: Hex; s: Hex; yParity: number };
const blockHash = `0x${'12'.repeat(32)}` as const;
const sent = {
  hash,
  from: signer.address,
  to,
  type: '0x2',
  nonce: '0x7',
  gas: '0x5208',
  value: '0x5',
  input: '0x',
  chainId: '0x1',
  maxFeePerGas: '0x9',
  maxPriorityFeePerGas: '0x0',
  gasPrice: '0x8',
  accessList: [],
  r,
  s,
  v: toHex(yParity),
  yParity: toHex(yParity),
  blockHash,
  blockNumber: '0x10',
  transactionIndex: '0x0',
};
const block = { hash: blockHash, number: '0x10', timestamp: '0x64', gasLimit: '0x1c9c380', gasUsed: '0x0' };
const table = { eth_getTransactionByHash: says(sent), eth_getBlockByHash: says(block) };

describe('a transaction that a network has', () => {
  test('is read as the signed request that it was, at its own time', async () => {
    const world = tableWorld(table);
    const found = await fetchTransaction({ hash, chainId: 1 }, world, signal);
    expect(found).toMatchObject({
      ok: true,
      value: {
        request: { body: { from: signer.address, call: { to, value: 5n }, signed: { hash } } },
        mined: { blockHash, blockNumber: 16n },
        receivedAt: 100_000,
      },
    });
    expect(world.asked).toHaveLength(2);
  });

  test('has no block while it waits', async () => {
    const waiting = { ...sent, blockHash: null, blockNumber: null };
    const world = tableWorld({ eth_getTransactionByHash: says(waiting) });
    const found = await fetchTransaction({ hash, chainId: 1 }, world, signal);
    expect(found.ok && found.value).not.toHaveProperty('mined');
    expect(world.asked).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    [
      'has another value',
      { ...sent, value: '0x6' },
      'node.unreadable {"problem":{"id":"transaction.otherHash"}}',
    ],
    [
      'has another hash',
      { ...sent, hash: `0x${'00'.repeat(32)}` },
      'node.unreadable {"problem":{"id":"transaction.otherHash"}}',
    ],
    [
      'is another transaction, whole',
      { ...sent, hash: undefined, nonce: '0x8' },
      'node.unreadable {"problem":{"id":"transaction.otherSender"}}',
    ],
    [
      'is of a type that is not known',
      { ...sent, type: '0x7d' },
      'node.unreadable {"problem":{"id":"transaction.unknownType"}}',
    ],
    [
      'was made by the network itself',
      { ...sent, type: '0x7e' },
      'node.unreadable {"problem":{"id":"transaction.byNetwork"}}',
    ],
  ])('is refused when what the node answers %s', async (_, answer, sentence) => {
    const world = tableWorld({ ...table, eth_getTransactionByHash: says(answer) });
    const found = await fetchTransaction({ hash, chainId: 1 }, world, signal);
    expect(found.ok ? '' : found.error.message).toContain(sentence);
  });

  test('that the node does not have, or has in another chain, says so', async () => {
    const none = tableWorld({ eth_getTransactionByHash: says(null) });
    const missing = await fetchTransaction({ hash, chainId: 1 }, none, signal);
    expect(missing.ok ? '' : missing.error.message).toContain('node.notThere');
    const elsewhere = await fetchTransaction({ hash, chainId: 10 }, tableWorld(table), signal);
    expect(elsewhere.ok ? '' : elsewhere.error.message).toContain('node.otherTransaction');
    const asked = `0x${'34'.repeat(32)}` as const;
    const other = await fetchTransaction({ hash: asked, chainId: 1 }, tableWorld(table), signal);
    expect(other.ok ? '' : other.error.message).toContain('node.otherTransaction');
  });
});
