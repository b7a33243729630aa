import type { FactId } from '../model/fact.ts';
import type { Readback, SaidBound } from '../model/readback.ts';

export type DriftBounds = Readonly<{ least: readonly SaidBound[]; most: readonly SaidBound[] }>;

/**
 * The least that arrives and the most that leaves, as the sentence of a readback says it: "for at least 5 DAI", "at most 2
 * ETH". An amount itself is not a bound.
 */
export function driftBoundsOf({ bounds = [] }: Readback): DriftBounds {
  const of = (way: SaidBound['way']) => bounds.filter((it) => it.way === way && !it.exact && !it.wrapped);
  return { least: of('least'), most: of('most') };
}

/** All bounds on an asset together: a trade may be split. Undefined where there is none. */
export function together(bounds: readonly SaidBound[]): Readonly<{ raw: bigint; fact: FactId }> | undefined {
  const [first] = bounds;
  return first && { raw: bounds.reduce((sum, { raw }) => sum + raw, 0n), fact: first.amount };
}
