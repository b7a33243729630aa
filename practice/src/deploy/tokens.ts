import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem';
import { artefact, ownArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';

export type Tokens = Readonly<{
  weth9: Address;
  practiceToken: Address;
  practiceDollar: Address;
  practicePass: Address;
}>;

const abi = parseAbi([
  'function deposit()',
  'function transfer(address to, uint256 value)',
  'function make(address to, uint256 id)',
]);

/** WETH9 and our own tokens. All of the supply is the deployer's at first. */
export async function deployTokens(chain: Chain): Promise<Tokens> {
  const weth9 = await deployWeth(chain);
  return {
    weth9,
    practiceToken: await chain.create(ownArtefact('PracticeToken')),
    practiceDollar: await chain.create(ownArtefact('PracticeDollar')),
    practicePass: await chain.create(ownArtefact('PracticePass')),
  };
}

/** WETH9 alone, with 1,000 of the deployer's. */
export async function deployWeth(chain: Chain): Promise<Address> {
  const weth9 = await chain.create(wethArtefact());
  const deposit = encodeFunctionData({ abi, functionName: 'deposit' });
  await chain.send({ to: weth9, value: parseEther('1000'), data: deposit });
  return weth9;
}

export function wethArtefact(): ReturnType<typeof artefact> {
  return artefact('@uniswap/v2-periphery/build/WETH9.json');
}

/** `value` in the token's smallest unit. */
export function giveToken(chain: Chain, token: Address, to: Address, value: bigint): Promise<void> {
  return chain.send({
    to: token,
    data: encodeFunctionData({ abi, functionName: 'transfer', args: [to, value] }),
  });
}

export function givePass(chain: Chain, collection: Address, to: Address, id: bigint): Promise<void> {
  return chain.send({
    to: collection,
    data: encodeFunctionData({ abi, functionName: 'make', args: [to, id] }),
  });
}
