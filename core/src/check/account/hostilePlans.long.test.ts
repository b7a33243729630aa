import { expect, it } from 'vitest';
import { thief } from './testing/namedSlots.ts';
import { calmAmong, placedPlans, tryPlans } from './testing/placedPlans.ts';

/** As `hostilePlans.test.ts`, on every network where the router stands. */
const placed = placedPlans('everywhere');

it('what a thief names in a plan is never calm, on any network', () => {
  expect(placed.length).toBeGreaterThan(500);
  expect(calmAmong(tryPlans(placed, (it) => ({ ...it, path: [...it.path.slice(0, 1), thief] })))).toEqual([]);
  expect(calmAmong(tryPlans(placed, (it) => ({ ...it, path: [...it.path, thief] })))).toEqual([]);
  const inPools = placed.filter(({ way }) => way.name.includes('TAKE_ALL'));
  expect(calmAmong(tryPlans(inPools, (it) => ({ ...it, hooks: thief })))).toEqual([]);
}, 300_000);

it('with what everybody knows, it is calm on all of them', () => {
  const honest = tryPlans(placed, (trade) => trade);
  expect(honest.filter(({ readback }) => readback.verdict !== 'read').map(({ name }) => name)).toEqual([]);
}, 300_000);
