import type { Fact, FactId } from '@readback/core/model/fact.ts';
import type { Phrase, PhraseId } from '@readback/core/model/phrase.ts';
import { tag as language } from '#words/language.ts';
import { message } from './message.ts';
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
export function say(phrase: Phrase, facts: FindFact): Span[] {
  return joinText(spansOf(phrase, facts, 0));
}

type ArgValue = number | string | Phrase;

type Scope = Readonly<{
  id: PhraseId;
  args: Readonly<Record<string, ArgValue>>;
  facts: FindFact;
  depth: number;
}>;

/** Phrases are built by the engine and are shallow; the bound only keeps a cycle from hanging a page. */
const maxDepth = 8;

function spansOf(phrase: Phrase, facts: FindFact, depth: number): Span[] {
  if (depth > maxDepth) return [];
  const scope: Scope = { id: phrase.id, args: phrase.args, facts, depth };
  return walk(message(phrase.id), scope, undefined);
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
      case 'tag':
        return walk(element.inner, scope, count);
      case 'select': {
        const { options } = element;
        return walk(options.get(wordOf(element.name, scope)) ?? options.get('other') ?? [], scope, count);
      }
      case 'plural': {
        const { options } = element;
        const inner = Number(scope.args[element.name] ?? 0);
        const rule = rules.select(inner);
        return walk(
          options.get(`=${inner}`) ?? options.get(rule) ?? options.get('other') ?? [],
          scope,
          inner,
        );
      }
    }
  });
}

const rules = new Intl.PluralRules(language);

function argument(name: string, scope: Scope): Span[] {
  const value = Object.hasOwn(scope.args, name) ? scope.args[name] : undefined;
  if (value === undefined) return [];
  if (typeof value === 'object') return spansOf(value, scope.facts, scope.depth + 1);
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
