import { expect, it } from 'vitest';
import { allRows } from '../../decode/abis/rows.ts';
import { placeNetworks } from '../../shipped/places.ts';
import { callOf, groundOf, isBelieved, placeOf, readCall, slotsOf, thief } from './testing/namedSlots.ts';

/** As `hostileNamed.test.ts`, which puts each row on one network: here each place of it is on every fourth where its contract ships. */
const grounds = placeNetworks().flatMap((it) => groundOf(it) ?? []);
const rows = allRows().filter((row) => row.model.act !== 'view' && slotsOf(row).length > 0);

it.each(grounds.map((ground, turn) => [ground.chainId, ground, turn] as const))(
  'what a thief names in a call is never calm where it is believed: network %i',
  (_, ground, turn) => {
    let [seen, tried] = [turn, 0];
    const calm = rows.flatMap((row) => {
      const to = placeOf(row, ground);
      if (to === undefined) return [];
      return slotsOf(row).flatMap((slot) =>
        (slot.isList ? [false, true] : [false]).flatMap((atEnd) => {
          if (!isBelieved(row, slot, atEnd)) return [];
          seen += 1;
          if (seen % 4 !== 0) return [];
          tried += 1;
          const { verdict } = readCall(
            callOf(row, to, ground, { slot, address: thief, atEnd }),
            to,
            ground,
            'trade',
          );
          return verdict === 'read' ? [`${row.source}: ${row.text} ${slot.path.join('.')}`] : [];
        }),
      );
    });
    expect(calm).toEqual([]);
    expect(tried).toBeGreaterThan(300);
  },
  300_000,
);
