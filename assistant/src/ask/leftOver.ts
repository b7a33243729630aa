/** What of a question is in no query that it was understood as: asked about, never dropped. */
import type { AskSubject } from '@readback/core/ask/answer.ts';
import { ask } from '@readback/core/ask/ask.ts';
import { keyOfQuery, type Query, type QueryId, takes } from '@readback/core/ask/query.ts';
import { termNames } from '@readback/phrases/words/termNames.ts';
import type { Handle, Masked } from '../handles/handle.ts';

export type LeftOver = Readonly<{ kind: 'value' | 'negation' | 'condition'; text: string }>;

export function leftOver(
  text: string,
  { handles }: Masked,
  queries: readonly Query[],
  subject: AskSubject,
): readonly LeftOver[] {
  const used = new Set(queries.flatMap(({ about }) => about.map(topicKey)));
  const terms = queries.some(({ id }) => id === 'term');
  // Of what is not answered by a yes or no, a not turns nothing round: the question that was understood stands above the answer.
  const isTurned = queries.some((it) => !claimsNegation.has(it.id) && ask(subject, it).isIt !== undefined);
  // What is asked of a price or of an account is the same whatever amount stands by it.
  const isOfAmounts = isTurned || queries.some(({ id }) => ofAmounts.has(id));
  const values = handles.filter(
    (it) =>
      !isUsed(it, used, queries) &&
      !(it.kind === 'NAME' && (terms || isOwnWord(it.text))) &&
      (isOfAmounts || (it.kind !== 'NUM' && it.kind !== 'DATE')),
  );
  const plain = handles.reduce(
    (it, { start, end }) => it.slice(0, start) + ' '.repeat(end - start) + it.slice(end),
    text,
  );
  const depends = queries.some(({ id }) => conditional.has(id));
  // A token in small letters looks like any word; what the page does not know of it does not belong to an answer about tokens.
  const others = queries.some(({ id }) => takes[id].includes('asset')) ? wordsOf(plain, symbols) : [];
  return [
    ...unique([...values.map(({ text: it }) => it), ...others]).map(
      (it): LeftOver => ({ kind: 'value', text: it }),
    ),
    ...(isTurned ? wordsOf(plain.replace(tags, ''), negations) : []).map(
      (it): LeftOver => ({ kind: 'negation', text: it }),
    ),
    ...(depends ? wordsOf(plain.replace(signing, ''), conditions) : []).map(
      (it): LeftOver => ({ kind: 'condition', text: it }),
    ),
  ];
}

/** Whether it is a word of the glossary, which says what is asked about, also where something on the page is called so. */
function isOwnWord(text: string): boolean {
  const word = text.toLowerCase();
  return Object.values(termNames).some((names) => (names as readonly string[]).includes(word));
}

function isUsed(
  { topics, kind, text }: Handle,
  used: ReadonlySet<string>,
  queries: readonly Query[],
): boolean {
  if (topics.some((it) => used.has(topicKey(it)))) return true;
  return queries.some(({ id, about }) => {
    // A number is what says which call; a network is what is asked about; and a value that the page does not know is said to be unknown.
    if (id === 'step') return kind === 'NUM' && about.length > 0;
    if (id === 'network') return kind === 'NET';
    return (
      about.some((it) => it.kind === 'elsewhere') &&
      (kind === 'ADDR' || kind === 'NAME') &&
      text !== '' &&
      topics.length === 0
    );
  });
}

function topicKey(topic: Query['about'][number]): string {
  return keyOfQuery({ id: 'does', about: [topic] });
}

/** Queries that mean what a negation says, or ask about it. */
const claimsNegation: ReadonlySet<QueryId> = new Set<QueryId>(['unknowns', 'fails', 'why', 'meant', 'term']);

/** Queries that an amount in the question could be about. */
const ofAmounts: ReadonlySet<QueryId> = new Set<QueryId>([
  'leaves',
  'arrives',
  'atLeast',
  'atMost',
  'gives',
  'mayTake',
  'receives',
]);

/** Queries about amounts and parties, which a condition could change. */
const conditional: ReadonlySet<QueryId> = new Set<QueryId>([
  'leaves',
  'arrives',
  'atLeast',
  'atMost',
  'worth',
  'left',
  'receives',
  'fee',
  'network',
  'gives',
  'published',
]);

/** Symbols of tokens that people type in small letters. */
const symbols =
  /(?<![\p{L}\p{N}])(?:usdc|usdt|dai|weth|wbtc|btc|bitcoin|steth|wsteth|shib|pepe|doge|sol|matic)(?![\p{L}\p{N}])/giu;

/** That it is signed is what every answer is about. */
const signing =
  /(?<![\p{L}\p{N}])(?:(?:if|when) (?:i|we) (?:just |only |do |now )?(?:sign|confirm|accept|approve|click|press|agree|do|send|swap|hit)\p{L}*|wenn ich (?:das |es |jetzt )*(?:unterschreib|signier|bestätig|zustimm|mach)\p{L}*|si (?:lo |la )?(?:firm|acept|confirm|apruebo)\p{L}*|si (?:je|on) (?:le |la )?(?:sign|confirm|accept|valid|clique)\p{L}*)|如果我?签/giu;

/** A question behind a statement turns nothing: “…, isn’t it”, “or not”. */
const tags =
  /(?:[,;]\s*|\s)(?:isn['’]?t it|doesn['’]?t it|won['’]?t it|don['’]?t they|or not|oder nicht|o no|ou (?:pas|non)|non)\s*[?.!]*\s*$/iu;

const negations =
  /(?<![\p{L}\p{N}])(?:not|never|no|without|except|neither|nor|none|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|didn['’]?t|wasn['’]?t|shouldn['’]?t|couldn['’]?t|nicht|nie|niemals|kein\p{L}*|ohne|außer|nunca|jamás|sin|excepto|ne|pas|jamais|sans|sauf|aucune?)(?![\p{L}\p{N}])|(?<=^|[\s¿])no(?=\s)|[不没非无]/giu;

const conditions =
  /(?<![\p{L}\p{N}])(?:if|unless|provided|assuming|in case|only when|wenn|falls|sofern|außer wenn|si|a menos que|en caso de|quand|lorsque|à condition|sauf si)(?![\p{L}\p{N}])|如果|假如|除非|要是/giu;

function wordsOf(text: string, pattern: RegExp): readonly string[] {
  return unique([...text.matchAll(pattern)].map(([it]) => it));
}

function unique(all: readonly string[]): readonly string[] {
  return [...new Map(all.map((it) => [it.toLowerCase(), it])).values()];
}
