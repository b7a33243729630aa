import type { FactId } from '@readback/core/model/fact.ts';
import type { Phrase, PhraseArgKind, PhraseId } from '@readback/core/model/phrase.ts';
import { phrases } from '@readback/core/model/phrases.ts';
import { choicesOf } from '@readback/phrases/choices.ts';
import { isPhrase } from './phraseParts.ts';

/** A phrase as a model sees it: its id as the predicate, handles for facts, our own words where they are a choice. */
export type BriefPhrase = Readonly<{
  says: PhraseId;
  args: Readonly<Record<string, string | BriefPhrase>>;
}>;

/** Whether it is a phrase of ours: a record on the disk can hold anything. */
export function isKnownPhrase(phrase: Phrase): boolean {
  return Object.hasOwn(phrases, phrase.id);
}

/** Phrases are shallow; the bound only keeps a damaged record from running on. */
const maxDepth = 8;

/** A word that is not a choice of the catalogue (a host that was asked, say) stays here, and so does every number. */
export function phraseBrief(phrase: Phrase, handleOf: (id: FactId) => string, depth = 0): BriefPhrase {
  const kinds: Readonly<Record<string, PhraseArgKind>> = phrases[phrase.id];
  const given: Readonly<Record<string, unknown>> = phrase.args;
  const args: Record<string, string | BriefPhrase> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (kind === 'fact') args[name] = handleOf(String(value));
    else if (kind === 'number') args[name] = 'COUNT';
    else if (kind === 'word') args[name] = choicesOf(phrase.id, name).find((it) => it === value) ?? 'other';
    else if (isPhrase(value) && depth < maxDepth) args[name] = phraseBrief(value, handleOf, depth + 1);
  }
  return { says: phrase.id, args };
}
