import { factOfArg } from '../../model/factIds.ts';
import { type Address, type Hex, hexToBigInt, size, sliceHex } from 'viem';
import { entryPoint6, entryPoint7 } from '../../decode/wrappers/accounts/entryPoint.ts';
import { openedAs } from '../../decode/typed/typedForms.ts';
import { entryPointLayout } from '../../decode/wrappers/accounts/entryPoints.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';

/**
 * What a user operation (ERC-4337) lets be taken for carrying it: gas in units, fees in wei per unit. `free` is gas that
 * is paid whether used or not; `fact` shows it. From entry point 0.7 on a tenth of `callGas` that is not used is paid, too.
 */
export type OperationFee = Readonly<{
  fact: FactId;
  free: bigint;
  checkGas: bigint;
  callGas: bigint;
  paysUnused: boolean;
  tip: bigint;
  maxFee: bigint;
  /** Who is paid, where that is known. */
  paid?: Address;
}>;

/** The operations that a step asks for: one that is signed, in any of its forms, or all those that it hands in. */
export function operationFeesOf(step: Step): readonly OperationFee[] {
  const { fn, args, reading } = step;
  if (fn === undefined || reading === 'unread') return [];
  const fact = factOfArg(step.id);
  if (step.op === 'permission') {
    const code = openedAs(fn.signature);
    if (code === undefined || !signed.has(code)) return [];
    const isFirst = code === 'safeOperation6' || (step.to !== null && entryPointLayout(step.to) === '0.6');
    return named(args, `${fact}.preVerificationGas`, isFirst);
  }
  const isOld = entryPoint6.signatures.includes(fn.signature);
  if (!isOld && !entryPoint7.signatures.includes(fn.signature)) return [];
  const [list, last] = [args[0], args.at(-1)];
  const paid = last?.value.kind === 'address' ? { paid: last.value.address } : {};
  return (list === undefined ? [] : insideOf(list)).flatMap((item) => {
    const [first] = insideOf(item);
    const ops = first?.value.kind === 'array' ? insideOf(first) : [item];
    const where = `${fact}.${list?.name === '' ? '0' : (list?.name ?? '0')}`;
    return ops.flatMap((op) => handedIn(insideOf(op), isOld, where)).map((it) => ({ ...it, ...paid }));
  });
}

const signed: ReadonlySet<string> = new Set(['userOperation', 'safeOperation6', 'safeOperation7']);

/** The fields of a signed operation, by the names that are part of its form: packed or each separately. */
function named(args: readonly Arg[], fact: FactId, isOld: boolean): readonly OperationFee[] {
  const at = (name: string) => args.find((arg) => arg.name === name);
  const limits = pairOf(at('accountGasLimits')) ?? [
    numberOf(at('verificationGasLimit')),
    numberOf(at('callGasLimit')),
  ];
  const fees = pairOf(at('gasFees')) ?? [numberOf(at('maxPriorityFeePerGas')), numberOf(at('maxFeePerGas'))];
  const forPaymaster = isOld
    ? none
    : (paymasterGas(at('paymasterAndData')) ?? [
        numberOf(at('paymasterVerificationGasLimit')) ?? 0n,
        numberOf(at('paymasterPostOpGasLimit')) ?? 0n,
      ]);
  return feeOf(fact, numberOf(at('preVerificationGas')), limits, fees, forPaymaster, isOld);
}

/** The fields of an operation of a list, by their places. */
function handedIn(fields: readonly Arg[], isOld: boolean, fact: FactId): readonly OperationFee[] {
  const [, , , , a, b, c, d, e] = fields;
  return isOld
    ? feeOf(fact, numberOf(c), [numberOf(b), numberOf(a)], [numberOf(e), numberOf(d)], none, true)
    : feeOf(fact, numberOf(b), pairOf(a), pairOf(c), paymasterGas(d) ?? none, false);
}

type Pair = readonly [bigint, bigint];
const none: Pair = [0n, 0n];

function feeOf(
  fact: FactId,
  free: bigint | undefined,
  limits: readonly [bigint | undefined, bigint | undefined] | undefined,
  fees: readonly [bigint | undefined, bigint | undefined] | undefined,
  [forCheck, afterwards]: Pair,
  isOld: boolean,
): readonly OperationFee[] {
  const [verification, call] = limits ?? [];
  const [tip, maxFee] = fees ?? [];
  if (free === undefined || verification === undefined || call === undefined) return [];
  if (tip === undefined || maxFee === undefined) return [];
  return [
    {
      fact,
      free,
      checkGas: verification + forCheck,
      callGas: call + afterwards,
      paysUnused: !isOld,
      tip,
      maxFee,
    },
  ];
}

function numberOf(arg: Arg | undefined): bigint | undefined {
  return arg?.value.kind === 'integer' ? arg.value.value : undefined;
}

/** Two numbers of 16 bytes in one word. */
function pairOf(arg: Arg | undefined): Pair | undefined {
  return arg?.value.kind === 'bytes' && size(arg.value.hex) === 32 ? halves(arg.value.hex) : undefined;
}

/** What from entry point 0.7 on is behind the address of a paymaster: gas to check with, and for after that. */
function paymasterGas(arg: Arg | undefined): Pair | undefined {
  return arg?.value.kind === 'bytes' && size(arg.value.hex) >= 52
    ? halves(sliceHex(arg.value.hex, 20, 52))
    : undefined;
}

function halves(word: Hex): Pair {
  return [hexToBigInt(sliceHex(word, 0, 16)), hexToBigInt(sliceHex(word, 16, 32))];
}
