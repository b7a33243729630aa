/** What pools of Uniswap v3 say of two tokens: those that are a witness, as they are of the prices that a request sets. */
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  keccak256,
} from 'viem';
import { same } from '../ledger/account.ts';
import type { BatchedRead } from '../balances/multicall.ts';
import {
  factories,
  firstWord,
  hasStood,
  isDeep,
  lookBack,
  observed,
  poolAbi,
  poolFees,
  priceOf,
  sorted,
  type TokenPair,
} from '../label/tokens/poolState.ts';

export type PricePool = Readonly<{ address: Address; pair: TokenPair }>;

/** The pools of two tokens, one for each fee, wherever there is any: their addresses follow from who made them (CREATE2). */
export function poolsOf(chainId: number, one: Address, other: Address): readonly PricePool[] {
  const from = Object.hasOwn(factories, chainId) ? factories[chainId] : undefined;
  if (from === undefined) return [];
  const pair = sorted(one, other);
  return poolFees.map((fee) => {
    const salt = keccak256(
      encodeAbiParameters([{ type: 'address' }, { type: 'address' }, { type: 'uint24' }], [...pair, fee]),
    );
    return { pair, address: getCreate2Address({ from, salt, bytecodeHash: codeOfPool }) };
  });
}

/** keccak256 of the code that makes a pool: `POOL_INIT_CODE_HASH` of the package @uniswap/v3-sdk. */
const codeOfPool = '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54';

/** What a pool and its tokens are asked, four questions. */
export function poolAsks({ address, pair }: PricePool): readonly BatchedRead[] {
  const held = encodeFunctionData({ abi: poolAbi, functionName: 'balanceOf', args: [address] });
  return [
    { to: address, data: encodeFunctionData({ abi: poolAbi, functionName: 'slot0' }) },
    { to: address, data: encodeFunctionData({ abi: poolAbi, functionName: 'observe', args: [lookBack] }) },
    { to: pair[0], data: held },
    { to: pair[1], data: held },
  ];
}

/**
 * What the smallest unit of `token` is of the other one, and how much the pool holds of both, where it is a witness for `amount`
 * of it; undefined where it is not one.
 */
export function poolRate(
  { pair }: PricePool,
  answers: readonly (Hex | undefined)[],
  token: Address,
  amount: bigint,
): Readonly<{ rate: number; depth: bigint }> | undefined {
  const [root, before, one, other] = [
    firstWord(answers[0]),
    observed(answers[1]),
    firstWord(answers[2]),
    firstWord(answers[3]),
  ];
  if (root === undefined || before === undefined || one === undefined || other === undefined)
    return undefined;
  const isFirst = same(pair[0], token);
  const amounts = isFirst ? ([amount, 0n] as const) : ([0n, amount] as const);
  const held = [one, other] as const;
  if (!isDeep(held, amounts) || !hasStood({ root, held, before }, amounts)) return undefined;
  const price = priceOf(root);
  return { rate: isFirst ? price : 1 / price, depth: one * other };
}
