import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import type { ArgPath } from '../../decode/argPath.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { routerUseOf } from '../../decode/protocols/routerUse.ts';
import type { Step } from '../../model/step.ts';
import { bridgeReceivers } from '../payments/bridgeReceivers.ts';
import { memoize } from '../../kit/memoize.ts';
import { payReceivers } from '../payments/payReceivers.ts';
import { goesOf, routerSwap } from './routerSwaps.ts';
import { tableSwap } from './swapTable.ts';
import { queueOwners, vaultReceivers } from './vaultReceivers.ts';
import { addressAt, type FoundAt, integerAt, lengthAt, packedAddressAt, same } from '../steps/stepTree.ts';
import type { Side, Swap } from './swap.ts';

/** Reads swaps of the Uniswap routers, by the canonical signature of the function or the name of the command. */
export const swapOf = memoize((step: Step): Swap | undefined => {
  const signature = step.fn?.signature;
  if (step.op !== 'call' || signature === undefined || isGuessed(step)) return undefined;
  return (
    routerSwap(step) ??
    tableSwap(step, signature) ??
    readV2(step, signature) ??
    readV3(step, signature) ??
    readPath(step, signature)
  );
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
        goes: goesTo(step, to, signature.endsWith('address,uint256)') ? 'none' : 'newer'),
      };
}

const v3Names: Readonly<Record<string, boolean>> = {
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))': false,
  'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))': false,
  'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))': true,
  'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))': true,
};

function readV3(step: Step, signature: string): Swap | undefined {
  if (!Object.hasOwn(v3Names, signature)) return undefined;
  const exactOut = v3Names[signature] === true;
  const withDeadline = signature.includes('address,uint256,uint256,uint256,uint160');
  const at = withDeadline ? 5 : 4;
  const to = addressAt(step, 0, 3);
  const tokenIn = addressAt(step, 0, 0);
  const tokenOut = addressAt(step, 0, 1);
  const [first, second] = [integerAt(step, 0, at), integerAt(step, 0, at + 1)];
  const sides = v3Sides(step, exactOut, { tokenIn, tokenOut, first, second });
  if (to === undefined || sides === undefined) return undefined;
  return { step, by: step.actor, ...sides, to, goes: goesTo(step, to, withDeadline ? 'older' : 'newer') };
}

/** Swaps of the V3 routers over several pools: the path is packed, and of an exact output it begins at its end. */
function readPath(step: Step, signature: string): Swap | undefined {
  const match = /^exact(Input|Output)\(\(bytes,address,(uint256,)?uint256,uint256\)\)$/.exec(signature);
  if (match === null) return undefined;
  const exactOut = match[1] === 'Output';
  const at = match[2] === undefined ? 2 : 3;
  const ends = [addressAt(step, 0, 0, 0), addressAt(step, 0, 0, lengthAt(step, 0, 0) - 1)];
  const [tokenIn, tokenOut] = exactOut ? [ends[1], ends[0]] : ends;
  const to = addressAt(step, 0, 1);
  const [first, second] = [integerAt(step, 0, at), integerAt(step, 0, at + 1)];
  const sides = v3Sides(step, exactOut, { tokenIn, tokenOut, first, second });
  if (to === undefined || sides === undefined) return undefined;
  return {
    step,
    by: step.actor,
    ...sides,
    to,
    goes: goesTo(step, to, match[2] === undefined ? 'newer' : 'older'),
  };
}

/** What goes and what comes: the exact amount stands first, and the limit of the other side second. */
function v3Sides(
  step: Step,
  exactOut: boolean,
  {
    tokenIn,
    tokenOut,
    first,
    second,
  }: {
    tokenIn: FoundAt<Address> | undefined;
    tokenOut: FoundAt<Address> | undefined;
    first: FoundAt<bigint> | undefined;
    second: FoundAt<bigint> | undefined;
  },
): Pick<Swap, 'give' | 'get'> | undefined {
  if (tokenIn === undefined || tokenOut === undefined) return undefined;
  const paid = step.value > 0n;
  const give = paid ? valueSide(step, !exactOut) : side(exactOut ? second : first, tokenIn, !exactOut);
  const get = side(exactOut ? first : second, tokenOut, exactOut);
  return give === undefined || get === undefined ? undefined : { give, get };
}

/**
 * Which small addresses a function takes for somebody else: the older V3 router and the position manager take 0 for
 * themselves, the newer router (whose swaps have no deadline) 1 for the sender and 2 for itself. Others pay what they say.
 */
type Marks = 'none' | 'older' | 'newer';

function goesTo(step: Step, { value }: FoundAt<Address>, marks: Marks): Swap['goes'] {
  if (step.commandByte !== undefined) return goesOf(step, value);
  if (step.actor !== 'unknown' && same(value, step.actor)) return 'back';
  if (step.to !== null && same(value, step.to)) return 'router';
  const mark = /^0x0{39}([0-2])$/.exec(value)?.[1];
  if (mark === '1' && marks === 'newer') return 'back';
  return (mark === '2' && marks === 'newer') || (mark === '0' && marks === 'older') ? 'router' : 'other';
}

/** Where the receiver stands in calls that pay out and are no swap, or one over several pools. */
const receivers: Readonly<Record<string, readonly (number | string)[]>> = Object.assign(Object.create(null), {
  ...payReceivers,
  ...bridgeReceivers,
  ...vaultReceivers,
  'exactInput((bytes,address,uint256,uint256,uint256))': [0, 1],
  'exactOutput((bytes,address,uint256,uint256,uint256))': [0, 1],
  'exactInput((bytes,address,uint256,uint256))': [0, 1],
  'exactOutput((bytes,address,uint256,uint256))': [0, 1],
  'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))': [0, 9],
  'collect((uint256,address,uint128,uint128))': [0, 1],
  'unwrapWETH9(uint256,address)': [1],
  'sweepToken(address,uint256,address)': [2],
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

function marksOf(signature: string): Marks {
  if (/^exact(?:In|Out)put\(\(bytes,address,uint256,uint256\)\)$/.test(signature)) return 'newer';
  return /^exact(?:In|Out)put\(|^collect\(\(/.test(signature) ? 'older' : 'none';
}

/** Where a router or aggregator that is not read as a swap names who receives. */
function paysAt(signature: string): ArgPath | undefined {
  const use = routerUseOf(signature);
  return use === undefined || use === 'modelOnly' || !('pays' in use) ? undefined : use.pays;
}

function receiverPlace(signature: string): ArgPath | undefined {
  return receivers[signature] ?? paysAt(signature);
}

/** Functions that take the zero address for the caller. */
const zeroIsCaller: ReadonlySet<string> = new Set(Object.keys({ ...payReceivers, ...queueOwners }));

function isCallerByZero(signature: string): boolean {
  return zeroIsCaller.has(signature) || paysAt(signature) !== undefined;
}

/** Who receives what a call of a router pays out, where it names somebody; `by` is whose authority pays for it. */
export function receiverOf(step: Step): Pick<Swap, 'by' | 'to' | 'goes'> | undefined {
  const swap = swapOf(step);
  if (swap !== undefined) return swap;
  const signature = step.fn?.signature ?? '';
  if (step.op !== 'call') return undefined;
  const place = step.commandByte === undefined ? receiverPlace(signature) : commandOf(step)?.receiver;
  if (place === undefined || place === 'none') return undefined;
  const to = refundedAt(step) ?? packedAddressAt(step, ...place);
  const by = step.caller ?? step.actor;
  if (to !== undefined && isCallerByZero(signature) && /^0x0{40}$/.test(to.value))
    return { by, to, goes: 'back' };
  return to === undefined ? undefined : { by, to, goes: goesTo(step, to, marksOf(signature)) };
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
