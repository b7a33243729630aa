import { type Address, getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Hearback } from '../model/hearback.ts';
import type { Readback } from '../model/readback.ts';
import type { Call } from '../model/request.ts';
import { permit2 } from '../simulate/read.ts';
import { alice, bob, carol, chainId } from '../simulate/testing/chain.ts';
import { type ControlChain, startControlChain } from '../simulate/testing/controlChain.ts';
import { call, stepOf, transaction } from '../simulate/testing/inputs.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction.ts';

const pace = { first: 5, growth: 1, most: 5, unseen: 4, gone: 2, stuck: 1_000, settle: 0, deep: 6 };
const { signal } = new AbortController();

let chain: ControlChain;
let token: Address;

beforeAll(async () => {
  chain = await startControlChain();
  token = getAddress(await chain.deploy('Token'));
});
afterAll(() => chain.stop());

async function read(it: Call): Promise<Readback> {
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  return readbackOf(body, { ...(await transaction(rpcWorld(chain.url), it)), steps: [stepOf(it, alice)] });
}

async function heard(readback: Readback, sent: Call): Promise<Hearback | undefined> {
  let last: Hearback | undefined;
  const answer = { account: alice, hash: await chain.send(alice, sent) };
  for await (const it of hearTransaction(readback, answer, rpcWorld(chain.url), signal, pace)) last = it;
  return last;
}

const to = (name: string, fn: string, args: readonly unknown[]): Call =>
  call(chain.at(name), chain.say(name, fn, args));

describe('a change of who controls, once it is mined', () => {
  test.each([
    ['an owner', () => to('Owned', 'offerOwnership', [bob]), 'hearback.label.control'],
    ['an owner who changes without a word', () => to('Owned', 'claim', []), 'hearback.label.control'],
    ['a role', () => to('Roles', 'grantRole', [`0x${'ab'.repeat(32)}`, bob]), 'hearback.label.member'],
    ['an upgrade', () => to('Proxy', 'upgradeTo', [carol]), 'hearback.label.control'],
    ['an upgrade of a beacon', () => to('Beacon', 'upgradeTo', [carol]), 'hearback.label.control'],
    ['a new contract and its owner', () => to('Caller', 'make', []), 'hearback.label.control'],
    [
      'an allowance at Permit2',
      () => call(permit2, chain.permit2('approve', [token, bob, 5n, 4_000_000_000])),
      'hearback.label.allowance',
    ],
    ['an allowance of ERC-6909', () => to('Units6909', 'approve', [bob, 3n, 4n]), 'hearback.label.allowance'],
    ['an operator of ERC-6909', () => to('Units6909', 'setOperator', [bob, true]), 'hearback.label.operator'],
    ['an operator of ERC-777', () => to('Token777', 'authorizeOperator', [bob]), 'hearback.label.operator'],
  ] as const)('%s is found as it was read back', async (_, make, label) => {
    const it = make();
    const readback = await read(it);
    const lines = readback.effects.s === 'known' ? readback.effects.v.lines : [];
    const hearback = await heard(readback, it);
    expect([hearback?.verdict, hearback?.effects]).toEqual(['same', 'asRead']);
    const rows = hearback?.lines.filter((row) => row.label.id === label) ?? [];
    expect(rows.length).toBe(lines.filter(({ what }) => what !== 'fee').length);
    expect(rows.every((row) => row.same)).toBe(true);
  });

  test('another owner than was read back is different, aloud', async () => {
    const readback = await read(to('Owned', 'transferOwnership', [bob]));
    const hearback = await heard(readback, to('Owned', 'transferOwnership', [carol]));
    expect([hearback?.verdict, hearback?.effects]).toEqual(['different', 'different']);
  });

  test('a change that nobody read back is different, too', async () => {
    const readback = await read(to('Owned', 'pretend', [bob]));
    const hearback = await heard(readback, to('Owned', 'transferOwnership', [alice]));
    expect(hearback?.effects).toBe('different');
  });
});
