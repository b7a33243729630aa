import { isOfPractice } from '@readback/core/shipped/practiceContracts.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployer } from '../accounts.ts';
import { type Anvil, startAnvil } from '../anvil.ts';
import { rpc } from '../rpc.ts';
import { ownArtefact } from './artefact.ts';
import { chainAs } from './chain.ts';
import { deploy } from './deploy.ts';

let anvil: Anvil;
let info: PracticeInfo;

beforeAll(async () => {
  anvil = await startAnvil(31337);
  info = await deploy(anvil.url);
});

afterAll(() => anvil.stop());

const vouched = [
  'weth9',
  'router',
  'universalRouter',
  'practiceToken',
  'practiceDollar',
  'practiceDai',
  'practicePass',
  'practiceItems',
  'practiceUnits',
  'practiceSavings',
  'wethDollarPair',
  'wethTokenPair',
];

test('the honest contracts of the practice chain are known by address and code, and no others', async () => {
  const known: string[] = [];
  for (const [name, address] of Object.entries(info.addresses)) {
    if (isOfPractice(31337, address, await hashOf(address))) known.push(name);
  }
  expect(known.toSorted()).toEqual(vouched.toSorted());
});

test('they are not known on another chain, by another code, or by their address alone', async () => {
  const { router, practiceSavings } = info.addresses;
  const [code, other] = [await hashOf(router), await hashOf(practiceSavings)];
  expect(isOfPractice(1, router, code)).toBe(false);
  expect(isOfPractice(31337, router, other)).toBe(false);
  expect(isOfPractice(31337, router, undefined)).toBe(false);
});

test('the same code deployed by someone else, over the same or another token, is not known', async () => {
  const chain = await chainAs(deployer, anvil.url);
  for (const asset of [info.addresses.practiceDollar, info.addresses.fakeDollar]) {
    const it = { ...ownArtefact('PracticeSavings'), args: [asset] };
    const copy = await chain.create(it);
    expect(isOfPractice(31337, copy, await hashOf(copy))).toBe(false);
  }
});

async function hashOf(address: string): Promise<Hex> {
  return keccak256(await rpc<Hex>(anvil.url, 'eth_getCode', [address, 'latest']));
}
