import { impostorName } from '@readback/scenarios/practiceNames.ts';
import { type Address, encodeFunctionData, maxUint256, parseAbi, parseEther, parseUnits } from 'viem';
import { ownArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import { addName, type Ens } from './ens.ts';
import { giveToken, type Tokens } from './tokens.ts';
import { letSpend, type Uniswap } from './uniswap.ts';

/** What the scenarios need besides: a token with DAI's permits, a vault, and what thieves put up. */
export type SchoolContracts = Readonly<{
  practiceDai: Address;
  practiceSavings: Address;
  cargoToken: Address;
  cargoTokenCode: Address;
  takenCargoCode: Address;
  fakeDollar: Address;
  refundToken: Address;
  drainer: Address;
  watchingGift: Address;
}>;

const abi = parseAbi([
  'function initialize(address owner, address holder, uint256 supply)',
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
]);

/** `carrier` may change the code of the cargo token, of which `user` has some; `thief` gets what others lose. */
export async function deploySchoolContracts(
  chain: Chain,
  {
    user,
    thief,
    carrier,
    ...there
  }: Tokens & Ens & Readonly<{ user: Address; thief: Address; carrier: Address }>,
): Promise<SchoolContracts> {
  const cargoTokenCode = await chain.create(ownArtefact('CargoToken'));
  const first = [carrier, user, parseEther('1000')] as const;
  const start = encodeFunctionData({ abi, functionName: 'initialize', args: first });
  const contracts = {
    cargoTokenCode,
    takenCargoCode: await chain.create(ownArtefact('TakenCargoToken')),
    cargoToken: await chain.create({ ...ownArtefact('PracticeProxy'), args: [cargoTokenCode, start] }),
    practiceDai: await chain.create(ownArtefact('PracticeDai')),
    practiceSavings: await chain.create({ ...ownArtefact('PracticeSavings'), args: [there.practiceDollar] }),
    fakeDollar: await chain.create(ownArtefact('FakeDollar')),
    refundToken: await chain.create({ ...ownArtefact('RefundToken'), args: [thief] }),
    watchingGift: await chain.create(ownArtefact('WatchingGift')),
    drainer: await chain.create({ ...ownArtefact('Drainer'), args: [thief, there.practiceDollar] }),
  };
  await giveToken(chain, contracts.practiceDai, user, parseEther('5000'));
  await giveToken(chain, contracts.watchingGift, user, parseEther('1000'));
  await addName(chain, there, impostorName);
  return contracts;
}

/** The fake dollar can be bought for as much ETH as the one that it copies. */
export async function listFakeDollar(
  chain: Chain,
  { fakeDollar }: SchoolContracts,
  { router, weth9 }: Pick<Uniswap & Tokens, 'router' | 'weth9'>,
): Promise<void> {
  await letSpend(chain, fakeDollar, router);
  const sums = [parseEther('50'), parseUnits('150000', 6), 0n, 0n] as const;
  const args = [weth9, fakeDollar, ...sums, chain.account, maxUint256] as const;
  await chain.send({ to: router, data: encodeFunctionData({ abi, functionName: 'addLiquidity', args }) });
}
