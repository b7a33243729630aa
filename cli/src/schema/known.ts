import type { Known, Unknown, Why } from '@readback/core/model/known.ts';
import { count, text } from './basic.ts';
import { maybe, type Shape, tagged, words } from './shape.ts';

/** Why something is not known. */
export const why: Shape<Why> = words({
  offline: true,
  timeout: true,
  refused: true,
  busy: true,
  noState: true,
  unanswered: true,
  unsupported: true,
  malformed: true,
  tooLarge: true,
  notFound: true,
  notAsked: true,
  switchedOff: true,
});

const reason = { why, source: maybe(text), wait: maybe(count) } as const;

/** Why there is no value. */
export const unanswered: Shape<Unknown> = tagged<'s', Unknown>('s', { unknown: reason });

/** A value, or why there is none. */
export function knownOf<T>(value: Shape<T>): Shape<Known<T>> {
  return tagged<'s', Known<T>>('s', {
    known: { v: value },
    pending: {},
    unknown: reason,
  } as Parameters<typeof tagged<'s', Known<T>>>[1]);
}
