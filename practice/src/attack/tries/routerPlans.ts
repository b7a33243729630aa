import { concat, type Hex, toHex } from 'viem';
import { call } from '../../truth/sky.ts';
import { universal } from './contractsAt.ts';
import { abi, free, least, now, put } from './calls.ts';
import { execText, execute } from './functions.ts';
import { ask, type Op, usdc, weth } from './ground.ts';
import { E18, soon } from './oneCall.ts';
import type { OnEthereum } from './table.ts';

export type Command = readonly [code: number, types: string, ...its: readonly unknown[]];

export const planOf = (...commands: readonly Command[]): Hex =>
  call(
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
    `0x${commands.map(([code]) => code.toString(16).padStart(2, '0')).join('')}`,
    commands.map(([, types, ...its]) => abi(types, ...its)),
    soon,
  );

export const back = concat([usdc, '0x0001f4', weth]);

export const planned = (
  id: string,
  why: string,
  ops: readonly Op[],
  value: bigint,
  ...commands: readonly Command[]
): OnEthereum =>
  free(id, why, async (e) => {
    await put(e, universal, execute, ops);
    return e.read(ask(1, universal, planOf(...commands), value));
  });

export const wrapIn = abi('address, uint256', '0x0000000000000000000000000000000000000002', E18);

export const path = concat([weth, '0x0001f4', usdc]);

export const msgSender = '0x0000000000000000000000000000000000000001';

export const self = '0x0000000000000000000000000000000000000002';

export const v3Input = (amount: bigint, min: bigint, by: Hex, payer: boolean, to: Hex = msgSender) =>
  abi('address, uint256, uint256, bytes, bool', to, amount, min, by, payer);

/**
 * A command that may fail, as one that truly does: swaps and sweeps revert the whole call even under the flag 0x80, a plan
 * of its own (0x21, called from outside) does not.
 */
export function soft(commands: Hex, inputs: readonly Hex[]): readonly [Hex, readonly Hex[]] {
  const bytes = commands.slice(2).match(/../g) ?? [];
  const its = bytes.map((it, n) => {
    const [code, input] = [Number.parseInt(it, 16), inputs[n] ?? '0x'];
    return code < 0x80 || code === 0xa1
      ? ([it, input] as const)
      : (['a1', abi('bytes, bytes[]', toHex(code % 0x80, { size: 1 }), [input])] as const);
  });
  return [`0x${its.map(([it]) => it).join('')}`, its.map(([, it]) => it)];
}

export const swapCall = (to: Hex, commands: Hex = '0x0b00') =>
  call(execText, ...soft(commands, [wrapIn, v3Input(E18, least, path, false, to)]), BigInt(now) + 1_200n);
