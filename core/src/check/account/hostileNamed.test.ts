import { describe, expect, it } from 'vitest';
import { allRows, type FunctionRow } from '../../decode/abis/rows.ts';
import { placeNetworks } from '../../shipped/places.ts';
import type { Readback } from '../../model/readback.ts';
import {
  callOf,
  type Ground,
  groundOf,
  isBelieved,
  placeOf,
  promises,
  readCall,
  type Slot,
  slotsOf,
  thief,
} from './testing/namedSlots.ts';

/**
 * A thief's contract in every place of every function where a token, pool, market, vault, oracle, hook, factory or
 * collection is named. It lets the simulation show an honest trade; what is signed is carried out later.
 */
const grounds = placeNetworks().flatMap((it) => groundOf(it) ?? []);

/** Each row on one of the networks where it holds, another for the next row. */
const placed = allRows().flatMap((row, at) => {
  if (row.model.act === 'view' || slotsOf(row).length === 0) return [];
  const all = grounds.flatMap((ground) => {
    const to = placeOf(row, ground);
    return to === undefined ? [] : [{ row, ground, to }];
  });
  return all[at % Math.max(1, all.length)] ?? [];
});

type Read = Readonly<{
  row: FunctionRow;
  slot: Slot;
  ground: Ground;
  name: string;
  readback: Readback;
  believed: boolean;
}>;

const hostile: readonly Read[] = placed.flatMap(({ row, ground, to }) =>
  slotsOf(row).flatMap((slot) =>
    (slot.isList ? [false, true] : [false]).map((atEnd): Read => {
      const body = callOf(row, to, ground, { slot, address: thief, atEnd });
      const name = `${row.source}: ${row.text.slice(0, row.text.indexOf('('))} ${slot.path.join('.')} on ${ground.chainId}`;
      const believed = isBelieved(row, slot, atEnd);
      return { row, slot, ground, name, believed, readback: readCall(body, to, ground, 'trade') };
    }),
  ),
);

describe('what a thief names in a call', () => {
  it('is tried in every function that names something, on every network', () => {
    expect(placed.length).toBeGreaterThan(1_000);
    expect(new Set(placed.map(({ ground }) => ground.chainId)).size).toBe(grounds.length);
    expect(hostile.filter(({ believed }) => believed).length).toBeGreaterThan(1_000);
  });

  it('is never calm where it is believed', () => {
    const calm = hostile.filter(({ believed, readback }) => believed && readback.verdict === 'read');
    expect(calm.map(({ name }) => name)).toEqual([]);
  });

  it('makes no sentence promise what it alone decides', () => {
    const said = hostile.filter(({ row, slot, readback }) => decidesAlone(row, slot) && promises(readback));
    expect(said.map(({ name }) => name)).toEqual([]);
  });
});

/** Whether a minimum is computed from what stands in the slot. */
function decidesAlone({ use }: FunctionRow, { role, check }: Slot): boolean {
  if (check !== undefined || role === 'token' || use === undefined || !('swap' in use)) return false;
  return use.swap.kept === 'believed';
}

describe('the same calls with what everybody knows', () => {
  const honest = placed.map(({ row, ground, to }) => readCall(callOf(row, to, ground), to, ground, 'trade'));

  // Nobody tells what most of them bring: of a withdrawal, a bridge or an order that waits a trade is no fair sight.
  it('are calm where what they bring is what they are for', () => {
    expect(honest.filter(({ verdict }) => verdict === 'read').length / honest.length).toBeGreaterThan(0.36);
  });

  it('promise their minimum where the pools are proven', () => {
    const kept = placed.flatMap(({ row: { use } }, at) =>
      use !== undefined && 'swap' in use && use.swap.kept === 'believed' ? (honest[at] ?? []) : [],
    );
    expect(kept.length).toBeGreaterThan(15);
    expect(kept.filter((it) => !promises(it))).toEqual([]);
  });
});
