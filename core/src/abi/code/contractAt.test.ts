/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Address, type Hex, keccak256, stringToHex, toHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknown } from '../../model/known.ts';
import { type Anvil, startAnvil } from '../../world/testing/anvil.ts';
import { ordinary, rpc } from '../../world/rpc.ts';
import { header } from '../../world/schema.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { contractAt, contractIn, mostProxies } from './contractAt.ts';
import { slot } from './proxyAt.ts';

let anvil: Anvil;
beforeAll(async () => {
  anvil = await startAnvil();
});
afterAll(() => anvil.stop());

const chainId = 31337;
const logic: Address = '0x1000000000000000000000000000000000000001';
const proxy: Address = '0x2000000000000000000000000000000000000002';
const beacon: Address = '0x3000000000000000000000000000000000000003';
const admin: Address = '0x4000000000000000000000000000000000000004';

/** Answers 42 to everything, and runs nothing of anybody else. */
const logicCode: Hex = '0x602a5f5260205ff3';

/** Runs the code that the address in a slot has. */
const delegating = (at: Hex): Hex => `0x365f5f375f5f365f7f${at.slice(2)}545af43d5f5f3e3d5ff3`;

/** Answers an address to everything. */
const answering = (it: Address): Hex => `0x73${it.slice(2)}5f5260205ff3`;

async function anvilDoes(method: string, ...params: unknown[]): Promise<void> {
  const response = await fetch(anvil.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  expect(await response.json()).not.toHaveProperty('error');
}

const put = (address: Address, code: Hex) => anvilDoes('anvil_setCode', address, code);
const store = (address: Address, at: Hex, value: Address) =>
  anvilDoes('anvil_setStorageAt', address, at, `0x${value.slice(2).padStart(64, '0')}`);

async function look(address: Address) {
  const world = rpcWorld(anvil.url);
  const it = await contractAt(world, { chainId, address }, AbortSignal.timeout(10_000));
  if (it.s !== 'known') throw new Error(JSON.stringify(it));
  return { ...it.v, asked: world.asked.length };
}

test('an ordinary contract has its own functions, and costs two questions', async () => {
  await put(logic, logicCode);
  const it = await look(logic);
  expect(it).toMatchObject({
    proxies: [],
    asked: 2,
    code: { address: logic, hash: keccak256(logicCode), bytes: 8 },
  });
  expect(it.own).toEqual(it.code);
  expect(it.from).toMatchObject({ by: 'chain', chainId, proof: 'none' });
});

test('an account without code is not a contract', async () => {
  expect(await look(admin)).toMatchObject({ proxies: [], own: { bytes: 0, hash: keccak256('0x') } });
});

test('a proxy of EIP-1967 has the functions of its implementation, and names its admin', async () => {
  await put(logic, logicCode);
  await put(proxy, delegating(slot.implementation));
  await store(proxy, slot.implementation, logic);
  await store(proxy, slot.admin, admin);
  const it = await look(proxy);
  expect(it.proxies).toEqual([{ kind: 'eip1967', address: proxy, implementation: logic, admin }]);
  expect(it.code).toMatchObject({ address: logic, hash: keccak256(logicCode) });
  expect(it.own.hash).toBe(keccak256(delegating(slot.implementation)));
  expect(it.asked).toBeLessThanOrEqual(8);
});

test('each convention is told from the others', async () => {
  const kinds = [
    ['eip1822', slot.proxiable],
    ['zeppelinos', slot.zeppelinos],
  ] as const;
  for (const [at, [kind, where]] of kinds.entries()) {
    const address: Address = `0x${(0x5000 + at).toString(16).padStart(40, '5')}`;
    await put(address, delegating(where));
    await store(address, where, logic);
    expect((await look(address)).proxies).toMatchObject([{ kind, implementation: logic }]);
  }
});

test('a beacon says whose code its proxies run', async () => {
  const address: Address = '0x6000000000000000000000000000000000000006';
  await put(beacon, answering(logic));
  await put(address, delegating(slot.beacon));
  await store(address, slot.beacon, beacon);
  expect((await look(address)).proxies).toEqual([
    { kind: 'eip1967beacon', address, implementation: logic, beacon },
  ]);
});

test('beacons that lead back to their proxies, or to themselves, come to an end', async () => {
  const address: Address = '0x6000000000000000000000000000000000000007';
  const other: Address = '0x6000000000000000000000000000000000000008';
  await put(address, delegating(slot.beacon));
  await put(other, delegating(slot.beacon));
  await store(address, slot.beacon, beacon);
  for (const answer of [address, beacon, other]) {
    await put(beacon, answering(answer));
    const it = await look(address);
    expect(it.proxies.length, answer).toBeLessThanOrEqual(1);
    expect(it.asked, answer).toBeLessThanOrEqual(10);
  }
});

test('a Safe is a proxy of its singleton', async () => {
  const address: Address = '0x7000000000000000000000000000000000000007';
  const folder = createRequire(import.meta.url).resolve('@safe-global/safe-contracts/package.json');
  const file = new URL('build/artifacts/contracts/proxies/SafeProxy.sol/SafeProxy.json', `file://${folder}`);
  await put(address, JSON.parse(readFileSync(file, 'utf8')).deployedBytecode);
  await store(address, slot.zero, logic);
  const its = { kind: 'safe', address, implementation: logic };
  await put(logic, logicCode);
  expect((await look(address)).proxies, 'whose code is not a release').toEqual([its]);
  await put(
    logic,
    JSON.parse(readFileSync(new URL('../../SafeL2.sol/SafeL2.json', file), 'utf8')).deployedBytecode,
  );
  expect((await look(address)).proxies).toEqual([{ ...its, release: 'Safe L2 1.4.1' }]);
  await put(logic, logicCode);
});

test('a first storage slot that holds an address does not make a Safe of any other contract', async () => {
  const address: Address = '0x7000000000000000000000000000000000000008';
  await put(address, delegating(slot.proxiable));
  await store(address, slot.zero, logic);
  expect((await look(address)).proxies).toEqual([]);
});

test('a slot that is set, and that the code does not know of, says nothing of what runs', async () => {
  const address: Address = '0x7000000000000000000000000000000000000009';
  await put(address, `0x365f5f375f5f365f73${admin.slice(2)}5af43d5f5f3e3d5ff300`);
  await store(address, slot.implementation, logic);
  const it = await look(address);
  expect(it.proxies).toEqual([]);
  expect(it.asked).toBe(2);
});

test('code that is borrowed looks into the storage of who borrows it', async () => {
  const address: Address = '0x700000000000000000000000000000000000000a';
  const shared: Address = '0x700000000000000000000000000000000000000b';
  await put(shared, delegating(slot.implementation));
  await store(shared, slot.implementation, admin);
  await put(address, minimal(shared));
  await store(address, slot.implementation, logic);
  expect((await look(address)).proxies).toMatchObject([
    { kind: 'eip1167', implementation: shared },
    { kind: 'eip1967', address: shared, implementation: logic },
  ]);
});

/** Answers `facetAddress(bytes4)` from the slot that is the function, and delegates whatever else it is asked. */
const diamond: Hex = '0x5f3560e01c63cdffacc6146016575f5f5f5f5f5af4005b600435545f5260205ff3';

test('a diamond has the functions of its facets, each of its own', async () => {
  const address: Address = '0x700000000000000000000000000000000000000C';
  await put(logic, logicCode);
  await put(address, diamond);
  await store(address, `0x12345678${'00'.repeat(28)}`, logic);
  const world = rpcWorld(anvil.url);
  const latest = { chainId, method: 'eth_getBlockByNumber', params: ['latest', false] };
  const at = await rpc(world, latest, ordinary(AbortSignal.timeout(5_000)), header);
  if (at.s !== 'known') throw new Error('no block');
  const state = { world, chainId, block: { blockHash: at.v.value.hash }, signal: AbortSignal.timeout(5_000) };
  const of = async (selector: Hex) => {
    const it = await contractIn(state, address, selector);
    return it.s === 'known' ? it.v.contract : undefined;
  };
  expect(await of('0x12345678')).toMatchObject({
    own: { address },
    proxies: [{ kind: 'eip2535', address, implementation: logic }],
    code: { address: logic, hash: keccak256(logicCode) },
  });
  expect((await of('0x9abcdef0'))?.proxies, 'a function that it does not have').toEqual([]);
  expect((await of('0xcdffacc6'))?.proxies, 'one that is in its own code').toEqual([]);
});

test('a contract that delegates and answers implementation() is one of EIP-897; one that only answers is not', async () => {
  const address: Address = '0x8000000000000000000000000000000000000008';
  const asksFirst: Hex = `0x5f3560e01c635c60da1b14601b575f5f365f73${logic.slice(2)}5af4`;
  const answers = answering(logic).slice(2);
  // The jump goes to the answer, which is behind the delegatecall.
  const jump = ((asksFirst.length - 2) / 2).toString(16).padStart(2, '0');
  await put(address, `${asksFirst.replace('601b57', `60${jump}57`)}5b${answers}` as Hex);
  expect((await look(address)).proxies).toEqual([{ kind: 'eip897', address, implementation: logic }]);
  await put(address, `0x635c60da1b5062f4f4f450${answers}`);
  expect((await look(address)).proxies).toEqual([]);
});

test('an account that delegates its code (EIP-7702) has the functions of its delegate', async () => {
  const address: Address = '0x9000000000000000000000000000000000000009';
  await put(address, `0xef0100${logic.slice(2)}`);
  expect((await look(address)).proxies).toEqual([{ kind: 'eip7702', address, implementation: logic }]);
});

test('minimal proxies are read in all their forms', async () => {
  const address: Address = '0xa00000000000000000000000000000000000000A';
  const plain = `363d3d373d3d3d363d73${logic.slice(2)}5af43d82803e903d91602b57fd5bf3`;
  const forms = [
    plain,
    `${plain}${'ab'.repeat(40)}`,
    `3d3d3d3d363d3d37363d73${logic.slice(2)}5af43d3d93803e602a57fd5bf3`,
    `365f5f375f5f365f73${logic.slice(2)}5af43d5f5f3e5f3d91602a57fd5bf3`,
    `366000600037611000600036600073${logic.slice(2)}5af4602c57600080fd5b6110006000f3`,
  ];
  for (const code of forms) {
    await put(address, `0x${code}`);
    expect((await look(address)).proxies, code).toEqual([
      { kind: 'eip1167', address, implementation: logic },
    ]);
  }
  await put(address, `0x363d3d373d3d3d363d6f${'12'.repeat(16)}5af43d82803e903d91602757fd5bf3`);
  expect((await look(address)).proxies[0]?.implementation.toLowerCase()).toBe(`0x00000000${'12'.repeat(16)}`);
});

const minimal = (to: Address): Hex => `0x363d3d373d3d3d363d73${to.slice(2)}5af43d82803e903d91602b57fd5bf3`;
const chained = (at: number): Address => toHex(0xb000 + at, { size: 20 });

test('proxies of proxies are followed a few deep, and not in a circle', async () => {
  for (let at = 0; at < 6; at += 1) await put(chained(at), minimal(chained(at + 1)));
  await put(chained(6), logicCode);
  const deep = await look(chained(0));
  expect(deep.open).toBe('tooDeep');
  expect(deep.proxies).toHaveLength(mostProxies);
  expect((await look(chained(3))).code.bytes).toBe(8);
  await put(chained(6), minimal(chained(5)));
  expect(await look(chained(5))).toMatchObject({ open: 'loop', code: { address: chained(6) } });
});

test('an implementation that has no code is said to have none', async () => {
  const address: Address = '0xc00000000000000000000000000000000000000C';
  await put(address, minimal('0xD00000000000000000000000000000000000000d'));
  expect(await look(address)).toMatchObject({ code: { bytes: 0 }, proxies: [{ kind: 'eip1167' }] });
});

test('the slots are those that the standards derive', () => {
  const less = (it: string): Hex => toHex(BigInt(keccak256(stringToHex(it))) - 1n, { size: 32 });
  expect(slot.implementation).toBe(less('eip1967.proxy.implementation'));
  expect(slot.beacon).toBe(less('eip1967.proxy.beacon'));
  expect(slot.admin).toBe(less('eip1967.proxy.admin'));
  expect(slot.proxiable).toBe(keccak256(stringToHex('PROXIABLE')));
  expect(slot.zeppelinos).toBe(keccak256(stringToHex('org.zeppelinos.proxy.implementation')));
});

const block = {
  hash: `0x${'11'.repeat(32)}`,
  number: '0x1',
  timestamp: '0x1',
  gasLimit: '0x1',
  gasUsed: '0x0',
};
const signal = AbortSignal.timeout(5_000);
const at = { chainId, address: proxy };

test('a node that answers nothing leaves it unknown; one that answers half of it says so', async () => {
  expect(await contractAt(tableWorld({}), at, signal)).toMatchObject({ s: 'unknown', why: 'unsupported' });
  const half = tableWorld({
    eth_getBlockByNumber: says(block),
    eth_getCode: says(delegating(slot.implementation)),
    eth_getStorageAt: fails(-32000, 'busy'),
  });
  expect(await contractAt(half, at, signal)).toMatchObject({
    s: 'known',
    v: { proxies: [], open: 'notAnswered' },
  });
  const minimal = says(`0x363d3d373d3d3d363d73${'11'.repeat(20)}5af43d82803e903d91602b57fd5bf3`);
  const implementation = `0x${'11'.repeat(20)}`;
  const first = tableWorld({
    eth_getBlockByNumber: says(block),
    eth_getCode: (params) => (params[0] === implementation ? fails(-32000, 'busy') : minimal)(params),
  });
  // No hash represents code that nobody has seen.
  expect(await contractAt(first, at, signal)).toMatchObject({
    v: { proxies: [{ kind: 'eip1167' }], code: { address: implementation }, open: 'notAnswered' },
  });
  expect(await contractAt(first, at, signal)).not.toHaveProperty('v.code.hash');
});

test('what makes no sense is not a proxy', async () => {
  for (const word of [
    `0x${'ff'.repeat(32)}`,
    `0x${'00'.repeat(32)}`,
    `0x01${'00'.repeat(11)}${logic.slice(2)}`,
  ]) {
    const world = tableWorld({
      eth_getBlockByNumber: says(block),
      eth_getCode: says(delegating(slot.implementation)),
      eth_getStorageAt: says(word),
    });
    expect(await contractAt(world, at, signal), word).toMatchObject({ s: 'known', v: { proxies: [] } });
  }
  const silent = tableWorld({ eth_getBlockByNumber: () => unknown('timeout') });
  expect(await contractAt(silent, at, signal)).toEqual(unknown('timeout'));
});
