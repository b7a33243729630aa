import { dayIn } from '../handles/dates.ts';
import { relativeDay } from '../handles/relativeDay.ts';
import { isAppName } from './apps.ts';
import type { Beginning } from './beginning.ts';
import type { DraftAskKind, DraftName, ValueSlot } from './draft.ts';
import type { Place } from './places.ts';
import { everyLexeme } from './lexicon/everyLexeme.ts';
import { isDoubtfulName } from './doubtfulName.ts';
import { isNative } from './native.ts';
import { isSameNetwork } from './networkNames.ts';
import { acts, countsAs, isKnown } from './slotOf.ts';
import type { WordToken } from './token.ts';
import { isLexical, isMultiple } from './tokens.ts';

type Doubted = Readonly<{
  beginning: Beginning;
  names: readonly DraftName[];
  words: readonly WordToken[];
  /** All values of the sentence, and which of them it is. */
  places: readonly Place[];
  at: number;
  /** The network that the words name. */
  network: string | undefined;
}>;

/** Whether the value that a field takes can be read in two ways, and what is asked then. */
export function doubtOf(slot: ValueSlot, so: Doubted): DraftAskKind | undefined {
  const place = so.places[so.at];
  if (place === undefined) return undefined;
  const { text } = place.value.handle;
  switch (slot) {
    case 'amount':
    case 'least':
    case 'fee':
    case 'threshold':
      if (place.value.sum === undefined) return 'amount';
      return isSure(slot, place, so) ? undefined : 'unsure';
    case 'until':
      if (relativeDay(text)?.is === 'in' && !place.before.includes('until')) return undefined;
      if (dayIn(text) === undefined && relativeDay(text) === undefined) return 'date';
      return isEnd(place) ? undefined : 'unsure';
    case 'pay':
    case 'get':
      if (place.value.handle.kind === 'ADDR') return undefined;
      if (called(text, 'TOK', so).length !== 1) return 'symbol';
      // “Please collect my rewards”, where a token is called so.
      if (!place.afterVerb && so.beginning.at >= 0 && isLexical(text)) return 'unsure';
      // Nothing but a list says what it is.
      if (so.beginning.at < 0 && so.beginning.kind === 'send' && han.test(text)) return 'unsure';
      return isClearToken(slot, place, so) ? undefined : 'unsure';
    case 'onto':
      return isDoubtfulName({ ...place, role: 'on' }, so.names) ? 'unsure' : undefined;
    case 'at':
      if (isAppName(place.value.handle)) return undefined;
      return isWord(text, called(text, 'NAME', so)) || isDoubtfulName(bareOf(place), so.names)
        ? 'unsure'
        : undefined;
    case 'account':
      if (!isKnown(place, so) || called(text, 'NAME', so).length > 1) return 'who';
      return isWord(text, called(text, 'NAME', so)) || isDoubtfulName(bareOf(place), so.names)
        ? 'unsure'
        : undefined;
    case 'to':
    case 'of':
    case 'becomes':
    case 'replaces': {
      if (!isKnown(place, so)) return 'who';
      const people = called(text, 'NAME', so);
      const isClear = people.length < 2 && !isWord(text, people) && !isOther(slot, place, so);
      return isClear && !isDoubtfulName(place, so.names) ? undefined : 'unsure';
    }
    case 'network': {
      const { kind } = so.beginning;
      // From where it goes, and where to, are networks by what is before them.
      const at = kind === 'bridge' && place.role !== undefined ? { ...place, role: 'on' as const } : place;
      const all = called(text, 'NET', so);
      return all.length === 1 && !isWord(text, all) && !isDoubtfulName(at, so.names) ? undefined : 'unsure';
    }
    default:
      return undefined;
  }
}

/** A place of which no word before it says what it is. */
function bareOf(place: Place): Place {
  const { role: _role, ...bare } = place;
  return bare;
}

const han = /\p{Script=Han}/u;
const payIn: ReadonlySet<string> = new Set(['on', 'with', 'of', 'into']);

/** A symbol that is not a word here, not a multiple of the figures that it is at, and nothing that someone else may be. */
function isClearToken(slot: ValueSlot, place: Place, so: Doubted): boolean {
  const { text, start } = place.value.handle;
  if (isWord(text, called(text, 'TOK', so)) || isDoubtfulName(place, so.names)) return false;
  if (isMultiple(text) && so.places[so.at - 1]?.value.handle.end === start) return false;
  // What is sent “to” or “on” something is not what is sent.
  if (so.beginning.kind !== 'send' || slot !== 'pay' || place.counted || place.role === undefined)
    return true;
  // “Pay her back in USDC”.
  if (place.role === 'on' && place.by !== 'in') return false;
  return payIn.has(place.role) && so.places.filter(({ value }) => value.handle.kind === 'TOK').length === 1;
}

/** Whether someone may do it, or be someone in whose stead it is done, or another of two in a change. */
function isOther(slot: ValueSlot, place: Place, so: Doubted): boolean {
  const { kind } = so.beginning;
  if (slot === 'of' || slot === 'replaces') return isEither(place, so);
  if (slot !== 'to') return false;
  if (kind === 'send' && place.role === 'for' && so.beginning.at >= 0) return true;
  return canAct.has(kind) && acts(place, so.beginning, so.places.at(-1), so.words);
}

/** Forms in which whoever is named before the verb may be who does it. */
const canAct: ReadonlySet<string> = new Set(['send', 'deposit']);

/** A sum and not a change of one, in the currency that it is counted in; of one side of a swap, and no price. */
function isSure(slot: ValueSlot, place: Place, so: Doubted): boolean {
  const { beginning, words, places, at } = so;
  if (slot === 'fee') return !isOfToken(so);
  const isRelative = words.some((it) => it.lexemes.includes('relative'));
  if (isRelative && place.role !== 'to' && place.role !== 'on') return false;
  if (beginning.kind !== 'swap') return true;
  if (place.value.sum?.is === 'worth') return true;
  const isBare = places[at + 1]?.counted !== true && !countsAs(place, 'atLeast');
  return !place.before.includes('at') && !(slot === 'least' && isBare);
}

/** Whether a number is of a token in which no network fee is paid. */
function isOfToken({ places, at, names, network }: Doubted): boolean {
  const next = places[at + 1];
  if (next?.counted !== true) return false;
  return !isNative(next.value.handle.text, names, network);
}

function isEnd({ before, role }: Place): boolean {
  return before.includes('until') || role === 'to' || role === 'as';
}

/** Who or what has a name here. */
function called(text: string, kind: DraftName['kind'], { names }: Doubted): readonly DraftName[] {
  if (kind === 'NET') return names.filter((it) => it.kind === 'NET' && isSameNetwork(it.name, text));
  return names.filter((it) => it.kind === kind && same(it.name, text));
}

/** “Von Ana zu Bob” is who goes, and “von” the account whose owner changes: one word may be either. */
function isEither({ value, before }: Place, { beginning, names }: Doubted): boolean {
  const sets = beginning.verb === 'do:set' || beginning.verb === 'do:replace';
  const isOwn = names.some((it) => it.own === true && same(it.name, value.handle.text));
  return sets && !isOwn && before.includes('from') && before.includes('of');
}

/** A name that is also a word, and is not written as the name is, may be the word. */
function isWord(text: string, names: readonly DraftName[]): boolean {
  return (
    isLexical(text) &&
    !isPlaceWord(text) &&
    names.every(({ name }) => name !== text || name === name.toLowerCase())
  );
}

/** “My safe” is the one that is saved under that name. */
function isPlaceWord(text: string): boolean {
  const lexemes = [...everyLexeme(text)];
  return (
    lexemes.length > 0 &&
    lexemes.every((it) => it === 'safe' || it === 'place' || it === 'own' || it === 'net')
  );
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
