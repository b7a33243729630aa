import { type Hex, keccak256, parseTransaction, toHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Hearback } from '../../model/hearback.ts';
import { type Unknown, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, stepOf, transaction } from '../../simulate/testing/inputs.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { says, tableWorld } from '../../world/testing/tableWorld.ts';
import type { World } from '../../world/world.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { hearingNode } from './node.ts';
import { replacedHearback } from './replaced.ts';
import { hearTransaction } from './transaction.ts';
import { quickly } from '../testing/quickly.ts';

const { signal } = new AbortController();
/** Alice's, of the test mnemonic. */
const key = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const gwei = 10n ** 9n;

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());
beforeEach(() => chain.ask('evm_setAutomine', [true]));

type Cancel = Readonly<{
  tip?: bigint;
  handsTo?: 'carol';
  code?: true;
  odd?: (method: string) => Unknown | undefined;
}>;

/** Alice sends 5 wei to Bob, a node has it, and then an empty one to herself with the same nonce is mined. */
async function canceledBy({ tip = 100n * gwei, handsTo, code, odd }: Cancel): Promise<Hearback> {
  const it = call(bob, '0x', 5n);
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const found = await transaction(rpcWorld(chain.url), it, {});
  const readback: Readback = readbackOf(body, { ...found, steps: [stepOf(it, alice)] });
  await chain.ask('evm_setAutomine', [false]);
  const hash = await chain.send(alice, it, { gas: '0x5208', gasPrice: toHex(3n * gwei) });
  const { nonce } = (await chain.ask('eth_getTransactionByHash', [hash])) as { nonce: Hex };
  const world = rpcWorld(chain.url);
  const bent: World = {
    ask: (kind, question, bounds) => {
      const { method = '' } = question as { method?: string };
      const answered = odd?.(method);
      return answered === undefined ? world.ask(kind, question, bounds) : Promise.resolve(answered);
    },
  };
  const all = hearTransaction(readback, { account: alice, hash }, bent, signal, quickly);
  await all.next();
  await all.next();
  if (code) await chain.ask('anvil_setCode', [alice, `0xef0100${carol.slice(2)}`]);
  const fields = {
    chainId,
    nonce: Number(nonce),
    to: alice,
    gas: 100_000n,
    maxFeePerGas: tip + 50n * gwei,
    maxPriorityFeePerGas: tip,
  };
  const list = handsTo
    ? [await key.signAuthorization({ chainId, address: carol, nonce: Number(nonce) + 1 })]
    : undefined;
  const raw = await key.signTransaction(
    list ? { ...fields, type: 'eip7702', authorizationList: list } : { ...fields, type: 'eip1559' },
  );
  await chain.ask('eth_sendRawTransaction', [raw]);
  await chain.ask('evm_mine', []);
  const heard = (await all.next()).value;
  await chain.ask('anvil_setCode', [alice, '0x']);
  if (heard === undefined) throw new Error('nothing was heard');
  return heard;
}

const ids = ({ says: said }: Hearback) => said.map(({ id }) => id);
const rowsOf = ({ lines }: Hearback) => lines.map(({ happened }) => happened);

test('an empty transaction to oneself cancels, and its fee is shown', async () => {
  const heard = await canceledBy({});
  expect([heard.verdict, heard.effects, ids(heard)]).toEqual([
    'replaced',
    'notApplicable',
    ['hearback.replaced.cancelled'],
  ]);
  expect(rowsOf(heard)).toContain('mined.fee');
});

test('one that hands the account to other code cancels nothing: it is loud', async () => {
  const heard = await canceledBy({ handsTo: 'carol' });
  expect(heard.verdict).toBe('different');
  expect(ids(heard)).toContain('hearback.replaced.different');
  expect(heard.differs).toContain('mined.authorizations');
});

test('a fee out of all proportion is said, and a bid that wins a cancellation is not', async () => {
  expect(ids(await canceledBy({ tip: 10n ** 15n }))).toEqual([
    'hearback.replaced.cancelled',
    'hearback.mined.dear',
  ]);
  expect(ids(await canceledBy({ tip: 90n * gwei }))).toEqual(['hearback.replaced.cancelled']);
});

test('where the account has code, what it did is not known', async () => {
  const heard = await canceledBy({ code: true });
  expect([heard.verdict, heard.effects]).toEqual(['replaced', 'cannotTell']);
  expect(heard.says[0]).toEqual({ id: 'hearback.replaced.empty', args: { may: 'code' } });
});

test('where nobody says whether it has code, it is not called canceled either', async () => {
  const heard = await canceledBy({
    odd: (method) => (method === 'eth_getCode' ? unknown('timeout') : undefined),
  });
  expect(heard.says[0]).toEqual({ id: 'hearback.replaced.empty', args: { may: 'unknown' } });
});

test('one that carries blobs cancels nothing', async () => {
  const hashes: readonly Hex[] = [`0x01${'ab'.repeat(31)}`];
  const blobs = await hearingOf({
    type: 'eip4844',
    blobVersionedHashes: [...hashes],
    maxFeePerBlobGas: 10n ** 18n,
    sidecars: false,
  });
  expect([blobs.verdict, blobs.differs]).toEqual(['different', expect.arrayContaining(['mined.blobs'])]);
  const plain = await hearingOf({ type: 'eip1559' });
  expect(ids(plain)).toEqual(['hearback.replaced.cancelled']);
});

/** What is heard of an empty transaction to oneself that a node has in a block. */
async function hearingOf(more: object): Promise<Hearback> {
  const raw = await key.signTransaction({
    chainId,
    nonce: 0,
    to: alice,
    gas: 21_000n,
    maxFeePerGas: 2n * gwei,
    maxPriorityFeePerGas: gwei,
    ...more,
  } as Parameters<typeof key.signTransaction>[0]);
  const { type, ...parsed } = parseTransaction(raw);
  const hex = (it: unknown) => (typeof it === 'bigint' || typeof it === 'number' ? toHex(it) : it);
  const fields = Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, hex(value)]));
  const hash = keccak256(raw);
  const blockHash = `0x${'77'.repeat(32)}`;
  const record = {
    ...fields,
    type: type === 'eip4844' ? '0x3' : '0x2',
    hash,
    from: alice,
    nonce: '0x0',
    value: '0x0',
    input: '0x',
    accessList: [],
  };
  const world = tableWorld({
    eth_blockNumber: says('0x8'),
    eth_getTransactionCount: ([of, at]) => says(at === 'latest' ? '0x1' : '0x0')([of]),
    eth_getBlockByNumber: says({ hash: blockHash, transactions: [record] }),
    eth_getTransactionByHash: says(record),
    eth_getTransactionReceipt: says({
      status: '0x1',
      gasUsed: '0x5208',
      effectiveGasPrice: toHex(2n * gwei),
      blockHash,
      blockNumber: '0x8',
      transactionHash: hash,
      logs: [],
    }),
    eth_getCode: says('0x'),
  });
  const it = call(bob, '0x', 5n);
  const readback = readbackOf({ kind: 'transaction', chainId, from: alice, call: it, set: {} });
  const asked = { chainId, from: alice, call: it, set: {} };
  const wanted = {
    chainId,
    account: alice,
    calls: [{ ...it, op: 'call' as const }],
    authorizations: [],
  };
  return replacedHearback(
    readback,
    { asked, wanted },
    { seen: { from: alice, nonce: 0n }, signedHere: [] },
    hearingNode(world, chainId, signal),
  );
}
