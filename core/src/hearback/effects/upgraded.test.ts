import { type Address, concatHex, getAddress, type Hex, pad } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FactValue } from '../../model/fact.ts';
import type { Hearback } from '../../model/hearback.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, stepOf, transaction } from '../../simulate/testing/inputs.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import { heardLast, quickly } from '../testing/quickly.ts';

const { signal } = new AbortController();

const slot = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';
/** A proxy of EIP-1967 that delegates everything to what its slot names, and nothing else. */
const code = concatHex(['0x363d3d373d3d363d7f', slot, '0x545af43d6000803e6038573d6000fd5b3d6000f3']);
const proxy: Address = '0x00000000000000000000000000000000000A11cE';

let chain: TestChain;
let first: Address;
let second: Address;
beforeAll(async () => {
  chain = await startChain();
  first = await chain.deploy('Token');
  second = await chain.deploy('Token');
  await chain.ask('anvil_setCode', [proxy, code]);
  await point(first);
  const data = chain.data('Token', 'mint', [alice, 1_000n]);
  await chain.receipt(await chain.send(alice, { to: proxy, data }));
});
afterAll(() => chain.stop());

async function point(at: Address): Promise<void> {
  await chain.ask('anvil_setStorageAt', [proxy, slot, pad(at, { size: 32 })]);
}

const pay = () => call(proxy, chain.data('Token', 'transfer', [bob, 5n]));

/** A readback as of now, with what it says of the proxy. */
async function read(name: string, value: FactValue): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: pay(), set: {} } as const;
  const found = await transaction(rpcWorld(chain.url), pay());
  const id = `account.${proxy.toLowerCase()}.${name}`;
  const facts = { ...found.facts, [id]: { id, value: known(value), from: [] } };
  return readbackOf(body, { ...found, facts, steps: [stepOf(pay(), alice)] });
}

async function heard(readback: Readback, hash: Hex): Promise<Hearback> {
  const answer = { account: alice, hash };
  return heardLast(hearTransaction(readback, answer, rpcWorld(chain.url), signal, quickly));
}

const codeRows = ({ lines, facts }: Hearback) =>
  lines
    .filter(({ label }) => label.id === 'hearback.label.behind')
    .map(({ same, happened }) => [same, facts[happened]?.value]);

const implementation = (address: Address): FactValue => ({
  kind: 'address',
  address: getAddress(address),
});

test('a contract that runs the code that was read back is compared too, and agrees', async () => {
  await point(first);
  const readback = await read('implementation', implementation(first));
  const hearback = await heard(readback, await chain.send(alice, pay()));
  expect([hearback.verdict, hearback.effects]).toEqual(['same', 'asRead']);
  expect(codeRows(hearback)).toEqual([[true, known(implementation(first))]]);
  expect(hearback.says.map(({ id }) => id)).not.toContain('hearback.mined.upgraded');
});

test('an upgrade between readback and block is named, also where it changes nothing that was read', async () => {
  await point(first);
  const readback = await read('implementation', implementation(first));
  await point(second);
  const hearback = await heard(readback, await chain.send(alice, pay()));
  expect([hearback.verdict, hearback.effects]).toEqual(['same', 'asRead']);
  expect(codeRows(hearback)).toEqual([[false, known(implementation(second))]]);
  expect(hearback.says.map(({ id }) => id)).toContain('hearback.mined.upgraded');
});

test('an upgrade that changes the effects is named beside them', async () => {
  await point(first);
  const readback = await read('implementation', implementation(first));
  // Code that does nothing at all.
  await point(bob);
  const hash = await chain.send(alice, pay());
  await chain.receipt(hash);
  const hearback = await heard(readback, hash);
  expect(hearback.effects).not.toBe('asRead');
  expect(hearback.says.map(({ id }) => id)).toContain('hearback.mined.upgraded');
});

test('an account that began to borrow other code is named', async () => {
  await point(first);
  const before = { kind: 'code', state: 'delegated', delegate: first } as const;
  const readback = await read('code', before);
  const hearback = await heard(readback, await chain.send(alice, pay()));
  expect(codeRows(hearback).map(([same]) => same)).toEqual([false]);
  expect(hearback.says.map(({ id }) => id)).toContain('hearback.mined.upgraded');
});
