import { factOfStep } from '../model/factIds.ts';
import type { FactId, FactValue, Provenance, StepId } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import { textPlaces } from '../actions/purpose/places.ts';
import { memoize } from '../kit/memoize.ts';
import type { Evidence } from './evidence.ts';
import { everyStep } from '../actions/steps/stepTree.ts';

/** A text of someone else's that the page shows: a fact, or what a descriptor says of a step. */
export type ShownText = Readonly<{ text: string; fact: FactId; step?: StepId; of: 'fact' | 'description' }>;

/** How many are inspected: a batch can hold thousands, and what is shown first is what is read. */
const most = 500;

/**
 * The foreign texts of a readback, but for messages and symbols, which have rules of their own: what whoever asks calls
 * itself, names of accounts, texts among the arguments and in typed data, why a run fails, and what descriptors say.
 */
export const shownTexts = memoize((view: Evidence): readonly ShownText[] => {
  const facts = Object.keys(view.facts).flatMap((id): ShownText[] => {
    const fact = view.facts[id];
    if (fact === undefined || !named.test(id) || fact.from.some(isOurs)) return [];
    return textsIn(valueOf(fact.value)).map((text) => ({ text, fact: id, of: 'fact' }));
  });
  const args = everyStep(view.steps).flatMap((step): ShownText[] =>
    textPlaces(step).flatMap(({ arg: { value }, fact }): ShownText[] =>
      value.kind === 'text' ? [{ text: value.text, fact, step: step.id, of: 'fact' }] : [],
    ),
  );
  const described = (view.descriptions ?? []).flatMap((it): ShownText[] => {
    if (it.kind !== 'said') return [];
    const texts = [
      ...it.intent.flatMap(({ label, text }) => (label === undefined ? [text] : [label, text])),
      ...it.fields.map(({ label }) => label),
      ...(it.owner === undefined ? [] : [it.owner]),
      ...(it.contractName === undefined ? [] : [it.contractName]),
    ];
    return texts.map((text) => ({ text, fact: factOfStep(it.step, 'fn'), step: it.step, of: 'description' }));
  });
  return [...facts, ...described, ...args].slice(0, most);
});

const named =
  /^(?:origin\.claimed|revert\.reason|account\.0x[0-9a-f]{40}\.(?:name|sourceName)|siwe\.resource\.\d+)$/;

/** What the user wrote, or ships with Readback, is nobody's trick. */
function isOurs(from: Provenance): boolean {
  return from.by === 'user' || (from.by === 'source' && from.name === 'Readback');
}

function textsIn(value: FactValue | undefined): readonly string[] {
  return value?.kind === 'text' ? [value.text] : [];
}
