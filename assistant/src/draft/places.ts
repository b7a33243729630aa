import { isAppName } from './apps.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Token, ValueToken, WordToken } from './token.ts';

export type Role = 'to' | 'from' | 'into' | 'for' | 'with' | 'of' | 'on' | 'as';
export type Count = 'atLeast' | 'atMost' | 'fee' | 'all';

/** Where a value is in the sentence. */
export type Place = Readonly<{
  value: ValueToken;
  /** The last word before it that says its role, back to the value before. */
  role?: Role;
  /** That word as it is written, in small letters. */
  by?: string;
  /** What the words count in it: “at most”, “all”. */
  counts: readonly WordToken[];
  /** All lexemes between the value before and this one. */
  before: readonly Lexeme[];
  /** Whether an amount is directly before it, of which it is the token. */
  counted: boolean;
  /** Whether the word that begins the sentence is before it. */
  afterVerb: boolean;
  /** Whether it is under a “not” or an “if”: what is said of it is not what is wanted. */
  turned: boolean;
  /** Whether a word that is not known here is directly after it: an amount is then of something else than a token. */
  ofUnknown: boolean;
  /** Whether no token is directly after it. */
  isBare: boolean;
  /** Whether it is right behind an app. */
  behindApp: boolean;
  /** Of what is before no token: what it is right behind, where that may have it in its name: “Milady 7001”. */
  mayName?: 'word' | 'name';
}>;

const roles: ReadonlySet<string> = new Set(['to', 'from', 'into', 'for', 'with', 'of', 'on', 'as']);
const counting: ReadonlySet<string> = new Set(['atLeast', 'atMost', 'fee', 'all']);
/** May are between an amount and its token. */
const between: ReadonlySet<string> = new Set(['fill', 'of']);

/** The places of all values, in order. `verb`: the place of the word that begins the sentence. */
export function placesOf(tokens: readonly Token[], verb: number): readonly Place[] {
  const places: Place[] = [];
  let words: WordToken[] = [];
  let marked = false;
  let turned = false;
  for (const [at, token] of tokens.entries()) {
    turned = isTurned(token, turned);
    if (token.is === 'mark') marked = true;
    if (token.is === 'word') words.push(token);
    if (token.is !== 'value') continue;
    const last = places.at(-1);
    // What is before the verb says nothing of what comes after it.
    const from = words.findLastIndex((it) => it.lexemes.some((one) => one.startsWith('do:')));
    const lexemes = words.slice(Math.max(from, 0)).flatMap((it) => it.lexemes);
    const isSum =
      last?.value.handle.kind === 'NUM' &&
      isAsset(token) &&
      !marked &&
      words.slice(Math.max(from, 0)).every((it) => it.lexemes.some((one) => between.has(one))) &&
      words.every((it) => it.lexemes.length > 0);
    const counts = words.filter((it) => it.lexemes.some((one) => counting.has(one)));
    // “把DAI全换成USDC”: right before a verb it counts what was said before.
    const isBehind = (it: WordToken) =>
      it.lexemes.includes('all') && isBecoming(words[words.indexOf(it) + 1]);
    const role = isSum ? last.role : (lexemes.findLast((it) => roles.has(it)) as Role | undefined);
    const by = words.findLast((it) => it.lexemes.some((one) => roles.has(one)));
    const place: Place = {
      value: token,
      ...(role === undefined ? {} : { role }),
      ...(isSum || by === undefined ? {} : { by: by.text.toLowerCase() }),
      counts: isSum ? [] : countsHere(counts, token, places, isBehind),
      before: isSum ? last.before : lexemes,
      counted: isSum,
      afterVerb: at > verb,
      turned,
      ofUnknown: isUnknown(tokens[at + 1]),
      isBare: !isAssetNext(tokens, at),
      behindApp: isApp(tokens[at - 1]),
      ...(isAssetNext(tokens, at) ? {} : mayName(tokens[at - 1])),
    };
    places.push(place);
    words = [];
    marked = false;
  }
  // What counts after the last value counts in it: “100 USDC at most”.
  countsHere(
    words.filter((it) => it.lexemes.some((one) => counting.has(one))),
    undefined,
    places,
  );
  return places;
}

/** A “not” or an “if” turns all that comes after it, to the end of its part of the sentence. */
function isTurned(token: Token, turned: boolean): boolean {
  if (token.is === 'mark') return false;
  if (token.is === 'value') return turned;
  // “20, no wait, 25” is another sum, and not one that is denied.
  if (corrects.test(token.text)) return false;
  if (token.lexemes.some((it) => it === 'not' || it === 'if')) return true;
  return turned && !token.lexemes.some((it) => it.startsWith('do:'));
}

const corrects =
  /^(?:no wait|wait no|wait|scratch that|actually no|make that|correction|i mean|nein warte|warte|doch lieber|ich meine|quatsch|no espera|espera|mejor dicho|digo|perdón|non attends|attends|pardon|plutôt|je veux dire|不对|等等|说错|说错了)$/iu;

function isUnknown(token: Token | undefined): boolean {
  return token?.is === 'word' && token.lexemes.length === 0;
}

function isApp(token: Token | undefined): boolean {
  return token?.is === 'value' && token.handle.kind === 'NAME' && isAppName(token.handle);
}

function mayName(before: Token | undefined): Pick<Place, 'mayName'> {
  const isItem = before?.is === 'word' && before.lexemes.includes('item');
  if (isUnknown(before) || isItem) return { mayName: 'word' };
  return before?.is === 'value' && before.handle.kind === 'NAME' ? { mayName: 'name' } : {};
}

function isAssetNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens
    .slice(at + 1)
    .find((it) => it.is !== 'word' || !it.lexemes.every((one) => between.has(one)));
  return next?.is === 'value' && isAsset(next);
}

function isAsset({ handle, item }: ValueToken): boolean {
  if (item === true || (handle.kind === 'NAME' && isAppName(handle))) return false;
  return handle.kind === 'TOK' || handle.kind === 'NAME' || handle.kind === 'ADDR';
}

function isBecoming(word: WordToken | undefined): boolean {
  return word !== undefined && /^\p{Script=Han}/u.test(word.text) && word.lexemes.includes('into');
}

/** Words that count are before what they count; before another kind of value, or at the end, they are after it. */
function countsHere(
  counts: readonly WordToken[],
  next: ValueToken | undefined,
  places: Place[],
  isBehind: (it: WordToken) => boolean = () => false,
): readonly WordToken[] {
  const kind = next?.handle.kind;
  const own = counts.filter(
    (it) => !isBehind(it) && (kind === 'NUM' || (kind === 'TOK' && it.lexemes.includes('all'))),
  );
  for (const it of counts) {
    if (own.includes(it)) continue;
    const wanted = it.lexemes.includes('all') ? 'TOK' : 'NUM';
    const at = places.findLastIndex(({ value }) => value.handle.kind === wanted);
    const counted = places[at];
    if (counted !== undefined && at >= places.length - 2)
      places[at] = { ...counted, counts: [...counted.counts, it] };
  }
  return own;
}
