import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  hexToBigInt,
  pad,
  parseAbi,
  zeroAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decode } from '../../decode/decode.ts';
import type { Readback } from '../../model/readback.ts';
import type { Body, Call } from '../../model/request.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { simulate } from '../../simulate/simulate.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { deployEntryPoint, type EntryPointKit, execute, userOp } from '../../simulate/testing/entryPoint.ts';
import { call, pinned } from '../../simulate/testing/inputs.ts';
import { deploySafe } from '../../simulate/testing/safe.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import { heardLast, quickly } from '../testing/quickly.ts';

const pace = { ...quickly, unseen: 12, gone: 4 };
const { signal } = new AbortController();
const key = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const entryPoint: Address = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108';

let chain: TestChain;
let kit: EntryPointKit;
let safe: Address;
let account: Address;
let token: Address;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  safe = await deploySafe(chain, [alice], 1n);
  kit = await deployEntryPoint({ ...chain, deployCode });
  account = await kit.create(0n);
  for (const who of [safe, account]) {
    await chain.receipt(
      await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [who, 1_000n]) }),
    );
    await chain.receipt(await chain.send(alice, { to: who, value: 10n ** 18n }));
  }
});
afterAll(() => chain.stop());

/** The first is the entry point: it is put where wallets expect it, before accounts learn of it. */
async function deployCode(data: Hex): Promise<Address> {
  const deployed = await chain.deployCode(data);
  if ((await chain.ask('eth_getCode', [entryPoint, 'latest'])) !== '0x') return deployed;
  await chain.ask('anvil_setCode', [entryPoint, await chain.ask('eth_getCode', [deployed, 'latest'])]);
  return entryPoint;
}

const transfer = (amount: bigint) => chain.data('Token', 'transfer', [bob, amount]);

/** What was read back of a request that an account makes, however it travels later. */
async function read(body: Body, from: Address): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [from] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

const one = (from: Address, it: Call): Body => ({ kind: 'transaction', chainId, from, call: it, set: {} });

async function heard(readback: Readback, of: Address, hash: Hex) {
  const world = rpcWorld(chain.url);
  const last = await heardLast(hearTransaction(readback, { account: of, hash }, world, signal, pace));
  return { ...last, asked: world.asked };
}

const abi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes) payable returns (bool)',
  'function handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
  'function getUserOpHash((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)) view returns (bytes32)',
  'function getNonce(address,uint192) view returns (uint256)',
]);

/** Alice, the only owner, carries it out herself: her signature is that she sends it. */
function bySafe({ to, value, data }: Call, operation = 0): Promise<Hex> {
  const approved = concatHex([pad(alice, { size: 32 }), pad('0x', { size: 32 }), '0x01']);
  const args = [
    to ?? zeroAddress,
    value,
    data,
    operation,
    0n,
    0n,
    0n,
    zeroAddress,
    zeroAddress,
    approved,
  ] as const;
  return chain.send(alice, {
    to: safe,
    data: encodeFunctionData({ abi, functionName: 'execTransaction', args }),
  });
}

/** Bob bundles an operation that Alice signed; its hash in the wallet is that of the operation. */
async function byBundle(callData: Hex): Promise<{ hash: Hex; operation: Hex }> {
  const ask = async (data: Hex) => (await chain.ask('eth_call', [{ to: entryPoint, data }, 'latest'])) as Hex;
  const nonce = hexToBigInt(
    await ask(encodeFunctionData({ abi, functionName: 'getNonce', args: [account, 0n] })),
  );
  const op = userOp({ sender: account, callData, nonce });
  const fields = (signature: Hex) =>
    [
      op.sender,
      op.nonce,
      op.initCode,
      op.callData,
      op.accountGasLimits,
      op.preVerificationGas,
      op.gasFees,
      op.paymasterAndData,
      signature,
    ] as const;
  const operation = await ask(
    encodeFunctionData({ abi, functionName: 'getUserOpHash', args: [fields('0x')] }),
  );
  const signature = await key.sign({ hash: operation });
  const data = encodeFunctionData({ abi, functionName: 'handleOps', args: [[fields(signature)], bob] });
  const hash = await chain.send(bob, { to: entryPoint, data }, { gas: '0x2dc6c0' });
  return { hash, operation };
}

test('a payment by a Safe is carried by the transaction of its owner, with the effects that were read', async () => {
  const it = call(token, transfer(7n));
  const readback = await read(one(safe, it), safe);
  const hearback = await heard(readback, safe, await bySafe(it));
  expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual(['carried', 'asRead', []]);
  expect(hearback.followed?.carriedAt).toBe('0.0');
  expect(hearback.says.map(({ id }) => id)).toEqual(['hearback.carried.safe', 'hearback.effects.asRead']);
  expect(hearback.lines.every(({ same }) => same)).toBe(true);
  for (const { readBack, happened } of hearback.lines) {
    expect(hearback.facts[happened]).toBeDefined();
    expect(hearback.facts[readBack] ?? readback.facts[readBack]).toBeDefined();
  }
});

test('another payment by the Safe is different, aloud', async () => {
  const readback = await read(one(safe, call(token, transfer(7n))), safe);
  const hearback = await heard(readback, safe, await bySafe(call(token, transfer(70n))));
  expect([hearback.verdict, hearback.effects]).toEqual(['different', 'different']);
});

test('a payment that the Safe tried and that failed is carried, and failed', async () => {
  const it = call(token, transfer(10n ** 30n));
  const readback = readbackOf(one(safe, it));
  const approved = concatHex([pad(alice, { size: 32 }), pad('0x', { size: 32 }), '0x01']);
  const args = [token, 0n, it.data, 0, 1n, 0n, 0n, zeroAddress, zeroAddress, approved] as const;
  const data = encodeFunctionData({ abi, functionName: 'execTransaction', args });
  const hearback = await heard(
    readback,
    safe,
    await chain.send(alice, { to: safe, data }, { gas: '0x30d40' }),
  );
  expect([hearback.verdict, hearback.effects]).toEqual(['carried', 'reverted']);
  expect(hearback.says.map(({ id }) => id)).toContain('hearback.carried.failed');
});

test('a payment by a smart account is carried by the bundle, and its prefund is no effect', async () => {
  const it = call(bob, '0x', 12_345n);
  const readback = await read(one(account, it), account);
  const { hash } = await byBundle(execute(bob, 12_345n, '0x'));
  const hearback = await heard(readback, account, hash);
  expect([hearback.verdict, hearback.effects, hearback.differs]).toEqual(['carried', 'asRead', []]);
  expect(hearback.says[0]?.id).toBe('hearback.carried.userOperation');
});

test('a user operation is found by its own hash, too', async () => {
  const it = call(token, transfer(9n));
  const readback = await read(one(account, it), account);
  const { hash, operation } = await byBundle(execute(token, 0n, it.data));
  const hearback = await heard(readback, account, operation);
  expect([hearback.verdict, hearback.effects, hearback.followed?.hash]).toEqual(['carried', 'asRead', hash]);
});

test('a user operation that does something else is different, whichever hash the wallet gives', async () => {
  const readback = await read(one(account, call(token, transfer(9n))), account);
  const { hash, operation } = await byBundle(execute(token, 0n, transfer(90n)));
  for (const given of [hash, operation]) {
    const hearback = await heard(readback, account, given);
    expect([hearback.verdict, hearback.effects]).toEqual(['different', 'different']);
  }
});

test('a batch of a key that borrows code is carried by its own transaction to itself', async () => {
  await chain.ask('anvil_setCode', [carol, concatHex(['0xef0100', kit.delegate])]);
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [carol, 1_000n]) }),
  );
  const calls = [call(token, transfer(5n)), call(bob, '0x', 3n)];
  const body: Body = { kind: 'calls', chainId, from: carol, atomic: true, calls };
  const readback = await read(body, carol);
  const list = calls.map(({ to, value, data }) => [to ?? zeroAddress, value, data] as const);
  const batch = parseAbi(['function executeBatch((address,uint256,bytes)[])']);
  const data = encodeFunctionData({ abi: batch, args: [list] });
  const hearback = await heard(readback, carol, await chain.send(carol, { to: carol, data }));
  expect([hearback.verdict, hearback.effects]).toEqual(['carried', 'asRead']);
  expect(hearback.lines.filter(({ label }) => label.id === 'hearback.label.ofCall')).toHaveLength(6);

  const more = encodeFunctionData({ abi: batch, args: [[...list, [alice, 1n, '0x']]] });
  const hostile = await heard(readback, carol, await chain.send(carol, { to: carol, data: more }));
  expect(hostile.verdict).toBe('different');
  expect(hostile.says).toContainEqual({ id: 'hearback.carried.more', args: { count: 1 } });
});

test('what is carried is found out with few questions', async () => {
  const it = call(token, transfer(7n));
  const readback = await read(one(safe, it), safe);
  const { asked } = await heard(readback, safe, await bySafe(it));
  expect(asked.length).toBeLessThan(14);
});
