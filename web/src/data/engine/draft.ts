import type { Facts } from '@readback/core/model/fact.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import { isRecord } from '../base/shapes.ts';

/**
 * What a text says by its bytes alone: the sentence with the facts in it, and the function that is called (foreign
 * text). It holds no verdict and nothing that was checked: nobody was asked.
 */
export type Draft = Readonly<{ sentence: readonly Phrase[]; facts: Facts; fn?: string }>;

/** As it crosses a port; undefined when it is of another shape. */
export function asDraft(it: unknown): Draft | undefined {
  if (!isRecord(it) || !Array.isArray(it.sentence) || !isRecord(it.facts)) return undefined;
  if (!it.sentence.every((phrase: unknown) => isPhrase(phrase) && 'id' in phrase)) return undefined;
  return it.fn === undefined || typeof it.fn === 'string' ? (it as Draft) : undefined;
}

/** Whether it may be a phrase: something with arguments. */
export function isPhrase(it: unknown): it is Readonly<{ args: object }> {
  return isRecord(it) && isRecord(it.args);
}
