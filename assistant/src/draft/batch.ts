/** Several things in one sentence: “10 USDC to Ana and 15 to Bob”. What a part leaves out is what was said before it. */
import { type Beginning, beginningOf } from './beginning.ts';
import type { Drafted, DraftName } from './draft.ts';
import { plainWord } from './lexicon/lexeme.ts';
import { isWhole } from './passed.ts';
import { isSomebody } from './somebody.ts';
import { type Token, valueOf, type WordToken } from './token.ts';

/** Reads a row of tokens that says one thing. */
type ReadOne = (tokens: readonly Token[], beginning: Beginning) => Drafted;

/** What each part of a sentence says; undefined unless each of several says all that its form needs, with nothing to ask. */
export function batchOf(
  tokens: readonly Token[],
  names: readonly DraftName[],
  readOne: ReadOne,
): readonly Drafted[] | undefined {
  const parts = splitOf(tokens) ?? eachOf(tokens) ?? partsOf(tokens);
  if (parts.length < 2 || parts.length > mostParts) return undefined;
  const all: Drafted[] = [];
  let last: Beginning | undefined;
  for (const whole of parts) {
    const part = all.length === 0 ? whole : withoutSame(whole);
    const own = beginningOf(part);
    // “And 15 to Bob” goes on with what was begun.
    const isOn = last !== undefined && !part.some((it) => it.is === 'word' && isVerb(it.lexemes));
    const goesOn = isOn && last ? { ...last, at: -1, more: [], again: [], goesOn: true as const } : undefined;
    // “Ana 20 USDC, Bob 30 USDC”.
    const bare = own?.at === -1 ? { ...own, goesOn: true as const } : own;
    const beginning = goesOn ?? bare;
    if (beginning === undefined) return undefined;
    const drafted = withRest(withOnlyToken(readOne(part, beginning), tokens), all.at(-1), part !== whole);
    if (drafted.asks.length > 0 || drafted.offers || !isWhole(drafted.kind, drafted)) return undefined;
    if (alone.has(drafted.kind)) return undefined;
    // Of what is left after the first one nobody knows here how much it is.
    if (all.length > 0 && (drafted.choices.how === 'all' || isShare(drafted))) return undefined;
    all.push(drafted);
    last = beginning;
  }
  return all;
}

const mostParts = 6;
/** What is not in a transaction. */
const alone: ReadonlySet<string> = new Set(['signIn', 'say', 'nothing', 'cancel']);

function isShare({ values }: Drafted): boolean {
  return values.amount?.sum?.is === 'share';
}

function isVerb(lexemes: readonly string[]): boolean {
  return lexemes.some((it) => it.startsWith('do:'));
}

/** The token that was said before, and the same sum where the words say so. */
function withRest(drafted: Drafted, before: Drafted | undefined, isSame: boolean): Drafted {
  if (before === undefined || before.kind !== drafted.kind) return drafted;
  const { values } = drafted;
  const pay = values.pay ?? before.values.pay;
  const amount = values.amount ?? (isSame ? before.values.amount : undefined);
  // “Revoke Uniswap for USDC and DAI”.
  const to = values.to ?? (drafted.kind === 'send' ? undefined : before.values.to);
  return {
    ...drafted,
    values: { ...values, ...(pay ? { pay } : {}), ...(amount ? { amount } : {}), ...(to ? { to } : {}) },
  };
}

/** A part without the words that say that its sum is the one before. */
function withoutSame(part: readonly Token[]): readonly Token[] {
  for (let count = 4; count > 0; count -= 1) {
    for (let at = 0; at + count <= part.length; at += 1) {
      const some = part.slice(at, at + count);
      const text = some.map((it) => (it.is === 'value' ? '\0' : plainWord(it.text))).join(' ');
      if (sames.has(text)) return [...part.slice(0, at), ...part.slice(at + count)];
    }
  }
  return part;
}

/** “Pay Ana 5 and Bob 7 USDC”: the one token of the sentence is that of each sum. */
function withOnlyToken(drafted: Drafted, tokens: readonly Token[]): Drafted {
  const [only, ...others] = tokens.flatMap((it) =>
    it.is === 'value' && it.handle.kind === 'TOK' ? [valueOf(it)] : [],
  );
  if (drafted.kind !== 'send' || drafted.values.pay || only === undefined || others.length > 0)
    return drafted;
  return { ...drafted, values: { ...drafted.values, pay: only } };
}

/** “Split 90 USDC between Ana and Bob”: an equal part for each, where the sum has equal parts. */
function splitOf(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  if (!tokens.some(isSplit)) return undefined;
  const [sum, ...others] = tokens.filter((it) => it.is === 'value' && it.handle.kind === 'NUM');
  const parts = eachOf(
    tokens.map((it): Token => (isSplit(it) ? { ...it, lexemes: ['each', 'do:send'] } : it)),
  );
  if (sum?.is !== 'value' || sum.sum?.is !== 'number' || others.length > 0 || parts === undefined)
    return undefined;
  const digits = partOf(sum.sum.digits, parts.length);
  if (digits === undefined) return undefined;
  return parts.map((part) =>
    part.map((it): Token => {
      if (it === sum) return { ...sum, sum: { is: 'number', digits } };
      return it.is === 'word' && it.lexemes.includes('each') ? { ...it, lexemes: ['do:send'] } : it;
    }),
  );
}

function isSplit(token: Token): token is WordToken {
  return token.is === 'word' && token.lexemes.includes('splits');
}

/** The digits of an equal part of a number; undefined where it has none with as few places as money has. */
function partOf(digits: string, count: number): string | undefined {
  const [whole = '', places = ''] = digits.split('.');
  const all = BigInt(whole + places.padEnd(mostPlaces, '0').slice(0, mostPlaces));
  if (places.length > mostPlaces || all % BigInt(count) !== 0n) return undefined;
  const part = (all / BigInt(count)).toString().padStart(mostPlaces + 1, '0');
  const rest = part.slice(-mostPlaces).replace(/0+$/, '');
  return part.slice(0, -mostPlaces) + (rest === '' ? '' : `.${rest}`);
}

/** Of the tokens with the fewest. */
const mostPlaces = 6;

/** “Send Ana and Bob 50 USDC each”: the same for each of those who are named side by side. */
function eachOf(tokens: readonly Token[]): readonly (readonly Token[])[] | undefined {
  const each = tokens.findIndex((it) => it.is === 'word' && it.lexemes.includes('each'));
  const from = tokens.findIndex((it) => it.is === 'value' && isSomebody(it));
  if (each < 0 || from < 0) return undefined;
  const people = [from];
  // “20 DAI each to Ana and Bob”.
  const end = each > from ? each : tokens.length;
  for (let at = from + 1; at < end; at += 1) {
    const token = tokens[at];
    if (token?.is === 'value' && isSomebody(token)) people.push(at);
    else if (token === undefined || token.is === 'value' || !isBetweenPeople(token)) break;
  }
  // What joins the last one and what comes next belongs to neither.
  const last = people.at(-1) ?? from;
  if (people.length < 2) return undefined;
  return people.map((person) =>
    tokens.filter((it, n) => n === person || ((n < from || n > last) && (n !== each || isVerbal(it)))),
  );
}

function isVerbal(token: Token): boolean {
  return token.is === 'word' && isVerb(token.lexemes);
}

function isBetweenPeople(token: Exclude<Token, { is: 'value' }>): boolean {
  return joins.has(plainWord(token.text)) || (token.is === 'word' && token.lexemes.includes('to'));
}

/** The parts of a sentence: between words that join, each with a value of its own. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const last = parts.at(-1);
    const text = token.is === 'value' ? '' : plainWord(token.text);
    if (joins.has(text)) {
      if (last?.some((it) => it.is === 'value')) parts.push([]);
      continue;
    }
    last?.push(token);
  }
  const values = (part: readonly Token[]) => part.filter((it) => it.is === 'value');
  const isToken = (part: readonly Token[]) =>
    values(part).every((it) => it.handle.kind === 'TOK') && part.length === 1;
  // “Ana 5, Bob 7, USDC”.
  const isShared = tokens.filter((it) => it.is === 'value' && it.handle.kind === 'TOK').length === 1;
  return parts.filter((it) => values(it).length > 0 && !(isShared && parts.length > 2 && isToken(it)));
}

const joins: ReadonlySet<string> = new Set(
  'and|and then|and also|then|also|plus|afterwards|after that|+|&|;|,|und|und dann|dann|danach|anschließend|außerdem|y|e|y luego|después|despues|y despues|luego|tambien|et|et puis|puis|ensuite|et ensuite|和|并|并且|然后|接着|再|随后|同时|，|、|；'.split(
    '|',
  ),
);

const sames: ReadonlySet<string> = new Set(
  'the same|same|same again|same amount|the same amount|dasselbe|das gleiche|genauso viel|gleich viel|lo mismo|la misma cantidad|igual|la meme chose|la même chose|autant|pareil|同样|一样|同样的|一样多'
    .split('|')
    .map(plainWord),
);
