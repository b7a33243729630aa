/** Where on the Review the facts stand that a finding rests on. */
import { effectPlace, sentencePlace, stepPlace } from '../pointed/place.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Step } from '@readback/core/model/step.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { placesOf } from '../pointed/pointAt.ts';

/** How many calls of one address are marked. */
const mostCalls = 20;

/** Each part of the page that shows one of the facts, once, in the order of the facts. */
export function factElements(
  readback: Readback,
  ids: readonly string[],
  facts: FindFact,
): readonly HTMLElement[] {
  return [...new Set(ids.flatMap((id) => elementsOf(readback, id, facts)))];
}

function elementsOf(readback: Readback, id: string, facts: FindFact): readonly HTMLElement[] {
  const sentence = placesOf(sentencePlace).flatMap((it) => [
    ...it.querySelectorAll<HTMLElement>(`[data-fact="${CSS.escape(id)}"]`),
  ]);
  return [...sentence, ...ownPlaces(id), ...ofAddress(readback, id, facts)];
}

/** By the id alone: a value of a step, a line of the effects, what the strip says. */
function ownPlaces(id: string): readonly HTMLElement[] {
  const [, step, what, path] = /^step\.(\d+(?:\.\d+)*)\.([a-z]+)(?:\.(.+))?$/s.exec(id) ?? [];
  if (step !== undefined) return stepElements(step, what === 'arg' ? path : undefined);
  const effect = /^effect\.([^.]+)/.exec(id)?.[1];
  if (effect !== undefined) return placesOf(effectPlace(effect));
  if (id.startsWith('domain.')) return placesOf(id);
  const strip = strips.find(([form]) => form.test(id))?.[1];
  return strip === undefined ? [] : placesOf(strip);
}

const strips: readonly (readonly [RegExp, string])[] = [
  [/^(?:request\.chain|chain\.|session\.chain|siwe\.chain)/, 'network'],
  [/^fee\./, 'fee'],
  [/^(?:message|siwe)\./, 'message'],
  [/^(?:origin\.|session\.host)/, 'asked'],
];

/**
 * The row of an argument; where lists are folded, that of the list that it is in, or the line of its step, or of the
 * step around that.
 */
function stepElements(step: string, path: string | undefined): readonly HTMLElement[] {
  const [head] = placesOf(stepPlace(step));
  if (head === undefined) {
    const around = step.replace(/\.?\d+$/, '');
    return around === '' ? [] : stepElements(around, undefined);
  }
  for (let place = path ?? ''; place !== ''; place = place.replace(/\.?[^.]*$/, '')) {
    // Only its own: calls inside it have lists of their own.
    const row = head.parentElement?.querySelector<HTMLElement>(
      `:scope > ul [data-arg="${CSS.escape(place)}"]`,
    );
    if (row) return [row];
  }
  return [head];
}

/** Where an address stands that the fact shows, or is a fact of: among the parties, else where it is called. */
function ofAddress(readback: Readback, id: string, facts: FindFact): readonly HTMLElement[] {
  const value = valueOf(facts(id)?.value);
  const named = /^(?:account|token|book)\.(0x[0-9a-f]{40})\./i.exec(id)?.[1];
  const address = (value?.kind === 'address' ? value.address : named)?.toLowerCase();
  if (address === undefined) return [];
  const parties = placesOf(address);
  if (parties.length > 0 || named === undefined) return parties;
  const calls = everyStep(readback.steps).filter(({ to }: Step) => to?.toLowerCase() === address);
  return calls.slice(0, mostCalls).flatMap(({ id: step }) => placesOf(stepPlace(step)));
}
