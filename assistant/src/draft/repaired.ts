/**
 * “20 USDC to Bob, sorry, I meant Ana”: what comes after the words by which people correct themselves takes the place of what it is
 * said instead of, and the rest stays. Where nobody can tell which of two values it is, nothing is repaired.
 */
import type { DraftAsk, Drafted, DraftName, Quoted, Value } from './draft.ts';
import type { HandleKind } from '../handles/handle.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import { mayCorrect } from './corrected.ts';
import { plainWord } from './lexicon/lexeme.ts';
import type { Language } from './numbers/numberWords.ts';
import type { Token, ValueToken, WordToken } from './token.ts';
import { isLexical, tokensOf } from './tokens.ts';

/** The words as they were meant. `from`: where each of their letters was. */
export type Repaired = Readonly<{
  text: string;
  from: readonly number[];
  dropped: readonly Quoted[];
  /** Whether they only say “no”, which may also deny something. */
  isBare: boolean;
}>;

/** The words without what was said by mistake; undefined where nothing is, or where nobody can tell what. */
export function repairedOf(text: string, names: readonly DraftName[]): Repaired | undefined {
  let repaired: Repaired | undefined;
  for (let count = 0; count < mostSlips; count += 1) {
    const once = repairedOnce(repaired?.text ?? text, names);
    if (once === undefined) break;
    const from = once.from.map((it) => (it < 0 || repaired === undefined ? it : (repaired.from[it] ?? -1)));
    const dropped = once.dropped.flatMap((it) => (repaired ? (placedIn(it, repaired.from, text) ?? []) : it));
    repaired = {
      text: once.text,
      from,
      dropped: [...(repaired?.dropped ?? []), ...dropped],
      isBare: once.isBare || repaired?.isBare === true,
    };
  }
  return repaired;
}

const mostSlips = 4;

/** A draft of repaired words with each place where it was in what was said; undefined where it was in no one place. */
export function placedAgain(
  drafted: Drafted,
  { from, dropped }: Repaired,
  text: string,
): Drafted | undefined {
  const placed = <T extends Quoted>(it: T): T | undefined => placedIn(it, from, text);
  const asks = drafted.asks.map(placed);
  const values = Object.entries(drafted.values).map(([slot, it]) => [slot, placed(it)] as const);
  const offers = Object.entries(drafted.offers ?? {}).map(
    ([slot, all]) => [slot, all.flatMap((it) => placed(it) ?? [])] as const,
  );
  if (asks.includes(undefined) || values.some(([, it]) => it === undefined)) return undefined;
  const also = drafted.also?.map((it) => placedAgain(it, { from, dropped: [] } as never, text));
  if (also?.includes(undefined)) return undefined;
  const { offers: _, also: __, ...rest } = drafted;
  return {
    ...rest,
    values: Object.fromEntries(values) as Readonly<Record<string, Value>>,
    asks: (asks as DraftAsk[]).toSorted((a, b) => a.start - b.start),
    over: [...dropped, ...(drafted.over ?? []).flatMap((it) => placed(it) ?? [])],
    ...(offers.length > 0 ? { offers: Object.fromEntries(offers) } : {}),
    ...(also ? { also: also as Drafted[] } : {}),
  };
}

function placedIn<T extends Quoted>(it: T, from: readonly number[], text: string): T | undefined {
  const [start = -1, last = -1] = [from[it.start], from[it.end - 1]];
  const end = last + 1;
  return start >= 0 && text.slice(start, end) === it.text ? { ...it, start, end } : undefined;
}

function repairedOnce(text: string, names: readonly DraftName[]): Repaired | undefined {
  if (text.search(slips) < 0 && text.search(denials) < 0) return undefined;
  const { tokens, language } = tokensOf(text, names);
  const all = slipsIn(text, tokens, language);
  for (const slip of all) {
    // What comes after the next slip is said of that.
    const until = all.find((it) => !it.denies && it.start >= slip.end)?.start ?? text.length;
    const before = tokens.filter((it) => placeOf(it).end <= slip.start);
    const after = tokens.filter((it) => placeOf(it).start >= slip.end && placeOf(it).end <= until);
    const isCut = tokens.some((it) => isAcross(placeOf(it), slip));
    if (isCut) continue;
    const pieces = slip.denies ? withoutNamed(before, after, text) : mendedBy(before, after, text);
    if (pieces === undefined) continue;
    const said = { text: slip.text, start: slip.start, end: slip.end };
    const kept = [...pieces.kept, [until, text.length] as const];
    return { ...joined(kept, text), dropped: [...pieces.dropped, said], isBare: slip.isBare };
  }
  return undefined;
}

const either = /(?<!\p{L})(?:or|oder|o|ou)\s+$|或者?$/iu;

function isAcross(it: Quoted, slip: Quoted): boolean {
  return it.start < slip.end && it.end > slip.start && (it.start < slip.start || it.end > slip.end);
}

type Slip = Quoted & Readonly<{ isBare: boolean; denies?: true }>;

/** Before what is not meant, beside what is: “to Ana, not to Bob”. */
const denials =
  /(?<![\p{L}\p{N}'’])(?:and |but |und |aber |y |pero |et |mais )?(?:not|instead of|rather than|nicht|statt|anstatt|anstelle von|no|en vez de|en lugar de|pas|au lieu de|plut[oô]t que)(?![\p{L}\p{N}'’])|而不是|不是|不给|别给/giu;

/** By which people surely correct themselves, and what may stand beside that and add nothing. */
const surely: readonly string[] = [
  String.raw`(?:hold on|hang on|wait(?: a (?:sec|second|minute|moment))?|scratch that|strike that|my (?:bad|mistake)|sorry|i (?:really )?mea(?:n|nt)|meant(?: to say)?|i (?:really )?meant to (?:say|type|write)|i mean to say|make (?:it|that)|change (?:it|that) to|correction|oops|whoops|nope|nah|rather(?! than)|actually|typo|better|no no|better make it|let's (?:say|do|make it))`,
  String.raw`(?:warte(?: mal)?|halt|stopp|moment(?: mal)?|nein|nee|nö|doch(?: lieber)?|lieber|quatsch|sorry|entschuldigung|entschuldige|verzeihung|pardon|ups|hoppla|ich mein(?:e|te)?|meinte(?: ich)?|vielmehr|besser(?: gesagt)?|korrektur|falsch|vertippt|mach(?: lieber)?|sagen wir)`,
  String.raw`(?:espera|perd[oó]n|perdona|disculpa|digo|quise decir|quiero decir|quer[ií]a decir|mejor(?: dicho)?|me equivoqu[eé]|corrijo|correcci[oó]n|ups|m[aá]s bien|que sean?)`,
  String.raw`(?:attends?|attendez|pardon|d[eé]sol[eé]e?|excuse(?:z)?(?:-moi)?|plut[oô]t(?! qu)|je (?:veux|voulais) dire|j['’]ai voulu dire|enfin|oups|erreur|correction|non|nan|mets plut[oô]t|disons)`,
];
const beside = String.raw`(?:no|ne|nein|nee|non|not that|oh|ah|ach|uh|um|euh|äh|ähm|hm+|ay|that|it|i|was|wrong|but|und|y|et|and|please|bitte|por favor|lo siento|s['’]il te pla[iî]t|doch|lieber|halt|mal|mejor|plut[oô]t)`;
const between = String.raw`[\s,.;:!…–—-]`;
const slips = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])(?:${beside}${between}+)*(?:(?<sure>${surely.join('|')})|(?<bare>no))(?![\p{L}\p{N}'’])(?:${between}+(?:${beside}|${surely.join('|')})(?![\p{L}\p{N}'’]))*|(?:哦|啊|呃|嗯|，|,|\s)*(?:(?<=[，,。\s])不(?=[，,。\s])|不对不对|不对|等等|等一下|等下|说错了?|打错了?|弄错了?|错了|搞错了?|抱歉|不好意思|改成|改为|应该是|我是说|我是想说|我的意思是)(?:[，,。\s]|是|应该|改成|改为|我|要|说错了?|打错了?|不好意思|抱歉|转)*`,
  'giu',
);

/** Where the words may correct themselves: no value is in it, and one is before it. */
function slipsIn(text: string, tokens: readonly Token[], language: Language): readonly Slip[] {
  const denied = [...text.matchAll(denials)].flatMap(({ 0: it, index }): readonly Slip[] => {
    // “To Bob, no Ana” denies her in Spanish only.
    if (/(?:^|\s)no$/iu.test(it) && language !== 'es') return [];
    return [{ text: it, start: index, end: index + it.length, isBare: true, denies: true }];
  });
  const corrected = [...text.matchAll(slips)].flatMap(({ 0: all, index, groups }): readonly Slip[] => {
    const [start, end] = [index, index + all.length];
    const isInValue = tokens.some(
      (it) => it.is === 'value' && it.handle.start < end && it.handle.end > start,
    );
    const isBare = groups?.bare !== undefined && !/(?:^|\P{L})(?:wait|espera)(?:$|\P{L})/iu.test(all);
    // “A Ana, no a Bob”: what comes after it is denied, unless the “no” stands alone.
    const isAlone =
      /^\s*[,.;:!…–—-]/u.test(text.slice(index + all.length)) &&
      /[,.;:!…–—-]\s*$/u.test(text.slice(0, index));
    if (isInValue || start === 0) return [];
    const next = tokens.find((it) => placeOf(it).start >= end);
    // “No 30”, “no, not Base”.
    const isSum =
      language !== 'es' && next !== undefined && ((isSaid(next) && kindOf(next) === 'NUM') || turns(next));
    // “For USDC no for ETH”.
    const isFor = language === 'en' && isSameRole(tokens, start, end);
    if (isBare && !isAlone && !isSum && !isFor) return [];
    // “Bob or rather Ana” may be either.
    if (either.test(text.slice(0, index))) return [];
    return [{ text: all, start, end, isBare: isBare && !isAlone }];
  });
  return [...corrected, ...denied.filter((it) => it.start > 0)];
}

/** Whether what comes right behind a place is for the same as the value right before it. */
function isSameRole(tokens: readonly Token[], start: number, end: number): boolean {
  const old = tokens.findLast((it) => placeOf(it).end <= start);
  const [word, value] = tokens.filter((it) => placeOf(it).start >= end);
  if (old?.is !== 'value' || word?.is !== 'word' || value?.is !== 'value') return false;
  const role = word.lexemes.find((it) => roles.has(it));
  return role !== undefined && kindOf(old) === kindOf(value) && roleOf(tokens, value) === roleOf(tokens, old);
}

type Pieces = Readonly<{
  kept: readonly (readonly [start: number, end: number])[];
  dropped: readonly Quoted[];
}>;

/** What is left where something is said not to be meant: another of its kind is, or comes instead. */
function withoutNamed(before: readonly Token[], after: readonly Token[], text: string): Pieces | undefined {
  if (
    isOpen(before) ||
    before.some(turns) ||
    before.some((it) => it.is === 'word' && it.lexemes.includes('all'))
  )
    return undefined;
  const at = after.findIndex((it) => it.is !== 'word' || !isAround(it));
  const [denied, old] = [after[at], before.filter((it) => it.is === 'value')];
  if (denied?.is !== 'value' || denied.handle.text.split(/\s+/).some(isLexical)) return undefined;
  const rest = after.slice(at + 1);
  const alike = old.filter((it) => kindOf(it) === kindOf(denied));
  // “Swap 20, not 20, 30”.
  if (alike.some((it) => nameOf(it) === nameOf(denied))) return mendedBy(before, rest, text, [denied]);
  const isLater = rest.some((it) => it.is === 'value' && kindOf(it) === kindOf(denied));
  if (alike.length !== 1 || isLater || rest.some(turns)) return undefined;
  // “For at least 1 rather than ETH”: of a sum that was said since, it may be the token.
  if (kindOf(denied) !== 'NAME' && old.at(-1) !== alike[0]) return undefined;
  const role = roleOf(after, denied);
  if (role !== undefined && roleOf(before, alike[0] as Token) !== role) return undefined;
  const end = placeOf(before.at(-1) as Token).end;
  const kept = [[0, end] as const, ...rest.map((it) => [placeOf(it).start, placeOf(it).end] as const)];
  return { kept, dropped: [quoteOf(denied, text)] };
}

/** What stays of the words before a slip, with what comes after it in the places of what it is said instead of. */
function mendedBy(
  before: readonly Token[],
  after: readonly Token[],
  text: string,
  not: readonly ValueToken[] = [],
): Pieces | undefined {
  if (before.some(turns)) return undefined;
  const [old, left] = [before.filter(isSaid), withoutDenied(after.filter((it) => !isSlip(it)))];
  if (left === undefined) return undefined;
  const said = { tokens: left.tokens, denied: [...not, ...left.denied] };
  const fresh = said.tokens.filter(isSaid);
  const verb = verbsOf(said.tokens).find((it) => !isLoose(it));
  const first = verbsOf(before)[0];
  // What is begun after it does not say again what was said before it.
  if ((verb !== undefined && first === undefined) || isOpen(before)) return undefined;
  // “At least 1, wait, USDT”: the token of a sum.
  if (old.at(-1) && kindOf(old.at(-1) as Token) === 'NUM' && fresh[0] && kindOf(fresh[0]) === 'TOK')
    return undefined;
  const isOther = verb !== undefined && first !== undefined && !sameVerb(first, verb);
  const swaps = new Map<Token, Token>();
  for (const kind of new Set(fresh.map(kindOf))) {
    const news = fresh.filter((it) => kindOf(it) === kind);
    const olds = old.filter((it) => kindOf(it) === kind);
    if (olds.length === 0) continue;
    const pairs = pairsOf(olds, news, { before, after: said.tokens, denied: said.denied });
    if (pairs === undefined) return undefined;
    for (const [one, other] of pairs) swaps.set(one, other);
  }
  if (isOther) {
    // “Deposit, no, withdraw it”: the verb alone, where nothing else is said of it.
    const isAlone = fresh.length === 0;
    if (!isAlone || verbsOf(before).length > 1 || ![first, verb].every(isMove)) return undefined;
    swaps.set(first, verb);
  }
  // What is said to be wrong is only taken away where something else is said instead.
  if ([...swaps].every(([one, other]) => nameOf(one) === nameOf(other))) return undefined;
  const moved = new Set(swaps.values());
  const kept: (readonly [number, number])[] = [];
  let from = 0;
  const end = placeOf(before.at(-1) as Token).end;
  for (const [one, other] of [...swaps].toSorted((a, b) => placeOf(a[0]).start - placeOf(b[0]).start)) {
    const place = placeOf(one);
    kept.push([from, place.start], [placeOf(other).start, placeOf(other).end]);
    from = place.end;
  }
  kept.push([from, end]);
  kept.push(...restOf(said.tokens, moved));
  const dropped = [...swaps.keys()].map((it) => quoteOf(it, text));
  return { kept, dropped: [...dropped, ...said.denied.map((it) => quoteOf(it, text))] };
}

/** What is said after a slip besides what takes another place, with the words that say what it is for. */
function restOf(tokens: readonly Token[], moved: ReadonlySet<Token>): readonly (readonly [number, number])[] {
  const rest: (readonly [number, number])[] = [];
  let words: Token[] = [];
  const flush = () => {
    for (const it of words) rest.push([placeOf(it).start, placeOf(it).end]);
    words = [];
  };
  for (const it of tokens) {
    if (moved.has(it)) words = words.filter((one) => one.is === 'word' && !isAround(one));
    else words.push(it);
    if (!moved.has(it) && it.is === 'value') flush();
  }
  words = words.filter((it) => it.is === 'mark' || !isLooseWord(it));
  flush();
  return rest;
}

/** Words around what is said instead: “make it”, “to”, “send her”. */
function isAround(word: WordToken): boolean {
  return word.lexemes.length > 0 && word.lexemes.every((it) => around.has(it) || it.startsWith('do:'));
}

function isLooseWord(token: Token): boolean {
  return (
    token.is === 'word' &&
    token.lexemes.length > 0 &&
    token.lexemes.every((it) => idle.has(it) || it.startsWith('do:'))
  );
}

const idle: ReadonlySet<string> = new Set<Lexeme>(['fill', 'polite', 'self', 'someone']);
const around: ReadonlySet<string> = new Set<Lexeme>(
  'fill polite self someone to for at into with from of on as net place goods'.split(' ') as Lexeme[],
);

/** “To Bob, I meant”: said behind what is meant. */
function isSlip(token: Token): boolean {
  return token.is === 'word' && alone.test(token.text);
}

const alone = new RegExp(String.raw`^(?:${surely.join('|')})$`, 'iu');

/** “Swap 1 USDC for, wait, WETH”: what comes next was not said before. */
function isOpen(before: readonly Token[]): boolean {
  const last = before.findLast(
    (it) => it.is === 'value' || (it.is === 'word' && !it.lexemes.every((one) => idle.has(one))),
  );
  return last?.is === 'word' && last.lexemes.some((it) => roles.has(it) || it === 'of' || it === 'as');
}

/** A “not”, an “if” and what may be meant twice: nobody knows what is corrected. */
function turns(token: Token): boolean {
  return token.is === 'word' && token.lexemes.some((it) => it === 'not' || it === 'if' || it === 'nobody');
}

/** “DAI, not USDC”: what is said not to be meant is what was said before. */
function withoutDenied(
  tokens: readonly Token[],
): Readonly<{ tokens: readonly Token[]; denied: readonly ValueToken[] }> | undefined {
  const denied: ValueToken[] = [];
  const rest: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (!turns(token)) {
      rest.push(token);
      continue;
    }
    let next = at + 1;
    while (tokens[next]?.is === 'word' && isAround(tokens[next] as WordToken)) next += 1;
    const value = tokens[next];
    if (value?.is !== 'value' || (token.is === 'word' && token.lexemes.includes('if'))) return undefined;
    denied.push(value);
    at = next;
  }
  return { tokens: rest, denied };
}

/** Which of what was said each new value is instead of. */
function pairsOf(
  olds: readonly Token[],
  news: readonly Token[],
  {
    before,
    after,
    denied,
  }: Readonly<{ before: readonly Token[]; after: readonly Token[]; denied: readonly ValueToken[] }>,
): readonly (readonly [Token, Token])[] | undefined {
  if (olds.length === news.length) {
    const all = olds.map((it, n) => [it, news[n] as Token] as const);
    // “Swap 20 USDC, sorry, for DAI”: what it is for, and not another one.
    const isFor = ([old, it]: readonly [Token, Token]) =>
      kindOf(it) === 'NAME' || [undefined, roleOf(before, old)].includes(roleOf(after, it));
    return all.every(isFor) ? all : undefined;
  }
  const [one, ...others] = news;
  if (one === undefined || others.length > 0) return undefined;
  const named = olds.filter((it) => denied.some((not) => nameOf(not) === nameOf(it)));
  if (named.length === 1) return [[named[0] as Token, one]];
  const role = roleOf(after, one);
  const alike = role === undefined ? [] : olds.filter((it) => roleOf(before, it) === role);
  const last = olds.at(-1) as Token;
  const tail = before.slice(before.indexOf(last) + 1);
  const isNear = tail.every(
    (it) => it.is === 'mark' || (it.is === 'word' ? isAround(it) : isTokenOf(it, last)),
  );
  if (alike.length > 1 || (alike.length === 1 && alike[0] !== last && role === undefined)) return undefined;
  if (alike.length === 1) return [[alike[0] as Token, one]];
  return isNear && role === undefined ? [[last, one]] : undefined;
}

/** The token of a sum. */
function isTokenOf({ handle }: ValueToken, sum: Token): boolean {
  return handle.kind === 'TOK' && kindOf(sum) === 'NUM';
}

/** What a value is for, by the word right before it. */
function roleOf(tokens: readonly Token[], value: Token): string | undefined {
  const words = tokens.slice(0, tokens.indexOf(value));
  const last = words.findLast(
    (it) => it.is === 'value' || (it.is === 'word' && !it.lexemes.every((one) => one === 'fill')),
  );
  if (last?.is !== 'word') return undefined;
  const role = last.lexemes.find((it) => roles.has(it));
  return role === 'into' ? 'to' : role;
}

const roles: ReadonlySet<string> = new Set<Lexeme>([
  'to',
  'into',
  'from',
  'for',
  'on',
  'with',
  'atLeast',
  'atMost',
  'until',
]);

/** A value, and “all”, which is as much. */
function isSaid(token: Token): boolean {
  return (
    token.is === 'value' ||
    (token.is === 'word' && token.lexemes.some((it) => it === 'all' || it === 'noLimit'))
  );
}

function kindOf(token: Token): HandleKind | 'ITEM' {
  if (token.is !== 'value') return 'NUM';
  if (token.item === true) return 'ITEM';
  return token.handle.kind === 'ADDR' ? 'NAME' : token.handle.kind;
}

function verbsOf(tokens: readonly Token[]): readonly WordToken[] {
  return tokens.flatMap((it) =>
    it.is === 'word' && it.lexemes.some((one) => one.startsWith('do:')) ? [it] : [],
  );
}

function isLoose({ lexemes }: WordToken): boolean {
  return lexemes.some((it) => it === 'do:set' || it === 'do:nothing');
}

/** What gives or ends a permission is never another verb instead. */
function isMove({ lexemes }: WordToken): boolean {
  return lexemes.every((it) => mayCorrect.has(it));
}

function sameVerb(one: WordToken, other: WordToken): boolean {
  const verb = ({ lexemes }: WordToken) => lexemes.find((it) => it.startsWith('do:'));
  return verb(one) === verb(other);
}

function nameOf(token: Token): string {
  return plainWord(placeOf(token).text);
}

function placeOf(token: Token): Quoted {
  return token.is === 'value' ? token.handle : token;
}

function quoteOf(token: Token, text: string): Quoted {
  const { start, end } = placeOf(token);
  return { text: text.slice(start, end), start, end };
}

/** Pieces of a text side by side, and where each letter was. */
function joined(pieces: Pieces['kept'], text: string): Readonly<{ text: string; from: readonly number[] }> {
  let all = '';
  const from: number[] = [];
  for (const [start, end] of pieces) {
    if (end <= start) continue;
    const last = all.at(-1);
    if (last !== undefined && /[\p{L}\p{N}]/u.test(last) && /[\p{L}\p{N}]/u.test(text[start] ?? '')) {
      all += ' ';
      from.push(-1);
    }
    for (let at = start; at < end; at += 1) from.push(at);
    all += text.slice(start, end);
  }
  return { text: all, from };
}
