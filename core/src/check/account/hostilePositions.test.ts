import { describe, expect, it } from 'vitest';
import { placeNetworks } from '../../shipped/places.ts';
import type { Readback } from '../../model/readback.ts';
import { groundOf, thief } from './testing/namedSlots.ts';
import {
  type PlacedAsk,
  placedAsks,
  placesOfAsk,
  type PositionPlace,
  readAsk,
} from './testing/positionPlans.ts';

/**
 * A thief's token, hook or account in every place of what managers of positions of Uniswap are asked for, and in the position
 * that is paid into. The simulation shows what is honestly meant.
 */
const placed = placedAsks(placeNetworks().flatMap((it) => groundOf(it) ?? []));

type Read = Readonly<{ name: string; asked: PlacedAsk; place: PositionPlace; readback: Readback }>;

const hostile = placed.flatMap((asked) =>
  placesOfAsk(asked).map((place): Read => {
    const name = `${asked.name} on ${asked.ground.chainId}: ${place.at}`;
    return { name, asked, place, readback: readAsk(asked, { at: place.at, address: thief }) };
  }),
);

describe('what a thief names to a manager of positions', () => {
  it('is tried in every action and function that names somebody, in their arguments and in the position', () => {
    const names = new Set(placed.map(({ name }) => name.slice(0, name.indexOf('(') + 1) || name));
    expect([...names].toSorted()).toEqual([
      'CLEAR_OR_TAKE',
      'CLOSE_CURRENCY',
      'INCREASE_LIQUIDITY',
      'INCREASE_LIQUIDITY_FROM_DELTAS',
      'MINT_POSITION',
      'MINT_POSITION_FROM_DELTAS',
      'SETTLE',
      'SETTLE_PAIR',
      'SWEEP',
      'TAKE',
      'TAKE_PAIR',
      'collect(',
      'increaseLiquidity(',
      'mint(',
      'sweepToken(',
      'unwrapWETH9(',
    ]);
    for (const asked of placed) expect(placesOfAsk(asked).length, asked.name).toBeGreaterThan(0);
    expect(hostile.length).toBeGreaterThan(35);
    expect(new Set(placed.map(({ ground }) => ground.chainId)).size).toBeGreaterThan(10);
  });

  it('is never calm but where it is a token that the manager of v4 settles or hands out', () => {
    const calm = hostile.filter(({ readback }) => readback.verdict === 'read');
    const others = calm.filter(({ asked, place }) => !settlesOnly(asked, place));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('makes no sentence promise what comes', () => {
    const said = hostile.filter(({ readback }) => promisesAnything(readback));
    expect(said.map(({ name }) => name)).toEqual([]);
  });
});

describe('the same with what everybody knows', () => {
  it('is calm', () => {
    const honest = placed.map((asked) => ({ name: asked.name, readback: readAsk(asked) }));
    expect(honest.filter(({ readback }) => readback.verdict !== 'read').map(({ name }) => name)).toEqual([]);
  });
});

/** Of v4, all is undone unless what the plan owes and is owed of every token is settled: a token too many is not a loss. */
function settlesOnly({ code, model }: PlacedAsk, { role }: PositionPlace): boolean {
  return code !== undefined && model.act === 'move' && role === 'token';
}

function promisesAnything({ sentence }: Readback): boolean {
  return JSON.stringify(sentence).includes('bound.atLeast');
}
