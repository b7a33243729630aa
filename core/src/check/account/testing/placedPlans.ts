import { type Address, getAddress, zeroAddress } from 'viem';
import type { Readback } from '../../../model/readback.ts';
import { routers } from '../../../shipped/universalRouters.ts';
import { type Ground, groundOf, readCall } from './namedSlots.ts';
import { type Swapping, swappingOf, type Trade } from './plans.ts';

/** A way to swap with a router, at its place on one network. */
export type PlacedPlan = Readonly<{ way: Swapping; ground: Ground; router: Address }>;

/** Every way to swap of every router whose plans are read: on every network where it stands, or each on one of them. */
export function placedPlans(where: 'everywhere' | 'once'): readonly PlacedPlan[] {
  return routers.flatMap(([at, version, chains], turn) => {
    const grounds = chains.flatMap((chainId) => (chainId === 31_337 ? [] : (groundOf(chainId) ?? [])));
    const router: Address = getAddress(at);
    return swappingOf(version).flatMap((way, index) =>
      grounds
        .filter((_, place) => where === 'everywhere' || place === (index + turn) % grounds.length)
        .map((ground) => ({ way, ground, router })),
    );
  });
}

export type TriedPlan = Readonly<{ name: string; readback: Readback }>;

/** Reads plans that swap what everybody knows, changed so that they name a thief's. */
export function tryPlans(
  placed: readonly PlacedPlan[],
  change: (trade: Trade) => Trade,
): readonly TriedPlan[] {
  return placed.map(({ way, ground, router }) => {
    const { chainId, sold, bought } = ground;
    const trade = change({ chainId, router, path: [sold, bought], hooks: zeroAddress });
    return {
      name: `${router} on ${chainId}: ${way.name}`,
      readback: readCall(way.plan(trade), router, ground, 'trade'),
    };
  });
}

export function calmAmong(all: readonly TriedPlan[]): readonly string[] {
  return all.flatMap(({ name, readback }) => (readback.verdict === 'read' ? [name] : []));
}
