import {
  type Abi,
  type Address,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf } from '../testing/views.ts';
import { known } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { read } from '../../readback.ts';
import { freeze } from '../../request/frozen/freeze.ts';
import { alice, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { compiled, type Contract } from '../../simulate/testing/contracts.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';

/** The user has something at honest contracts that nobody here models; a thief chooses what they are asked. */
let chain: TestChain;
let streams: Address;
let positions: Address;
let money: Address;
const contracts = compiled(new URL('testing/protocols.sol', import.meta.url));
const thief = getAddress('0x9f2c7be0a81d4c63e5f1d2900b8ac4471e5841ae');

beforeAll(async () => {
  chain = await startChain();
  const token = await chain.deploy('Token');
  money = token;
  const { abi, bytecode } = its('Streams');
  streams = await chain.deployCode(encodeDeployData({ abi, bytecode, args: [token] }));
  positions = await chain.deployCode(its('Positions').bytecode);
  for (const [to, data] of [
    [token, chain.data('Token', 'mint', [alice, 1_000n])],
    [token, chain.data('Token', 'approve', [streams, 1_000n])],
    [streams, dataFor('Streams', 'open', [alice, 900n])],
    [streams, dataFor('Streams', 'setHeir', [thief])],
  ] as const)
    await chain.receipt(await chain.send(alice, { to, data }));
});

afterAll(() => chain.stop());

test.each<readonly [string, () => Promise<Read>, string]>([
  [
    'takes out of a stream for a stranger',
    () => asked('Streams', 'takeOut', [1n, thief, 500n]),
    'account.named',
  ],
  ['pays someone whom it does not name', () => asked('Streams', 'takeOutForHeir', [1n]), 'account.move'],
  ['lets a stranger act', () => asked('Positions', 'letAct', [thief, true]), 'account.named'],
  ['lets everybody act', () => asked('Positions', 'letEverybodyAct', [true]), 'account.record'],
  ['sends ether on', () => asked('Positions', 'forward', [thief], 10n ** 18n), 'account.move'],
])('a call that %s is a Caution', async (_, reading, rule) => {
  const { verdict, fired } = await reading();
  expect([verdict, fired]).toEqual(['caution', expect.arrayContaining([rule])]);
});

test('a call that carries a call which nobody opened is not fully read', async () => {
  const inner = dataOf('transfer(address to, uint256 amount)', [thief, 5n]);
  const { verdict, unread } = await asked('Positions', 'carryOut', [streams, 0n, inner]);
  expect([verdict, unread]).toEqual(['notFullyRead', expect.arrayContaining(['unread.bytes'])]);
});

test('a call that takes out for the user is a Caution for what it writes down, and for a number of which nobody says whose it is', async () => {
  const { verdict, fired } = await asked('Streams', 'takeOut', [1n, alice, 500n]);
  expect([verdict, fired.filter((it) => it.startsWith('account.'))]).toEqual([
    'caution',
    ['account.elsewhere', 'account.record', 'account.nameOnly', 'account.unvouched'],
  ]);
});

test('what an earlier allowance lets a contract take is told, and nothing is once it is revoked', async () => {
  const told = async () => (await asked('Streams', 'takeOut', [1n, alice, 1n])).fired;
  expect(await told()).toContain('account.unvouched');
  expect((await asked('Positions', 'ping', [1n])).fired).not.toContain('account.unvouched');
  const token = await chain.deploy('Token');
  const allow = async (to: Address, much: bigint) =>
    chain.receipt(await chain.send(alice, { to, data: chain.data('Token', 'approve', [streams, much]) }));
  await allow(token, 5_000n);
  // Of what the account does not hold nothing can be taken.
  await allow(money, 0n);
  expect(await told()).not.toContain('account.unvouched');
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 9_000n]) }),
  );
  expect(await told()).toContain('account.unvouched');
  await allow(token, 0n);
  expect(await told()).not.toContain('account.unvouched');
});

test('a call that changes nothing is a Caution: what it is for is not on the chain', async () => {
  for (const [name, args] of [
    ['ping', [1n]],
    ['carryOut', [zeroAddress, 0n, '0x']],
  ] as const) {
    const { verdict, fired } = await asked('Positions', name, args);
    expect([verdict, fired]).toEqual(['caution', ['account.nameOnly']]);
  }
});

type Read = Readonly<{
  verdict: Readback['verdict'] | undefined;
  fired: readonly string[];
  unread: readonly string[];
}>;

async function asked(
  name: string,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
): Promise<Read> {
  const to = name === 'Streams' ? streams : positions;
  const call = { to, data: dataFor(name, functionName, args), value };
  const body = { kind: 'transaction', chainId, from: alice, call, set: {} } as const;
  const wallet = { chainId, account: alice, name: 'Wallet' };
  const from = { by: 'source', name: 'Sourcify' } as const;
  const functions = its(name).abi.filter((it) => it.type === 'function');
  const world = rpcWorld(chain.url, {
    session: () => known({ host: 'readback.test', wallet }),
    abi: () => known([{ address: to, functions, from }]),
    contract: () => known({ verified: true, createdAt: 1_600_000_000n, from }),
  });
  const incoming = { request: freeze(body, ''), origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, world, new AbortController().signal)) last = it;
  const fired = last?.findings.flatMap((it) => (it.outcome === 'fired' ? [it.rule] : [])) ?? [];
  return { verdict: last?.verdict, fired, unread: last?.unread.map(({ says }) => says.id) ?? [] };
}

function its(name: string): Contract {
  const found = contracts[name];
  if (found === undefined) throw new Error(`no contract ${name}`);
  return found;
}

function dataFor(name: string, functionName: string, args: readonly unknown[]): Hex {
  const abi: Abi = its(name).abi;
  return encodeFunctionData({ abi, functionName, args });
}
