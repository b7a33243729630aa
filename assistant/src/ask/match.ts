/**
 * Words to queries without a model: what our own phrasings in five languages teach about words says which query they ask for.
 * What a question names is found by code: an account, a token, a call, a warning, a term.
 */
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { offeredQueries } from '@readback/core/ask/offered.ts';
import { keyOfQuery, type Query, type QueryId } from '@readback/core/ask/query.ts';
import { maskQuestion } from '../handles/pageNames.ts';
import type { HandleKind, Masked } from '../handles/handle.ts';
import { fitOf, offersSomething } from './fits.ts';
import {
  asksMeaning,
  asksWhether,
  coverOf,
  definedIn,
  guessesOf,
  inItsEnglish,
  isGermanWord,
  isStrange,
  termsIn,
} from './learned.ts';
import { leftOver, type LeftOver } from './leftOver.ts';
import { topicsFor } from './topicsFor.ts';
import { wordsIn } from './words.ts';

/**
 * `understood` has what the words mean, or is empty; `nearest` are queries that can be answered, the likeliest first. `whether`:
 * a yes or no may be said, because it was surely asked for.
 */
export type Understood = Readonly<{
  understood: readonly Query[];
  whether: boolean;
  nearest: readonly Query[];
  leftOver: readonly LeftOver[];
}>;

/**
 * How likely a query has to be, with those whose answers hold the same, to be answered, and how much likelier than the next that is
 * asked for something else. `strange`: where the question has a word that is in no phrasing, which may be what it turns on.
 * `whether`: alone, and than any other, to be answered with yes or no.
 */
const bars = {
  known: { enough: 0.45, ahead: 2 },
  strange: { enough: 0.6, ahead: 3 },
  whether: { enough: 0.5, ahead: 3 },
} as const;

/** How far the likeliest has to be ahead, with what its own phrasings cover of the words more than any other’s, to be answered. */
const backed = { enough: 0.35, cover: 0.7 } as const;

/** How likely, to be offered before what can be asked of any request. */
const some = 0.04;

/** Queries whose answers hold what the other is asked for, so that either is not a wrong one. */
const akin: readonly (readonly QueryId[])[] = [
  ['undo', 'takeBack'],
  ['does', 'kind', 'step', 'changes'],
  ['gives', 'mayTake'],
  ['mayTake', 'atMost'],
  ['safe', 'todo', 'why'],
  ['fails', 'happened'],
  ['whoIs', 'since'],
  ['controls', 'newOwner'],
  ['newOwner', 'changes'],
  ['later', 'fails'],
];

function areAkin(one: QueryId, other: QueryId): boolean {
  return one === other || akin.some((them) => them.includes(one) && them.includes(other));
}

type Likely = Readonly<{ query: Query | undefined; id: QueryId | 'none'; chance: number }>;

/**
 * The query that the words of a question mean, by our phrasings alone; none where another is nearly as likely, so that nothing is
 * answered that was not asked.
 */
export function match(text: string, subject: AskSubject): Understood {
  const masked = withNouns(maskQuestion(text, subject));
  const likely = likelyOf(text, masked, subject);
  const [best] = likely;
  const sure = sureOf(masked, likely);
  const clauses = clausesOf(masked).map((it) => sureOf(it, likelyOf(it.text, it, subject)));
  // A word that the glossary lacks is not explained by a query that it happens to be a word of.
  const isWord = best?.id !== 'term' && asksMeaning(text);
  const isOpen = isWord || (isBareSum(masked) && !offersSomething(subject));
  const meant = isOpen || isOther(sure, clauses.at(-1)) ? undefined : (sure ?? sharedBy(clauses, likely));
  const understood = meant?.query === undefined ? [] : [meant.query];
  const taken = new Set(understood.map(keyOfQuery));
  const near = likely.flatMap(({ query, chance }) => (query !== undefined && chance >= some ? [query] : []));
  const rest = [...near, ...offeredQueries(subject)].filter((it) => {
    const key = keyOfQuery(it);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
  const { enough, ahead } = bars.whether;
  const whether =
    meant === best &&
    asksWhether(text) &&
    (best?.chance ?? 0) >= Math.max(enough, ahead * (likely[1]?.chance ?? 0));
  return {
    understood,
    whether,
    nearest: rest.slice(0, mostNearest),
    leftOver: understood.length > 0 ? leftOver(text, masked, understood, subject) : [],
  };
}

const mostNearest = 3;

/** What is likeliest, where that is sure enough to be answered. */
function sureOf(masked: Masked, likely: readonly Likely[]): Likely | undefined {
  const [best] = likely;
  const spoken = spokenOf(masked);
  // “Can the signature be withdrawn” is not what may be taken by it.
  if (best?.id === 'mayTake' && isOfConsent(spoken)) return undefined;
  const bar = isStrange(spoken) ? bars.strange : bars.known;
  return best?.query !== undefined && isSure(best, likely, bar, spoken) ? best : undefined;
}

/** “For how much”: beside anything but an offer it may be what leaves, what may be taken, or the fee. */
function isBareSum(masked: Masked): boolean {
  const words = wordsIn(inItsEnglish(spokenOf(masked)));
  return words.includes('much') && words.every((it) => it === 'for' || it === 'how' || it === 'much');
}

/** Whether a signature or a permission is all that the words name: nobody who takes, and nothing to take. */
function isOfConsent(spoken: string): boolean {
  const words = new Set(wordsIn(inItsEnglish(spoken)));
  const names = (all: ReadonlySet<string>) => [...all].some((it) => words.has(it));
  return names(consent) && !names(taken);
}

const consent: ReadonlySet<string> = new Set(wordsIn('signature permission'));
const taken: ReadonlySet<string> = new Set(
  wordsIn(
    'they token account everything number nft number what who how which steal move use spend pay limit',
  ),
);

/** The parts of a question that is asked behind something else, or of several. */
function clausesOf({ text, handles }: Masked): readonly Masked[] {
  const parts = text.split(/[.,;:!?…\n，。？！；]+|\s[-–—]\s/u).filter((it) => /\p{L}/u.test(it));
  return parts.length < 2 ? [] : parts.map((it) => ({ text: it, handles }));
}

function isOther(one: Likely | undefined, other: Likely | undefined): boolean {
  return one !== undefined && other !== undefined && !areBoth(one, other);
}

function areBoth(one: Likely, other: Likely): boolean {
  return one.id !== 'none' && other.id !== 'none' && areAkin(one.id, other.id);
}

/** What one part surely asks, where no part asks anything else, and the whole may ask it, too. */
function sharedBy(clauses: readonly (Likely | undefined)[], likely: readonly Likely[]): Likely | undefined {
  const found = clauses.filter((it) => it !== undefined);
  const [first] = found;
  if (first === undefined || !found.every((it) => areBoth(it, first))) return undefined;
  return likely.some(({ id, chance }) => id === first.id && chance >= ofWhole) ? first : undefined;
}

/** How likely what a part asks has to be for the whole. */
const ofWhole = 0.1;

function likelyOf(text: string, masked: Masked, subject: AskSubject): readonly Likely[] {
  const spoken = spokenOf(masked);
  const english = inItsEnglish(text);
  const defined = definedIn(english);
  if (defined !== undefined) {
    const query = { id: 'term', about: [{ kind: 'term', term: defined }] } as const;
    return [{ query, id: 'term', chance: 1 }];
  }
  const [named] = termsIn(english);
  const fit = fitOf(subject);
  const all = guessesOf(spoken).flatMap(({ is, chance }): readonly Likely[] => {
    if (is === 'none') return [{ query: undefined, id: 'none', chance }];
    const [id = '', entry] = is.split(' ');
    if (id === 'help') return [{ query: { id, about: [{ kind: 'help', help: entry ?? '' }] }, id, chance }];
    if (id === 'term') {
      return named === undefined
        ? []
        : [{ query: { id, about: [{ kind: 'term', term: named.term }] }, id, chance }];
    }
    const one = id as QueryId;
    const query = { id: one, about: topicsFor(one, english, masked, subject) };
    return [{ query, id: one, chance: chance * fit(one) }];
  });
  const sum = all.reduce((whole, it) => whole + it.chance, 0);
  return all
    .map((it) => ({ ...it, chance: it.chance / sum }))
    .toSorted((one, other) => other.chance - one.chance);
}

function isSure(
  best: Likely,
  likely: readonly Likely[],
  { enough, ahead }: Readonly<{ enough: number; ahead: number }>,
  spoken: string,
): boolean {
  const { id } = best;
  if (id === 'none') return false;
  const isAkin = (it: Likely) => it.id !== 'none' && areAkin(it.id, id);
  const chance = likely.filter(isAkin).reduce((sum, it) => sum + it.chance, 0);
  const next = likely.find((it) => !isAkin(it))?.chance ?? 0;
  if (chance < enough || best.chance < next * ahead) return false;
  if (best.chance === 1) return true;
  const { own, other } = coverOf(spoken, (it) => it !== 'none' && areAkin(it as QueryId, id));
  return chance - next + backed.cover * (own - other) >= backed.enough;
}

/** German nouns have a capital as names have: what is a word of our German phrasings is put back. */
function withNouns({ text, handles }: Masked): Masked {
  const nouns = handles.filter((it) => it.kind === 'NAME' && it.topics.length === 0 && isGermanWord(it.text));
  return {
    text: nouns.reduce((it, { id, text: noun }) => it.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), noun), text),
    handles: handles.filter((it) => !nouns.includes(it)),
  };
}

/** The words with a general one in place of each value. */
function spokenOf({ text, handles }: Masked): string {
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
