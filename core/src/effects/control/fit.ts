import { isSlotRead, type AskedRead, type Read, readKey, type SlotRead } from '../read.ts';
import type { Wish } from './controlReads.ts';

/** What is read of what is worth reading, and how much is left out. */
export type Fit = Readonly<{
  /** The user's own first, so that their places are those of `own`. */
  asked: readonly AskedRead[];
  slots: readonly SlotRead[];
  /** How many of the user's own, of what was announced or of a Safe are left out. */
  leftOut: number;
  /** How many others, of who decides over contracts that are called, are left out. */
  controlLeftOut: number;
}>;

const mostSlots = 40;

/**
 * Fits reads into what a run has room for: the user's own balances and permissions first, at most `own` of them; then,
 * up to `all`, who decides. Slots are read apart and have a limit of their own.
 */
export function fit(
  own: readonly AskedRead[],
  control: readonly Wish[],
  room: Readonly<{ own: number; all: number }>,
): Fit {
  const asked: AskedRead[] = own.slice(0, room.own);
  const have = new Set<string>(asked.map(readKey));
  const slots: SlotRead[] = [];
  let leftOut = own.length - asked.length;
  let controlLeftOut = 0;
  for (const { read, needed } of control) {
    if (have.has(readKey(read))) continue;
    if (put(read, asked, slots, room.all)) have.add(readKey(read));
    else if (needed) leftOut += 1;
    else controlLeftOut += 1;
  }
  return { asked, slots, leftOut, controlLeftOut };
}

function put(read: Read, asked: AskedRead[], slots: SlotRead[], most: number): boolean {
  if (isSlotRead(read)) return slots.length < mostSlots && slots.push(read) > 0;
  return asked.length < most && asked.push(read) > 0;
}
