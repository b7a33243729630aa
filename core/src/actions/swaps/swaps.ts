import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { RouterPayout } from '../../decode/protocols/routerTable.ts';
import { payoutOf, routerSwapOf } from '../../decode/protocols/routerUse.ts';
import type { Step } from '../../model/step.ts';
import { bridgeReceivers } from '../payments/bridgeReceivers.ts';
import { memoize } from '../../kit/memoize.ts';
import { payReceivers } from '../payments/payReceivers.ts';
import { goesOf, routerSwap } from './routerSwaps.ts';
import { goesTo, tableSwap } from './swapTable.ts';
import { queueOwners, vaultReceivers } from './vaultReceivers.ts';
import { addressAt, type FoundAt, integerAt, lengthAt, packedAddressAt } from '../steps/stepTree.ts';
import type { Side, Swap } from './swap.ts';

/** Reads swaps of the Uniswap routers, by the canonical signature of the function or the name of the command. */
export const swapOf = memoize((step: Step): Swap | undefined => {
  const signature = step.fn?.signature;
  if (step.op !== 'call' || signature === undefined || isGuessed(step)) return undefined;
  return routerSwap(step) ?? tableSwap(step, signature) ?? readV2(step, signature);
});

const v2Name =
  /^swap(Exact)?(ETH|Tokens)For(Exact)?(ETH|Tokens)(SupportingFeeOnTransferTokens)?\((?:uint256,){1,2}address\[\],address(?:,uint256)?\)$/;

function readV2(step: Step, signature: string): Swap | undefined {
  const match = v2Name.exec(signature);
  if (match === null) return undefined;
  const fromNative = match[2] === 'ETH';
  const toNative = match[4] === 'ETH';
  const exactOut = match[3] === 'Exact';
  const numbers = fromNative ? 1 : 2;
  const first = integerAt(step, 0);
  const second = integerAt(step, 1);
  const to = addressAt(step, numbers + 1);
  const hops = lengthAt(step, numbers);
  const tokenIn = addressAt(step, numbers, 0);
  const tokenOut = addressAt(step, numbers, hops - 1);
  if (hops < 2 || to === undefined || tokenIn === undefined || tokenOut === undefined) return undefined;
  const out = fromNative || exactOut ? first : second;
  const into = exactOut ? second : first;
  const give = fromNative ? valueSide(step, !exactOut) : side(into, tokenIn, !exactOut);
  const get = side(out, toNative ? undefined : tokenOut, exactOut);
  return give === undefined || get === undefined
    ? undefined
    : {
        step,
        by: step.actor,
        give,
        get,
        to,
        goes: goesTo(step, to.value, signature.endsWith('address,uint256)') ? 'none' : 'newer'),
      };
}

/** Where the receiver stands in calls that pay out and are no swap, or one over several pools. */
const receivers: Readonly<Record<string, readonly (number | string)[]>> = Object.assign(Object.create(null), {
  ...payReceivers,
  ...bridgeReceivers,
  ...vaultReceivers,
  'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)': [6],
  'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)': [4],
  'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)': [5],
  'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)': [4],
  'removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)': [4],
  'removeLiquidityWithPermit(address,address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
    [5],
  'removeLiquidityETHWithPermit(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
    [4],
  'removeLiquidityETHWithPermitSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256,bool,uint8,bytes32,bytes32)':
    [4],
} satisfies Record<string, readonly (number | string)[]>);

/** Where a router names who receives, whether or not its call is read as a swap. */
function routerReceiver(signature: string): Pick<RouterPayout, 'to' | 'marks'> | undefined {
  return payoutOf(signature) ?? routerSwapOf(signature);
}

/** Functions of others that take the zero address for the caller. */
const zeroIsCaller: ReadonlySet<string> = new Set(Object.keys({ ...payReceivers, ...queueOwners }));

/** Who receives what a call of a router pays out, where it names somebody; `by` is whose authority pays for it. */
export function receiverOf(step: Step): Pick<Swap, 'by' | 'to' | 'goes'> | undefined {
  const swap = swapOf(step);
  if (swap !== undefined) return swap;
  const signature = step.fn?.signature ?? '';
  if (step.op !== 'call') return undefined;
  const by = step.caller ?? step.actor;
  if (step.commandByte !== undefined) {
    const place = commandOf(step)?.receiver ?? 'none';
    const to = place === 'none' ? undefined : (refundedAt(step) ?? packedAddressAt(step, ...place));
    return to === undefined ? undefined : { by, to, goes: goesOf(step, to.value) };
  }
  const router = routerReceiver(signature);
  const place = router?.to ?? receivers[signature];
  if (place === undefined || place === 'caller') return undefined;
  const to = packedAddressAt(step, ...place);
  const marks = router?.marks ?? (zeroIsCaller.has(signature) ? 'zeroIsCaller' : 'none');
  return to === undefined ? undefined : { by, to, goes: goesTo(step, to.value, marks) };
}

/** Who gets back what nobody pays out on another network, if that is somebody else than the caller. */
function refundedAt(step: Step): FoundAt<Address> | undefined {
  const refunds = commandOf(step)?.refunds ?? 'none';
  if (refunds === 'none') return undefined;
  const depositor = addressAt(step, ...refunds);
  return depositor !== undefined && goesOf(step, depositor.value) === 'other' ? depositor : undefined;
}

function side(
  amount: FoundAt<bigint> | undefined,
  token: FoundAt<Address> | undefined,
  exact: boolean,
): Side | undefined {
  if (amount === undefined) return undefined;
  const it = { raw: amount.value, fact: amount.fact, arg: amount, exact };
  return token === undefined ? it : { ...it, token };
}

function valueSide(step: Step, exact: boolean): Side {
  return { raw: step.value, fact: `step.${step.id}.value`, exact };
}
