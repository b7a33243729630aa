import { describe, expect, it } from 'vitest';
import { promises, thief } from './testing/namedSlots.ts';
import { calmAmong, placedPlans, tryPlans } from './testing/placedPlans.ts';

const placed = placedPlans('once');

describe('what a thief names in the plan of a router', () => {
  it('is tried in every swap of every router', () => {
    expect(placed.length).toBeGreaterThan(150);
    expect(new Set(placed.map(({ way }) => way.name)).size).toBeGreaterThan(20);
    expect(new Set(placed.map(({ ground }) => ground.chainId)).size).toBeGreaterThan(8);
  });

  it('is calm, and promises its minimum, with what everybody knows', () => {
    const honest = tryPlans(placed, (trade) => trade);
    expect(honest.filter(({ readback }) => readback.verdict !== 'read').map(({ name }) => name)).toEqual([]);
    expect(honest.filter(({ readback }) => !promises(readback)).map(({ name }) => name)).toEqual([]);
  });

  it('is never calm where it is the token that is bought', () => {
    const only = tryPlans(placed, (trade) => ({ ...trade, path: [...trade.path.slice(0, 1), thief] }));
    expect(calmAmong(only)).toEqual([]);
    expect(calmAmong(tryPlans(placed, (it) => ({ ...it, path: [...it.path, thief] })))).toEqual([]);
  });

  it('is never calm where it is the hook of a pool', () => {
    const inPools = placed.filter(({ way }) => way.name.includes('TAKE_ALL'));
    expect(inPools.length).toBeGreaterThan(20);
    expect(calmAmong(tryPlans(inPools, (trade) => ({ ...trade, hooks: thief })))).toEqual([]);
  });
});
