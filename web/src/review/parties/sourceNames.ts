import { factOfAccount } from '@readback/core/model/factIds.ts';
import { addressesOf } from '@readback/core/model/addressesOf.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';

/** `runs`: it is of the code that a proxy runs. `from`: who says it. */
export type SourceName = Readonly<{
  fact: FactId;
  text: string;
  runs: boolean;
  from: string | undefined;
}>;

/** What published sources call the code at an address (in lower case): its own, and of a proxy that of what it runs. */
export function sourceNames(at: string, facts: FindFact): readonly SourceName[] {
  const runs = addressesOf(valueOf(facts(factOfAccount(at, 'implementation'))?.value));
  return [at, ...runs].flatMap((address, place): readonly SourceName[] => {
    const id = factOfAccount(address, 'sourceName');
    const fact = facts(id);
    const value = valueOf(fact?.value);
    if (value?.kind !== 'text' || value.text === '') return [];
    const source = fact?.from.find((it) => it.by === 'source');
    const from = source?.by === 'source' ? source.name : undefined;
    return [{ fact: id, text: value.text, runs: place > 0, from }];
  });
}

/** The facts of names that a check says are those of other contracts. */
export function lookAlikesIn(findings: readonly Finding[]): ReadonlySet<FactId> {
  return new Set(
    findings.flatMap((it) =>
      it.rule === 'names.source' && it.outcome === 'fired'
        ? it.facts.filter((fact) => fact.endsWith('.sourceName'))
        : [],
    ),
  );
}
