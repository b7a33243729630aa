import { type Address, getAddress, maxUint256 } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { permit2 } from '../read.ts';
import { alice, bob } from '../../simulate/testing/chain.ts';
import { type ControlChain, startControlChain } from '../../simulate/testing/controlChain.ts';
import { call, effectsOf, pinned, transaction } from '../../simulate/testing/inputs.ts';

let chain: ControlChain;
let token: Address;
const far = 4_000_000_000;

beforeAll(async () => {
  chain = await startControlChain();
  token = getAddress(await chain.deploy('Token'));
  const { send, receipt, data } = chain;
  await send(alice, { to: token, data: data('Token', 'mint', [alice, 1_000n]) });
  await receipt(await send(alice, { to: token, data: data('Token', 'approve', [permit2, maxUint256]) }));
});
afterAll(() => chain.stop());

const lines = async (to: Address, data: `0x${string}`) =>
  effectsOf(await transaction(rpcWorld(chain.url), call(to, data))).lines.filter(
    ({ what }) => what === 'allowance' || what === 'operator',
  );

const approved = (amount: bigint, until: number) => chain.permit2('approve', [token, bob, amount, until]);

describe('what Permit2 keeps', () => {
  test('is an allowance with an end, kept elsewhere than at the token', async () => {
    expect(await lines(permit2, approved(5n, far))).toMatchObject([
      {
        who: alice,
        what: 'allowance',
        asset: { kind: 'token', address: token },
        counterparty: bob,
        via: permit2,
        before: { v: 0n },
        after: { v: 5n },
        until: BigInt(far),
      },
    ]);
  });

  test('and that end is a fact', async () => {
    const result = await transaction(rpcWorld(chain.url), call(permit2, approved(5n, far)));
    expect(result.facts['effect.0.until']?.value).toMatchObject({
      v: { kind: 'time', seconds: BigInt(far) },
    });
    expect(result.facts['effect.0.via']?.value).toMatchObject({ v: { kind: 'address', address: permit2 } });
  });

  test('is nothing once it has ended, and shown again when it is renewed', async () => {
    const { timestamp } = await pinned(rpcWorld(chain.url));
    const { send, receipt } = chain;
    await receipt(await send(alice, { to: permit2, data: approved(7n, Number(timestamp) - 1_000) }));
    expect(await lines(permit2, approved(7n, far))).toMatchObject([
      { before: { v: 0n }, after: { v: 7n }, until: BigInt(far) },
    ]);
  });

  test('that lasts longer from now on is a line though the amount stays', async () => {
    const { send, receipt } = chain;
    await receipt(await send(alice, { to: permit2, data: approved(9n, far) }));
    expect(await lines(permit2, approved(9n, far + 1))).toMatchObject([
      { before: { v: 9n }, after: { v: 9n }, until: BigInt(far + 1) },
    ]);
  });

  test('is told where a step gives it and nothing of it is left', async () => {
    const nobody = getAddress(`0x${'5e'.repeat(20)}`);
    const nothing = chain.permit2('approve', [token, nobody, 0n, far]);
    expect(await lines(permit2, nothing)).toMatchObject([
      { counterparty: nobody, via: permit2, before: { v: 0n }, after: { v: 0n } },
    ]);
  });

  test('is used up without a word, and that is noticed', async () => {
    const { send, receipt, at, say } = chain;
    const spender = at('Caller');
    const allow = chain.permit2('approve', [token, spender, 300n, far]);
    await receipt(await send(alice, { to: permit2, data: allow }));
    const taking = chain.permit2('transferFrom', [alice, bob, 100n, token]);
    expect(await lines(spender, say('Caller', 'pass', [permit2, taking]))).toMatchObject([
      { counterparty: spender, via: permit2, before: { v: 300n }, after: { v: 200n }, until: BigInt(far) },
    ]);
  });
});

describe('ERC-6909 and ERC-777', () => {
  test('so many of one id that are kept', async () => {
    const it = call(chain.at('Units6909'), chain.say('Units6909', 'mint', [3n, 10n]));
    const { lines: all } = effectsOf(await transaction(rpcWorld(chain.url), it));
    expect(all[0]).toMatchObject({
      what: 'nft',
      asset: { kind: 'nft', id: 3n },
      before: { v: 0n },
      after: { v: 10n },
    });
  });

  test('an allowance of one id and an operator of all', async () => {
    const to = chain.at('Units6909');
    expect(await lines(to, chain.say('Units6909', 'approve', [bob, 3n, 4n]))).toMatchObject([
      { what: 'allowance', asset: { kind: 'nft', address: to, id: 3n }, counterparty: bob, after: { v: 4n } },
    ]);
    expect(await lines(to, chain.say('Units6909', 'setOperator', [bob, true]))).toMatchObject([
      {
        what: 'operator',
        asset: { kind: 'collection', address: to },
        before: { v: false },
        after: { v: true },
      },
    ]);
  });

  test('an operator of ERC-777', async () => {
    const to = chain.at('Token777');
    expect(await lines(to, chain.say('Token777', 'authorizeOperator', [bob]))).toMatchObject([
      { what: 'operator', asset: { kind: 'token', address: to }, counterparty: bob, after: { v: true } },
    ]);
  });
});
