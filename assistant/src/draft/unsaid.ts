/** What of a sentence its draft does not say: words and signs that mean something, and are beside no value that says it. */
import type { Beginning } from './beginning.ts';
import type { DraftAsk, DraftAskKind, Drafted, Quoted } from './draft.ts';
import { isPassedOver, isWhole } from './passed.ts';
import { isReceiver } from './receiver.ts';
import { isSomebody } from './somebody.ts';
import { type Lexeme, plainWord } from './lexicon/lexeme.ts';
import type { MarkToken, Token, WordToken } from './token.ts';

/** What the draft has so far; `used` are words that a field or a choice says. */
export type Said = Pick<Drafted, 'values' | 'choices'> & Readonly<{ used: ReadonlySet<WordToken> }>;

/** What has to be asked about beside values, in the order of the words. */
export function unsaidIn(
  tokens: readonly Token[],
  beginning: Beginning,
  said: Said,
): Readonly<{ asks: readonly DraftAsk[]; over: readonly Quoted[] }> {
  const named = new Set(tokens.flatMap((it) => (it.is === 'word' ? it.lexemes : [])));
  const asks: DraftAsk[] = [];
  const over: Quoted[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'value') continue;
    if (token.is === 'mark') {
      if (!isPlain(token) && !(named.has('polite') && isQuestion(token))) addMark(asks, token);
      continue;
    }
    const kind = said.used.has(token) ? undefined : askOfWord(tokens, at, token, beginning, said, named);
    if (kind === undefined) continue;
    if (token.lexemes.length === 0 && isPassedOver(tokens, at, beginning, said))
      over.push({ text: token.text, start: token.start, end: token.end });
    else asks.push(ask(kind, token));
  }
  return { asks, over };
}

/** What of a word has to be asked about; undefined for what the draft says, and for what adds nothing. */
function askOfWord(
  tokens: readonly Token[],
  at: number,
  word: WordToken,
  { kind, more, again, at: verb, verb: begun }: Beginning,
  { choices, values }: Said,
  named: ReadonlySet<Lexeme>,
): DraftAskKind | undefined {
  const { lexemes } = word;
  if (lexemes.length === 0) return 'word';
  if (again.includes(word)) return undefined;
  if (more.includes(word)) return 'second';
  const has = (it: Lexeme) => lexemes.includes(it);
  if (has('only')) return paysNothing.has(kind) ? undefined : 'negation';
  if (has('limited')) return kind === 'allow' && values.amount !== undefined ? undefined : 'negation';
  if (has('noMore')) return values.amount === undefined ? 'negation' : undefined;
  if (has('nobody') && kind === 'revoke') return undefined;
  // “A weird DAI approval to 0x…”: of what is named in full it says nothing more.
  if (has('risky'))
    return kind === 'revoke' &&
      (choices.revokes === 'risky' || (values.to !== undefined && values.pay !== undefined))
      ? undefined
      : 'word';
  if (has('pending') && at !== verb) return kind === 'cancel' ? undefined : 'word';
  // “Ana lent me 60 DAI, pay her back”.
  if (has('loan'))
    return kind === 'repay' || has('do:send') || (kind === 'send' && at < verb) ? undefined : 'word';
  if (has('dollars'))
    return (kind === 'swap' && values.amount !== undefined && values.get !== undefined) ||
      [values.amount, values.least].some((it) => it?.sum?.is === 'worth')
      ? undefined
      : 'amount';
  if (has('much')) return choices.limit === 'noLimit' ? undefined : 'second';
  if (has('money')) return 'amount';
  if (has('keep')) return 'negation';
  if (has('bank')) return 'word';
  if (has('done')) return isWhole(kind, { values, choices }) && kind !== 'cancel' ? undefined : 'word';
  // A form that pays nothing says that nothing else happens.
  if (paysNothing.has(kind) && has('not') && tokens.slice(at + 1).every(isOfNothing)) return undefined;
  if (has('not') || has('nobody')) return 'negation';
  if (has('if')) return 'condition';
  if (has('each')) return 'second';
  // What is taken back comes back: “never again”, “wieder zurück”.
  if (has('time') && isBack.has(begun) && onceMore.test(plainWord(word.text))) return undefined;
  if (has('time') || has('unit')) return 'time';
  if (has('more')) return 'second';
  if (has('item')) return kind === 'list' || kind === 'buy' ? undefined : 'value';
  if (has('question')) return isWhole(kind, { values, choices }) ? undefined : 'word';
  if (has('price')) return kind === 'list' || kind === 'buy' ? undefined : 'word';
  // “My friend Bob”.
  if (has('kin') && isSomebodyNext(tokens, at)) return undefined;
  if (has('someone')) return isTold(tokens, at, kind, values, choices) ? undefined : 'who';
  if (has('may') && kind !== 'allow') return 'word';
  if (has('asks') && !named.has('polite')) return 'word';
  if (has('own') && spends.has(kind) && kind !== 'swap' && kind !== 'revoke' && !isWhere(tokens, at))
    return 'word';
  if (has('me') && kind === 'send' && isReceiver(tokens, at, verb)) return 'unsure';
  if (has('do:nothing')) return kind === 'nothing' || paysNothing.has(kind) ? undefined : 'negation';
  // “All the DAI it wants”.
  if (has('all') && choices.limit === 'noLimit' && values.pay !== undefined) return undefined;
  if (['all', 'any', 'noLimit', 'atLeast', 'atMost', 'fee'].some((it) => has(it as Lexeme))) return 'value';
  const part = lexemes.find((it) => it.startsWith('part:'))?.slice('part:'.length);
  if (part !== undefined) return kind === 'change' && part === choices.part ? undefined : 'word';
  if (has('says')) return kind === 'say' || reaches(tokens, at, 1, ['NAME']) ? undefined : 'word';
  if (has('reason')) return undefined;
  if (has('goods'))
    return goodsIn.has(kind) ||
      choices.revokes !== undefined ||
      isBesideValue(tokens, at, ['TOK', 'NUM', 'ADDR', 'NAME'])
      ? undefined
      : 'word';
  if (has('net')) return isBesideValue(tokens, at, ['NET']) ? undefined : 'word';
  if (has('safe') && kind !== 'change')
    return isBesideValue(tokens, at, ['NAME', 'ADDR']) ? undefined : 'word';
  if (has('spend') && !spends.has(kind)) return 'word';
  if (has('permission') && at !== verb && !permits.has(kind))
    return paysNothing.has(kind) ? undefined : 'word';
  if (paysNothing.has(kind) && isPlaceHere(tokens, at)) return undefined;
  if (has('place')) return isBesideValue(tokens, at, ['NAME', 'ADDR', 'NET', 'TOK']) ? undefined : 'word';
  // “To my wallet” is where it comes anyway, where nobody is paid.
  if (has('to') && comesHome.has(kind) && isOwnNext(tokens, at)) return undefined;
  return lexemes.some((it) => toward.has(it)) && !has('of') && isDangling(tokens, at, word)
    ? 'word'
    : undefined;
}

/** “No approvals”: of what a form that pays nothing has none of anyway. */
function isOfNothing(token: Token): boolean {
  if (token.is !== 'word') return token.is === 'mark' && isPlain(token);
  return token.lexemes.some(
    (it) => it === 'permission' || it === 'goods' || it === 'only' || it === 'fill' || it === 'not',
  );
}

const isBack: ReadonlySet<string> = new Set(['do:stop', 'do:withdraw', 'do:unwrap']);
const onceMore = /^(?:again|wieder|otra vez|de nuevo|nuevamente|encore|a nouveau|de nouveau|再|再次|重新)$/;

/** “On the site”, which is the one that asks. */
function isPlaceHere(tokens: readonly Token[], at: number): boolean {
  const it = tokens
    .slice(at)
    .find(
      (one) => one.is !== 'word' || !one.lexemes.every((lexeme) => lexeme === 'fill' || toward.has(lexeme)),
    );
  return it?.is === 'word' && it.lexemes.includes('place');
}

const comesHome: ReadonlySet<string> = new Set(['bridge', 'withdraw', 'claim', 'swap', 'buy', 'wrap']);

function isOwnNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens
    .slice(at + 1)
    .find((it) => it.is !== 'word' || !it.lexemes.every((one) => one === 'fill'));
  return next?.is === 'word' && next.lexemes.some((it) => it === 'own' || it === 'me' || it === 'safe');
}

/** Whether “her” can only be the one who is paid: whose sum it is, or of whom more is said once all is. */
function isTold(
  tokens: readonly Token[],
  at: number,
  kind: Beginning['kind'],
  values: Drafted['values'],
  choices: Drafted['choices'],
): boolean {
  const { to } = values;
  if ((kind !== 'send' && kind !== 'repay') || to === undefined || !isWhole(kind, { values, choices }))
    return false;
  const people = tokens.filter(
    (it) => it.is === 'value' && isSomebody(it) && it.handle.start !== values.account?.start,
  );
  const word = tokens[at];
  if (people.length !== 1 || word?.is !== 'word' || word.start < to.end) return false;
  const before = tokens[at - 1];
  const next = tokens
    .slice(at + 1)
    .find((it) => it.is !== 'word' || !it.lexemes.every((one) => one === 'fill'));
  if (before?.is === 'word' && before.lexemes.some((it) => it === 'to' || it === 'for')) return false;
  if (next?.is === 'value') return next.handle.kind === 'NUM';
  if (next?.is === 'word' && next.lexemes.includes('do:send')) return true;
  // “He covered the hotel”, and “to Bob him”, which is nobody.
  const after = tokens[at + 1];
  const goesOn = after?.is === 'word' && after.lexemes.every((it) => it === 'fill');
  return (goesOn || before?.is !== 'value') && !tokens.slice(at).some((it) => it.is === 'value');
}

function isSomebodyNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.is === 'value' && isSomebody(next);
}

/** Whether an account is where something is: “from my account”, “Bob’s account”. */
function isWhere(tokens: readonly Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - nearby), at)
    .findLast((it) => it.is !== 'word' || !it.lexemes.every((one) => one === 'fill'));
  if (before?.is === 'word') return before.lexemes.some((it) => it === 'of' || toward.has(it));
  return before?.is === 'value' && before.handle.kind === 'NAME';
}

/** Forms by which nothing is paid. */
const paysNothing: ReadonlySet<string> = new Set(['signIn', 'say', 'nothing']);

/** Forms whose sentences may name goods without saying which. */
const goodsIn: ReadonlySet<string> = new Set([
  'claim',
  'list',
  'buy',
  'withdraw',
  'cancel',
  'signIn',
  'say',
  'change',
  'nothing',
]);

/** Forms whose sentences may say that something is spent, and those that are about permissions. */
const spends: ReadonlySet<string> = new Set(['allow', 'revoke', 'swap', 'bridge', 'withdraw', 'claim']);
const permits: ReadonlySet<string> = new Set(['allow', 'revoke', 'change']);

type Kinds = readonly string[];

/** Whether a noun is beside a value that says which one it is, with nothing between that means something else. */
function isBesideValue(tokens: readonly Token[], at: number, kinds: Kinds): boolean {
  return reaches(tokens, at, -1, kinds) || reaches(tokens, at, 1, kinds);
}

/** What is further away is not beside. */
const nearby = 8;

function reaches(tokens: readonly Token[], from: number, step: 1 | -1, kinds: Kinds): boolean {
  for (let at = from + step; Math.abs(at - from) <= nearby; at += step) {
    const token = tokens[at];
    if (token === undefined) return false;
    if (token.is === 'value') return kinds.includes(token.handle.kind);
    if (token.is === 'mark' ? !isPlain(token) || isEnd(token) : !isBetween(token)) return false;
  }
  return false;
}

/** May are between a noun and its value. */
function isBetween({ lexemes }: WordToken): boolean {
  return lexemes.length > 0 && lexemes.every((it) => between.has(it));
}

const between: ReadonlySet<Lexeme> = new Set([
  'fill',
  'of',
  'place',
  'net',
  'goods',
  'own',
  'permission',
  'says',
  'all',
]);

const toward: ReadonlySet<Lexeme> = new Set(['to', 'from', 'into', 'for', 'with', 'on', 'as', 'until']);
/** What may follow without a value of its own: what is done with it, a part, a word that is asked about itself. */
const skipped: ReadonlySet<Lexeme> = new Set([
  'fill',
  'of',
  'place',
  'net',
  'goods',
  'own',
  'me',
  'says',
  'polite',
]);

/** A word such as “to” without anything that it is to. */
function isDangling(tokens: readonly Token[], from: number, word: WordToken): boolean {
  const isOut = word.lexemes.some((it) => it === 'from' || it === 'with' || it === 'on');
  for (let at = from + 1; at <= from + nearby; at += 1) {
    const token = tokens[at];
    if (token === undefined) return true;
    if (token.is === 'value') return word.lexemes.includes('until') && token.handle.kind !== 'DATE';
    if (token.is === 'mark') {
      if (isEnd(token)) return true;
      continue;
    }
    // Someone is “against” doing something.
    if (word.lexemes.includes('into') && token.lexemes.some((it) => it.startsWith('do:'))) return true;
    // From the user’s own account is where everything comes from.
    if (isOut && (token.lexemes.includes('own') || token.lexemes.includes('me'))) return false;
    if (token.lexemes.length === 0 || token.lexemes.some((it) => it === 'time' || it === 'if')) return false;
    // “For rent”.
    if (token.lexemes.includes('reason')) return word.lexemes.includes('to');
    if (!token.lexemes.every((it) => skipped.has(it))) return word.lexemes.includes('until');
  }
  return true;
}

/** Punctuation means nothing by itself; every other sign does, and so does one that nobody sees. */
function isPlain({ text }: MarkToken): boolean {
  if (/^[\p{Extended_Pictographic}\ufe0f\u200d]+$/u.test(text)) return !/[❌🚫⛔✖🛑🙅👎❎🔁🔂]/u.test(text);
  return /^[.,:;!¡¿()[\]"'“”„«»‘’「」『』–—\-…&、，。！：；（）]$/u.test(text);
}

function isQuestion({ text }: MarkToken): boolean {
  return /^[?？¿]$/u.test(text);
}

function isEnd({ text }: MarkToken): boolean {
  return /^[.;!?。！？；]$/u.test(text);
}

/** Signs that are side by side are asked about together. */
function addMark(asks: DraftAsk[], mark: MarkToken): void {
  const last = asks.at(-1);
  if (last?.end === mark.start && last.kind === 'word' && !/\p{L}/u.test(last.text))
    asks[asks.length - 1] = { ...last, text: last.text + mark.text, end: mark.end };
  else asks.push(ask('word', mark));
}

function ask(kind: DraftAskKind, { text, start, end }: WordToken | MarkToken): DraftAsk {
  return { kind, text, start, end };
}
