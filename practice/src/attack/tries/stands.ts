import * as orders from '@readback/core/check/testing/marketOrders.ts';
import { type Address, concat, type Hex, pad, toHex } from 'viem';
import { rpc } from '../../rpc.ts';
import { call } from '../../truth/sky.ts';
import {
  multicall3,
  cEth,
  cUsdc,
  aave,
  apes,
  comet,
  dai,
  gatewayRouter,
  gmxRewards,
  npm,
  odos,
  okx,
  oneInch,
  oneInch5,
  oneInch6,
  real,
  rebates,
  resolver,
  router2,
  savax,
  threePool,
  tricrypto,
  universal,
  v2,
  v2Factory,
  v3Router,
  vault2,
  velodrome,
  velora,
  velora5,
  velora6,
  vester,
  wct,
  zeroX,
} from './contractsAt.ts';
import { type Ethereum, me, usdc, weth } from './ground.ts';
import { at, E18, K } from './oneCall.ts';
import { codeOf } from './players.ts';
import { third } from './safeAsks.ts';

/** Contracts that the calls name beside the one they are sent to. */
const named: readonly Address[] = [
  cEth,
  cUsdc,
  resolver,
  router2,
  oneInch,
  odos,
  multicall3,
  // Disperse, the settlement of CoW, the allowance holder of 0x, an adapter and the bundler of Morpho, the bulker of Compound.
  at('0xd152f549545093347a162dce210e7293f1452150'),
  at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
  at('0x0000000000001ff3684f28c67538d4d072c22734'),
  at('0x9b89c07f480df1945279031b5fc6ff241b8f1101'),
  at('0x6566194141eefa99af43bb5aa71460ca2dc90245'),
  at('0xa397a8c2086c554b531c02e29f3291c9704b00c7'),
];

export async function namedStand(e: Ethereum): Promise<void> {
  for (const it of named) await e.stand(it, {});
  // Rocket Pool's token pays coins.
  await rpc(e.url, 'anvil_setBalance', [at('0xae78736cd615f374d3085123a210448e74fc6393'), toHex(100n * E18)]);
}

const fundedFirst: readonly Address[] = [
  odos,
  okx,
  rebates,
  vester,
  gmxRewards,
  savax,
  wct,
  gatewayRouter,
  velora,
  oneInch,
  '0xda816459f1ab5631232fe5e97a05bbbb94970c95',
  '0x24179cd81c9e782a4096035f7ec97fb8b783e007',
  '0xae78736cd615f374d3085123a210448e74fc6393',
  '0x0000000000a39bb272e79075ade125fd351887ac',
  '0xba49d0ac42f4fba4e24a8677a22218a4df75ebaa',
];

export async function firstStand(e: Ethereum): Promise<void> {
  await e.stand(cUsdc, {});
  for (const it of fundedFirst) await rpc(e.url, 'anvil_setBalance', [it, toHex(100n * E18)]);
}

/** Contracts that users are asked to give power to, as they are known. */
const spenders: readonly Address[] = [
  '0xd4f480965d2347d421f1bec7f545682e5ec2151d',
  '0x30544e00cf296b34a9ee59e5540ae2f9cccd55dd',
  '0x03b5259bd204bfd4a616e5b79b0b786d90c6c38f',
  '0xa397a8c2086c554b531c02e29f3291c9704b00c7',
  '0x5e1f62dac767b0491e3ce72469c217365d5b48cc',
  '0xdef171fe48cf0115b1d80b88dc8eab59176fee57',
  '0x11111112542d85b3ef69ae05771c2dccff4faa26',
  '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae',
  '0xa5644e29708357803b5a882d272c41cc0df92b34',
  '0x6000da47483062a0d734ba3dc7576ce6a0b645c4',
];

export async function resolversStand(e: Ethereum): Promise<void> {
  for (const it of [router2, resolver, ...spenders.map(at)]) await e.stand(it, {});
}

const fundedSecond: readonly Address[] = [
  v2,
  universal,
  router2,
  aave,
  threePool,
  tricrypto,
  npm,
  comet,
  oneInch5,
  oneInch6,
  zeroX,
  okx,
  vault2,
  velora5,
  velora6,
  velodrome,
  odos,
  v3Router,
  at('0xd01607c3c5ecaba394d8be377a08590149325722'),
];

export async function secondStand(e: Ethereum): Promise<void> {
  for (const it of fundedSecond) await rpc(e.url, 'anvil_setBalance', [it, toHex(100n * E18)]);
}

export async function wrappedStands(e: Ethereum): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [weth, await codeOf(e, 'Wrapped')]);
  await e.send(me, weth, call('function mint(address,uint256)', me, 20n * E18));
  await e.send(me, weth, call('function call_(string,uint8)', 'WETH', 18));
  await e.stand(at('0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45'), {});
}

const marketsAt: Readonly<Record<string, Address>> = {
  zeroX: at('0xdef1c0ded9bec7f1a1670819833240f027b25eff'),
  blur: at('0x000000000000ad05ccc4f10045630fb830b95127'),
  blend: at('0x29469395eaf6f95920e59f858042f0e28d98a20b'),
  seaport: at('0x0000000000000068f116a894984e2db1123eb395'),
  cow: at('0x9008d19f58aabd9ed0d60971565aa8510560ab41'),
  permit2: at('0x000000000022d473030f116ddee9f6b43ac78ba3'),
  router: at('0x66a9893cc07d91d95644aedd05d03f95e1dba8af'),
  looksRare: at('0x59728544b08ab483533076417fbbb2fd0b17ce3a'),
  looksRare2: at('0x0000000000e655fae4d56241588680f86e3b2377'),
  rarible: at('0x9757f2d2b135150bbeb65308d4a91804107cd8d6'),
  zora: at('0x850a7c6fe2cf48eea1393554c8a3ba23f20cc401'),
};

export async function marketsStand(e: Ethereum): Promise<void> {
  const {
    smallSafe,
    at: { safe },
  } = e.stage;
  for (const [who, amount] of [
    [third, 5n * K],
    [smallSafe, 5n * K],
    [safe, 5n * K],
  ] as const)
    await e.send(me, usdc, call('function mint(address,uint256)', who, amount));
  for (const it of [third, v2]) await rpc(e.url, 'anvil_setBalance', [it, toHex(E18)]);
  await e.send(
    smallSafe,
    smallSafe,
    call('function addOwnerWithThreshold(address owner, uint256 _threshold)', safe, 1n),
  );
  await rpc(e.url, 'anvil_setBalance', [smallSafe, toHex(10n * E18)]);
  const code = await rpc<Hex>(e.url, 'eth_getCode', [usdc, 'latest']);
  await rpc(e.url, 'anvil_setCode', [dai, code]);
  await e.send(me, dai, call('function call_(string,uint8)', 'DAI', 18));
  e.published(dai);
  const items = await rpc<Hex>(e.url, 'eth_getCode', [await e.put('Genuine'), 'latest']);
  for (const it of [apes, orders.collection as Address]) {
    await rpc(e.url, 'anvil_setCode', [it, items]);
    await e.send(me, it, call('function call_(string,uint8,bool)', 'BAYC', 0, true));
    for (const id of [0n, 7n]) await e.send(me, it, call('function give(address,uint256)', me, id));
    e.published(it);
  }
  for (const it of Object.values(marketsAt)) {
    await rpc(e.url, 'anvil_setCode', [it, items]);
    e.published(it);
  }
}

/** Code that answers every question with one word. */
const answers = (it: Address): Hex => concat(['0x7f', pad(it), '0x60005260206000f3']);

export async function stranger(e: Ethereum): Promise<Address> {
  const where = await e.put('Genuine');
  e.published(where);
  return where;
}

/** A factory of which a pool is one; of a stranger’s contract it says another. */
export async function factoryStands(e: Ethereum): Promise<void> {
  await rpc(e.url, 'anvil_setCode', [real, answers(usdc)]);
  await rpc(e.url, 'anvil_setCode', [v2Factory, answers(real)]);
  e.published(real);
}
