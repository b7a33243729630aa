import { factOfArg } from '@readback/core/model/factIds.ts';
import { byteMap } from '@readback/core/decode/byteMap.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import { insideOf } from '@readback/core/decode/findArgs.ts';
import type { Arg, ByteRange, Step } from '@readback/core/model/step.ts';
import { onlyArgAt } from './onlyArgAt.ts';

/**
 * Bytes of a request's calldata, counted from its start, and the fact that the readback makes of them. `rests`: the
 * bytes that decide what these are: the selector, starts and lengths of the same call, and all that is around it.
 */
export type Stretch = Readonly<{ bytes: ByteRange; fact?: FactId; rests: readonly ByteRange[] }>;

/**
 * Where each value of a call, and of the calls that lie in it, is in the calldata. A call inside of another one counts
 * only where its bytes are there as they are: of what was put together from pieces no place is known.
 */
export function stretchesOf(step: Step, start = 0, around: readonly ByteRange[] = []): readonly Stretch[] {
  const uses = byteMap(step);
  // A name with a dot in it reads like a value inside of another one.
  const isDotted = hasDot(step.args);
  const isOne = (arg: string | undefined): boolean =>
    arg !== undefined &&
    !(isDotted && arg.includes('.')) &&
    onlyArgAt(step.args, arg.split('.')) !== undefined;
  const inCalldata = ({ bytes: [from, to] }: { bytes: ByteRange }): ByteRange => [start + from, start + to];
  const leading = uses.filter(({ what }) => what === 'selector' || what === 'offset' || what === 'length');
  const rests = [...around, ...leading.map(inCalldata)];
  const own = uses.map(
    (use): Stretch => ({
      bytes: inCalldata(use),
      ...(use.arg !== undefined && isOne(use.arg) ? { fact: factOfArg(step.id, use.arg) } : {}),
      rests,
    }),
  );
  const inside = step.steps.filter((it) => liesIn(it, step));
  if (inside.length === 0) return own;
  const outside = [...around, ...gaps(inside.map(inCalldata), start, start + sizeOf(step))];
  return [...own, ...inside.flatMap((it) => stretchesOf(it, start + it.bytes[0], outside))];
}

function hasDot(args: readonly Arg[]): boolean {
  return args.some((it) => it.name.includes('.') || hasDot(insideOf(it)));
}

function liesIn({ data, bytes: [from, to] }: Step, around: Step): boolean {
  return (
    to > from && around.data.slice(2 + from * 2, 2 + to * 2).toLowerCase() === data.slice(2).toLowerCase()
  );
}

function sizeOf({ data }: Step): number {
  return (data.length - 2) / 2;
}

/** What of a stretch none of the ranges cover. */
function gaps(ranges: readonly ByteRange[], start: number, end: number): readonly ByteRange[] {
  const found: ByteRange[] = [];
  let reached = start;
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    if (from > reached) found.push([reached, from]);
    reached = Math.max(reached, to);
  }
  if (reached < end) found.push([reached, end]);
  return found;
}
