import { factOfArg } from '@readback/core/model/factIds.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { Asset, FactId } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';

/** The argument that an allowance can be limited by, and how much the request itself needs of it, where that is known. */
export type Limit = Readonly<{ fact: FactId; needed?: bigint }>;

/**
 * The one argument that lets somebody spend an asset without a limit, or more of it than the request then takes. Where
 * there are several, none is meant.
 *
 * @param after what can still be spent when the request is done
 */
export function limitIn(
  { steps, findings }: Pick<Readback, 'steps' | 'findings'>,
  asset: Asset,
  after: bigint,
  facts: FindFact,
): Limit | undefined {
  const [only, ...others] = everyStep(steps).flatMap(({ id, args }) =>
    args.flatMap(({ name }) => {
      const fact = factOfArg(id, name);
      const value = valueOf(facts(fact)?.value);
      return value?.kind === 'allowance' && sameAsset(value.asset, asset) ? [{ fact, value }] : [];
    }),
  );
  if (only === undefined || others.length > 0) return undefined;
  const { fact, value } = only;
  if (value.unlimited) {
    const needed = neededFor(findings, fact);
    return { fact, ...(needed === undefined ? {} : { needed }) };
  }
  // Of what it allows, the request takes what is not left afterwards.
  return after > 0n && value.raw > after ? { fact, needed: value.raw - after } : undefined;
}

function sameAsset(one: Asset, other: Asset): boolean {
  return (
    one.kind === 'token' &&
    other.kind === 'token' &&
    one.address.toLowerCase() === other.address.toLowerCase()
  );
}

/** What a check found that the request needs of it. */
function neededFor(findings: Readback['findings'], fact: FactId): bigint | undefined {
  for (const it of findings) {
    if (it.outcome === 'fired' && it.act?.kind === 'setInteger' && it.act.fact === fact) return it.act.value;
  }
  return undefined;
}
