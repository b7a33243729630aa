import { driftOf } from '@readback/core/drift/driftOf.ts';
import type { EffectLine } from '@readback/core/model/effects.ts';
import { known, valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { permitToRouter, swapWithPermit } from '@readback/scenarios/permit2.ts';
import { executeSafePayment, signSafePayment } from '@readback/scenarios/safePayment.ts';
import type { ExpectedEffect, OthersCall, Scenario, Setting } from '@readback/scenarios/scenario.ts';
import { scenarios } from '@readback/scenarios/scenarios.ts';
import { erc20Abi, encodeFunctionData, type Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readScenario } from './corpus/readHere.ts';
import { type Practice, startPractice } from './practice.ts';
import { rpc } from './rpc.ts';

let practice: Practice;
let setting: Setting;
/** Whether anything was sent since the chain was last put back. */
let touched = false;
const rows: (readonly string[])[] = [];

beforeAll(async () => {
  practice = await startPractice();
  setting = { info: practice.info, now: BigInt(Math.floor(Date.now() / 1000)) };
});

afterEach(async () => {
  if (touched) await practice.reset();
  touched = false;
});

afterAll(async () => {
  console.log(tableOf([['scenario', 'kind', 'expected', 'verdict', 'fired', 'ms'], ...rows]));
  await practice.close();
});

test.each(scenarios.map((it) => [it.id, it] as const))('%s is read as expected', async (_, it) => {
  await prepare(it);
  const before = it.meanwhile && (await readBack(it));
  for (const call of it.meanwhile?.(setting) ?? []) await others(call);
  const start = performance.now();
  const now = await readBack(it);
  const { verdict, effects } = now;
  const fired = firedIn(now);
  const time = `${Math.round(performance.now() - start)}`;
  rows.push([it.id, it.kind, it.expected, verdict, [...new Set(fired)].join(' '), time]);
  expect([verdict, fired]).toEqual([it.expected, expect.arrayContaining([...it.fires])]);
  expect(fired).toEqual(expect.arrayContaining(rulesNoticed(it)));
  if (before) {
    expect([before.verdict, before.effects.s]).toEqual(['read', 'known']);
    expect(driftOf(before, now).material).not.toEqual([]);
  }

  for (const line of it.effects(setting)) expect(linesOf(now)).toContainEqual(shown(line));
  if (it.effects(setting).length === 0) expect(linesOf(now)).toEqual([]);
  if (it.kind === 'honest' && effects.s === 'known') expect(effects.v.status).toBe('success');
  await letHappen(it, now);
});

/** Signs or sends it, as a flyer would who does not look, and lets the others act: the chain does what was foreseen. */
async function letHappen(it: Scenario, { effects }: Readback): Promise<void> {
  const isSent = askedBy(it).method === 'eth_sendTransaction';
  if (isSent) expect(await carryOut(it)).toBe(effects.s === 'known' && effects.v.status === 'success');
  const signature = it.aftermath ? await signed(it) : '0x';
  for (const call of it.aftermath?.(setting, signature) ?? []) await others(call);
}

test('an approval that was given before is still said as one', async () => {
  const approve = scenarioOf('approve-router');
  expect(await carryOut(approve)).toBe(true);
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
  expect(await carryOut(execution)).toBe(true);
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
  expect(await carryOut(swap)).toBe(true);
  expect(await balanceOf(practiceDollar, trader.address)).toBe(before - 3_000_000_000n);
});

test.each([
  ['delegatecall', 'safe'],
  ['safe-approve-hash', 'safe'],
] as const)('after %s the Safe runs the code of the stranger', async (id, name) => {
  await end(id);
  const { stranger, [name]: safe } = practice.info.addresses;
  const slot = await rpc<Hex>(practice.rpcUrl, 'eth_getStorageAt', [safe, '0x0', 'latest']);
  expect(slot.slice(-40)).toBe(stranger.slice(2).toLowerCase());
});

// Which of the flyer's tokens is at stake, and what the stranger has of it in the end, in its base unit.
test.each([
  ['permit-to-stranger', 'practiceDollar', 25_000_000_000n],
  ['approval-to-stranger', 'practiceDollar', 25_000_000_000n],
  ['revoke-approves', 'practiceDollar', 25_000_000_000n],
  ['allow-multicall3', 'practiceDollar', 25_000_000_000n],
  ['multicall3-takes', 'practiceDollar', 25_000_000_000n],
  ['permit2-to-stranger', 'practiceDollar', 20_000_000_000n],
  ['permit2-to-stranger', 'weth9', 5n * 10n ** 18n],
  ['allow-rewards', 'practiceDollar', 2_000_000_000n],
  ['claim-rewards', 'practiceDollar', 2_000_000_000n],
  ['permit-for-another', 'practiceDollar', 3_000_000_000n],
  ['dai-permit', 'practiceDai', 5_000n * 10n ** 18n],
  ['raise-allowance', 'practiceDai', 5_000n * 10n ** 18n],
  ['withdraw-savings', 'practiceSavings', 900_000_000n],
  ['collection-to-contract', 'practicePass', 2n],
  ['seaport-for-nothing', 'practicePass', 2n],
  ['seaport-bulk', 'practicePass', 1n],
  ['safe-enable-module', 'practiceDollar', 50_000_000_000n],
] as const)('after %s the stranger has what its ending says of %s', async (id, token, amount) => {
  await end(id);
  const { stranger, [token]: at } = practice.info.addresses;
  expect(await balanceOf(at, stranger)).toBe(amount);
});

test('what a Safe refunds, and who may move it alone, come to what their endings say', async () => {
  const { stranger, safe, practiceDollar } = practice.info.addresses;
  await end('safe-refund');
  expect(await balanceOf(practiceDollar, stranger)).toBeGreaterThan(10_000_000_000n);
  await practice.reset();
  await end('safe-one-is-enough');
  expect(BigInt(await rpc<Hex>(practice.rpcUrl, 'eth_getBalance', [safe, 'latest']))).toBe(0n);
});

test('a token that is changed meanwhile goes to its owner', async () => {
  const it = scenarioOf('upgraded-meanwhile');
  for (const call of it.meanwhile?.(setting) ?? []) await others(call);
  expect(await carryOut(it)).toBe(true);
  const { address: owner = '0x' } = practice.info.accounts[6] ?? {};
  expect(await balanceOf(practice.info.addresses.cargoToken, owner)).toBe(100n * 10n ** 18n);
});

test.each([
  ['watches-coinbase', 'watcherToken', 1_100n],
  ['watches-gas-price', 'watchingGift', 0n],
  ['watches-base-fee', 'watchingGift', 0n],
] as const)('on the practice chain %s leaves of %s what it says', async (id, token, whole) => {
  await end(id);
  const user = practice.info.accounts[0]?.address ?? '0x';
  expect(await balanceOf(practice.info.addresses[token], user)).toBe(whole * 10n ** 18n);
});

function readBack(it: Pick<Scenario, 'request' | 'knows' | 'names'>): Promise<Readback> {
  return readScenario(it, setting, { url: practice.rpcUrl });
}

function firedIn({ findings }: Readback): readonly string[] {
  return findings.filter((finding) => finding.outcome === 'fired').map((finding) => finding.rule);
}

/** What the flyer is told that the page says must be said there. */
function rulesNoticed({ noticedBy = [] }: Scenario): string[] {
  return noticedBy.filter((it) => it !== null);
}

const control: ReadonlySet<EffectLine['what']> = new Set(['owner', 'role', 'code', 'delegate', 'safe']);

/** What the effects show, but for the fee, in the words of a scenario; addresses in small letters. */
function linesOf({ effects }: Readback): readonly ExpectedEffect[] {
  return (valueOf(effects)?.lines ?? []).flatMap((line): ExpectedEffect[] => {
    const { who, what, asset, counterparty, before, after } = line;
    if (what === 'fee') return [];
    const [was, is] = [valueOf(before), valueOf(after)];
    return [
      small({
        who,
        what: what === 'nft' ? 'balance' : control.has(what) ? 'control' : (what as ExpectedEffect['what']),
        ...(asset === undefined || asset.kind === 'native' ? {} : { asset: asset.address }),
        ...(counterparty === undefined ? {} : { counterparty }),
        ...(typeof was === 'bigint' && typeof is === 'bigint' ? { change: is - was } : {}),
      }),
    ];
  });
}

/** What a line of a scenario matches: whom it does not name, and how much where it does not say, may be any. */
function shown({ change, counterparty, ...rest }: ExpectedEffect): unknown {
  const { who, what, asset } = small(rest);
  return expect.toSatisfy(
    (it: ExpectedEffect) =>
      it.who === who &&
      it.what === what &&
      it.asset === asset &&
      (counterparty === undefined || it.counterparty === counterparty.toLowerCase()) &&
      (change === undefined || it.change === change),
  );
}

function small(it: ExpectedEffect): ExpectedEffect {
  const lower = (one: Hex): Hex => one.toLowerCase() as Hex;
  const { asset, counterparty } = it;
  return {
    ...it,
    who: lower(it.who),
    ...(asset === undefined ? {} : { asset: lower(asset) }),
    ...(counterparty === undefined ? {} : { counterparty: lower(counterparty) }),
  };
}

/** Carries a scenario through to its ending. */
async function end(id: string): Promise<void> {
  const it = scenarioOf(id);
  await prepare(it);
  if (askedBy(it).method === 'eth_sendTransaction') expect(await carryOut(it)).toBe(true);
  for (const call of it.aftermath?.(setting, await signed(it)) ?? []) await others(call);
}

function scenarioOf(id: string): Scenario {
  const found = scenarios.find((it) => it.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
}

/** Carries out what comes before a scenario, and what comes before that. */
async function prepare({ after }: Scenario): Promise<void> {
  const before = scenarios.find(({ id }) => id === after);
  if (!before) return;
  await prepare(before);
  expect(await carryOut(before)).toBe(true);
}

type Asked =
  | Readonly<{
      method: 'eth_sendTransaction';
      params: readonly [Readonly<Record<'from' | 'to' | 'data' | 'value', Hex>>];
    }>
  | Readonly<{ method: 'eth_signTypedData_v4'; params: readonly [signer: Hex, json: string] }>
  | Readonly<{ method?: 'personal_sign' }>;

function askedBy(it: Pick<Scenario, 'request'>): Asked {
  return JSON.parse(it.request(setting));
}

/** The signature that it asks for, where it is typed data; else none. */
async function signed(it: Scenario): Promise<Hex> {
  const asked = askedBy(it);
  if (asked.method !== 'eth_signTypedData_v4') return '0x';
  return rpc<Hex>(practice.rpcUrl, asked.method, [asked.params[0], JSON.parse(asked.params[1])]);
}

/** Sends the transaction of a scenario, and resolves with whether it went through. */
async function carryOut(it: Scenario): Promise<boolean> {
  const asked = askedBy(it);
  if (asked.method !== 'eth_sendTransaction') throw new Error('This is not a transaction.');
  touched = true;
  const [{ from, to, data, value }] = asked.params;
  return practice.sendAs({ from, to, data, value: BigInt(value) });
}

async function others(call: OthersCall): Promise<void> {
  touched = true;
  expect(await practice.sendAs({ value: 0n, ...call })).toBe(true);
}

async function balanceOf(to: string, owner: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  return BigInt(await rpc<Hex>(practice.rpcUrl, 'eth_call', [{ to, data }, 'latest']));
}

function tableOf(all: readonly (readonly string[])[]): string {
  const wide = all[0]?.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((it, at) => it.padEnd(wide[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
