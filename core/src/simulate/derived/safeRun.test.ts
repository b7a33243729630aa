import { type Address, concatHex, getAddress, padHex, toHex, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, valueOf } from '../../model/known.ts';
import type { SafeTx } from '../../model/request.ts';
import { safeTxTypedData } from '../../request/safe/safeTypedData.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import { execution } from '../../safe/execution.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { call, effectsOf, shortly, simulated, transaction } from '../testing/inputs.ts';
import { deployMultiSend, deploySafe, multiSend, safeTx } from '../testing/safe.ts';

let chain: TestChain;
let names: { safe: Address; token: Address; multi: Address; failing: Address; bob: Address };
beforeAll(async () => {
  chain = await startChain();
  const safe = getAddress(await deploySafe(chain, [alice, bob, carol], 2n));
  const token = await chain.deploy('Token');
  const failing = await chain.deploy('Failing');
  names = { safe, token, multi: await deployMultiSend(chain), failing, bob };
  await chain.ask('anvil_setBalance', [safe, toHex(10n ** 19n)]);
  await chain.receipt(
    await chain.send(alice, { to: token, data: chain.data('Token', 'mint', [safe, 900n]) }),
  );
});
afterAll(() => chain.stop());

const world = () => rpcWorld(chain.url);
const body = (tx: Partial<SafeTx>) =>
  ({ kind: 'safeTransaction', chainId, safe: names.safe, version: '1.4.1', tx: safeTx(tx) }) as const;
const run = (tx: Partial<SafeTx>) => {
  const calls = [call(tx.to ?? names.safe, tx.data, tx.value)];
  return simulated(world(), body(tx), calls, [names.safe]);
};
const pay = (value: bigint) => chain.data('Token', 'transfer', [bob, value]);

describe('what a Safe of two owners in three will do', () => {
  test('a payment leaves the Safe, and nobody who signs pays a fee', async () => {
    const result = await run({ to: bob, value: 3n * 10n ** 18n });
    expect(shortly(result, names)).toEqual([`safe balance native: ${10n ** 19n} > ${7n * 10n ** 18n}`]);
    expect(effectsOf(result).lines.map((line) => line.what)).toEqual(['balance']);
    expect(effectsOf(result).assumed.map(({ is }) => is)).toEqual(['signatures', 'safeNow']);
  });

  test('the same when it comes as typed data', async () => {
    const { json, typed } = safeTxTypedData(body({ to: names.token, data: pay(40n) }));
    const calls = [call(names.token, pay(40n))];
    const result = await simulated(world(), { kind: 'typedData', json, typed }, calls, [alice]);
    expect(shortly(result, names)).toEqual(['safe balance token: 900 > 860']);
  });

  test('a delegatecall to MultiSend runs in the Safe', async () => {
    const calls = [call(names.token, pay(40n)), call(names.token, pay(60n)), call(bob, '0x', 5n)];
    const result = await run({ to: names.multi, data: multiSend(calls), operation: 1 });
    expect(shortly(result, names)).toEqual([
      `safe balance native: ${10n ** 19n} > ${10n ** 19n - 5n}`,
      'safe balance token: 900 > 800',
    ]);
  });

  test('what fails inside makes it fail, or fail in part where the Safe goes on', async () => {
    const failing = { to: names.failing, data: chain.data('Failing', 'text') };
    const whole = effectsOf(await run(failing));
    expect([whole.status, whole.revert?.reason]).toEqual(['revert', 'GS013']);
    expect(effectsOf(await run({ ...failing, safeTxGas: 50_000n })).status).toBe('partial');
  });

  test('a number that is not the next one of the Safe is said, and the rest is as before', async () => {
    const result = await run({ to: bob, value: 1n, nonce: 4n });
    expect(effectsOf(result).notNow).toEqual([{ is: 'safeNonce', own: 4, next: 0 }]);
    expect(shortly(result, names)).toEqual([`safe balance native: ${10n ** 19n} > ${10n ** 19n - 1n}`]);
    expect(effectsOf(await run({ to: bob, value: 1n })).notNow).toBeUndefined();
  });

  test('what it pays back for its gas leaves it too', async () => {
    const coin = await chain.deploy('Token');
    const all = 10n ** 9n;
    await chain.receipt(
      await chain.send(alice, { to: coin, data: chain.data('Token', 'mint', [names.safe, all]) }),
    );
    const refund = { gasPrice: 2n, gasToken: coin, refundReceiver: bob, baseGas: 100n };
    const tx = { to: bob, value: 1n, safeTxGas: 50_000n, ...refund };
    const result = await run(tx);
    const line = effectsOf(result).lines.find(({ asset }) => asset?.kind === 'token');
    expect(line).toMatchObject({ who: names.safe, asset: { address: getAddress(coin) }, before: known(all) });
    const left = all - BigInt(valueOf(line?.after ?? known(0n)) ?? 0n);
    // Twice the gas that was used: at least what is counted in any case, and no more than the limit and that.
    expect([left > 200n, left < 2n * 150_000n]).toEqual([true, true]);
  });

  test('a Safe that keeps its owners elsewhere, or is older than 1.0.0, leaves the effects unknown', async () => {
    const odd = await chain.deploy('OddSafe');
    const other = await simulated(world(), { ...body({ to: bob }), safe: odd }, [], []);
    expect(other.effects).toMatchObject({ s: 'unknown', why: 'unsupported' });
    const old = await simulated(world(), { ...body({ to: bob }), version: '0.1.0' }, [], []);
    expect(old.effects).toMatchObject({ s: 'unknown', why: 'unsupported' });
  });

  test('at an address where there is no Safe, nothing is known', async () => {
    const { effects } = await simulated(world(), { ...body({ to: bob, value: 1n }), safe: carol }, [], []);
    expect(effects).toMatchObject({ s: 'unknown', why: 'notFound' });
  });
});

describe('a transaction that executes', () => {
  /** By Alice, who sends it herself. */
  const signed = concatHex([padHex(alice, { size: 32 }), zeroHash, '0x01']);

  test('is run as it is: without enough signatures it fails', async () => {
    const exec = execution(names.safe, safeTx({ to: bob, value: 1n }), signed);
    const { status, revert } = effectsOf(await transaction(world(), exec));
    expect([status, revert?.reason]).toEqual(['revert', 'GS020']);
  });

  test('as the only owner of a Safe it moves what the Safe has, and the executor pays', async () => {
    const single = getAddress(await deploySafe(chain, [alice], 1n));
    await chain.ask('anvil_setBalance', [single, toHex(10n ** 18n)]);
    const exec = execution(single, safeTx({ to: bob, value: 10n ** 18n }), signed);
    const result = await transaction(world(), exec, {}, [alice, single]);
    expect(shortly(result, { single })).toEqual([`single balance native: ${10n ** 18n} > 0`]);
    expect(effectsOf(result).lines.at(-1)).toMatchObject({ what: 'fee', who: alice });
  });
});
