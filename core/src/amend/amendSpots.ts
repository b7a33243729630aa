import { type Hex, numberToHex } from 'viem';
import type { Body } from '../model/request.ts';
import type { Arg, Step } from '../model/step.ts';
import { type AmendTarget, valueText } from './amendTarget.ts';
import type { AmendValue, Spot } from './amendBody.ts';

/** In how many places a value may stand: each is tried, and the whole is decoded each time. */
export const mostSpots = 12;

/**
 * Where in the body the value stands: the one place that its step names, or, where a call gets it from what is around
 * it, each place that holds the same value there.
 */
export function spotsOf(body: Body, target: AmendTarget): readonly Spot[] {
  const { step, way, what, arg, old } = target;
  const [root] = way;
  if (root === undefined) return [];
  const isTyped = root.op === 'permission';
  const call = Number(root.id);
  if (what !== 'arg' && way.length === 1) return isTyped ? [] : [{ in: 'call', call, field: what }];
  if (arg !== undefined && step.op !== 'permission') {
    const size = arg.bytes[1] - arg.bytes[0];
    return placesOf(way).flatMap(({ in: inside, at }): Spot[] => {
      const start = at + arg.bytes[0];
      return size > 0 ? [{ ...inside, start, size } as Spot] : [];
    });
  }
  const outer = step.op === 'permission' ? [root] : way.slice(0, -1);
  const word = packed(old, what === 'to' ? 20 : 32);
  const inBytes = word === undefined ? [] : placesOf(outer).flatMap((place) => found(place, word));
  if (!isTyped) return inBytes;
  const leaves = leavesOf(root.args).filter(({ arg: it }) => valueText(it.value) === valueText(old));
  return [...leaves.map(({ path }): Spot => ({ in: 'message', path })), ...inBytes];
}

/** The data of the innermost of these steps, as a stretch of the body: of a call's data, or of bytes in a message. */
type Place = Readonly<{
  in: Readonly<{ in: 'data'; call: number } | { in: 'messageBytes'; path: readonly (string | number)[] }>;
  at: number;
  data: Hex;
}>;

/** Several only in typed data, which names no place. */
function placesOf(way: readonly Step[]): readonly Place[] {
  const [root, ...inner] = way;
  if (root === undefined) return [];
  const first = way.findIndex(({ op }) => op !== 'permission');
  if (root.op !== 'permission') {
    const at = inner.reduce((sum, { bytes }) => sum + bytes[0], 0);
    const data = way.at(-1)?.data ?? '0x';
    // What a step read must be what is there: some contracts read past the end, or elsewhere.
    const there = sliced(root.data, at, data);
    return there ? [{ in: { in: 'data', call: Number(root.id) }, at, data }] : [];
  }
  const leaves = leavesOf(root.args).flatMap(({ path, arg: { value } }) =>
    value.kind === 'bytes' && value.hex.length > 2 ? [{ path, hex: value.hex }] : [],
  );
  if (first === -1)
    return leaves.map(({ path, hex }) => ({ in: { in: 'messageBytes', path }, at: 0, data: hex }));
  const [outer, ...rest] = way.slice(first);
  if (outer === undefined || outer.data === '0x') return [];
  const at = rest.reduce((sum, { bytes }) => sum + bytes[0], 0);
  const data = way.at(-1)?.data ?? '0x';
  return leaves.flatMap(({ path, hex }) =>
    startsOf(hex, outer.data).flatMap((start): Place[] =>
      sliced(outer.data, at, data) ? [{ in: { in: 'messageBytes', path }, at: start + at, data }] : [],
    ),
  );
}

function found({ in: inside, at, data }: Place, word: Hex): Spot[] {
  const size = (word.length - 2) / 2;
  return startsOf(data, word).map((start) => ({ ...inside, start: at + start, size }) as Spot);
}

/** Where bytes are in others, from whole bytes on. */
function startsOf(data: Hex, wanted: Hex): readonly number[] {
  const starts: number[] = [];
  const digits = wanted.slice(2).toLowerCase();
  const all = data.toLowerCase();
  for (
    let at = all.indexOf(digits, 2);
    at !== -1 && starts.length <= mostSpots;
    at = all.indexOf(digits, at + 1)
  )
    if (at % 2 === 0) starts.push((at - 2) / 2);
  return starts;
}

function sliced(data: Hex, at: number, part: Hex): boolean {
  return data.slice(2 + at * 2, at * 2 + part.length).toLowerCase() === part.slice(2).toLowerCase();
}

type Leaf = Readonly<{ path: readonly (string | number)[]; arg: Arg }>;

/** The values of a message with the way to each: names of fields, positions in lists. */
function leavesOf(
  args: readonly Arg[],
  above: readonly (string | number)[] = [],
  list = false,
): readonly Leaf[] {
  return args.flatMap((arg, index): readonly Leaf[] => {
    const path = [...above, list ? index : arg.name];
    if (arg.value.kind === 'array') return leavesOf(arg.value.items, path, true);
    return arg.value.kind === 'tuple' ? leavesOf(arg.value.fields, path) : [{ path, arg }];
  });
}

function packed(value: AmendValue, size: number): Hex | undefined {
  if (value.kind === 'address') return value.address;
  if (value.kind !== 'integer' || value.value < 0n) return undefined;
  return numberToHex(value.value, { size });
}
