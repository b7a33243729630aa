import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { parseEther, parseUnits, toHex } from 'viem';
import { deployer, safeOwners, user } from '../accounts.ts';
import { practiceInfo } from '../info.ts';
import { rpc } from '../rpc.ts';
import { ownArtefact } from './artefact.ts';
import { chainAs } from './chain.ts';
import { deployEns } from './ens.ts';
import { deployMulticall3 } from './multicall3.ts';
import { createSafe, deploySafeContracts } from './safe.ts';
import { deployTokens, givePass, giveToken } from './tokens.ts';
import { deployUniswap } from './uniswap.ts';

/** The end of keccak256("Readback practice stranger"): nobody holds its key, and nothing ever happened there. */
const stranger = '0x66501a6431e76BC22BFCAd058ee6F0c27108693A';

/**
 * Sets up an empty chain from the projects' own bytecode: some hundred transactions. The addresses are the same every
 * time. The user's account gets tokens and two passes; the Safe 10 ether and tokens.
 */
export async function deploy(url: string): Promise<PracticeInfo> {
  await rpc(url, 'anvil_setBalance', [deployer, toHex(parseEther('100000'))]);
  const chain = await chainAs(deployer, url);
  await chain.setCode(practiceMarker.address, practiceMarker.code);
  const multicall3 = await deployMulticall3(chain);
  const tokens = await deployTokens(chain);
  const uniswap = await deployUniswap(chain, tokens);
  const safeContracts = await deploySafeContracts(chain);
  const safe = await createSafe(chain, safeContracts, safeOwners);
  const trap = await chain.create(ownArtefact('Trap'));

  await giveToken(chain, tokens.weth9, user, parseEther('10'));
  await giveToken(chain, tokens.practiceDollar, user, parseUnits('25000', 6));
  await giveToken(chain, tokens.practiceToken, user, parseEther('1000'));
  await givePass(chain, tokens.practicePass, user, 1n);
  await givePass(chain, tokens.practicePass, user, 2n);
  await chain.send({ to: safe, value: parseEther('10') });
  await giveToken(chain, tokens.practiceDollar, safe, parseUnits('50000', 6));
  await giveToken(chain, tokens.practiceToken, safe, parseEther('500'));
  const ens = await deployEns(chain, tokens.practicePass);
  return practiceInfo({ multicall3, ...tokens, ...uniswap, ...safeContracts, safe, trap, stranger, ...ens });
}
