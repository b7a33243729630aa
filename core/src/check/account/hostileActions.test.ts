import { describe, expect, it } from 'vitest';
import { placeNetworks } from '../../shipped/places.ts';
import type { Readback } from '../../model/readback.ts';
import { groundOf, promises, readCall, thief } from './testing/namedSlots.ts';
import {
  type ActionPlace,
  type ActionPlan,
  type PlacedAction,
  placedActions,
  placesOfAction,
  settlerPlanWith,
  savedSettler,
} from './testing/settlerActions.ts';

/**
 * A thief's contract in every place of every action of 0x Settler, and of the calls around it. The simulation shows an honest
 * trade: what is signed is carried out later.
 */
const placed = placedActions(placeNetworks().flatMap((it) => groundOf(it) ?? []));

function readPlan(action: PlacedAction, plan: ActionPlan): Readback {
  return readCall(settlerPlanWith(action, plan), action.holder, action.ground, 'trade', {
    inBook: [savedSettler],
  });
}

type Read = Readonly<{ name: string; place: ActionPlace; keeps: ActionPlan['keeps']; readback: Readback }>;

const hostile = placed.flatMap((action) =>
  placesOfAction(action).flatMap((place) =>
    (['plan', 'action'] as const).map((keeps): Read => {
      const readback = readPlan(action, { keeps, named: { at: place.at, address: thief } });
      return { name: `${action.name}: ${place.at}, the ${keeps} keeps it`, place, keeps, readback };
    }),
  ),
);
const calm = hostile.filter(({ readback }) => readback.verdict === 'read');

describe('what a thief names in an action of Settler', () => {
  it('is tried in every action that names somebody, on every network', () => {
    expect(placed.length).toBeGreaterThan(40);
    expect(new Set(placed.map(({ ground }) => ground.chainId)).size).toBeGreaterThan(8);
    const counts = new Map<string, number>();
    for (const { name } of hostile) {
      const action = name.slice(0, name.indexOf(':'));
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
    expect(Math.min(...counts.values())).toBeGreaterThan(8);
    expect(hostile.filter(({ place }) => place.role === 'pool').length).toBeGreaterThan(15);
    expect(hostile.filter(({ place }) => place.at === 'fills.hooks').length).toBeGreaterThan(20);
  });

  it('is never calm where an action alone keeps the minimum', () => {
    expect(calm.filter(({ keeps }) => keeps === 'action').map(({ name }) => name)).toEqual([]);
  });

  it('is never calm where it is who may take, who is called, who is paid, or what is bought', () => {
    const all = calm.filter(({ place: { at, role } }) => role === undefined && !/^(?:path|fills)\./.test(at));
    expect(all.map(({ name }) => name)).toEqual([]);
  });

  it('is calm only where Settler itself measures what comes', () => {
    expect(calm.length).toBeGreaterThan(20);
    const others = calm.filter(({ readback }) => !saysMinimumOfPlan(readback));
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('makes no sentence promise what a pool decides, or an amount of what an action brings', () => {
    const said = hostile.filter(
      ({ keeps, place, readback }) =>
        keeps === 'action' && promises(readback) && (place.role === 'pool' || namesWhatComes(readback)),
    );
    expect(said.map(({ name }) => name)).toEqual([]);
  });
});

describe('the same plans with what everybody knows', () => {
  it('are calm, and promise the minimum that Settler measures', () => {
    const honest = placed.map((action) => ({
      name: action.name,
      readback: readPlan(action, { keeps: 'plan' }),
    }));
    expect(honest.filter(({ readback }) => readback.verdict !== 'read').map(({ name }) => name)).toEqual([]);
    expect(honest.filter(({ readback }) => !saysMinimumOfPlan(readback)).map(({ name }) => name)).toEqual([]);
  });
});

const got = /"get":\{"id":"bound\.atLeast","args":\{"what":\{"id":"([^"]*)","args":\{"amount":"([^"]*)"/;

function saysMinimumOfPlan({ sentence }: Readback): boolean {
  return got.exec(JSON.stringify(sentence))?.[2]?.endsWith('.slippage.minAmountOut') === true;
}

/** Whether the token is said, too, of which an amount comes at least. */
function namesWhatComes({ sentence }: Readback): boolean {
  return got.exec(JSON.stringify(sentence))?.[1] === 'what.amount';
}
