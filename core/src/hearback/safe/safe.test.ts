import { type Address, concatHex, encodeFunctionData, type Hex, pad, parseAbi, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import { safeTransactionHashes } from '../../request/safe/safeTransactionHashes.ts';
import type { Hearback } from '../../model/hearback.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body, SafeTx } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { safeTxTypedData } from '../../request/safe/safeTypedData.ts';
import { simulate } from '../../simulate/simulate.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { pinned } from '../../simulate/testing/inputs.ts';
import { deploySafe } from '../../simulate/testing/safe.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { hearSafe } from './safe.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { quickly } from '../testing/quickly.ts';

const pace = { ...quickly, unseen: 3 };
const { signal } = new AbortController();

let chain: TestChain;
let safe: Address;
let token: Address;
let nonce = 0n;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  safe = await deploySafe(chain, [alice], 1n);
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [safe, 900n]) }),
  );
});
afterAll(() => chain.stop());

function payment(amount: bigint): SafeTx {
  return {
    to: token,
    value: 0n,
    data: chain.data('Token', 'transfer', [bob, amount]),
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  };
}

const bodyOf = (tx: SafeTx) =>
  ({ kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx }) as const satisfies Body;

async function read(body: Body): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [safe] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

const abi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
]);

/** Alice, the only owner, carries a transaction of the Safe out. */
async function carryOut({ to, value, data }: SafeTx): Promise<Hex> {
  const approved = concatHex([pad(alice, { size: 32 }), pad('0x', { size: 32 }), '0x01']);
  const args = [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, approved] as const;
  const call = { to: safe, data: encodeFunctionData({ abi, functionName: 'execTransaction', args }) };
  const hash = await chain.send(alice, call);
  await chain.receipt(hash);
  nonce += 1n;
  return hash;
}

const signed: Hearback = {
  verdict: 'same',
  effects: 'notApplicable',
  differs: [],
  lines: [],
  facts: {},
  says: [{ id: 'hearback.signature.same', args: { signer: 'signature.signer' } }],
};

async function heard(readback: Readback, more: { safeTxHash?: Hex; account?: Address } = {}) {
  const all: Hearback[] = [];
  const answer = { account: alice, earlier: signed, ...more };
  for await (const it of hearSafe(readback, answer, rpcWorld(chain.url), signal, pace)) all.push(it);
  return all;
}

test('a signature for a Safe keeps its word, and says that the Safe has not carried it out yet', async () => {
  const [first, ...more] = await heard(await read(bodyOf(payment(5n))));
  expect(more).toEqual([]);
  expect([first?.verdict, first?.effects]).toEqual(['same', 'notApplicable']);
  expect(first?.says.map(({ id }) => id)).toEqual(['hearback.signature.same', 'hearback.safe.waiting']);
});

test('what was signed is found when the Safe carried it out, with the effects that were read', async () => {
  const tx = payment(5n);
  const readback = await read(bodyOf(tx));
  const hash = await carryOut(tx);
  const all = await heard(readback);
  expect(all.map(({ verdict, effects }) => [verdict, effects])).toEqual([['carried', 'asRead']]);
  expect(all[0]?.followed).toMatchObject({ hash, carriedAt: '0.0' });
});

test('the same in typed data, as wallets are asked for it', async () => {
  const tx = payment(6n);
  const body = { kind: 'typedData', signer: alice, ...safeTxTypedData(bodyOf(tx)) } as const;
  const readback = await read(body);
  await carryOut(tx);
  const all = await heard(readback);
  expect(all.map(({ verdict, effects }) => [verdict, effects])).toEqual([['carried', 'asRead']]);
});

test('another transaction with the same nonce is told, and that this one can no longer happen', async () => {
  const readback = await read(bodyOf(payment(7n)));
  await carryOut(payment(8n));
  const all = await heard(readback);
  expect(all.map(({ verdict }) => verdict)).toEqual(['replaced']);
  expect(all[0]?.says[0]?.id).toBe('hearback.safe.passed');
});

test('what a Safe proposes is found by the hash that it gave, and compared with what was read back', async () => {
  const tx = payment(9n);
  const { digest } = safeTransactionHashes(bodyOf(tx));
  const call = { to: tx.to, value: tx.value, data: tx.data };
  const proposed = async (data: Hex) =>
    read({ kind: 'transaction', chainId, from: safe, call: { ...call, data }, set: {} });
  const [same, other] = [await proposed(tx.data), await proposed(payment(90n).data)];
  await carryOut(tx);
  const more = { safeTxHash: digest, account: safe };
  expect((await heard(same, more)).map(({ verdict, effects }) => [verdict, effects])).toEqual([
    ['carried', 'asRead'],
  ]);
  expect((await heard(other, more)).map(({ verdict }) => verdict)).toEqual(['different']);
});

test('a node that tells no events is not taken for one that says nothing happened', async () => {
  const readback = await read(bodyOf(payment(10n)));
  await carryOut(payment(11n));
  const node = rpcWorld(chain.url);
  const blind = {
    ask: ((kind: string, question: { method?: string }, bounds: never) =>
      question.method === 'eth_getLogs'
        ? Promise.resolve({ s: 'unknown', why: 'refused' })
        : node.ask(kind as never, question as never, bounds)) as typeof node.ask,
  };
  const all: Hearback[] = [];
  for await (const it of hearSafe(readback, { account: alice, earlier: signed }, blind, signal, pace))
    all.push(it);
  expect(all.map(({ verdict }) => verdict)).toEqual(['same']);
  expect(all[0]?.says.at(-1)?.id).toBe('hearback.safe.notFound');
});
