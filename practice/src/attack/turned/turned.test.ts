import { driftOf } from '@readback/core/drift/driftOf.ts';
import { hearTransaction } from '@readback/core/hearback/transaction/transaction.ts';
import { known } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { rpcWorld } from '@readback/core/world/testing/rpcWorld.ts';
import { type Abi, type Address, type Hex, maxUint256 } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deployer } from '../../accounts.ts';
import { compiledIn } from '../../compiledIn.ts';
import { chainAs } from '../../deploy/chain.ts';
import { type Practice, startPractice } from '../../practice.ts';
import { rpc } from '../../rpc.ts';
import { turnedBack } from '../../turnedBack.ts';
import { call, pilot } from '../../truth/sky.ts';
import { setStage } from '../stage.ts';
import { morpho } from '../tries/addresses.ts';
import { aave, apes, comet } from '../tries/contractsAt.ts';
import { ask, type Ethereum, ethereumOn, me, thief, usdc, weth } from '../tries/ground.ts';
import { at, E18, K } from '../tries/oneCall.ts';

const numbered = at('0xc36442b4a4522e871399cd717abdd847ab11fe88');

/** What a contract does otherwise once the request was read: seen while it is on screen, and heard when it was mined. */
let practice: Practice;
let e: Ethereum;
let back: string;

beforeAll(async () => {
  practice = await startPractice();
  const set = await setStage(practice);
  const records = [...set.records];
  e = await ethereumOn({ ...set, records }, records, 1);
}, 300_000);
afterAll(() => practice.close());
beforeEach(async () => {
  back = await rpc<string>(e.url, 'evm_snapshot');
  return async () => {
    await turnedBack(e.url, back);
  };
});

async function put(name: string, ...args: readonly unknown[]): Promise<Address> {
  const it = (await compiledIn(import.meta.dirname)).find((one) => one.name === name);
  if (it === undefined) throw new RangeError(name);
  const chain = await chainAs(deployer, e.url);
  const where = await chain.create({ abi: it.abi as Abi, bytecode: it.bytecode as Hex, args });
  e.published(where);
  return where;
}

async function putAt(where: Address, name: string, ...args: readonly unknown[]): Promise<void> {
  const code = await rpc<Hex>(e.url, 'eth_getCode', [await put(name, ...args), 'latest']);
  await rpc(e.url, 'anvil_setCode', [where, code]);
  e.published(where);
}

const mint = (who: Address, amount: bigint) =>
  e.send(deployer, usdc, call('function mint(address,uint256)', who, amount));

/** What drift says once a contract was turned, and what is heard of the transaction that is mined then. */
async function turned(to: Address, data: Hex, abi: string, turn: () => Promise<void>) {
  const reading = () => e.read(ask(1, to, data), { abis: { [to]: [abi] } });
  const read = await reading();
  await turn();
  const drift = driftOf(read, await reading());
  return { read, drift, heard: await heard(read, to, data) };
}

async function heard(read: Readback, to: Address, data: Hex) {
  const nonce = Number(await rpc<Hex>(e.url, 'eth_getTransactionCount', [me, 'latest']));
  const raw = await pilot(0).signTransaction({
    chainId: 1,
    nonce,
    to,
    data,
    gas: 1_000_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 1n,
    type: 'eip1559',
  });
  const hash = await rpc<Hex>(e.url, 'eth_sendRawTransaction', [raw]);
  const own = { address: e.stage.smallSafe, own: true, paid: 0 };
  const world = rpcWorld(e.url, { book: () => known([own]) });
  const pace = { first: 1, growth: 1, most: 1, unseen: 200, gone: 2, stuck: 1_000, settle: 1, deep: 0 };
  let last: string | undefined;
  for await (const it of hearTransaction(
    read,
    { account: me, hash },
    world,
    new AbortController().signal,
    pace,
  ))
    last = it.effects;
  return last;
}

const withdrawText = 'function withdraw(address asset, uint256 amount, address to) returns (uint256)';
const taken = call(withdrawText, usdc, K, me);
const set = (now: bigint, then: bigint) =>
  e.send(me, aave, call('function set(uint256,uint256)', (now * E18) / 100n, (then * E18) / 100n));

test.each([
  [200n, 102n, 'different'],
  [140n, 102n, 'different'],
  [200n, 160n, 'asRead'],
])('a loan that was read as left at %s hundredths, and is left at %s', async (was, now, is) => {
  await putAt(aave, 'Pool');
  await mint(aave, 10n * K);
  await set(300n, was);
  const it = await turned(aave, taken, withdrawText, () => set(300n, now));
  expect(it.drift.material.some(({ says }) => says.id === 'drift.health')).toBe(is === 'different');
  expect(it.heard).toBe(is);
});

const sendText = 'function safeTransferFrom(address from, address to, uint256 tokenId)';

test.each([true, false])('an item that its contract gives to someone else: %s', async (isTurned) => {
  await putAt(apes, 'Items');
  await e.send(me, apes, call('function give(address,uint256)', me, 7n));
  const sent = call(sendText, me, e.stage.friend, 7n);
  const it = await turned(apes, sent, sendText, async () => {
    if (isTurned) await e.send(me, apes, call('function set(address)', thief));
  });
  expect(it.read.verdict).toBe('read');
  expect(it.drift.material.length > 0).toBe(isTurned);
  expect(it.heard).toBe(isTurned ? 'different' : 'asRead');
});

const claimText = 'function claim()';

test.each([true, false])('a claim that takes from a Safe of the user’s: %s', async (isTurned) => {
  const farm = await put('Farm', usdc);
  const { smallSafe } = e.stage;
  await mint(farm, 10n * K);
  await mint(smallSafe, 5n * K);
  await e.send(smallSafe, usdc, call('function approve(address,uint256)', farm, maxUint256));
  const it = await turned(farm, call(claimText), claimText, async () => {
    if (isTurned) await e.send(me, farm, call('function set(address,address)', smallSafe, thief));
  });
  expect(it.drift.material.length > 0).toBe(isTurned);
  expect(it.heard).toBe(isTurned ? 'different' : 'asRead');
});

const lendsText = 'function withdraw(address asset, uint256 amount)';
const paysText = 'function supply(address asset, uint256 amount)';

test.each([
  [lendsText, 4n * K],
  [lendsText, 0n],
  [paysText, K],
  [paysText, 0n],
])('a debt that no token counts (%s), which is more by %s than was read', async (text, more) => {
  await putAt(comet, 'Lends', usdc);
  await mint(comet, 10n * K);
  await mint(me, 10n * K);
  await e.send(me, usdc, call('function approve(address,uint256)', comet, K));
  await e.send(me, comet, call('function owe(address,uint256,address)', me, 3n * K, usdc));
  const it = await turned(comet, call(text, usdc, K), text, () =>
    e.send(me, comet, call('function set(uint256)', more)),
  );
  expect(it.drift.material.some(({ says }) => says.id === 'drift.position')).toBe(more > 0n);
  expect(it.heard).toBe(more > 0n ? 'different' : 'asRead');
});

const borrowText =
  'function borrow((address loanToken, address collateralToken, address oracle, address irm, uint256 lltv) marketParams, uint256 assets, uint256 shares, address onBehalf, address receiver) returns (uint256, uint256)';

test.each([4n * K, 0n])('a debt in shares of a numbered market, which is more by %s', async (more) => {
  await putAt(morpho, 'Numbered', usdc);
  await mint(morpho, 10n * K);
  const market = [usdc, weth, e.junk, e.junk, (86n * E18) / 100n];
  const it = await turned(morpho, call(borrowText, market, K, 0n, me, me), borrowText, () =>
    e.send(me, morpho, call('function set(uint256)', more)),
  );
  expect(it.drift.material.some(({ says }) => says.id === 'drift.position')).toBe(more > 0n);
  expect(it.heard).toBe(more > 0n ? 'different' : 'asRead');
});

test.each([true, false])('a position of a number that is emptied beside a claim: %s', async (isTurned) => {
  await putAt(numbered, 'Liquidity');
  const farm = await put('Compounder', usdc, numbered);
  await mint(farm, 10n * K);
  await e.send(me, numbered, call('function give(address,uint256,uint128)', me, 7n, E18));
  const it = await turned(farm, call(claimText), claimText, async () => {
    if (isTurned) await e.send(me, farm, call('function set()'));
  });
  expect(it.drift.material.some(({ says }) => says.id === 'drift.position')).toBe(isTurned);
  expect(it.heard).toBe(isTurned ? 'different' : 'asRead');
});
