import { driftOf } from '@readback/core/drift/driftOf.ts';
import { freshMemory, remembering } from '@readback/core/drift/memory.ts';
import { renew } from '@readback/core/drift/renew.ts';
import type { Clause } from '@readback/core/model/intent.ts';
import type { World } from '@readback/core/world/world.ts';
import { askTransaction } from '@readback/scenarios/ask.ts';
import { gets, pays, revokes, token } from '@readback/scenarios/intents/clauses.ts';
import { type Address, type Hex, namehash, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts, carrier, deployer, user } from '../accounts.ts';
import type { Call } from '../corpus/ground.ts';
import { approve, one, transfer } from '../corpus/moves.ts';
import { readHere } from '../corpus/readHere.ts';
import { type Practice, startPractice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import { must } from '../truth/node.ts';
import { call } from '../truth/sky.ts';
import { meant } from './asked.ts';
import { outcomeIn } from './compared.ts';
import { type Field, makeField } from './field.ts';
import { decrease, eth, exactIn, increase, usd } from './moves.ts';

let practice: Practice;
let field: Field;

beforeAll(async () => {
  practice = await startPractice();
  field = await makeField(practice);
}, 180_000);

afterAll(async () => {
  await practice.close();
});

type Case = Readonly<{
  calls: (field: Field) => readonly Call[];
  means: (field: Field) => readonly Clause[];
  /** What others do before it is read again, in a transaction of the account. */
  meanwhile: (field: Field) => Readonly<{ from: Address; to: Address; data: Hex }>;
}>;

const copilot = accounts[1]?.address ?? user;

const cases: Readonly<Record<string, Case>> = {
  'other code of the token keeps what is paid': {
    calls: ({ at, friend }) => one(at.cargoToken, call(transfer, friend, eth('10'))),
    means: ({ at, friend }) => [pays(token(at.cargoToken), eth('10'), friend)],
    meanwhile: ({ at }) => ({
      from: carrier,
      to: at.cargoToken,
      data: call(
        'function upgradeToAndCall(address implementation, bytes data) payable',
        at.takenCargoCode,
        '0x',
      ),
    }),
  },
  'the price is below the minimum': {
    calls: ({ at, now }) =>
      one(
        at.router,
        call(exactIn, usd('100'), parseEther('0.0325'), [at.practiceDollar, at.weth9], user, now + 9_000n),
      ),
    means: ({ at }) => [
      pays(token(at.practiceDollar), usd('100')),
      gets(token(at.weth9), parseEther('0.0325')),
    ],
    meanwhile: ({ at, now }) => ({
      from: deployer,
      to: at.router,
      data: call(exactIn, usd('20000'), 1n, [at.practiceDollar, at.weth9], deployer, now + 9_000n),
    }),
  },
  'more was allowed meanwhile than is taken back': {
    calls: ({ steps, at }) => one(steps, call(decrease, at.router, 700n)),
    means: ({ steps, at }) => [revokes(at.router, token(steps))],
    meanwhile: ({ steps, at }) => ({ from: user, to: steps, data: call(increase, at.router, 5n) }),
  },
  'another place to take it from was opened meanwhile': {
    calls: ({ whole, at }) => one(whole, call(approve, at.universalRouter, 0n)),
    means: ({ whole, at }) => [revokes(at.universalRouter, token(whole))],
    meanwhile: ({ whole, at, now }) => ({
      from: user,
      to: at.permit2,
      data: call(
        'function approve(address token, address spender, uint160 amount, uint48 expiration)',
        whole,
        at.universalRouter,
        5n,
        Number(now) + 86_400,
      ),
    }),
  },
  'a name resolves to another account': {
    calls: ({ at }) => one(at.practiceDollar, call(transfer, copilot, usd('5'))),
    means: ({ at }) => [
      {
        kind: 'pay',
        asset: token(at.practiceDollar),
        sum: { how: 'exactly', raw: usd('5') },
        to: { address: copilot, name: 'copilot.eth' },
      },
    ],
    meanwhile: ({ at }) => ({
      from: copilot,
      to: at.ensResolver,
      data: call('function setAddr(bytes32 node, address a)', namehash('copilot.eth'), at.stranger),
    }),
  },
};

test.each(Object.entries(cases))(
  'what is read again is compared again: %s',
  async (_, { calls, means, meanwhile }) => {
    const { url, info, now } = field;
    const [first] = calls(field);
    if (first === undefined) throw new Error('There is nothing to ask for.');
    const request = askTransaction(user, first);
    const here = { url, info, now, intent: meant(user, means(field)) };
    const memory = freshMemory();
    let outside: World | undefined;
    const read = await readHere(request, {
      ...here,
      changed: (world) => {
        outside = world;
        return remembering(world, memory);
      },
    });
    expect(outcomeIn(read).it).toBe('asSaid');
    if (outside === undefined) throw new Error('Nobody was asked.');

    await rpc(url, 'anvil_autoImpersonateAccount', [true]);
    await must(url, meanwhile(field));
    await rpc(url, 'anvil_autoImpersonateAccount', [false]);

    const readOnce = (asked: World) => readHere(request, { ...here, changed: () => asked });
    const renewed = await renew({ read, memory, readOnce }, outside, new AbortController().signal);
    if (renewed.kind !== 'read') throw new Error(`It was ${renewed.kind}.`);
    expect(outcomeIn(renewed.readback)).toMatchObject({ it: 'differs' });
    expect(renewed.readback.verdict).toBe('stop');
    // Nothing is signed before that was read.
    expect(driftOf(read, renewed.readback).material).not.toEqual([]);
  },
);
