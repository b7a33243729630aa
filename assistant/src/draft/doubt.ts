import { dayIn } from '../handles/dates.ts';
import type { Handle } from '../handles/handle.ts';
import type { Beginning } from './beginning.ts';
import type { DraftAskKind, DraftName, ValueSlot } from './draft.ts';
import type { Place } from './places.ts';
import { acts, countsAs, isKnown } from './slotOf.ts';
import { isLexical, type WordToken } from './tokens.ts';

type Doubted = Readonly<{
  beginning: Beginning;
  names: readonly DraftName[];
  words: readonly WordToken[];
  /** All values of the sentence, and which of them it is. */
  places: readonly Place[];
  at: number;
}>;

/** Whether the value that a field takes can be read in two ways, and what is asked then. */
export function doubtOf(slot: ValueSlot, so: Doubted): DraftAskKind | undefined {
  const place = so.places[so.at];
  if (place === undefined) return undefined;
  switch (slot) {
    case 'fee':
      return isClearNumber(slot, place, so) && !isOfToken(so) ? undefined : 'amount';
    case 'amount':
    case 'least':
    case 'threshold':
      return isClearNumber(slot, place, so) ? undefined : 'amount';
    case 'until':
      return isEnd(place) && dayIn(place.value.handle.text) !== undefined ? undefined : 'date';
    case 'pay':
    case 'get':
      return place.value.handle.kind === 'ADDR' || isOneToken(place.value.handle, so) ? undefined : 'symbol';
    case 'to':
      if (canAct.has(so.beginning.kind) && acts(place, so.beginning, so.places.at(-1), so.words))
        return 'who';
      // For somebody may be in their stead.
      if (so.beginning.kind === 'send' && place.role === 'for') return 'who';
      return isClearName(place, so) ? undefined : 'who';
    case 'of':
    case 'replaces':
      return isClearName(place, so) && !isEither(place, so) ? undefined : 'who';
    case 'becomes':
      return isClearName(place, so) ? undefined : 'who';
    default:
      return undefined;
  }
}

/** Forms in which whoever is named before the verb may be who does it. */
const canAct: ReadonlySet<string> = new Set(['send', 'deposit']);

/** One number, that is a sum and not a change of one; without a token and a word for it, it may be of either side of a swap. */
function isClearNumber(slot: ValueSlot, place: Place, { beginning, words, places, at }: Doubted): boolean {
  if (!isPlain(place.value.handle.text)) return false;
  const isRelative = slot !== 'fee' && words.some((it) => it.lexemes.includes('relative'));
  if (isRelative && place.role !== 'to' && place.role !== 'on') return false;
  const isBare = places[at + 1]?.counted !== true && !countsAs(place, 'atLeast');
  if (beginning.kind !== 'swap') return true;
  return !place.before.includes('at') && !(slot === 'least' && isBare);
}

/** Whether a number is of a token in which no network fee is paid. */
function isOfToken({ places, at, names }: Doubted): boolean {
  const next = places[at + 1];
  if (next?.counted !== true) return false;
  return !names.some((it) => it.native === true && same(it.name, next.value.handle.text));
}

/** Figures and one point; three figures after it may be thousands. */
function isPlain(text: string): boolean {
  return /^[0-9]*\.?[0-9]+$/.test(text) && !/^[1-9][0-9]{0,2}\.[0-9]{3}$/.test(text);
}

function isEnd({ before, role }: Place): boolean {
  return before.includes('until') || role === 'to' || role === 'as';
}

/** Somebody whom only one account here is called, or who can be looked up. */
function isClearName(place: Place, { names }: Doubted): boolean {
  const { handle } = place.value;
  const called = names.filter((it) => it.kind === 'NAME' && same(it.name, handle.text));
  return isKnown(place, { names }) && called.length < 2 && !isWord(handle, called);
}

/** “Von Ana zu Bob” is who goes, and “von” the account whose owner changes: one word may be either. */
function isEither({ value, before }: Place, { beginning, names }: Doubted): boolean {
  const sets = beginning.verb === 'do:set' || beginning.verb === 'do:replace';
  const isOwn = names.some((it) => it.own === true && same(it.name, value.handle.text));
  return sets && !isOwn && before.includes('from') && before.includes('of');
}

function isOneToken(handle: Handle, { names }: Doubted): boolean {
  const called = names.filter((it) => it.kind === 'TOK' && same(it.name, handle.text));
  return called.length === 1 && !isWord(handle, called);
}

/** A name that is also a word, and is not written as the name is, may be the word. */
function isWord({ text }: Handle, called: readonly DraftName[]): boolean {
  return isLexical(text) && called.every(({ name }) => name !== text || name === name.toLowerCase());
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
