import { type Address, getAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TypedData } from '../../model/request.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { effectsOf, shortly, simulated } from '../testing/inputs.ts';
import { signedTransferOf } from './tokenTransfer.ts';

let chain: TestChain;
let names: { alice: Address; bob: Address; token: Address };
beforeAll(async () => {
  chain = await startChain();
  const token = getAddress(await chain.deploy('Token'));
  names = { alice, bob, token };
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [alice, 900n]) }),
  );
});
afterAll(() => chain.stop());

const field = (type: string, name: string) => ({ type, name });
const erc3009 = (message: Record<string, unknown> = {}): TypedData => ({
  types: {
    TransferWithAuthorization: [
      field('address', 'from'),
      field('address', 'to'),
      field('uint256', 'value'),
      field('uint256', 'validAfter'),
      field('uint256', 'validBefore'),
      field('bytes32', 'nonce'),
    ],
  },
  primaryType: 'TransferWithAuthorization',
  domain: { name: 'Token', chainId: BigInt(chainId), verifyingContract: names.token },
  message: {
    from: alice,
    to: bob,
    value: 40n,
    validAfter: 0n,
    validBefore: 4_000_000_000n,
    nonce: `0x${'07'.repeat(32)}`,
    ...message,
  },
});
const run = (typed: TypedData) =>
  simulated(rpcWorld(chain.url), { kind: 'typedData', signer: alice, json: '', typed }, []);

describe('a transfer that a token carries out for who holds the signature (ERC-3009)', () => {
  test('is the balance that falls, by what is signed', async () => {
    const result = await run(erc3009());
    expect(shortly(result, names)).toEqual(['alice balance token: 900 > 860']);
    const { assumed, notNow } = effectsOf(result);
    expect(notNow).toBeUndefined();
    expect(assumed.map(({ is }) => is)).toEqual(['permit', 'byRules']);
    expect(result.facts['effect.0.after']?.from).toEqual([{ by: 'request' }]);
  });

  test.each([
    [{ value: 901n }, 'balance'],
    [{ validBefore: 5n }, 'expired'],
    [{ validAfter: 4_000_000_000n }, 'early'],
  ])('that cannot be carried out now says so (%o)', async (message, why) => {
    const { notNow } = effectsOf(await run(erc3009(message)));
    expect(notNow).toEqual([{ is: why }]);
  });

  test('is known by its fields, and is of who gives, not of who signs', () => {
    expect(signedTransferOf(erc3009(), bob)).toMatchObject({ standard: 'ERC-3009', owner: alice, to: bob });
    const { types, ...rest } = erc3009();
    const more = { Other: [...(types['TransferWithAuthorization'] ?? []), field('bool', 'x')] };
    expect(signedTransferOf({ ...rest, types: more, primaryType: 'Other' }, bob)).toBeUndefined();
  });
});
