import type { IntentRule } from '@readback/core/intent/difference.ts';
import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { FactId } from '@readback/core/model/fact.ts';
import type { Why } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/** What is compared with an intent, in the order in which it is told. */
const saidParts = [
  'intent.scope',
  'intent.pays',
  'intent.gets',
  'intent.allows',
  'intent.controls',
  'intent.signs',
  'intent.happens',
] as const satisfies readonly IntentRule[];

/** How one part of an intent compares with the request. `missing`: the facts without which that cannot be told whole. */
export type SaidPart = Readonly<{
  rule: (typeof saidParts)[number];
  state: 'asSaid' | 'differs' | 'notCompared';
  missing: readonly Readonly<{ fact: FactId; why?: Why }>[];
}>;

/** What `--json` prints. */
export type Printed = Readback & Readonly<{ said?: readonly SaidPart[] }>;

/** How a request compares with what the user said of it, part by part; undefined where nothing was said. */
export function saidOf(readback: Readback): readonly SaidPart[] | undefined {
  if (readback.incoming.intent === undefined) return undefined;
  return saidParts.map((rule): SaidPart => {
    const its = readback.findings.filter((it) => it.rule === rule);
    const missing = [...new Set(its.flatMap((it) => it.missing))].map((fact) => ({
      fact,
      ...whyOf(readback, fact),
    }));
    const isAsSaid = its.length > 0 && its.every(({ outcome }) => outcome === 'clear');
    const state = its.some(({ outcome }) => outcome === 'fired')
      ? 'differs'
      : isAsSaid
        ? 'asSaid'
        : 'notCompared';
    return { rule, state, missing };
  });
}

function whyOf(readback: Readback, fact: FactId): Readonly<{ why?: Why }> {
  const it = fact === 'effects' ? readback.effects : factAt(readback, fact)?.value;
  return it?.s === 'unknown' ? { why: it.why } : {};
}
