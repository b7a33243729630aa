import { getAddress, type Hex } from 'viem';
import type { Arg, ByteRange, Step } from '../model/step.ts';
import type { Budget } from '../codec/budget.ts';
import { commandBySignature } from './protocols/commands.ts';
import { routerSwapOf } from './protocols/functionUse.ts';

/**
 * The arguments with the path of a Uniswap V3 swap taken apart: a token (20 bytes), then for each hop a fee (3, in
 * hundredths of a basis point) and the next token. Of an exact-output swap the path begins at its end. Bytes that
 * are of no such length stay whole: a router would read some of them only.
 */
export function withPaths(signature: string | undefined, args: Step['args'], budget: Budget): Step['args'] {
  const path = signature === undefined ? undefined : pathOf(signature);
  if (path === undefined) return args;
  return replaced(args, path, (arg) => {
    const { value } = arg;
    if (value.kind !== 'bytes') return arg;
    const parts = partsOf(value.hex, arg.bytes, budget);
    return parts === undefined ? arg : { ...arg, value: { ...value, parts } };
  });
}

function pathOf(signature: string): readonly number[] | undefined {
  const path = (routerSwapOf(signature) ?? commandBySignature(signature))?.path;
  return path === 'none' ? undefined : path;
}

const mostHops = 64;

function partsOf(path: Hex, [start]: ByteRange, budget: Budget): readonly Arg[] | undefined {
  const size = (path.length - 2) / 2;
  const hops = (size - 20) / 23;
  if (!Number.isInteger(hops) || hops < 1 || hops > mostHops || hops * 2 + 1 > budget.nodes) return undefined;
  budget.nodes -= hops * 2 + 1;
  const parts: Arg[] = [];
  for (let index = 0; index <= hops * 2; index += 1) {
    const isFee = index % 2 === 1;
    const at = Math.floor(index / 2) * 23 + (isFee ? 20 : 0);
    const width = isFee ? 3 : 20;
    const hex: Hex = `0x${path.slice(2 + at * 2, 2 + (at + width) * 2)}`;
    parts.push({
      name: String(index),
      type: isFee ? 'uint24' : 'address',
      value: isFee ? { kind: 'integer', value: BigInt(hex) } : { kind: 'address', address: getAddress(hex) },
      bytes: [start + at, start + at + width],
    });
  }
  return parts;
}

function replaced(args: readonly Arg[], path: readonly number[], change: (arg: Arg) => Arg): readonly Arg[] {
  const [first, ...rest] = path;
  return args.map((arg, index) => {
    if (index !== first) return arg;
    if (rest.length === 0) return change(arg);
    return arg.value.kind === 'tuple'
      ? { ...arg, value: { ...arg.value, fields: replaced(arg.value.fields, rest, change) } }
      : arg;
  });
}
