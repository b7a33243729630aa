import { hexToBytes } from 'viem';
import type { Arg, ArgValue, Oddity } from '../../model/step.ts';
import { abiDecode } from '../../codec/abiDecode.ts';
import { abiEncode } from '../../codec/abiEncode.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { Budget } from '../../codec/budget.ts';
import { type InnerCall, sizeOf } from './inner.ts';

/** Values that were ABI-encoded into an argument of type bytes, with places in the calldata around it. */
export type Inside = Readonly<{ args: readonly Arg[]; oddities: readonly Oddity[] }>;

/**
 * Reads what was ABI-encoded into `bytes`, as strictly as calldata is read. `fields` is the list of its types in
 * the human-readable form. Undefined where it does not fit, or takes more than `budget` has left.
 */
export function abiInside(fields: string, part: InnerCall, budget: Budget): Inside | undefined {
  const { data, bytes } = part;
  const types = functionAbi(`inside(${fields})`)?.fields;
  budget.bytes -= sizeOf(part);
  if (types === undefined || budget.bytes < 0) return undefined;
  const read = abiDecode(types, hexToBytes(data), 0, budget);
  if (!read.ok) return undefined;
  if (read.oddities.length === 0 && abiEncode(types, read.args) !== data) return undefined;
  const [start] = bytes;
  return {
    args: read.args.map((arg) => moved(arg, start)),
    oddities: read.oddities.slice(0, 100).map(({ at, what }) => ({ at: at + start, what })),
  };
}

/**
 * What all that is inside one call may cost: several times what any honest encoding of its size takes. Offsets that
 * share what they point to could cost the square of it, and each call inside could do so again.
 */
export function budgetInside({ data }: Pick<InnerCall, 'data'>): Budget {
  const size = (data.length - 2) / 2;
  return { nodes: 64 + Math.floor(size / 16), bytes: 4 * size };
}

function moved(arg: Arg, by: number): Arg {
  const [start, end] = arg.bytes;
  return { ...arg, value: movedValue(arg.value, by), bytes: [start + by, end + by] };
}

function movedValue(value: ArgValue, by: number): ArgValue {
  switch (value.kind) {
    case 'array':
      return { kind: 'array', items: value.items.map((item) => moved(item, by)) };
    case 'tuple':
      return { kind: 'tuple', fields: value.fields.map((field) => moved(field, by)) };
    default:
      return value;
  }
}
