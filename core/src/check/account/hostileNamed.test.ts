import { type Address, getAddress } from 'viem';
import { describe, expect, it } from 'vitest';
import { poolFact } from '../../label/tokens/poolFacts.ts';
import { known } from '../../model/known.ts';
import { placesOf } from '../../shipped/protocols.ts';
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

/** Whether a minimum is computed from what is in the slot. */
function decidesAlone({ use }: FunctionRow, { role, check }: Slot): boolean {
  if (check !== undefined || role === 'token' || use === undefined || !('swap' in use)) return false;
  return use.swap.kept === 'believed';
}

describe('the same calls with what everybody knows', () => {
  const honest = placed.map(({ row, ground, to }) => readCall(callOf(row, to, ground), to, ground, 'trade'));

  // Nobody tells what most of them bring: of a withdrawal, a bridge or an order that waits a trade is not a fair sight.
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

describe('a market that the factory of its protocol made for a thief', () => {
  const ground = groundOf(1);
  const factory = getAddress(placesOf(1, 'Pendle market factory')[0] ?? '');
  const worthless = getAddress('0x00000000000000000000000000000000000000e1');
  const token = (address: Address) => ({ kind: 'token', chainId: 1, address }) as const;
  const entering = allRows().filter(
    ({ source, model: { act, verb } }) =>
      source === 'Pendle' && (act === 'into' || act === 'trade') && verb !== 'redeem',
  );

  it('is never calm where something is put in, though it does as it says', () => {
    if (ground === undefined) throw new Error('Nothing ships on Ethereum.');
    const { shipped, sold } = ground;
    const read = entering.flatMap((row) =>
      slotsOf(row)
        .filter((slot) => isBelieved(row, slot, false) && slot.role === 'contract')
        .map((slot) => {
          const body = callOf(row, shipped, ground, { slot, address: thief, atEnd: false });
          const readback = readCall(body, shipped, ground, 'loss', {
            facts: { [poolFact(thief)]: { kind: 'address', address: factory } },
            lines: [
              { asset: token(sold), before: known(10n ** 12n), after: known(10n ** 12n - 10n ** 9n) },
              { asset: token(worthless), before: known(0n), after: known(10n ** 21n) },
            ],
          });
          return { name: `${row.text.slice(0, row.text.indexOf('('))} ${slot.path.join('.')}`, readback };
        }),
    );
    expect(read.length).toBeGreaterThan(15);
    expect(read.filter(({ readback }) => readback.verdict === 'read').map(({ name }) => name)).toEqual([]);
    expect(read.filter(({ readback }) => promises(readback)).map(({ name }) => name)).toEqual([]);
  });
});
