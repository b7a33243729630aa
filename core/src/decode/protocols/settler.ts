import type { Hex } from 'viem';
import { currency, deadline } from '../meaningRule.ts';
import { checkCommand, payoutCommand, pullCommand, swapCommand } from './commandKinds.ts';
import type { CommandModel, ArgPlace } from './commandModel.ts';
import type { CommandRow } from './commandTable.ts';

/** The call that a plan of Settler comes in: what has to come out of it at the end, and for whom. */
export const settlerSignature = 'execute((address,address,uint256),bytes[],bytes32)';
export const settlerOutput = { to: [0, 0], buys: [0, 1], least: [0, 2] } as const;

export const settlerSource = '0x Settler';

/** Swaps a part of what Settler holds. Its addresses stand as they are: none stands for someone else. */
const swap = (text: string, least: ArgPlace, pool: ArgPlace | 'none'): CommandModel =>
  swapCommand({
    text,
    by: 'router',
    means: [],
    path: 'none',
    swap: { over: 'holdings', least, pool },
    receiver: [0],
    marks: 'none',
    // What stays with Settler is followed by the simulation.
    puts: 'none',
    takes: 'none',
  });

/**
 * Actions of 0x Settler that are read, by the selector that they begin with. Portions are of what Settler holds: of 10,000
 * in older ones, of more in newer ones. From ISettlerActions.sol of 0x Settler, seen on 2026-11-21. `BASIC` is not here: it
 * calls any contract with an amount that is put in then.
 */
export const settlerActions: readonly CommandRow<Hex>[] = [
  {
    code: '0xc1fb425e',
    command: pullCommand({
      text: 'TRANSFER_FROM(address recipient, ((address token, uint256 amount) permitted, uint256 nonce, uint256 deadline) permit, bytes signature)',
      means: [currency([1, 0, 1], [1, 0, 0]), deadline(1, 2)],
      pays: { token: [1, 0, 0], to: [0], amount: [1, 0, 1] },
      marks: 'none',
      puts: 'none',
    }),
  },
  {
    code: '0x103b48be',
    command: swap(
      'UNISWAPV2(address recipient, address sellToken, uint256 portion, address pool, uint24 swapInfo, uint256 amountOutMin)',
      [5],
      [3],
    ),
  },
  {
    code: '0x8d68a156',
    command: swap(
      'UNISWAPV3(address recipient, uint256 portion, bytes path, uint256 amountOutMin)',
      [3],
      'none',
    ),
  },
  {
    code: '0xaf72634f',
    command: swap(
      'UNISWAPV4(address recipient, address sellToken, uint256 portion, bool feeOnTransfer, uint256 hashMul, uint256 hashMod, bytes fills, uint256 amountOutMin)',
      [7],
      'none',
    ),
  },
  {
    code: '0x34ee90ca',
    command: payoutCommand({
      text: 'POSITIVE_SLIPPAGE(address recipient, address token, uint256 expectedAmount, uint256 maxPortion)',
      means: [currency([2], [1])],
      receiver: [0],
      marks: 'none',
      minimum: 'none',
      native: 'none',
      puts: 'none',
      takes: 'none',
      portion: 'none',
    }),
  },
  {
    code: '0xbd01c226',
    command: checkCommand({
      text: 'NATIVE_CHECK(uint256 deadline, uint256 value)',
      means: [deadline(0), currency([1], 'native')],
      housekeeping: false,
    }),
  },
];
