import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { type Address, parseEther, parseUnits, toHex } from 'viem';
import { carrier, deployer, safeOwners, trader, user } from '../accounts.ts';
import { practiceInfo } from '../info.ts';
import { rpc } from '../rpc.ts';
import { createSmartAccount, deployAccountAbstraction } from './accountAbstraction.ts';
import { ownArtefact } from './artefact.ts';
import { type Chain, chainAs } from './chain.ts';
import { deployEns } from './ens.ts';
import { deployHostileTokens, giveHostileTokens, listHostileTokens } from './hostileTokens.ts';
import { deployMulticall3 } from './multicall3.ts';
import { deployOwnContracts, giveItems } from './ownContracts.ts';
import { deployPermit2 } from './permit2.ts';
import { createSafe, deploySafeContracts } from './safe.ts';
import { deploySchoolContracts, listFakeDollar } from './schoolContracts.ts';
import { deploySeaport, letSeaport, listPass } from './seaport.ts';
import { deployTokens, givePass, giveToken, type Tokens } from './tokens.ts';
import { deployUniswap, letSpend } from './uniswap.ts';
import { deployUniversalRouter } from './universalRouter.ts';

/** The end of keccak256("Readback practice stranger"): nobody holds its key, and nothing ever happened there. */
const stranger = '0x66501a6431e76BC22BFCAd058ee6F0c27108693A';

/**
 * Sets up an empty chain from the projects' own bytecode: some two hundred transactions. The addresses are the same every
 * time. The user's account gets tokens and two passes, and has made none of its own; the Safe 10 ETH and tokens.
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

  // What came later is deployed later: the addresses above are in bookmarks and tests.
  const permit2 = await deployPermit2(chain);
  const universalRouter = await deployUniversalRouter(chain, { permit2, ...tokens, ...uniswap });
  const seaport = await deploySeaport(chain);
  const abstraction = await deployAccountAbstraction(chain);
  const smartAccount = await createSmartAccount(chain, abstraction, user);
  const own = await deployOwnContracts(chain, { owner: user, thief: stranger });
  const hostile = await deployHostileTokens(chain);
  await listHostileTokens(chain, hostile, { ...tokens, ...uniswap });
  await listPass(chain, tokens.practicePass);

  await chain.send({ to: smartAccount, value: parseEther('5') });
  await giveToken(chain, tokens.practiceDollar, smartAccount, parseUnits('5000', 6));
  await giveHostileTokens(chain, hostile, user);
  for (const to of [user, trader]) {
    await giveItems(chain, own.practiceItems, to, 1n, 10n);
    await giveItems(chain, own.practiceUnits, to, 1n, 1_000n);
  }
  await equip(url, chain, { ...tokens, permit2 });

  const people = { user, thief: stranger, carrier } as const;
  const school = await deploySchoolContracts(chain, { ...tokens, ...ens, ...people });
  await listFakeDollar(chain, school, { ...tokens, ...uniswap });
  return practiceInfo(
    {
      multicall3,
      ...tokens,
      ...uniswap,
      ...safeContracts,
      safe,
      trap,
      stranger,
      ...ens,
      permit2,
      universalRouter,
      ...seaport,
      ...abstraction,
      smartAccount,
      ...own,
      ...hostile,
      ...school,
    },
    Date.now() / 1_000,
  );
}

/** The trader gets tokens and passes, and lets Permit2 and Seaport move them, as those who use apps have. */
async function equip(
  url: string,
  chain: Chain,
  { weth9, practiceDollar, practicePass, permit2 }: Tokens & Readonly<{ permit2: Address }>,
): Promise<void> {
  await giveToken(chain, weth9, trader, parseEther('5'));
  await giveToken(chain, practiceDollar, trader, parseUnits('20000', 6));
  await givePass(chain, practicePass, trader, 8n);
  await givePass(chain, practicePass, trader, 9n);
  const asTrader = await chainAs(trader, url);
  await letSpend(asTrader, practiceDollar, permit2);
  await letSpend(asTrader, weth9, permit2);
  await letSeaport(asTrader, practicePass);
}
