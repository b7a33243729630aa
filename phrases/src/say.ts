import type { Fact, FactId } from '@readback/core/model/fact.ts';
import type { Phrase, PhraseId } from '@readback/core/model/phrase.ts';
import { type Language, message } from './message.ts';
import type { Element } from './parseMessage.ts';
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
export function say(phrase: Phrase, facts: FindFact, language: Language = 'en'): Span[] {
  return joinText(spansOf(phrase, facts, language, 0));
}

type ArgValue = number | string | Phrase;

type Scope = Readonly<{
  id: PhraseId;
  args: Readonly<Record<string, ArgValue>>;
  facts: FindFact;
  language: Language;
  depth: number;
}>;

/** Phrases are built by the engine and are shallow; the bound only keeps a cycle from hanging a page. */
const maxDepth = 8;

function spansOf(phrase: Phrase, facts: FindFact, language: Language, depth: number): Span[] {
  if (depth > maxDepth) return [];
  const scope: Scope = { id: phrase.id, args: phrase.args, facts, language, depth };
  return walk(message(phrase.id, language), scope, undefined);
}

function walk(elements: readonly Element[], scope: Scope, count: number | undefined): Span[] {
  return elements.flatMap((element): Span[] => {
    switch (element.kind) {
      case 'text':
        return [element];
      case 'count':
        return count === undefined ? [] : [text(String(count))];
      case 'argument':
        return argument(element.name, scope);
      case 'select': {
        const { options } = element;
        return walk(options.get(wordOf(element.name, scope)) ?? options.get('other') ?? [], scope, count);
      }
      case 'plural': {
        const { options } = element;
        const inner = Number(scope.args[element.name] ?? 0);
        const rule = pluralRules(scope.language).select(inner);
        return walk(
          options.get(`=${inner}`) ?? options.get(rule) ?? options.get('other') ?? [],
          scope,
          inner,
        );
      }
    }
  });
}

const rules = new Map<Language, Intl.PluralRules>();

/** Made once: making them takes a thousand times as long as asking them. */
function pluralRules(language: Language): Intl.PluralRules {
  const before = rules.get(language);
  if (before) return before;
  const made = new Intl.PluralRules(language);
  rules.set(language, made);
  return made;
}

function argument(name: string, scope: Scope): Span[] {
  const value = Object.hasOwn(scope.args, name) ? scope.args[name] : undefined;
  if (value === undefined) return [];
  if (typeof value === 'object') return spansOf(value, scope.facts, scope.language, scope.depth + 1);
  if (typeof value === 'number' || isWord(scope.id, name)) return [text(String(value))];
  const fact = scope.facts(value);
  return [fact === undefined ? { kind: 'fact', id: value } : { kind: 'fact', id: value, fact }];
}

function isWord(id: PhraseId, name: string): boolean {
  return wordArgs.always.includes(name) || (wordArgs.only[id]?.includes(name) ?? false);
}

function wordOf(name: string, scope: Scope): string {
  const value = scope.args[name];
  return typeof value === 'string' ? value : 'other';
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
