import { factAt } from '@readback/core/label/steps/stepFacts.ts';
import type { Fact } from '@readback/core/model/fact.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { type Draft, isPhrase } from './draft.ts';

/** The draft of a request, of its readback for which nobody was asked. */
export function draftOf(readback: Readback): Draft {
  const { sentence, steps, facts } = readback;
  const cited: Record<string, Fact> = {};
  for (const id of [
    ...sentence.flatMap(factsIn),
    ...Object.keys(facts).filter((it) => ofSomebody.test(it)),
  ]) {
    const fact = factAt(readback, id);
    if (fact !== undefined) cited[id] = fact;
  }
  const fn = steps[0]?.fn?.name;
  return { sentence, facts: cited, ...(fn === undefined ? {} : { fn }) };
}

/** Names and decimals, by which accounts and amounts are said. */
const ofSomebody = /^(?:account|token|chain)\./;

function factsIn({ args }: Readonly<{ args: object }>): readonly string[] {
  return Object.values(args).flatMap((it: unknown) => {
    if (typeof it === 'string') return [it];
    return isPhrase(it) ? factsIn(it) : [];
  });
}
