import { hexToBytes } from 'viem';
import type { Arg, ByteRange, Step } from '../model/step.ts';
import { abiDecode } from '../codec/abiDecode.ts';
import { functionAbi } from '../codec/functionAbi.ts';
import type { Mark } from '../codec/reader.ts';
import { freshBudget } from '../codec/budget.ts';
import { pastEnd } from './protocols/settler.ts';

/**
 * A stretch of a call's bytes and what it is read as. `arg` is the value it makes, or leads to (`offset`, `length`),
 * as the end of a fact id: `path.0.token`. `extra`: no value comes of it, though the call was read; `unread`: nobody
 * could read it.
 */
export type ByteUse = Readonly<{
  bytes: ByteRange;
  what: 'selector' | 'value' | 'offset' | 'length' | 'padding' | 'extra' | 'unread';
  arg?: string;
}>;

/**
 * What each byte of a step's own calldata is for, in the order of the bytes, from 0 to the last: places are relative
 * to the step, whose `bytes` say where it lies in its parent. Of a canonical step every byte is listed once. Of a
 * lenient one a byte that is read twice is listed twice, and one that is not read is `extra`. Typed data has none.
 *
 * It is worked out when it is asked for: the call is read once more, and nothing of it is kept.
 */
export function byteMap(step: Step): readonly ByteUse[] {
  const size = (step.data.length - 2) / 2;
  if (step.op === 'permission' || size === 0) return [];
  if (isPacked(step))
    return step.args.map(({ name, bytes }): ByteUse => ({ bytes, what: 'value', arg: name }));
  const start = selectorSize(step, size);
  const head: ByteUse[] = start === 0 ? [] : [{ bytes: [0, start], what: 'selector' }];
  const marks = step.reading === 'unread' ? undefined : marksOf(step, start);
  if (marks === undefined) {
    const rest: ByteUse = { bytes: [start, size], what: 'unread' };
    return size > start ? [...head, rest] : head;
  }
  // What the contract takes apart itself is the call inside, which has no places here.
  if (marks.length === 0 && size > start && step.steps.length > 0)
    return [...head, { bytes: [start, size], what: 'value' }];
  const uses = marks.map(({ bytes, what, path }): ByteUse => ({ bytes, what, arg: nameOf(step.args, path) }));
  return [...head, ...withExtra([...uses].sort(byPlace), start, size)];
}

/** What contracts of the network itself are asked for begins with no selector. */
function isPacked({ fn, commandByte, data, args }: Step): boolean {
  return (
    fn !== undefined &&
    commandByte === undefined &&
    args.length > 0 &&
    args[0]?.bytes[0] === 0 &&
    !data.toLowerCase().startsWith(fn.selector)
  );
}

/** A command of a router is named by a byte elsewhere, and code to be deployed by none: their data begins at once. */
function selectorSize({ op, fn, reading, commandByte }: Step, size: number): number {
  if (op === 'create' || commandByte !== undefined || size < 4) return 0;
  if (fn === undefined) return reading === 'unread' ? 4 : 0;
  return fn.selector.length === 10 ? 4 : 0;
}

function marksOf(step: Step, start: number): readonly Mark[] | undefined {
  const fn = step.fn === undefined ? undefined : functionAbi(step.fn.signature);
  if (fn === undefined) return undefined;
  const marks: Mark[] = [];
  const read = abiDecode(
    fn.fields,
    hexToBytes(step.data),
    start,
    freshBudget(),
    { path: [], marks },
    pastEnd(fn.signature),
  );
  return read.ok ? marks : undefined;
}

/** The names that the step gives its values, since a signature has none. */
function nameOf(args: readonly Arg[], path: readonly number[]): string {
  const names: string[] = [];
  let level = args;
  for (const at of path) {
    const arg = level[at];
    names.push(arg === undefined || arg.name === '' ? String(at) : arg.name);
    const value = arg?.value;
    level = value?.kind === 'array' ? value.items : value?.kind === 'tuple' ? value.fields : [];
  }
  return names.join('.');
}

function byPlace(a: ByteUse, b: ByteUse): number {
  return a.bytes[0] - b.bytes[0] || a.bytes[1] - b.bytes[1];
}

function withExtra(uses: readonly ByteUse[], start: number, size: number): readonly ByteUse[] {
  const all: ByteUse[] = [];
  let reached = start;
  for (const use of uses) {
    if (use.bytes[0] > reached) all.push({ bytes: [reached, use.bytes[0]], what: 'extra' });
    all.push(use);
    reached = Math.max(reached, use.bytes[1]);
  }
  if (reached < size) all.push({ bytes: [reached, size], what: 'extra' });
  return all;
}
