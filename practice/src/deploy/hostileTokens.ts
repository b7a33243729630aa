import { type Address, encodeFunctionData, maxUint256, parseAbi, parseEther } from 'viem';
import { ownArtefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import { giveToken } from './tokens.ts';
import { letSpend } from './uniswap.ts';

/** Tokens of our own that do not do what a token should, or not only that. */
export type HostileTokens = Readonly<{
  eventToken: Address;
  feeToken: Address;
  rebasingToken: Address;
  silentToken: Address;
  hookToken: Address;
  echo: Address;
  honeypotToken: Address;
  watcherToken: Address;
}>;

const abi = parseAbi([
  'function give(address to, uint256 value)',
  'function close(address pair)',
  'function getPair(address one, address other) view returns (address)',
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
]);

export async function deployHostileTokens(chain: Chain): Promise<HostileTokens> {
  return {
    eventToken: await chain.create(ownArtefact('EventToken')),
    feeToken: await chain.create(ownArtefact('FeeToken')),
    rebasingToken: await chain.create(ownArtefact('RebasingToken')),
    silentToken: await chain.create(ownArtefact('SilentToken')),
    hookToken: await chain.create(ownArtefact('HookToken')),
    echo: await chain.create(ownArtefact('Echo')),
    honeypotToken: await chain.create(ownArtefact('HoneypotToken')),
    watcherToken: await chain.create(ownArtefact('WatcherToken')),
  };
}

/** A thousand of each to an account. */
export async function giveHostileTokens(chain: Chain, tokens: HostileTokens, to: Address): Promise<void> {
  const value = parseEther('1000');
  const args = [to, value] as const;
  await chain.send({
    to: tokens.eventToken,
    data: encodeFunctionData({ abi, functionName: 'give', args }),
  });
  const { feeToken, rebasingToken, silentToken, hookToken, honeypotToken, watcherToken } = tokens;
  for (const token of [feeToken, rebasingToken, silentToken, hookToken, honeypotToken, watcherToken])
    await giveToken(chain, token, to, value);
}

/** Pairs with wrapped ETH, so that they can be bought: 10 ETH against 100,000. After it the honeypot is closed. */
export async function listHostileTokens(
  chain: Chain,
  { feeToken, honeypotToken }: HostileTokens,
  { router, factory, weth9 }: Readonly<{ router: Address; factory: Address; weth9: Address }>,
): Promise<void> {
  for (const token of [feeToken, honeypotToken]) {
    await letSpend(chain, token, router);
    const sums = [parseEther('10'), parseEther('100000'), 0n, 0n] as const;
    const args = [weth9, token, ...sums, chain.account, maxUint256] as const;
    await chain.send({
      to: router,
      data: encodeFunctionData({ abi, functionName: 'addLiquidity', args }),
    });
  }
  const pair = await chain.read({
    to: factory,
    data: encodeFunctionData({ abi, functionName: 'getPair', args: [weth9, honeypotToken] }),
  });
  const args = [`0x${pair.slice(-40)}`] as const;
  await chain.send({ to: honeypotToken, data: encodeFunctionData({ abi, functionName: 'close', args }) });
}
