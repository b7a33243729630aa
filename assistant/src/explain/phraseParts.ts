import type { FactId } from '@readback/core/model/fact.ts';
import type { Phrase, PhraseArgKind } from '@readback/core/model/phrase.ts';
import { phrases } from '@readback/core/model/phrases.ts';

/** Phrases are shallow; the bound only keeps a damaged record from running on. */
const maxDepth = 8;

/** A phrase, and those inside it. */
export function phrasesIn(phrase: Phrase, depth = 0): readonly Phrase[] {
  const inner = depth < maxDepth ? Object.values(phrase.args).filter(isPhrase) : [];
  return [phrase, ...inner.flatMap((it) => phrasesIn(it, depth + 1))];
}

/** The facts that a phrase shows, with those inside it. */
export function factIds(phrase: Phrase): readonly FactId[] {
  return phrasesIn(phrase).flatMap(({ id, args }) => {
    const kinds: Readonly<Record<string, PhraseArgKind>> = phrases[id];
    const given: Readonly<Record<string, unknown>> = args;
    return Object.entries(kinds).flatMap(([name, kind]) => (kind === 'fact' ? [String(given[name])] : []));
  });
}

/** Whether it is a phrase of ours: a record on the disk can hold anything. */
export function isPhrase(value: unknown): value is Phrase {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'args' in value &&
    typeof value.args === 'object' &&
    value.args !== null &&
    Object.hasOwn(phrases, String(value.id))
  );
}
