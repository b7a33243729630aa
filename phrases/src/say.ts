import type { Fact, FactId } from '@readback/core/model/fact.ts';
import type { Phrase, PhraseId } from '@readback/core/model/phrase.ts';
import { filled } from './filled.ts';
import { message } from './message.ts';
import { numberWords } from './numberWords.ts';
import { wordArgs } from './wordArgs.ts';

/** A piece of a sentence: our own words, or a fact that the page draws with its provenance. */
export type Span =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'fact'; id: FactId; fact?: Fact }>;

/** Finds a fact by its id. */
export type FindFact = (id: FactId) => Fact | undefined;

/**
 * Turns a phrase into spans, in the order in which they are read. Text spans are our own words; whatever is foreign
 * is in the facts.
 *
 * @example
 * say({ id: 'why.offline', args: { source: 'none' } }, (id) => facts[id]);
 */
export function say(phrase: Phrase, facts: FindFact): Span[] {
  return joinText(spansOf(phrase, facts, 0));
}

/** Phrases are built by the engine and are shallow; the bound only keeps a cycle from hanging a page. */
const maxDepth = 8;

/** Any of them: to take each for what it is costs the type checker too much. */
type AnyPhrase = Readonly<{
  id: Phrase['id'];
  args: Readonly<Record<string, number | string | AnyPhrase>>;
}>;

function spansOf(phrase: AnyPhrase, facts: FindFact, depth: number): readonly Span[] {
  if (depth > maxDepth) return [];
  const { id, args } = phrase;
  const valueOf = (name: string) => (Object.hasOwn(args, name) ? args[name] : undefined);
  return filled<Span>(message(id), {
    text,
    argument: (name) => {
      const value = valueOf(name);
      if (value === undefined) return [];
      if (typeof value === 'object') return spansOf(value, facts, depth + 1);
      if (typeof value === 'number') return [text(numberWords(value))];
      if (isWord(id, name)) return [text(value)];
      const fact = facts(value);
      return [fact === undefined ? { kind: 'fact', id: value } : { kind: 'fact', id: value, fact }];
    },
    word: (name) => {
      const value = valueOf(name);
      return typeof value === 'string' ? value : 'other';
    },
    count: (name) => Number(valueOf(name) ?? 0),
    tag: (_, inner) => inner,
  });
}

function isWord(id: PhraseId, name: string): boolean {
  return wordArgs.always.includes(name) || (wordArgs.only[id]?.includes(name) ?? false);
}

function text(value: string): Span {
  return { kind: 'text', text: value };
}

function joinText(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (span.kind === 'text' && last?.kind === 'text') {
      joined[joined.length - 1] = text(last.text + span.text);
    } else if (span.kind === 'fact' || span.text !== '') {
      joined.push(span);
    }
  }
  return joined;
}
