import { getAddress, type Hex } from 'viem';
import type { Arg, ByteRange, Step } from '../model/step.ts';
import type { Budget } from '../codec/budget.ts';
import { commandBySignature } from './protocols/commands.ts';
import { type Called, functionUseOf, routerSwapOf, rulesSaid } from './protocols/functionUse.ts';
import type { MeaningRule } from './meaningRule.ts';

/**
 * The arguments with the path of a Uniswap V3 swap taken apart: a token (20 bytes), then for each hop a fee (3, in
 * hundredths of a basis point) and the next token. Of an exact-output swap the path begins at its end. Bytes that
 * are of no such length stay whole: a router would read some of them only. A path of pairs has a byte between two tokens
 * that is 1 for a stable pair, or nothing. Other bytes are words, where the row of their function says so.
 */
export function withPaths(fn: Called | undefined, args: Step['args'], budget: Budget): Step['args'] {
  const words = rulesSaid(functionUseOf(fn)).filter((it) => it.as === 'words');
  if (words.length > 0) return words.reduce((its, rule) => withWords(its, rule, budget), args);
  const signature = fn?.signature;
  const path = signature === undefined ? undefined : pathOf(signature);
  if (path === undefined) return args;
  const gap = gapIn(signature ?? '', args);
  return replaced(args, path, (arg) => {
    const { value } = arg;
    if (value.kind !== 'bytes') return arg;
    const parts = partsOf(value.hex, arg.bytes, gap, budget);
    return parts === undefined ? arg : { ...arg, value: { ...value, parts } };
  });
}

/** Bytes that the contract decodes as numbers, one in each word. */
function withWords(
  args: Step['args'],
  { at, counts }: Extract<MeaningRule, { as: 'words' }>,
  budget: Budget,
): Step['args'] {
  const places = at.filter((it) => typeof it === 'number');
  return replaced(args, places, (arg) => {
    const { value } = arg;
    const size = value.kind === 'bytes' ? (value.hex.length - 2) / 2 : 0;
    const count = size / 32;
    if (value.kind !== 'bytes' || !counts.includes(count) || count > budget.nodes) return arg;
    budget.nodes -= count;
    const parts = Array.from({ length: count }, (_, word): Arg => {
      const [from, to] = [word * 32, word * 32 + 32];
      const hex: Hex = `0x${value.hex.slice(2 + from * 2, 2 + to * 2)}`;
      const [start] = arg.bytes;
      const number = { kind: 'integer', value: BigInt(hex) } as const;
      return { name: String(word), type: 'uint256', value: number, bytes: [start + from, start + to] };
    });
    return { ...arg, value: { ...value, parts } };
  });
}

function pathOf(signature: string): readonly number[] | undefined {
  const path = (routerSwapOf({ signature }) ?? commandBySignature(signature))?.path;
  return path === 'none' ? undefined : path;
}

/** How many bytes stand between two tokens. */
type Gap = 0 | 1 | 3;

function gapIn(signature: string, args: Step['args']): Gap {
  const pairs = commandBySignature(signature)?.pairs ?? 'none';
  if (pairs === 'none') return 3;
  const flag = args[pairs.unlessTrue[0] ?? 0]?.value;
  return flag?.kind === 'bool' && flag.value ? 0 : 1;
}

const mostHops = 64;

function partsOf(path: Hex, [start]: ByteRange, gap: Gap, budget: Budget): readonly Arg[] | undefined {
  const size = (path.length - 2) / 2;
  const hops = (size - 20) / (20 + gap);
  if (!Number.isInteger(hops) || hops < 1 || hops > mostHops || hops * 2 + 1 > budget.nodes) return undefined;
  budget.nodes -= hops * 2 + 1;
  const parts: Arg[] = [];
  const put = (type: string, at: number, width: number, valueOf: (hex: Hex) => Arg['value'] | undefined) => {
    const value = valueOf(`0x${path.slice(2 + at * 2, 2 + (at + width) * 2)}`);
    if (value === undefined) return false;
    parts.push({ name: String(parts.length), type, value, bytes: [start + at, start + at + width] });
    return true;
  };
  for (let hop = 0; hop <= hops; hop += 1) {
    const at = hop * (20 + gap);
    put('address', at, 20, (hex) => ({ kind: 'address', address: getAddress(hex) }));
    if (
      hop < hops &&
      gap > 0 &&
      !put(gap === 3 ? 'uint24' : 'bool', at + 20, gap, gap === 3 ? asFee : asFlag)
    )
      return undefined;
  }
  return parts;
}

function asFee(hex: Hex): Arg['value'] {
  return { kind: 'integer', value: BigInt(hex) };
}

/** A byte that is neither 0 nor 1 is not a flag. */
function asFlag(hex: Hex): Arg['value'] | undefined {
  return /^0x0[01]$/.test(hex) ? { kind: 'bool', value: hex === '0x01' } : undefined;
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
