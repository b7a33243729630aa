import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  parseAbi,
  toHex,
} from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { valueOf } from '../../../model/known.ts';
import type { UserOp } from '../../../model/request.ts';
import { entryPoints } from '../../../request/operation/entryPoints.ts';
import { rpcWorld } from '../../../world/testing/rpcWorld.ts';
import { bob, carol, chainId, startChain, type TestChain } from '../../testing/chain.ts';
import { compiled } from '../../testing/contracts.ts';
import { deployEntryPoint, type EntryPointKit, execute, userOp } from '../../testing/entryPoint.ts';
import { call, effectsOf, shortly, simulated } from '../../testing/inputs.ts';

let chain: TestChain;
let kit: EntryPointKit;
let names: { me: Address; token: Address; bob: Address; failing: Address };
beforeAll(async () => {
  chain = await startChain();
  kit = await deployEntryPoint(chain);
  const me = getAddress(await kit.create(1n));
  const token = await chain.deploy('Token');
  names = { me, token, bob, failing: await chain.deploy('Failing') };
  await chain.ask('anvil_setBalance', [me, toHex(10n ** 18n)]);
  await chain.receipt(await chain.send(bob, { to: token, data: chain.data('Token', 'mint', [me, 900n]) }));
});
afterAll(() => chain.stop());

const pay = (value: bigint) => execute(names.token, 0n, chain.data('Token', 'transfer', [bob, value]));
const run = (op: Partial<UserOp>, more: object = {}) => {
  const it = userOp({ sender: names.me, ...op });
  const body = {
    kind: 'userOperation',
    chainId,
    entryPoint: kit.entryPoint,
    version: '0.8',
    op: it,
    ...more,
  } as const;
  return simulated(rpcWorld(chain.url), body, [call(names.token), call(it.sender)], [it.sender]);
};

describe('a user operation', () => {
  test('is what the account does, whoever signs, and its fee stands apart', async () => {
    const result = await run({ callData: pay(40n) });
    expect(shortly(result, names)).toEqual(['me balance token: 900 > 860']);
    const { status, lines, assumed, notNow } = effectsOf(result);
    expect([status, notNow, assumed[0]?.is]).toEqual(['success', undefined, 'operation']);
    const fee = lines.find(({ what }) => what === 'fee');
    expect(fee).toMatchObject({ who: names.me, most: 950_000n * 2_000_000_000n });
    const expected = valueOf(result.facts['fee.expected']?.value);
    expect(expected?.kind === 'amount' && expected.raw > 100_000n * 10n ** 9n).toBe(true);
  });

  test('that sends coins takes just these from the account', async () => {
    const result = await run({ callData: execute(bob, 7n, '0x') });
    expect(shortly(result, names)).toEqual([`me balance native: ${10n ** 18n} > ${10n ** 18n - 7n}`]);
  });

  test('whose execution fails costs its fee and says why', async () => {
    const result = await run({ callData: execute(names.failing, 0n, chain.data('Failing', 'text')) });
    const { status, revert, lines } = effectsOf(result);
    expect([status, revert?.reason]).toEqual(['partial', 'not today']);
    expect(lines.map(({ what }) => what)).toEqual(['fee']);
  });

  test('with a nonce that is not the next is not taken now, and says so', async () => {
    const { status, revert, notNow } = effectsOf(await run({ nonce: 5n, callData: pay(40n) }));
    expect([status, revert?.reason]).toEqual(['revert', 'AA25 invalid account nonce']);
    expect(notNow).toEqual([{ is: 'later' }]);
  });

  test('that the account could not pay says so', async () => {
    const gasFees = `0x${'00'.repeat(12)}3b9aca00${'7f'.repeat(16)}` as const;
    const { status, notNow } = effectsOf(await run({ callData: pay(1n), gasFees }));
    expect([status, notNow]).toEqual(['success', [{ is: 'funds' }]]);
  });

  test('that a paymaster pays costs what the paymaster takes for it, and no fee', async () => {
    const arg = encodeAbiParameters([{ type: 'address' }], [names.token]);
    const code = compiled()['Sponsor']?.bytecode ?? '0x';
    const sponsor = await chain.deployCode(concatHex([code, arg]));
    const depositTo = encodeFunctionData({
      abi: parseAbi(['function depositTo(address account) payable']),
      args: [sponsor],
    });
    await chain.send(bob, { to: kit.entryPoint, value: 10n ** 17n, data: depositTo });
    await chain.ask('anvil_impersonateAccount', [names.me]);
    const approve = chain.data('Token', 'approve', [sponsor, 10n]);
    await chain.receipt(await chain.send(names.me, { to: names.token, data: approve }));
    const limits = concatHex([toHex(200_000n, { size: 16 }), toHex(200_000n, { size: 16 })]);
    const before = await run({ callData: pay(40n) });
    const result = await run({ callData: pay(40n), paymasterAndData: concatHex([sponsor, limits]) });
    expect(shortly(before, names)).toEqual(['me balance token: 900 > 860']);
    expect(shortly(result, names)[0]).toBe('me balance token: 900 > 857');
    expect(effectsOf(result).lines.some(({ what }) => what === 'fee')).toBe(false);
    expect(effectsOf(result).assumed.map(({ is }) => is)).toContain('paymaster');
  });

  test('of an account that is not there yet makes it first', async () => {
    const { address, initCode } = await kit.account(2n);
    const me = getAddress(address);
    await chain.receipt(
      await chain.send(bob, { to: names.token, data: chain.data('Token', 'mint', [me, 50n]) }),
    );
    const result = await run({ sender: me, initCode, callData: pay(20n) });
    expect(shortly(result, { ...names, me })[0]).toBe('me balance token: 50 > 30');
    expect(effectsOf(result).assumed[0]?.is).toBe('created');
    expect(effectsOf(result).status).toBe('success');
  });

  test('of an account that runs the code of another, now or by the authorization beside it', async () => {
    const authorization = { chainId, delegate: kit.delegate, nonce: 0n, authority: carol, signature: '0x' };
    await chain.receipt(
      await chain.send(bob, { to: names.token, data: chain.data('Token', 'mint', [carol, 9n]) }),
    );
    // Its code obeys only the entry point at the address that all networks have it at.
    const entryPoint = entryPoints['0.8'];
    const code = await chain.ask('eth_getCode', [kit.entryPoint, 'latest']);
    await chain.ask('anvil_setCode', [entryPoint, code]);
    const op = { sender: carol, callData: pay(4n) };
    const result = await run(op, { authorization, entryPoint });
    expect(shortly(result, { ...names, carol })).toEqual(['carol balance token: 9 > 5']);
    await chain.ask('anvil_setCode', [carol, `0xef0100${kit.delegate.slice(2)}`]);
    const now = await run(op, { entryPoint });
    expect(shortly(now, { ...names, carol })).toEqual(['carol balance token: 9 > 5']);
  });

  test('for an account or an entry point that is not there leaves the effects unknown', async () => {
    expect((await run({ sender: bob })).effects).toMatchObject({ s: 'unknown', why: 'notFound' });
    expect((await run({}, { entryPoint: bob })).effects).toMatchObject({ s: 'unknown', why: 'notFound' });
    expect((await run({}, { version: undefined })).effects).toMatchObject({ why: 'unsupported' });
  });
});
