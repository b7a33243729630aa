import {
  type Address,
  encodeFunctionData,
  encodePacked,
  getCreate2Address,
  keccak256,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem';
import { artefact } from './artefact.ts';
import type { Chain } from './chain.ts';
import type { Tokens } from './tokens.ts';

export type Uniswap = Readonly<{
  factory: Address;
  router: Address;
  wethDollarPair: Address;
  wethTokenPair: Address;
}>;

const abi = parseAbi([
  'function approve(address spender, uint256 value)',
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
]);

/** Uniswap V2 with two funded pairs: 200 WETH against 600,000 PUSD, and 100 WETH against 300,000 PRAC. */
export async function deployUniswap(chain: Chain, tokens: Tokens): Promise<Uniswap> {
  const { weth9, practiceDollar, practiceToken } = tokens;
  const factory = await chain.create({
    ...artefact('@uniswap/v2-core/build/UniswapV2Factory.json'),
    args: [chain.account],
  });
  const router = await chain.create({
    ...artefact('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
    args: [factory, weth9],
  });
  for (const token of [weth9, practiceDollar, practiceToken]) await letSpend(chain, token, router);
  const fund = (token: Address, wethAmount: bigint, amount: bigint) =>
    chain.send({
      to: router,
      data: encodeFunctionData({
        abi,
        functionName: 'addLiquidity',
        args: [weth9, token, wethAmount, amount, 0n, 0n, chain.account, maxUint256],
      }),
    });
  await fund(practiceDollar, parseEther('200'), parseUnits('600000', 6));
  await fund(practiceToken, parseEther('100'), parseEther('300000'));
  return {
    factory,
    router,
    wethDollarPair: pairOf(factory, weth9, practiceDollar),
    wethTokenPair: pairOf(factory, weth9, practiceToken),
  };
}

/** An allowance without limit. */
export function letSpend(chain: Chain, token: Address, spender: Address): Promise<void> {
  const args = [spender, maxUint256] as const;
  return chain.send({ to: token, data: encodeFunctionData({ abi, functionName: 'approve', args }) });
}

/** The factory creates a pair by CREATE2, salted with its two tokens in ascending order. */
function pairOf(factory: Address, one: Address, other: Address): Address {
  const sorted = BigInt(one) < BigInt(other) ? ([one, other] as const) : ([other, one] as const);
  return getCreate2Address({
    from: factory,
    salt: keccak256(encodePacked(['address', 'address'], sorted)),
    bytecode: artefact('@uniswap/v2-core/build/UniswapV2Pair.json').bytecode,
  });
}
