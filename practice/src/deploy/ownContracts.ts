import { type Address, encodeFunctionData, parseAbi, parseEther } from 'viem';
import { ownArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';

/** Contracts of our own: items of two more standards, what a Safe may be given, and what can be handed over or changed. */
export type OwnContracts = Readonly<{
  practiceItems: Address;
  practiceUnits: Address;
  practiceVault: Address;
  practiceModule: Address;
  practiceGuard: Address;
  changingToken: Address;
  changingTokenCode: Address;
  changedTokenCode: Address;
  sweeper: Address;
}>;

const abi = parseAbi([
  'function initialize(address owner, address holder, uint256 supply)',
  'function make(address to, uint256 id, uint256 amount)',
]);

/** `owner` has the vault, and the token whose code can be changed; `thief` gets what the sweeper sweeps. */
export async function deployOwnContracts(
  chain: Chain,
  { owner, thief }: Readonly<{ owner: Address; thief: Address }>,
): Promise<OwnContracts> {
  const changingTokenCode = await chain.create(ownArtefact('UpgradeableToken'));
  const changedTokenCode = await chain.create(ownArtefact('UpgradedToken'));
  const first = [owner, owner, parseEther('1000')] as const;
  const start = encodeFunctionData({ abi, functionName: 'initialize', args: first });
  return {
    changingTokenCode,
    changedTokenCode,
    changingToken: await chain.create({
      ...ownArtefact('PracticeProxy'),
      args: [changingTokenCode, start],
    }),
    practiceItems: await chain.create(ownArtefact('PracticeItems')),
    practiceUnits: await chain.create(ownArtefact('PracticeUnits')),
    practiceVault: await chain.create({ ...ownArtefact('PracticeVault'), args: [owner] }),
    practiceModule: await chain.create(ownArtefact('PracticeModule')),
    practiceGuard: await chain.create(ownArtefact('PracticeGuard')),
    sweeper: await chain.create({ ...ownArtefact('Sweeper'), args: [thief] }),
  };
}

/** So many of a kind, of the items or the units. */
export function giveItems(
  chain: Chain,
  collection: Address,
  ...args: readonly [to: Address, id: bigint, amount: bigint]
): Promise<void> {
  return chain.send({ to: collection, data: encodeFunctionData({ abi, functionName: 'make', args }) });
}
