/**
 * Words to a draft without any model: by what begins the sentence, the words before a value, and the kind of the value. What
 * does not fit is asked about, and nothing is made up.
 */
import type { Handle } from '../handles/handle.ts';
import { isAppName } from './apps.ts';
import { type Beginning, beginningOf } from './beginning.ts';
import { batchOf } from './batch.ts';
import { certainOnly } from './certain.ts';
import { correctedOf, mayBeCorrected, mayBeSpared, sparedOf } from './corrected.ts';
import { doubtOf } from './doubt.ts';
import type {
  ChoiceSlot,
  DraftAsk,
  DraftAskKind,
  Drafted,
  DraftName,
  Quoted,
  Value,
  ValueSlot,
} from './draft.ts';
import { withItems } from './items.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import { isNative, isWrapped } from './native.ts';
import { type Place, placesOf } from './places.ts';
import { placedAgain, type Repaired, repairedOf } from './repaired.ts';
import { countsAs, type SoFar, slotOf } from './slotOf.ts';
import { type Token, valueOf, type WordToken } from './token.ts';
import { tokensOf } from './tokens.ts';
import { askedOnce } from './askedOnce.ts';
import { withSymbols, withTokenNames } from './tokenNames.ts';
import { unsaidIn } from './unsaid.ts';

/** The draft that the words say; undefined where they say none. */
export function readWords(text: string, known: readonly DraftName[]): Drafted | undefined {
  const repaired = repairedOf(text, withTokenNames(known));
  const mended = repaired && readPlain(repaired.text, known);
  const placed = mended && mayBeRepaired(mended, repaired) ? placedAgain(mended, repaired, text) : undefined;
  return placed ?? readPlain(text, known);
}

/** Words in which nothing is corrected. */
function readPlain(text: string, known: readonly DraftName[]): Drafted | undefined {
  const names = withTokenNames(known);
  const tokens = withItems(tokensOf(text, names).tokens, text, names);
  const corrected = correctedIn(tokens, names, text);
  if (corrected !== undefined) return withSymbols(corrected, known);
  const one = readOne(tokens, names);
  if (one !== undefined && one.asks.length === 0) return withSymbols(one, known);
  const [first, ...others] =
    batchOf(tokens, names, (part, beginning) => certainOnly(draftOf(part, beginning, names), part, names)) ??
    [];
  if (first !== undefined)
    return { ...withSymbols(first, known), also: others.map((it) => withSymbols(it, known)) };
  return one && withSymbols(askedOnce(one, tokens, text), known);
}

/** A bare “no” may also deny a permission: none is given by it. */
function mayBeRepaired(drafted: Drafted, { isBare }: Repaired): boolean {
  return !isBare || [drafted, ...(drafted.also ?? [])].every(mayBeCorrected);
}

/** The draft of what is left of words that deny a part of themselves. */
function correctedIn(
  tokens: readonly Token[],
  names: readonly DraftName[],
  text: string,
): Drafted | undefined {
  const spared = sparedOf(tokens, text);
  const ended = spared && readOne(spared.tokens, names);
  if (spared && ended && mayBeSpared(ended, spared.dropped, tokens))
    return { ...ended, over: [...(ended.over ?? []), ...spared.dropped] };
  const corrected = correctedOf(tokens, text);
  if (corrected === undefined) return undefined;
  const drafted = readOne(corrected.tokens, names);
  if (drafted === undefined || !mayBeCorrected(drafted)) return undefined;
  return { ...drafted, over: [...corrected.dropped, ...(drafted.over ?? [])] };
}

/** The draft of words that say one thing. */
function readOne(tokens: readonly Token[], names: readonly DraftName[]): Drafted | undefined {
  const beginning = beginningOf(tokens);
  if (beginning === undefined) return undefined;
  const drafted = draftOf(tokens, beginning, names);
  const certain = certainOnly(drafted, tokens, names);
  if (isElsewhere(drafted, certain.offers, tokens) || isOfNothing(drafted, tokens)) return undefined;
  const says = tokens.some((it) => it.is === 'value') || Object.keys(drafted.choices).length > 0;
  const isBare = bare.has(drafted.kind) && drafted.asks.every((it) => it.kind !== 'word');
  return says || isBare ? certain : undefined;
}

/** “Send Bob no money”. */
function isOfNothing({ kind, values, choices }: Drafted, tokens: readonly Token[]): boolean {
  const isDenied = tokens.some(
    (it) => it.is === 'word' && it.lexemes.some((one) => one === 'only' || one === 'do:nothing'),
  );
  return kind === 'send' && isDenied && values.amount === undefined && choices.how === undefined;
}

/** Forms that may be said with no value at all, and ask for what they need. */
const bare: ReadonlySet<string> = new Set(['nothing', 'cancel', 'claim', 'signIn', 'revoke']);

/** Whether more of the sums and tokens of the words are left over than are in fields: then another form is meant. */
function isElsewhere(
  { kind, values, asks }: Drafted,
  offers: Drafted['offers'],
  tokens: readonly Token[],
): boolean {
  const sums = tokens.flatMap((it) =>
    it.is === 'value' && it.kept !== true && (it.handle.kind === 'NUM' || it.handle.kind === 'TOK')
      ? [it.handle.start]
      : [],
  );
  const offered = Object.values(offers ?? {}).flatMap((all) => all.map(({ start }) => start));
  const left = asks.filter(
    (it) =>
      it.kind === 'value' && sums.includes(it.start) && !(kind === 'send' && offered.includes(it.start)),
  ).length;
  const filled = Object.values(values).filter(({ start }) => sums.includes(start)).length;
  return kind !== 'wrap' && left > 0 && left >= filled;
}

/** The draft of a sentence that begins like this. */
export function draftOf(
  tokens: readonly Token[],
  beginning: Beginning,
  names: readonly DraftName[],
): Drafted {
  const words = tokens.filter((it) => it.is === 'word');
  const part = words.flatMap((it) => it.lexemes).find((it) => it.startsWith('part:'));
  const values: Partial<Record<ValueSlot, Value>> = {};
  const choices: Partial<Record<ChoiceSlot, string>> = {};
  const asks: DraftAsk[] = [];
  const used = new Set<WordToken>();
  let side: 'pay' | 'get' = beginning.verb === 'do:buy' ? 'get' : 'pay';
  let verbSeen = false;
  let goesInto = false;
  const places = placesOf(tokens, beginning.at);
  const object = boughtBefore(places, beginning);
  const network = networkIn(places, { beginning, names, taken: new Set(), side, part });
  for (const [at, place] of places.entries()) {
    const { handle } = place.value;
    side = sideOf(place, side, {
      isPrice: isPrice(places, at),
      isObject: object.includes(place),
      isBehindSum: isBehindSum(places, at),
      isOfSum: isOfSum(places, at),
      beginning,
      verbSeen,
      pays: values.pay !== undefined || values.amount !== undefined,
    });
    verbSeen ||= place.afterVerb;
    const taken = new Set(Object.keys(values) as ValueSlot[]);
    const slot = slotOf(place, { beginning, names, taken, side, part });
    if (slot === undefined) {
      const isOfFee = place.counted && values.fee?.start === places[at - 1]?.value.handle.start;
      if (isOfFee && isNative(handle.text, names, network)) continue;
      if (isSaidAgain(place, values, places[at - 1])) continue;
      if (!isSaidAnyway(place, beginning, names, network)) asks.push(ask('value', handle));
      continue;
    }
    // “Transfer 5 USDC at Ana”: someone who is paid, or a place where it is put. No word says which.
    if (
      slot === 'to' &&
      place.role === 'on' &&
      beginning.kind === 'send' &&
      !isSafe(handle.text) &&
      !isAppName(handle)
    ) {
      asks.push(ask('value', handle));
      continue;
    }
    if (slot === 'to' && ((place.role === 'into' && !isSafe(handle.text)) || isAppName(handle)))
      goesInto = true;
    values[slot] = slot === 'text' ? withoutMarks(handle) : valueOf(place.value);
    for (const it of place.counts)
      if (it.lexemes.some((one) => isCounted(one, slot, beginning))) used.add(it);
    if (slot === 'amount' && countsAs(place, 'atMost') && hasSum.has(beginning.kind)) choices.how = 'atMost';
    if (slot === 'pay' && countsAs(place, 'all') && hasSum.has(beginning.kind)) {
      if (values.amount === undefined) choices.how = 'all';
      else place.counts.forEach((it) => used.delete(it));
    }
    const doubt = doubtOf(slot, { beginning, names, words, places, at, network });
    if (doubt !== undefined) asks.push(ask(doubt, handle));
  }
  for (const [slot, value] of apartIn(values, places)) {
    delete values[slot];
    if (slot === 'amount') delete choices.how;
    asks.push(ask('value', value));
  }
  chooseMore(beginning, values, choices, words, used);
  // Of all of it something stays, and nothing says for sure of what.
  if (choices.how === 'all' && words.some((it) => it.lexemes.includes('keep'))) delete choices.how;
  if (tokens.some((it) => it.is === 'value' && it.kept === true)) {
    delete choices.how;
    if (values.amount?.sum?.is === 'share') delete values.amount;
    // “Keep 0.05 and 3 for the fees” limits none.
    if (values.fee !== undefined) asks.push(ask('value', values.fee));
    delete values.fee;
  }
  const { asks: unsaid, over } = unsaidIn(tokens, beginning, { values, choices, used });
  // “Split 90 USDC”, of which nobody knows who gets how much.
  const split = words.find((it) => it.lexemes.includes('splits'));
  if (split && values.amount !== undefined) {
    asks.push(ask('value', values.amount));
    delete values.amount;
  }
  // What is sent into something is put there: a plain transfer to a pool or a vault is lost.
  const owes = words.some((it) => it.lexemes.includes('loan') && !it.lexemes.includes('do:send'));
  const moves = beginning.kind === 'send' && goesInto && !owes ? 'deposit' : beginning.kind;
  // “Set the allowance to zero” takes it back.
  const isEnded =
    moves === 'allow' && values.amount?.sum?.is === 'number' && Number(values.amount.sum.digits) === 0;
  const ended = isEnded && values.amount ? [quoted(values.amount)] : [];
  if (isEnded) delete values.amount;
  const kind = isEnded ? 'revoke' : moves;
  return wrapped(
    {
      kind,
      values,
      choices,
      asks: inOrder([...asks, ...unsaid]),
      ...(over.length + ended.length > 0 ? { over: [...over, ...ended] } : {}),
    },
    names,
  );
}

/** Sums that are of another token than the one beside which their field is: “as much ETH as 500 USDC gets me”. */
function apartIn(
  values: Readonly<Partial<Record<ValueSlot, Value>>>,
  places: readonly Place[],
): readonly (readonly ['amount' | 'least', Value])[] {
  const sides = [
    ['amount', 'pay'],
    ['least', 'get'],
  ] as const;
  return sides.flatMap(([slot, side]) => {
    const [sum, token] = [values[slot], values[side]];
    const at = places.findIndex(({ value }) => value.handle.start === sum?.start);
    const [before, next] = [places[at - 1], places[at + 1]];
    if (sum === undefined || token === undefined || at < 0) return [];
    // “USDC 500”.
    const isBehind =
      before?.value.handle.kind === 'TOK' &&
      places[at]?.before.length === 0 &&
      sum.start - before.value.handle.end <= 1;
    const its = next?.counted === true ? next : isBehind ? before : undefined;
    if (its === undefined) return [];
    const { kind, text } = its.value.handle;
    return kind !== 'TOK' || same(text, token.text) ? [] : [[slot, sum] as const];
  });
}

/** “500 USDC to ETH, at least 0.12 ETH”: the token of a sum, which was said before. */
function isSaidAgain(
  { value: { handle }, counted }: Place,
  { get, least, pay, amount }: Readonly<Partial<Record<ValueSlot, Value>>>,
  before: Place | undefined,
): boolean {
  const sum = before?.value.handle.start;
  if (!counted || handle.kind !== 'TOK' || sum === undefined) return false;
  const of = least?.start === sum ? get : amount?.start === sum ? pay : undefined;
  return of !== undefined && same(of.text, handle.text);
}

/** The network that the words say that it is on. */
function networkIn(places: readonly Place[], so: SoFar): string | undefined {
  return places.find((it) => slotOf(it, so) === 'network')?.value.handle.text;
}

/** Between a network’s currency and what wraps it there is nothing to be swapped: it is wrapped or unwrapped. */
function wrapped(drafted: Drafted, names: readonly DraftName[]): Drafted {
  const { pay, get, least, amount, ...rest } = drafted.values;
  if (drafted.kind !== 'swap' || pay === undefined || get === undefined || drafted.choices.how)
    return drafted;
  const on = drafted.values.network?.text;
  const wraps = isNative(pay.text, names, on) && isWrapped(get.text, names, on);
  if (!wraps && !(isNative(get.text, names, on) && isWrapped(pay.text, names, on))) return drafted;
  return {
    kind: 'wrap',
    values: { ...rest, ...(amount ? { amount } : {}) },
    choices: wraps ? {} : { direction: 'unwrap' },
    asks: inOrder([...drafted.asks, ...(least ? [ask('value', least)] : [])]),
  };
}

/** Forms in which a sum may be all, or a maximum. */
const hasSum: ReadonlySet<string> = new Set(['send', 'swap', 'deposit', 'repay', 'bridge', 'buy']);

/** Whether a field says what a word counts in its value: a minimum is not a sum, and a maximum is not a minimum. */
function isCounted(word: Lexeme, slot: ValueSlot, { kind }: Beginning): boolean {
  if (slot === 'amount') return word === 'atMost' && (hasSum.has(kind) || kind === 'allow');
  if (slot === 'least') return word === 'atLeast';
  if (slot === 'fee') return word === 'fee' || word === 'atMost';
  return slot === 'pay' && word === 'all' && (hasSum.has(kind) || kind === 'revoke');
}

/** “3 UNI kaufen”: what is right before the verb is bought, where nothing after it is. */
function boughtBefore(places: readonly Place[], { verb }: Beginning): readonly Place[] {
  if (verb !== 'do:buy') return [];
  const at = places.findLastIndex((it) => !it.afterVerb);
  const isAfter = places.some(
    (it) => it.afterVerb && !it.counted && it.role === undefined && !countsAs(it, 'atMost'),
  );
  const token = places[at];
  if (token === undefined || token.role !== undefined || isAfter) return [];
  const sum = token.counted ? places[at - 1] : undefined;
  return sum === undefined ? [token] : [sum, token];
}

/** A swap turns from what is paid to what is got, or the other way where it is bought. */
function sideOf(
  place: Place,
  side: 'pay' | 'get',
  {
    isPrice: isOfOther,
    isObject,
    isBehindSum,
    isOfSum,
    beginning,
    verbSeen,
    pays,
  }: {
    isPrice: boolean;
    isObject: boolean;
    isBehindSum: boolean;
    isOfSum: boolean;
    beginning: Beginning;
    verbSeen: boolean;
    pays: boolean;
  },
): 'pay' | 'get' {
  if (beginning.kind !== 'swap' || place.counted) return side;
  const { before, value, isBare } = place;
  const isAmount = value.handle.kind === 'TOK' || value.handle.kind === 'NUM' || value.handle.kind === 'NAME';
  if (!isAmount) return side;
  // “50 dólares de PEPE”: of what the sum is, and not what it comes from.
  const role = isOfSum ? undefined : before.findLast((it) => turns.has(it));
  const mid = place.afterVerb && !verbSeen && beginning.at >= 0;
  if (beginning.verb === 'do:buy') {
    // “At most 40 USDC” is what it may cost.
    if (countsAs(place, 'atMost')) return 'pay';
    if (isOfOther) return 'pay';
    if (isObject || (isOfIt(place) && (pays || mid))) return 'get';
    // “Für 200 USDC ETH kaufen”.
    if (role === undefined && pays && isBare && value.handle.kind === 'TOK') return 'get';
    if (mid && role === undefined && before.some((it) => it === 'do:buy')) return 'get';
    // “Buy 5 USDC in ETH” says nothing of which one is paid.
    if (role === 'into' && before.includes('on')) return 'get';
    return role === undefined ? (place.afterVerb ? side : 'pay') : 'pay';
  }
  // “Sell 0.75 WETH, want no less than 1800 USDT”.
  if (role === undefined && pays && !isBare && countsAs(place, 'atLeast')) return 'get';
  if (role === 'with' || role === 'from') return 'pay';
  // “Swap 1 ETH USDC”.
  if (role === undefined && pays && isBehindSum) return 'get';
  if (role !== undefined) return 'get';
  // What is after the verb of a sentence whose payment stood before it is what comes.
  return mid && pays ? 'get' : side;
}

const turns: ReadonlySet<Lexeme> = new Set(['to', 'into', 'for', 'with', 'from']);

/** “Of ETH”, “worth of ETH”. */
function isOfIt(place: Place | undefined): boolean {
  return place?.role === 'of' || (place?.role !== 'with' && place?.before.includes('dollars') === true);
}

/** A token right behind what it is worth, with “of” between. */
function isOfSum(places: readonly Place[], at: number): boolean {
  const [sum, place] = [places[at - 1]?.value.sum, places[at]];
  return sum?.is === 'worth' && place?.value.handle.kind === 'TOK' && place.role === 'of';
}

/** “Buy 100 USDC of ETH”: what is bought is of another token than the sum. */
function isPrice(places: readonly Place[], at: number): boolean {
  const token = places[at]?.value.handle.kind === 'NUM' ? at + 1 : at;
  const [sum, next] = [places[token], places[token + 1]];
  const isToken = (it: Place | undefined) => it?.value.handle.kind === 'TOK';
  return sum?.counted === true && isToken(sum) && isToken(next) && isOfIt(next) && next?.counted === false;
}

/** A token right behind a sum of another one. */
function isBehindSum(places: readonly Place[], at: number): boolean {
  const [before, place] = [places[at - 1], places[at]];
  const isToken = (it: Place | undefined) => it?.value.handle.kind === 'TOK';
  return (
    before?.counted === true &&
    isToken(before) &&
    isToken(place) &&
    place !== undefined &&
    // A name of several words may be anything.
    !/\s/.test(place.value.handle.text) &&
    place.before.every((it) => it === 'fill')
  );
}

/** What makes a choice rather than a value. */
function chooseMore(
  { kind, verb }: Beginning,
  values: Partial<Record<ValueSlot, Value>>,
  choices: Partial<Record<ChoiceSlot, string>>,
  words: readonly WordToken[],
  used: Set<WordToken>,
): void {
  const first = (lexeme: Lexeme) => words.find((it) => it.lexemes.includes(lexeme));
  if (verb === 'do:unwrap') choices.direction = 'unwrap';
  const noLimit = first('noLimit');
  if (kind === 'allow' && noLimit && values.amount === undefined) {
    choices.limit = 'noLimit';
    used.add(noLimit);
  }
  if (kind === 'revoke') {
    const all = words.filter((it) => it.lexemes.includes('all') || it.lexemes.includes('any'));
    all.forEach((it) => used.add(it));
    const isOne = values.to !== undefined && values.pay !== undefined;
    if (!isOne && words.some((it) => it.lexemes.includes('risky'))) choices.revokes = 'risky';
    else if (values.to === undefined && (all.length > 0 || first('nobody'))) choices.revokes = 'all';
    else if (all.length > 0 && values.pay === undefined) choices.revokes = 'all';
  }
  const whole = words.find((it) => it.lexemes.includes('all') && !used.has(it));
  if (whole && hasSum.has(kind) && values.amount === undefined && values.pay === undefined) {
    choices.how = 'all';
    used.add(whole);
  }
  // “Claim everything from Aave”.
  if (whole && kind === 'claim') used.add(whole);
  if (whole && values.amount === undefined && (kind === 'wrap' || kind === 'withdraw')) {
    // “Pull everything from Compound”: all of what is there.
    const { text, start, end } = whole;
    values.amount = { text, start, end, sum: { is: 'share', of: [1, 1] } };
    used.add(whole);
  }
  if (kind !== 'change') return;
  const part = words.find((it) => it.lexemes.some((one) => one.startsWith('part:')));
  const name = part?.lexemes.find((one) => one.startsWith('part:'))?.slice('part:'.length);
  if (part && name) {
    choices.part = name;
    used.add(part);
  }
}

/** The user’s own account as where it comes from, and the tokens that wrapping is about, add nothing. */
function isSaidAnyway(
  { value: { handle }, role, counted }: Place,
  beginning: Beginning,
  names: readonly DraftName[],
  network: string | undefined,
): boolean {
  const own = names.some((it) => it.own === true && same(it.name, handle.text));
  if (own && role === 'from') return true;
  if (beginning.kind !== 'wrap' || handle.kind !== 'TOK') return false;
  const isResult = role === 'to' || role === 'into' || role === 'for';
  const unwraps = beginning.verb === 'do:unwrap';
  return (counted || !isResult) === unwraps
    ? isWrapped(handle.text, names, network)
    : isNative(handle.text, names, network);
}

/** What is sent into a Safe is its owner’s still, and arrives by a plain transfer. */
function isSafe(name: string): boolean {
  return /(?<!\p{L})safe(?!\p{L})/iu.test(name);
}

function withoutMarks(handle: Handle): Quoted {
  const [, lead = '', text = ''] = /^(["'“”„«‘「『]\s*)(.*?)\s*["'“”»’」』]$/su.exec(handle.text) ?? [];
  const start = handle.start + lead.length;
  return text === '' ? quoted(handle) : { text, start, end: start + text.length };
}

function quoted({ text, start, end }: Quoted): Quoted {
  return { text, start, end };
}

function ask(kind: DraftAskKind, it: Quoted): DraftAsk {
  return { kind, ...quoted(it) };
}

function inOrder(asks: readonly DraftAsk[]): readonly DraftAsk[] {
  return asks.toSorted((a, b) => a.start - b.start);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
