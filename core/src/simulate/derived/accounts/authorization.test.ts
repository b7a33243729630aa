import { type Address, getAddress, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Authorization, SignedAuthorization } from '../../../model/request.ts';
import { rpcWorld } from '../../../world/testing/rpcWorld.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../../testing/chain.ts';
import { call, effectsOf, shortly, simulated } from '../../testing/inputs.ts';

let chain: TestChain;
let names: { alice: Address; bob: Address; none: Address; router: Address };
beforeAll(async () => {
  chain = await startChain();
  names = { alice, bob, none: zeroAddress, router: getAddress(await chain.deploy('Router')) };
});
afterAll(() => chain.stop());

const world = () => rpcWorld(chain.url);
const sign = (more: object = {}) =>
  simulated(
    world(),
    { kind: 'authorization', chainId, delegate: names.router, nonce: 0n, authority: bob, ...more },
    [],
    [bob],
  );
const by = (it: Partial<SignedAuthorization>): SignedAuthorization => ({
  chainId,
  delegate: names.router,
  nonce: 0n,
  authority: bob,
  signature: '0x',
  ...it,
});
const carried = (list: readonly Authorization[], to = bob) =>
  simulated(
    world(),
    {
      kind: 'transaction',
      chainId,
      from: alice,
      call: call(to, chain.data('Router', 'back'), 5n),
      set: { authorizationList: list },
    },
    [call(to, chain.data('Router', 'back'), 5n)],
    [alice],
  );

describe('an authorization to be signed', () => {
  test('is the code that the account runs then', async () => {
    const result = await sign();
    expect(shortly(result, names)).toEqual([`bob delegate native: ${zeroAddress} > ${names.router}`]);
    expect(effectsOf(result).notNow).toBeUndefined();
  });

  test.each([
    [{ nonce: 3n }, 'later'],
    [{ chainId: 10 }, 'domain'],
  ])('that does not fit now says so (%o)', async (more, why) => {
    expect(effectsOf(await sign(more)).notNow).toEqual([{ is: why }]);
  });

  test('for an account that nobody names leaves the effects unknown', async () => {
    const body = { kind: 'authorization', chainId, delegate: bob, nonce: 0n } as const;
    expect((await simulated(world(), body, [], [])).state).toBe('failed');
  });
});

describe('a transaction that carries authorizations', () => {
  test('runs with the code in place that they give', async () => {
    const result = await carried([by({})]);
    expect(shortly(result, names)).toEqual([`bob delegate native: ${zeroAddress} > ${names.router}`]);
    expect(effectsOf(result).status).toBe('success');
    expect(effectsOf(result).assumed).toContainEqual({ is: 'authorizations', count: 1 });
  });

  test('each add their gas, which no node counts, to the expected fee and to the limit', async () => {
    const used = async (count: number) =>
      effectsOf(await carried(Array.from({ length: count }, (_, n) => by({ nonce: BigInt(n) })))).gasUsed;
    const one = await used(1);
    expect(one).toBeGreaterThan(46_000n);
    expect(await used(3)).toBe(one + 50_000n);
  });

  test('that the sender has still to sign are counted with its next nonces', async () => {
    const draft = [
      { chainId, delegate: names.router, authority: alice },
      { chainId, delegate: bob, authority: alice },
    ];
    expect(shortly(await carried(draft), names)).toContain(`alice delegate native: ${zeroAddress} > ${bob}`);
    const { authority: _, ...nobody } = { chainId, delegate: names.router, authority: alice };
    expect(shortly(await carried([nobody]), names)).toContain(
      `alice delegate native: ${zeroAddress} > ${names.router}`,
    );
  });

  test('of another network, with a used number or for a contract gives none, and is counted', async () => {
    const result = await carried([
      by({ chainId: 10 }),
      by({ nonce: 9n }),
      by({ authority: names.router, nonce: 1n }),
    ]);
    // The coins stay with an account that runs no code.
    expect(shortly(result, names).slice(0, 1)).toEqual([expect.stringMatching(/^alice balance native/)]);
    expect(effectsOf(result).assumed).toContainEqual({ is: 'authorizationsVoid', count: 3 });
  });

  test('that no account signed is counted as void, and nothing is said to be applied or unchecked', async () => {
    const signature = `0x${'11'.repeat(32)}${'22'.repeat(32)}00` as const;
    const void7702 = { chainId, delegate: names.router, nonce: 1n, signature };
    const { assumed, notLookedAt } = effectsOf(await carried([void7702, void7702]));
    expect(assumed).toContainEqual({ is: 'authorizationsVoid', count: 2 });
    expect(assumed.map(({ is }) => is)).not.toContain('authorizations');
    expect(notLookedAt.map(({ is }) => is)).not.toContain('reads');
    const beside = effectsOf(await carried([void7702, by({})]));
    expect(beside.assumed).toContainEqual({ is: 'authorizations', count: 1 });
    expect(beside.assumed).toContainEqual({ is: 'authorizationsVoid', count: 1 });
  });

  test('for its own sender counts the transaction first', async () => {
    const own = await chain.ask('eth_getTransactionCount', [alice, 'latest']);
    const next = BigInt(own as string);
    const first = await carried([by({ authority: alice, nonce: next })]);
    expect(shortly(first, names).some((it) => it.includes('delegate'))).toBe(false);
    const second = await carried([by({ authority: alice, nonce: next + 1n })]);
    expect(shortly(second, names)).toContain(`alice delegate native: ${zeroAddress} > ${names.router}`);
  });

  test('does as the network does when it is sent', async () => {
    const result = await carried([by({ authority: carol })], carol);
    expect(effectsOf(result).status).toBe('success');
    expect(shortly(result, { ...names, carol })).toEqual([
      `carol delegate native: ${zeroAddress} > ${names.router}`,
    ]);
  });
});
