import type { PracticeRecord } from '@readback/scenarios/practiceInfo.ts';
import { type Abi, type Address, type Hex, maxUint256, parseEther, parseUnits, toHex } from 'viem';
import { readFileSync } from 'node:fs';
import { deployer } from '../accounts.ts';
import { approve } from '../corpus/moves.ts';
import type { Ground } from '../corpus/ground.ts';
import { makeReady } from '../corpus/ready.ts';
import { chainAs } from '../deploy/chain.ts';
import { createSafe } from '../deploy/safe.ts';
import type { Practice } from '../practice.ts';
import { rpc } from '../rpc.ts';
import { must } from '../truth/node.ts';
import { call, pilot } from '../truth/sky.ts';

/**
 * The ground, with what a thief has put up and what people keep where he wants it. `desk` is the shop that they once
 * allowed all their dollars, `shop` the same that nobody has used. `agents` and `streams` are those of each maker.
 */
export type Stage = Ground &
  Readonly<{
    url: string;
    desk: Address;
    shop: Address;
    custody: Address;
    connector: Address;
    lending: Address;
    /** The token that debts at `lending` are kept in. */
    debt: Address;
    /** Tokens that someone may be allowed to spend. */
    practiceTokens: readonly Address[];
    rewards: Address;
    streams: Address;
    agents: Readonly<Record<Address, Address>>;
    streamOf: Readonly<Record<Address, bigint>>;
    /** A Safe of the user alone, which runs operations through the module `module4337`. */
    smallSafe: Address;
    module4337: Address;
    /** Everybody whose things may be taken: the user, the trader, the Safe and the smart account. */
    makers: readonly Address[];
    records: readonly PracticeRecord[];
    /** All that there is of the practice dollar. */
    supply: bigint;
  }>;

/** What each has in each of the places, in practice dollars. */
export const kept: bigint = parseUnits('300', 6);

/** Of CoW Protocol, and of MetaMask's delegations. */
export const settlement: Address = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';
export const delegationManager: Address = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3';

const known4337: Address = '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226';
const oldAge = 800n * 86_400n;

/** Sets the stage on a practice chain: some sixty transactions. */
export async function setStage(practice: Practice): Promise<Stage> {
  const ground = await makeReady(practice);
  const { rpcUrl: url } = practice;
  const { at, now } = ground;
  const chain = await chainAs(deployer, url);
  const put = (name: string, ...args: readonly unknown[]) => chain.create({ ...compiled(name), args });
  const dollar = at.practiceDollar;
  const desk = await put('Desk', at.stranger, dollar);
  const shop = await put('Desk', at.stranger, dollar);
  const custody = await put('Custody', dollar);
  const connector = await put('Connector');
  const lending = await put('Lending', dollar, connector);
  const rewards = await put('Rewards', dollar);
  const streams = await put('Streams', dollar);
  const module = await put('Module');
  await chain.setCode(known4337, await rpc<Hex>(url, 'eth_getCode', [module, 'latest']));
  const alone = pilot(0).address;
  // What is on other networks, so that nothing is loud for want of it.
  const elsewhere: readonly Address[] = [settlement, delegationManager];
  for (const it of elsewhere)
    await chain.setCode(it, await rpc<Hex>(url, 'eth_getCode', [connector, 'latest']));
  const smallSafe = await createSafe(chain, at, [alone], 1n);

  const pay = (to: Address, signature: string, ...args: readonly unknown[]) =>
    chain.send({ to, data: call(signature, ...args) });
  for (const to of [custody, rewards, streams, lending]) await pay(dollar, approve, to, maxUint256);
  const makers = [alone, pilot(8).address, at.safe, at.smartAccount];
  const agents: Record<Address, Address> = {};
  const streamOf: Record<Address, bigint> = {};
  let next = 1n;
  for (const maker of makers) {
    const agent = await put('Agent', maker, dollar);
    agents[maker] = agent;
    await pay(dollar, 'function transfer(address,uint256)', agent, kept);
    await pay(custody, 'function keep(address,uint256)', maker, kept);
    await pay(rewards, 'function reward(address,uint256)', maker, kept);
    await pay(streams, 'function create(address,uint128)', maker, kept);
    await pay(lending, 'function deposit(uint256,address)', kept, maker);
    streamOf[maker] = next;
    next += 1n;
  }
  // So that it can lend more than it was given.
  await pay(lending, 'function deposit(uint256,address)', kept * 10n, deployer);
  await pay(dollar, 'function transfer(address,uint256)', smallSafe, kept);
  await chain.send({ to: smallSafe, value: parseEther('1') });
  await chain.send({ to: desk, value: parseEther('1') });

  await rpc(url, 'anvil_autoImpersonateAccount', [true]);
  for (const maker of makers)
    await must(url, { from: maker, to: dollar, data: call(approve, desk, maxUint256) });
  await rpc(url, 'anvil_setBalance', [smallSafe, toHex(parseEther('10'))]);
  for (const set of ['function enableModule(address)', 'function setFallbackHandler(address)'])
    await must(url, { from: smallSafe, to: smallSafe, data: call(set, known4337) });
  await rpc(url, 'anvil_autoImpersonateAccount', [false]);

  const supply = BigInt(
    await rpc<Hex>(url, 'eth_call', [{ to: dollar, data: call('function totalSupply()') }, 'latest']),
  );
  const debt: Address = `0x${(await rpc<Hex>(url, 'eth_call', [{ to: lending, data: call('function debt()') }, 'latest'])).slice(-40)}`;
  const places = { desk, shop, custody, connector, lending, rewards, streams, smallSafe };
  const old = [...Object.values(places), ...Object.values(agents), debt, known4337, ...elsewhere];
  return {
    ...ground,
    ...places,
    debt,
    practiceTokens: [dollar, at.weth9, at.practiceToken, at.practiceDai],
    url,
    agents,
    streamOf,
    module4337: known4337,
    makers,
    supply,
    records: old.map((address) => ({ address, verified: true, createdAt: Number(now - oldAge) })),
  };
}

function compiled(name: string): Readonly<{ abi: Abi; bytecode: Hex }> {
  return JSON.parse(readFileSync(new URL(`compiled/${name}.json`, import.meta.url), 'utf8'));
}
