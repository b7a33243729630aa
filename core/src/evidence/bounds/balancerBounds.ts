import type { Address } from 'viem';
import { isCurrency } from '../../ledger/asset.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Step } from '../../model/step.ts';
import type { Bounded, Bound } from './bound.ts';
import { addressAt, type FoundAt, integerAt, lengthAt } from '../../actions/steps/stepTree.ts';

/**
 * The limits of swaps at the vault of Balancer v2, whose meaning the kind of the swap decides: of a given input the limit
 * is the minimum of what comes, of a given output the maximum of what goes. A swap over several pools has a signed limit
 * for each asset: what goes is above zero, what comes below; each asset of which the pools decide how much comes or goes has
 * to be held by its own. Undefined where a call is neither.
 */
export function balancerBounds(step: Step): Bounded | undefined {
  const act = 'trade';
  if (isKnownAs(step, 'vaultSwap')) {
    const limit = integerAt(step, 2);
    if (limit === undefined) return undefined;
    const bound: Bound = { raw: limit.value, fact: limit.fact, ...ofAsset(addressAt(step, 0, 2)) };
    const gives = integerAt(step, 0, 1)?.value === 0n;
    return { step, act, floors: gives ? [bound] : [], ceilings: gives ? [] : [bound], shares: [] };
  }
  if (!isKnownAs(step, 'vaultSwaps')) return undefined;
  const givenOut = integerAt(step, 0)?.value === 1n;
  const hops = Array.from({ length: lengthAt(step, 1) }, (_, at): Hop => {
    const [goes, comes, amount] = [1, 2, 3].map((it) => integerAt(step, 1, at, it)?.value ?? 0n);
    return { goes: goes ?? 0n, comes: comes ?? 0n, amount: amount ?? 0n };
  });
  const [open, fixed] = [new Set<bigint>(), new Set<bigint>()];
  for (const [at, { goes, comes, amount }] of hops.entries()) {
    const next = hops[at + 1];
    const [found, meets] = givenOut ? [goes, next?.comes] : [comes, next?.goes];
    // The next hop takes exactly what this one finds where it names no amount.
    if (next?.amount !== 0n || meets !== found) open.add(found);
    if (amount !== 0n) fixed.add(givenOut ? comes : goes);
  }
  const bounds = (of: readonly bigint[], sign: 1n | -1n): readonly Bound[] =>
    of.flatMap((at): readonly Bound[] => {
      const limit = integerAt(step, 4, Number(at));
      if (limit === undefined) return [];
      const raw = limit.value * sign > 0n ? limit.value * sign : 0n;
      return [{ raw, fact: limit.fact, ...ofAsset(addressAt(step, 2, Number(at))) }];
    });
  if (!givenOut) return { step, act, floors: bounds([...open], -1n), ceilings: [], shares: [] };
  // Of what is brought by one hop and taken by another, what is left comes, or what is missing goes.
  const between = bounds(
    [...open].filter((at) => fixed.has(at) && (integerAt(step, 4, Number(at))?.value ?? 0n) <= 0n),
    -1n,
  );
  return { step, act, floors: between, ceilings: bounds([...open], 1n), shares: [] };
}

function ofAsset(it: FoundAt<Address> | undefined): Pick<Bound, 'token'> {
  return { token: it === undefined ? 'any' : isCurrency(it.value) ? 'native' : it.value };
}

/** The places of the two assets of a hop, and how much is given: zero for what the hop before it found. */
type Hop = Readonly<{ goes: bigint; comes: bigint; amount: bigint }>;
