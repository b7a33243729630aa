import { factOfArg } from '@readback/core/model/factIds.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { Asset, FactId } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';

/** The argument that an allowance can be limited by, and how much the request itself needs of it, where that is known. */
export type Limit = Readonly<{ fact: FactId; needed?: bigint }>;

/**
 * The one argument that lets a spender spend an asset without a limit, or more of it than the request then takes. Of
 * several it is the one whose call names that spender; where those are several, too, none is meant.
 *
 * @param after what can still be spent when the request is done
 */
export function limitIn(
  { steps, findings }: Pick<Readback, 'steps' | 'findings'>,
  asset: Asset,
  after: bigint,
  spender: Address | undefined,
  facts: FindFact,
): Limit | undefined {
  const all = everyStep(steps).flatMap(({ id, args }) => {
    const isNamed = args.some(({ value: it }) => it.kind === 'address' && isSame(it.address, spender));
    return args.flatMap(({ name }) => {
      const fact = factOfArg(id, name);
      const value = valueOf(facts(fact)?.value);
      return value?.kind === 'allowance' && sameAsset(value.asset, asset) ? [{ fact, value, isNamed }] : [];
    });
  });
  const [only, ...others] = all.length > 1 ? all.filter(({ isNamed }) => isNamed) : all;
  if (only === undefined || others.length > 0) return undefined;
  const { fact, value } = only;
  if (value.unlimited) {
    const needed = neededFor(findings, fact);
    return { fact, ...(needed === undefined ? {} : { needed }) };
  }
  // Of what it allows, the request takes what is not left after that.
  return after > 0n && value.raw > after ? { fact, needed: value.raw - after } : undefined;
}

function isSame(one: Address, other: Address | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase();
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
