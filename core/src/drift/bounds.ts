import type { Address } from 'viem';
import { factAt } from '../label/steps/stepFacts.ts';
import type { Asset, FactId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Readback, SaidBound } from '../model/readback.ts';

/** A limit that the sentence names, in the asset's smallest unit, and who gets it, if that is someone else. */
export type DriftBound = Readonly<{ asset: Asset; raw: bigint; fact: FactId; to?: Address }>;

export type DriftBounds = Readonly<{ least: readonly DriftBound[]; most: readonly DriftBound[] }>;

/**
 * The least that arrives and the most that leaves, as the sentence of a readback says it: "for at least 5 DAI", "at most 2
 * ETH". An amount itself is no bound.
 */
export function driftBoundsOf(readback: Readback): DriftBounds {
  const { bounds = [] } = readback;
  const all = bounds.flatMap((it) => boundIn(readback, it).map((bound) => ({ way: it.way, bound })));
  const of = (way: SaidBound['way']) => all.flatMap((it) => (it.way === way ? [it.bound] : []));
  return { least: of('least'), most: of('most') };
}

/** All bounds on an asset together: a trade may be split. Undefined where there is none. */
export function together(bounds: readonly DriftBound[]): Readonly<{ raw: bigint; fact: FactId }> | undefined {
  const [first] = bounds;
  return first && { raw: bounds.reduce((sum, { raw }) => sum + raw, 0n), fact: first.fact };
}

function boundIn(readback: Readback, it: SaidBound): readonly DriftBound[] {
  if (it.exact || it.wrapped) return [];
  const value = valueOf(factAt(readback, it.amount)?.value);
  const to = addressIn(readback, it.to);
  const more = { fact: it.amount, ...(to === undefined ? {} : { to }) };
  if (value?.kind === 'amount' || value?.kind === 'allowance')
    return [{ asset: value.asset, raw: value.raw, ...more }];
  const [address, chainId] = [addressIn(readback, it.token), chainIn(readback)];
  if (value?.kind !== 'integer' || address === undefined || chainId === undefined) return [];
  return [{ asset: { kind: 'token', chainId, address }, raw: value.value, ...more }];
}

function addressIn(readback: Readback, id: FactId | undefined): Address | undefined {
  const value = id === undefined ? undefined : valueOf(factAt(readback, id)?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

function chainIn({ effects }: Readback): number | undefined {
  return effects.s === 'known' ? effects.v.block.chainId : undefined;
}
