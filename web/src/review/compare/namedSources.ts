import type { Provenance } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Step } from '@readback/core/model/step.ts';

/** The sources beside the chain that something in the readback comes from, each once, as they are called. */
export function namedSources({ facts, steps }: Readback): readonly string[] {
  const names = new Set<string>();
  const add = (from: readonly Provenance[]) => {
    for (const it of from) if (it.by === 'source') names.add(it.name);
  };
  for (const { from } of Object.values(facts)) add(from);
  const visit = (list: readonly Step[]) => {
    for (const { fn, steps: inner } of list) {
      if (fn) add(fn.from);
      visit(inner);
    }
  };
  visit(steps);
  return [...names].sort();
}
