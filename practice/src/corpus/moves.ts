import { type Address, encodeAbiParameters, type Hex, parseAbiParameters, parseUnits } from 'viem';
import { call } from '../truth/sky.ts';
import type { Call, Ground } from './ground.ts';

/** What attacks and everyday requests are made of, alike. */
export const transfer = 'function transfer(address to, uint256 value)';
export const approve = 'function approve(address spender, uint256 value)';
export const allowPermit2 =
  'function approve(address token, address spender, uint160 amount, uint48 expiration)';
export const execute = 'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable';
const swap =
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';

/** A hundred practice dollars. */
export const amount = parseUnits('100', 6);

/** Whoever calls, as the Universal Router writes it. */
export const caller: Address = '0x0000000000000000000000000000000000000001';

export function one(to: Address, data: Hex, value = 0n): readonly Call[] {
  return [{ to, data, value }];
}

/** A swap of 100 PUSD by the router, which may spend them already. */
export function swapped({ at, now }: Ground, to: Address, least: bigint): readonly Call[] {
  return one(at.router, call(swap, amount, least, [at.practiceDollar, at.weth9], to, now + 1_200n));
}

/** V2_SWAP_EXACT_IN of the Universal Router, paid by whoever calls. */
export function routed(ground: Ground, to: Address, least: bigint): readonly Call[] {
  const { at, now } = ground;
  return one(at.universalRouter, call(execute, '0x08', [swapInput(ground, to, least)], now + 1_200n));
}

export function swapInput({ at }: Ground, to: Address, least: bigint): Hex {
  return encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool, uint256[]'), [
    to,
    amount,
    least,
    [at.practiceDollar, at.weth9],
    true,
    [],
  ]);
}
