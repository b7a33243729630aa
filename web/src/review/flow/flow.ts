/** Transfers, as a drawing: who stands where, and which arrows go between them. */
import type { Move } from '@readback/core/model/effects.ts';
import { summed } from '@readback/phrases/moveWords.ts';
import { type Address, zeroAddress } from 'viem';

export type FlowParty = Readonly<{ address: Address; yours: boolean; zero: boolean }>;

export type Flow = Readonly<{
  /** From left to right: the user's own accounts first. */
  parties: readonly FlowParty[];
  /** Places of parties, in the order in which it moves. */
  arrows: readonly Readonly<{ move: Move; from: number; to: number }>[];
  /** All that moves, also what is not drawn. */
  moves: readonly Move[];
}>;

/** More than these, nobody can follow with the eye: the rest is in the table. */
const mostArrows = 12;
const mostParties = 5;

/**
 * Lays out a drawing. What leaves or reaches the user comes first when not all of it can be drawn; what is drawn
 * is in the order in which it moves.
 */
export function flowOf(moves: readonly Move[], own: ReadonlySet<string>): Flow {
  const all = summed(moves);
  const isOwn = (address: Address) => own.has(address.toLowerCase());
  const touches = (it: Move) => isOwn(it.from) || isOwn(it.to);
  const first = [...all.filter(touches), ...all.filter((it) => !touches(it))];
  const places = new Map<string, Address>();
  const drawn = new Set<Move>();
  for (const move of first) {
    const ends = new Map([move.from, move.to].map((it) => [it.toLowerCase(), it]));
    const added = [...ends.keys()].filter((it) => !places.has(it)).length;
    // What goes back to where it came from has no arrow: the table has it.
    if (drawn.size >= mostArrows || ends.size < 2 || places.size + added > mostParties) continue;
    for (const [at, address] of ends) if (!places.has(at)) places.set(at, address);
    drawn.add(move);
  }
  const shown = all.filter((it) => drawn.has(it));
  const order = orderOf(shown, isOwn);
  const place = new Map(order.map((address, at) => [address.toLowerCase(), at]));
  const at = (address: Address) => place.get(address.toLowerCase()) ?? 0;
  return {
    parties: order.map((address) => ({
      address,
      yours: isOwn(address),
      zero: address.toLowerCase() === zeroAddress,
    })),
    arrows: shown.map((move) => ({ move, from: at(move.from), to: at(move.to) })),
    moves: all,
  };
}

function orderOf(moves: readonly Move[], isOwn: (address: Address) => boolean): readonly Address[] {
  const all = new Map<string, Address>();
  for (const { from, to } of moves) {
    for (const it of [from, to]) if (!all.has(it.toLowerCase())) all.set(it.toLowerCase(), it);
  }
  const list = [...all.values()];
  return [...list.filter(isOwn), ...list.filter((it) => !isOwn(it))];
}
