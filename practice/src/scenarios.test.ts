import { known } from '@readback/core/model/known.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { read } from '@readback/core/readback.ts';
import { parse } from '@readback/core/request/parse.ts';
import type { Session } from '@readback/core/world/world.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { permitToRouter, swapWithPermit } from '@readback/scenarios/permit2.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { executeSafePayment, signSafePayment } from '@readback/scenarios/safePayment.ts';
import type { Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { erc20Abi, encodeFunctionData, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Practice, startPractice } from './practice.ts';
import { recordsOf } from './records.ts';
import { rpc } from './rpc.ts';

let folder: string;
let practice: Practice;
let setting: Setting;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readback-scenarios-'));
  practice = await startPractice(folder);
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
});

afterEach(() => practice.reset());

afterAll(async () => {
  await practice.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each(scenarios.map((it) => [it.id, it] as const))('%s is read as expected', async (_, it) => {
  await prepare(it);
  const { verdict, findings, effects } = await readBack(it);
  const fired = findings.filter((finding) => finding.outcome === 'fired').map((finding) => finding.rule);
  expect([verdict, fired]).toEqual([it.expected, expect.arrayContaining([...it.fires])]);
  if (it.kind === 'honest' && effects.s === 'known') expect(effects.v.status).toBe('success');
});

test('an approval that was given before is still said as one', async () => {
  const approve = scenarios.find(({ id }) => id === 'approve-router');
  if (!approve) throw new Error('There is no such scenario.');
  await send(approve);
  const { sentence, verdict } = await readBack(approve);
  expect(verdict).toBe('read');
  expect(sentence[0]).toMatchObject({ args: { mood: 'you' } });
});

test('a token that only the effects show is named with its symbol and decimals', async () => {
  const { weth9 } = practice.info.addresses;
  const from = practice.info.accounts[0]?.address;
  const call = { from, to: weth9, data: '0xd0e30db0', value: '0xde0b6b3a7640000', chainId: '0x7a69' };
  const request = JSON.stringify({ method: 'eth_sendTransaction', params: [call] });
  const { facts } = await readBack({ request: () => request });
  const id = `token.${weth9.toLowerCase()}`;
  expect(facts[`${id}.symbol`]?.value).toEqual(known({ kind: 'text', text: 'WETH' }));
  expect(facts[`${id}.decimals`]?.value).toEqual(known({ kind: 'integer', value: 18n }));
});

test('a payment of the Safe goes through with the signatures of two owners, and is read back before', async () => {
  const signatures = await Promise.all(
    ([2, 1] as const).map(async (at) => {
      const owner = mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex: at });
      const { params } = JSON.parse(signSafePayment(at).request(setting));
      const [signer, json] = params;
      expect(signer).toBe(owner.address);
      return { owner: owner.address, signature: await owner.signTypedData(JSON.parse(json)) };
    }),
  );
  const execution = executeSafePayment(signatures);
  const { verdict, effects } = await readBack(execution);
  expect([verdict, effects.s === 'known' && effects.v.status]).toEqual(['read', 'success']);
  const { safe, practiceDollar } = practice.info.addresses;
  await send(execution);
  expect(await balanceOf(practiceDollar, safe)).toBe(49_000_000_000n);
});

test('a swap goes through with a permit that was signed, and is read back before', async () => {
  const trader = mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex: 8 });
  const { params } = JSON.parse(permitToRouter.request(setting));
  const [signer, json] = params;
  expect(signer).toBe(trader.address);
  const swap = swapWithPermit(await trader.signTypedData(JSON.parse(json)));
  const { verdict, effects } = await readBack(swap);
  expect(verdict).toBe(swap.expected);
  expect(effects.s === 'known' && effects.v.status).toBe('success');
  const { practiceDollar } = practice.info.addresses;
  const before = await balanceOf(practiceDollar, trader.address);
  await send(swap);
  expect(await balanceOf(practiceDollar, trader.address)).toBe(before - 3_000_000_000n);
});

test('the trap does what the delegatecall attack says', async () => {
  const { safe, trap, stranger } = practice.info.addresses;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, 0n] });
  // What a delegatecall of the Safe runs: the code of the trap, at the address of the Safe.
  await rpc(practice.rpcUrl, 'anvil_setCode', [
    safe,
    await rpc(practice.rpcUrl, 'eth_getCode', [trap, 'latest']),
  ]);
  const from = practice.info.accounts[0]?.address;
  await rpc(practice.rpcUrl, 'eth_sendTransaction', [{ from, to: safe, data }]);
  await rpc(practice.rpcUrl, 'evm_mine');
  const slot = await rpc<Hex>(practice.rpcUrl, 'eth_getStorageAt', [safe, '0x0', 'latest']);
  expect(slot.slice(-40)).toBe(stranger.slice(2).toLowerCase());
});

async function readBack(it: Pick<Scenario, 'request'>): Promise<Readback> {
  const parsed = parse(it.request(setting), {});
  if (!parsed.ok) throw parsed.error;
  const session = () => known({ host: 'localhost', ...walletFor(parsed.request.body.kind) });
  const contract = recordsOf(practice.info);
  const world = rpcWorld(practice.rpcUrl, { time: () => known(setting.now), session, contract });
  const incoming = { request: parsed.request, origin: { via: 'paste' }, receivedAt: Date.now() } as const;
  let last: Readback | undefined;
  for await (const revision of read(incoming, world, new AbortController().signal)) last = revision;
  if (!last) throw new Error('Nothing was read.');
  return last;
}

/** An authorization does not say whose account it is for: that of the connected wallet. */
function walletFor(kind: Body['kind']): Pick<Session, 'wallet'> {
  const account = practice.info.accounts[0]?.address;
  if (kind !== 'authorization' || account === undefined) return {};
  return { wallet: { chainId: practiceMarker.chainId, account, name: 'Practice wallet' } };
}

/** Carries out what comes before a scenario, and what comes before that. */
async function prepare({ after }: Scenario): Promise<void> {
  const before = scenarios.find(({ id }) => id === after);
  if (!before) return;
  await prepare(before);
  await send(before);
}

async function send(it: Scenario): Promise<void> {
  const { method, params } = JSON.parse(it.request(setting));
  const hash = await rpc<Hex>(practice.rpcUrl, method, params);
  await expect
    .poll(() => rpc<{ status: Hex } | null>(practice.rpcUrl, 'eth_getTransactionReceipt', [hash]), {
      interval: 10,
    })
    .toMatchObject({ status: '0x1' });
}

async function balanceOf(to: string, owner: `0x${string}`): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  return BigInt(await rpc<Hex>(practice.rpcUrl, 'eth_call', [{ to, data }, 'latest']));
}
