/**
 * Words to a draft without any model: by what begins the sentence, the words before a value, and the kind of the value. What
 * does not fit is asked about, and nothing is made up.
 */
import { dayIn } from '../handles/dates.ts';
import type { Handle } from '../handles/handle.ts';
import { type Beginning, beginningOf } from './beginning.ts';
import type { ChoiceSlot, DraftAsk, DraftAskKind, Drafted, DraftName, Quoted, ValueSlot } from './draft.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import { type Place, placesOf } from './places.ts';
import { countsAs, isKnown, slotOf } from './slotOf.ts';
import { type Token, tokensOf, type WordToken } from './tokens.ts';

/** The draft that the words say; undefined where they say none. */
export function readWords(text: string, names: readonly DraftName[]): Drafted | undefined {
  const { tokens } = tokensOf(text, names);
  const beginning = beginningOf(tokens);
  if (beginning === undefined) return undefined;
  const drafted = draftOf(tokens, beginning, names);
  const says = tokens.some((it) => it.is === 'value') || Object.keys(drafted.choices).length > 0;
  return says || drafted.kind === 'nothing' ? drafted : undefined;
}

/** The draft of a sentence that begins like this. */
export function draftOf(
  tokens: readonly Token[],
  beginning: Beginning,
  names: readonly DraftName[],
): Drafted {
  const words = tokens.filter((it) => it.is === 'word');
  const part = words.flatMap((it) => it.lexemes).find((it) => it.startsWith('part:'));
  const values: Partial<Record<ValueSlot, Quoted>> = {};
  const choices: Partial<Record<ChoiceSlot, string>> = {};
  const asks: DraftAsk[] = [];
  const used = new Set<WordToken>();
  let side: 'pay' | 'get' = beginning.verb === 'do:buy' ? 'get' : 'pay';
  let verbSeen = false;
  for (const place of placesOf(tokens, beginning.at)) {
    const { handle } = place.value;
    side = sideOf(place, side, {
      beginning,
      verbSeen,
      pays: values.pay !== undefined || values.amount !== undefined,
    });
    verbSeen ||= place.afterVerb;
    const taken = new Set(Object.keys(values) as ValueSlot[]);
    const slot = slotOf(place, { beginning, names, taken, side, part });
    if (slot === undefined) {
      if (!isSaidAnyway(place, beginning, names)) asks.push(ask('value', handle));
      continue;
    }
    values[slot] = slot === 'text' ? withoutMarks(handle) : quoted(handle);
    for (const it of place.counts) used.add(it);
    if (slot === 'amount' && countsAs(place, 'atMost') && beginning.kind !== 'allow') choices.how = 'atMost';
    if (slot === 'pay' && countsAs(place, 'all') && values.amount === undefined) {
      if (canBeAll.has(beginning.kind)) choices.how = 'all';
      else if (beginning.kind !== 'revoke') place.counts.forEach((it) => used.delete(it));
    }
    const doubt = doubtOf(slot, place, names);
    if (doubt !== undefined) asks.push(ask(doubt, handle));
  }
  chooseMore(beginning, values, choices, words, used);
  const ofWords = words.flatMap((it) => {
    const kind = askOfWord(it, beginning, used);
    return kind === undefined ? [] : [ask(kind, it)];
  });
  const drafted = { kind: beginning.kind, values, choices, asks: inOrder([...asks, ...ofWords]) };
  return wrapped(drafted);
}

/** Between a network’s currency and what wraps it there is nothing to be swapped: it is wrapped or unwrapped. */
function wrapped(drafted: Drafted): Drafted {
  const { pay, get, least, amount, ...rest } = drafted.values;
  if (drafted.kind !== 'swap' || pay === undefined || get === undefined || drafted.choices.how)
    return drafted;
  const wraps = same(get.text, `w${pay.text}`);
  if (!wraps && !same(pay.text, `w${get.text}`)) return drafted;
  return {
    kind: 'wrap',
    values: { ...rest, ...(amount ? { amount } : {}) },
    choices: wraps ? {} : { direction: 'unwrap' },
    asks: inOrder([...drafted.asks, ...(least ? [ask('value', least)] : [])]),
  };
}

const canBeAll: ReadonlySet<string> = new Set(['send', 'swap', 'deposit']);

/** A swap turns from what is paid to what is got, or the other way where it is bought. */
function sideOf(
  place: Place,
  side: 'pay' | 'get',
  { beginning, verbSeen, pays }: { beginning: Beginning; verbSeen: boolean; pays: boolean },
): 'pay' | 'get' {
  if (beginning.kind !== 'swap' || place.counted) return side;
  const { before, value } = place;
  const isAmount = value.handle.kind === 'TOK' || value.handle.kind === 'NUM' || value.handle.kind === 'NAME';
  if (!isAmount) return side;
  const role = before.findLast((it) => turns.has(it));
  const mid = place.afterVerb && !verbSeen && beginning.at >= 0;
  if (beginning.verb === 'do:buy') {
    if (mid && before.some((it) => it === 'do:buy')) return 'get';
    return role === undefined ? (place.afterVerb ? side : 'pay') : 'pay';
  }
  if (role === 'with' || role === 'from') return 'pay';
  if (role !== undefined) return 'get';
  // What stands after the verb of a sentence whose payment stood before it is what comes.
  return mid && pays ? 'get' : side;
}

const turns: ReadonlySet<Lexeme> = new Set(['to', 'into', 'for', 'with', 'from']);

/** What makes a choice rather than a value. */
function chooseMore(
  { kind, verb }: Beginning,
  values: Readonly<Partial<Record<ValueSlot, Quoted>>>,
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
  const all = first('all');
  if (kind === 'revoke' && all) {
    used.add(all);
    if (values.pay === undefined) choices.revokes = 'all';
  }
  if (kind !== 'change') return;
  const part = words.find((it) => it.lexemes.some((one) => one.startsWith('part:')));
  const name = part?.lexemes.find((one) => one.startsWith('part:'))?.slice('part:'.length);
  if (part && name) {
    choices.part = name;
    used.add(part);
  }
}

/** What of a word has to be asked about; undefined for what the draft says, and for what adds nothing. */
function askOfWord(
  word: WordToken,
  { kind, more }: Beginning,
  used: ReadonlySet<WordToken>,
): DraftAskKind | undefined {
  const { lexemes } = word;
  if (used.has(word)) return undefined;
  if (lexemes.length === 0) return 'word';
  if (more.includes(word)) return 'second';
  const has = (it: Lexeme) => lexemes.includes(it);
  if (has('not')) return 'negation';
  if (has('if')) return 'condition';
  if (has('time')) return 'time';
  if (has('more')) return 'second';
  if (has('question')) return 'word';
  if (has('someone')) return 'who';
  if (has('item')) return kind === 'list' ? undefined : 'value';
  if (has('do:nothing')) return kind === 'nothing' ? undefined : 'negation';
  if (has('all') || has('noLimit') || has('atLeast')) return 'value';
  if (has('fee') || has('atMost')) return kind === 'allow' && has('atMost') ? undefined : 'value';
  return lexemes.some((it) => it.startsWith('part:')) ? 'word' : undefined;
}

/** The user’s own account as where it comes from, and the tokens that wrapping is about, add nothing. */
function isSaidAnyway(
  { value: { handle }, role, counted }: Place,
  beginning: Beginning,
  names: readonly DraftName[],
): boolean {
  const own = names.some((it) => it.own === true && same(it.name, handle.text));
  if (own && role === 'from') return true;
  if (beginning.kind !== 'wrap' || handle.kind !== 'TOK') return false;
  const isWrapped = /^w/i.test(handle.text);
  const isResult = role === 'to' || role === 'into' || role === 'for';
  const unwraps = beginning.verb === 'do:unwrap';
  return counted || !isResult ? isWrapped === unwraps : isWrapped !== unwraps;
}

/** Whether what was taken can be read in two ways. */
function doubtOf(slot: ValueSlot, place: Place, names: readonly DraftName[]): DraftAskKind | undefined {
  const { handle } = place.value;
  if (slot === 'amount' || slot === 'least' || slot === 'fee' || slot === 'threshold')
    return isPlain(handle.text) ? undefined : 'amount';
  if (slot === 'until') return dayIn(handle.text) === undefined ? 'date' : undefined;
  if (slot === 'pay' || slot === 'get') {
    const count = names.filter((it) => it.kind === 'TOK' && same(it.name, handle.text)).length;
    return count === 1 || handle.kind === 'ADDR' ? undefined : 'symbol';
  }
  if (slot === 'to' || slot === 'of' || slot === 'becomes' || slot === 'replaces')
    return isKnown(place, { names }) ? undefined : 'who';
  return undefined;
}

/** Figures and one point; three figures after it may be thousands. */
function isPlain(text: string): boolean {
  return /^[0-9]*\.?[0-9]+$/.test(text) && !/^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(text);
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

/** Words that are not understood and stand side by side are asked about together. */
function inOrder(asks: readonly DraftAsk[]): readonly DraftAsk[] {
  return asks.toSorted((a, b) => a.start - b.start);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
