import {
  type Address,
  concatHex,
  getAddress,
  type Hex,
  maxUint256,
  pad,
  parseAbi,
  encodeFunctionData,
  zeroAddress,
} from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode } from '../decode/decode.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Hearback } from '../model/hearback.ts';
import { valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Call } from '../model/request.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { permit2 } from '../effects/read.ts';
import { simulate } from '../simulate/simulate.ts';
import { alice, bob, carol, chainId } from '../simulate/testing/chain.ts';
import { type ControlChain, startControlChain } from '../simulate/testing/controlChain.ts';
import { call, pinned } from '../simulate/testing/inputs.ts';
import { deploySafe } from '../simulate/testing/safe.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { readbackOf } from './testing/readbackOf.ts';
import { hearTransaction } from './transaction/transaction.ts';
import { heardLast, quickly } from './testing/quickly.ts';

const { signal } = new AbortController();

let chain: ControlChain;
let token: Address;
let safe: Address;
beforeAll(async () => {
  chain = await startControlChain();
  token = getAddress(await chain.deploy('Token'));
  safe = await deploySafe(chain, [alice], 1n);
  const { send, receipt, data } = chain;
  await receipt(await send(alice, { to: token, data: data('Token', 'mint', [alice, 1_000n]) }));
  await receipt(await send(alice, { to: token, data: data('Token', 'approve', [permit2, maxUint256]) }));
});
afterAll(() => chain.stop());

async function read(it: Call): Promise<Readback> {
  const world = rpcWorld(chain.url);
  const body = { kind: 'transaction', chainId, from: alice, call: it, set: {} } as const;
  const request = freeze(body, '');
  const { steps } = decode(request, {});
  const input = { request, steps, block: await pinned(world), accounts: [alice, safe] };
  return readbackOf(body, { ...(await simulate(input, world, signal)), steps });
}

async function heard(readback: Readback, sent: Call): Promise<Hearback> {
  const hash = await chain.send(alice, sent, { gas: '0x7a120' });
  const answer = { account: alice, hash };
  return heardLast(hearTransaction(readback, answer, rpcWorld(chain.url), signal, quickly));
}

const role: Hex = `0x${'ab'.repeat(32)}`;
const abi = parseAbi([
  'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'function addOwnerWithThreshold(address,uint256)',
]);

const say = (name: string, fn: string, args: readonly unknown[]) =>
  call(chain.at(name), chain.say(name, fn, args));

/** What a Safe does to itself, carried out by Alice, its owner. */
function toItself(data: Hex): Call {
  const approved = concatHex([pad(alice, { size: 32 }), pad('0x', { size: 32 }), '0x01']);
  const args = [safe, 0n, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, approved] as const;
  return call(safe, encodeFunctionData({ abi, functionName: 'execTransaction', args }));
}

const owner = (who: Address) =>
  toItself(encodeFunctionData({ abi, functionName: 'addOwnerWithThreshold', args: [who, 1n] }));

const permitted = (amount: bigint, until: number) =>
  call(permit2, chain.permit2('approve', [token, bob, amount, until]));

const far = 4_000_000_000;

/** Each with what is read back, and with something else that is mined in its place. */
const kinds: readonly (readonly [string, EffectLine['what'], () => Call, () => Call])[] = [
  [
    'a role',
    'role',
    () => say('Roles', 'grantRole', [role, bob]),
    () => say('Roles', 'grantRole', [role, carol]),
  ],
  [
    'the code behind a proxy',
    'code',
    () => say('Proxy', 'upgradeTo', [chain.at('Owned')]),
    () => say('Proxy', 'upgradeTo', [chain.at('Roles')]),
  ],
  [
    'who may exchange it',
    'code',
    () => say('Proxy', 'changeAdmin', [bob]),
    () => say('Proxy', 'changeAdmin', [carol]),
  ],
  ['an owner of a Safe', 'safe', () => owner(bob), () => owner(carol)],
  ['a permission of Permit2', 'allowance', () => permitted(5n, far), () => permitted(6n, far)],
  [
    'an owner who has yet to accept',
    'owner',
    () => say('Owned', 'offerOwnership', [bob]),
    () => say('Owned', 'offerOwnership', [carol]),
  ],
  [
    'an owner',
    'owner',
    () => say('Owned', 'transferOwnership', [bob]),
    () => say('Owned', 'offerOwnership', [carol]),
  ],
];

describe.each(kinds)('%s', (_, what, wanted, instead) => {
  test('is read again in the block that was mined, as it was read back, and else is different', async () => {
    const before = await chain.ask('evm_snapshot', []);
    const readback = await read(wanted());
    expect(valueOf(readback.effects)?.lines.map((line) => line.what)).toContain(what);
    const same = await heard(readback, wanted());
    expect([same.verdict, same.effects]).toEqual(['same', 'asRead']);
    expect(same.lines.filter(({ happened }) => happened.startsWith('mined.effect.')).length).toBeGreaterThan(
      0,
    );
    await chain.turnBack(before);
    const again = await read(wanted());
    const other = await heard(again, instead());
    expect([other.verdict, other.effects]).toEqual(['different', 'different']);
  });
});

test('a permission that ends later than was read back is different', async () => {
  const readback = await read(permitted(5n, far));
  const other = await heard(readback, permitted(5n, far + 90_000));
  expect(other.effects).toBe('different');
});
