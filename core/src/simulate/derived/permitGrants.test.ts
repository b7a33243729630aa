import { getAddress, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, unknown, valueOf } from '../../model/known.ts';
import type { TypedData } from '../../model/request.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { fails, tableWorld } from '../../world/testing/tableWorld.ts';
import { permitOf } from './permitGrants.ts';
import { simulate } from '../simulate.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { effectsOf, pinned, shortly, simulated } from '../testing/inputs.ts';
import { freeze } from '../../request/frozen/freeze.ts';

let chain: TestChain;
let token: `0x${string}`;
beforeAll(async () => {
  chain = await startChain();
  token = await chain.deploy('Token');
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'approve', [bob, 12n]) }),
  );
});
afterAll(() => chain.stop());

const erc2612 = (message: Record<string, unknown> = {}): TypedData => ({
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  domain: { name: 'Token', version: '1', chainId: BigInt(chainId), verifyingContract: token },
  message: { owner: alice, spender: bob, value: '5000', nonce: 0n, deadline: '1900000000', ...message },
});
const dai = (message: Record<string, unknown>): TypedData => ({
  ...erc2612(),
  types: {
    Permit: [
      { name: 'holder', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'expiry', type: 'uint256' },
      { name: 'allowed', type: 'bool' },
    ],
  },
  message: { holder: alice, spender: bob, nonce: 0n, ...message },
});
const body = (typed: TypedData) => ({ kind: 'typedData', json: '', typed }) as const;

describe('a permit', () => {
  test('is the allowance now and as signed, with its end, in one round of requests', async () => {
    const world = rpcWorld(chain.url);
    const block = await pinned(world);
    const before = world.asked.length;
    const request = freeze(body(erc2612()), '');
    const result = await simulate(
      { request, steps: [], block, accounts: [alice] },
      world,
      new AbortController().signal,
    );
    expect(shortly(result, { alice, token, bob })).toEqual(['alice allowance token to bob: 12 > 5000']);
    expect(effectsOf(result).lines[0]?.until).toBe(1_900_000_000n);
    expect(effectsOf(result).assumed).toEqual([{ is: 'permit' }]);
    expect(result.facts['effect.0.after']?.from).toEqual([{ by: 'request' }]);
    expect(world.asked.slice(before).map(({ method }) => method)).toEqual(Array(4).fill('eth_call'));
    expect(valueOf(result.facts['effect.0.takeable']?.value)).toMatchObject({ kind: 'amount', raw: 0n });
  });

  test('keeps what was signed when the allowance now cannot be read', async () => {
    const world = tableWorld({ eth_call: fails(3, 'reverted') });
    const block = await pinned(rpcWorld(chain.url));
    const request = freeze(body(erc2612()), '');
    const { effects, state } = await simulate(
      { request, steps: [], block, accounts: [] },
      world,
      new AbortController().signal,
    );
    expect(valueOf(effects)?.lines[0]).toMatchObject({
      before: { s: 'unknown', why: 'unanswered' },
      after: known(5000n),
    });
    expect(state).toBe('partial');
  });

  test('in the form of DAI means no limit or nothing, and an expiry of 0 means never', () => {
    const [grant] = permitOf(dai({ expiry: 0n, allowed: true }))?.grants ?? [];
    expect(grant).toEqual({ token: getAddress(token), value: 2n ** 256n - 1n, nonce: 0n });
    const [ends] = permitOf(dai({ expiry: 9n, allowed: false }))?.grants ?? [];
    expect(ends).toMatchObject({ value: 0n, until: 9n });
  });

  test.each([{ spender: 'bob' }, { owner: undefined }, { value: '-1' }, { value: 5 }, { deadline: 'soon' }])(
    'with a value that is none is not taken for one (%o)',
    (message) => {
      expect(permitOf(erc2612(message))).toBeUndefined();
    },
  );

  test('is known by its fields, not by its name', () => {
    const { types, ...rest } = erc2612();
    const renamed = { ...rest, types: { Note: types['Permit'] ?? [] }, primaryType: 'Note' };
    expect(permitOf(renamed)?.grants).toMatchObject([{ value: 5000n }]);
    const longer = {
      ...erc2612(),
      types: { Permit: [...(types['Permit'] ?? []), { name: 'x', type: 'bytes' }] },
    };
    expect(permitOf(longer)).toBeUndefined();
  });
});

describe('other typed data', () => {
  test('for a contract, of a form that is not known, leaves the effects unknown', async () => {
    const typed = {
      ...erc2612(),
      types: { Permit: [{ name: 'note', type: 'string' }] },
      message: { note: 'hi' },
    };
    const { effects, state } = await simulated(rpcWorld(chain.url), body(typed), []);
    expect([effects, state]).toEqual([unknown('unsupported'), 'failed']);
  });

  const letter = {
    types: {
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'to', type: 'Person' },
        { name: 'contents', type: 'string' },
      ],
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
    },
    primaryType: 'Mail',
    domain: { name: 'Ether Mail' },
    message: {
      from: { name: 'Cow', wallet: zeroAddress },
      to: { name: 'Bob', wallet: zeroAddress },
      contents: 'Hello, Bob!',
    },
  };

  test('that only a service reads has no effects', async () => {
    const { effects, state } = await simulated(rpcWorld(chain.url), body(letter), []);
    expect([effects, state]).toEqual([unknown('notAsked'), 'skipped']);
  });

  test('that names no contract, and is of no form that is known, leaves the effects unknown', async () => {
    const other = { ...letter, domain: { name: 'Tower' } };
    const { effects, state } = await simulated(rpcWorld(chain.url), body(other), []);
    expect([effects, state]).toEqual([unknown('unsupported'), 'failed']);
  });

  test('that names a spender but no contract is not taken for harmless', async () => {
    const { domain, ...rest } = erc2612();
    const typed = { ...rest, domain: { name: domain.name ?? '' } };
    const { state } = await simulated(rpcWorld(chain.url), body(typed), []);
    expect(state).toBe('failed');
  });
});
