/**
 * Words to queries without a model: searched among our own phrasings of each question, with MiniSearch. What a question names
 * is found by code: an account, a token, a call, a warning, a term.
 */
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { offeredQueries } from '@readback/core/ask/offered.ts';
import { keyOfQuery, type Query, type QueryId, takes, type Topic } from '@readback/core/ask/query.ts';
import { helpPhrasings, phrasings, termNames } from '@readback/phrases/words/phrasings.ts';
import MiniSearch from 'minisearch';
import { maskQuestion } from '../handles/pageNames.ts';
import type { HandleKind, Masked } from '../handles/handle.ts';
import { leftOver, type LeftOver } from './leftOver.ts';
import { topicsFor } from './topicsFor.ts';
import { inEnglish, inOwnWords } from './inEnglish.ts';
import { weighsNothing, wordsIn } from './words.ts';

/** `understood` has what the words mean, or is empty; `nearest` are queries that can be answered, the likeliest first. */
export type Understood = Readonly<{
  understood: readonly Query[];
  nearest: readonly Query[];
  leftOver: readonly LeftOver[];
}>;

/** How much of a question its match has to explain, and how well it has to fit: below it nothing was understood. */
const enough = 0.55;

/** How far it has to be before the next that means something else. */
const before = 0.04;

/** And how much, for a query to be near it. */
const some = 0.25;

/** Queries whose answers hold what the other is asked for, so that either is no wrong one. */
const akin: readonly (readonly QueryId[])[] = [
  ['undo', 'takeBack'],
  ['does', 'kind', 'step', 'changes'],
  ['gives', 'mayTake'],
  ['safe', 'todo', 'why'],
  ['fails', 'happened'],
  ['whoIs', 'since'],
  ['controls', 'newOwner'],
];

function areAkin(one: QueryId, other: QueryId): boolean {
  return akin.some((them) => them.includes(one) && them.includes(other));
}

/**
 * The query that the words of a question mean, by our phrasings alone; none where another is as near, so that nothing is answered
 * that was not asked.
 */
export function match(text: string, subject: AskSubject): Understood {
  const masked = maskQuestion(text, subject);
  const ranked = termFirst(text, takenFirst(text, pastFirst(text, rank(masked)))).map((it) => ({
    ...it,
    query: { ...it.query, about: [...it.query.about, ...topicsFor(it.query.id, text, masked, subject)] },
  }));
  const [best] = ranked;
  const understood = best !== undefined && isSure(best, ranked) ? [best.query] : [];
  const taken = new Set(understood.map(keyOfQuery));
  const near = ranked.filter(({ query, share }) => share >= (query.id === 'term' ? enough : some));
  const rest = [...near.map(({ query }) => query), ...offeredQueries(subject)].filter((it) => {
    const key = keyOfQuery(it);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
  return {
    understood,
    nearest: rest.slice(0, mostNearest),
    leftOver: understood.length > 0 ? leftOver(text, masked, understood) : [],
  };
}

function isSure(best: Ranked, ranked: readonly Ranked[]): boolean {
  const next = ranked.find(({ query }) => query.id !== best.query.id && !areAkin(query.id, best.query.id));
  const isFirst = next === undefined || best.score - next.score >= before;
  return best.share >= enough && best.score >= enough && isFirst;
}

/** Words in the past ask what became of it, where in the present they would ask how it goes. */
function pastFirst(text: string, ranked: readonly Ranked[]): readonly Ranked[] {
  const [best] = ranked;
  const heard = ranked.find(({ query }) => query.id === 'happened');
  const isPast = /\b(?:did|was|were|has|got|went)\b/i.test(inEnglish(text));
  if (!isPast || heard === undefined || best === undefined || !goes.has(best.query.id)) return ranked;
  return first(heard.query, ranked);
}

/** “Can they take …” asks who may take what, and never whether it is safe: a word that answers one is wrong for the other. */
function takenFirst(text: string, ranked: readonly Ranked[]): readonly Ranked[] {
  const [best] = ranked;
  const asksTaking =
    /\b(?:can|could|may|might|will|would|able|allowed)\b.*\b(?:take|drain|empty|steal|spend|withdraw|sweep|grab|rob|clean out)\b/i;
  const isOther =
    /\bback\b|\b(?:can|could|may|might|will|would)\s+(?:i|we)\b|\btakes?\s+(?:long|time|a\s|effect|place|until)/i;
  if (!asksTaking.test(text) || isOther.test(text)) return ranked;
  if (best !== undefined && best.share >= enough && !vague.has(best.query.id)) return ranked;
  return first({ id: 'mayTake', about: [] }, ranked);
}

const vague: ReadonlySet<QueryId> = new Set<QueryId>(['safe', 'does', 'leaves', 'undo', 'todo']);

/** “What is a permit” asks for the word, also where something of the request is called so; “what is the permit” for that. */
function termFirst(text: string, ranked: readonly Ranked[]): readonly Ranked[] {
  // A word of the glossary can be the name of something on the page, too.
  const word = definition.test(text)
    ? rank({ text, handles: [] }).find(({ query, score }) => query.id === 'term' && score >= enough)
    : undefined;
  if (word !== undefined) return first(word.query, ranked);
  const [best] = ranked;
  const term = ranked.find(({ query }) => query.id === 'term');
  const other = ranked.find(({ query }) => query.id !== 'term');
  if (best === undefined || term === undefined || other === undefined) return ranked;
  const isTie = Math.abs(other.score - term.score) < before;
  return isTie ? ranked.filter(({ query }) => query.id !== 'term') : ranked;
}

const definition =
  /\b(?:what(?:['’]?s|\s+is|\s+are)\s+an?|means?|meaning|meant by|define|definition|word|anyway)\b|\b(?:was ist ein\w*|bedeut\w*|hei(?:ß|ss)t|signifi\w*|quiere decir|veut dire|qué es un\w*|qu['’]est[- ]ce qu['’]un\w*|c['’]est quoi)\s|什么意思|意思|是什么$/i;

/** With this one first, as sure as a match can be. */
function first(query: Query, ranked: readonly Ranked[]): readonly Ranked[] {
  const key = keyOfQuery(query);
  const rest = ranked.filter((it) => keyOfQuery(it.query) !== key);
  return [{ query, share: 1, score: 1 + before + Math.max(0, ...rest.map(({ score }) => score)) }, ...rest];
}

const goes: ReadonlySet<QueryId> = new Set<QueryId>(['does', 'fails', 'later']);

const mostNearest = 3;

export type Ranked = Readonly<{ query: Query; score: number; share: number }>;

type Doc = Readonly<{ id: number; text: string; query: Query }>;

/** All queries that share words with the question, the best first. `share`: how much of the question is explained. */
export function rank(masked: Masked, docs: readonly Doc[] = allDocs()): readonly Ranked[] {
  const { index, weightOf } = indexOf(docs);
  const words = wordsIn(inEnglish(spoken(masked)));
  const whole = words.reduce((sum, word) => sum + (weighsNothing(word) ? 0 : weightOf(word)), 0);
  if (whole === 0) return [];
  const found = new Map<string, Ranked>();
  for (const hit of index.search(words.join(' '))) {
    const query = docs[Number(hit.id)]?.query;
    if (query === undefined) continue;
    // What of the question it explains, and what of the phrasing is in the question.
    const explained =
      hit.queryTerms.reduce((sum, word) => sum + (weighsNothing(word) ? 0 : weightOf(word)), 0) / whole;
    const own = wordsIn(docs[Number(hit.id)]?.text ?? '');
    const covered = own.reduce((sum, it) => sum + (hit.terms.includes(it) ? weightOf(it) : 0), 0);
    const all = own.reduce((sum, it) => sum + weightOf(it), 0);
    const fits = all === 0 ? 0 : covered / all;
    const score =
      ((2 * explained * fits) / (explained + fits || 1)) * (1 - ofPairs) + ofPairs * pairsShared(words, own);
    const key = keyOfQuery(query);
    const before = found.get(key);
    if (before === undefined || before.score < score) found.set(key, { query, score, share: explained });
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score);
}

/** How much of a score the order of the words is. */
const ofPairs = 0.2;

/** How many of the pairs of words that follow one another two texts share. */
function pairsShared(one: readonly string[], other: readonly string[]): number {
  const pairs = (words: readonly string[]) =>
    new Set([...words, ''].map((word, at) => `${words[at - 1] ?? ''} ${word}`));
  const [a, b] = [pairs(one), pairs(other)];
  return (2 * [...a].filter((it) => b.has(it)).length) / (a.size + b.size || 1);
}

/** The words with a general one in place of each value. */
function spoken({ text, handles }: Masked): string {
  return handles.reduce((it, { id, kind }) => it.replaceAll(id, ` ${placeholders[kind]} `), text);
}

const placeholders: Readonly<Record<HandleKind, string>> = {
  ADDR: 'account',
  NAME: 'account',
  TOK: 'token',
  NUM: 'number',
  NET: 'network',
  DATE: 'date',
};

/** Every phrasing with its query; those about terms for each entry of the glossary. */
export function allDocs(): readonly Doc[] {
  kept ??= [
    ...Object.entries(phrasings).flatMap(([id, texts]) =>
      id === 'term' ? [] : texts.map((text) => ({ text, query: { id: id as QueryId, about: [] } })),
    ),
    ...Object.entries(helpPhrasings).flatMap(([help, texts]) =>
      texts.map((text) => ({
        text,
        query: { id: 'help' as const, about: [{ kind: 'help', help } as const] },
      })),
    ),
    ...Object.entries(termNames).flatMap(([term, names]) => {
      const about: readonly Topic[] = [{ kind: 'term', term }];
      return names.flatMap((name) =>
        phrasings.term.map((it) => ({
          text: it.replace('TERM', name),
          query: { id: 'term' as const, about },
        })),
      );
    }),
  ].map((it, id) => ({ id, ...it, text: inOwnWords(it.text) }));
  return kept;
}

let kept: readonly Doc[] | undefined;

type Index = Readonly<{ index: MiniSearch<Doc>; weightOf: (word: string) => number }>;

const indexes = new WeakMap<readonly Doc[], Index>();

/** An index of phrasings; a word weighs the more the fewer queries it is asked with. */
function indexOf(docs: readonly Doc[]): Index {
  const before = indexes.get(docs);
  if (before) return before;
  const index = new MiniSearch<Doc>({
    fields: ['text'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm: (word) => word,
    searchOptions: {
      tokenize: (text) => text.split(' '),
      processTerm: (word) => word,
      combineWith: 'OR',
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      prefix: (word) => word.length > 4,
    },
  });
  index.addAll(docs);
  const used = new Map<string, Set<QueryId>>();
  for (const { text, query } of docs) {
    for (const word of wordsIn(text)) used.set(word, (used.get(word) ?? new Set()).add(query.id));
  }
  const ids = Object.keys(takes).length;
  const weightOf = (word: string) => Math.log(1 + ids / (used.get(word)?.size ?? 1));
  const made = { index, weightOf };
  indexes.set(docs, made);
  return made;
}
