import { looksLikeName } from '@readback/core/text/looksLikeName.ts';
import type { Beginning } from './beginning.ts';
import type { DraftName, ValueSlot } from './draft.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Place } from './places.ts';

/** What is known of a draft while its values are looked at one after the other. */
export type SoFar = Readonly<{
  beginning: Beginning;
  names: readonly DraftName[];
  /** Fields that have a value. */
  taken: ReadonlySet<ValueSlot>;
  /** On which side of a swap the sentence is. */
  side: 'pay' | 'get';
  /** The part of an account that the sentence names first. */
  part: Lexeme | undefined;
}>;

/** Which field a value is for; undefined where it is for none, and has to be asked about. */
export function slotOf(place: Place, so: SoFar): ValueSlot | undefined {
  const slot = wanted(place, so);
  return slot === undefined || so.taken.has(slot) ? undefined : slot;
}

function wanted(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NET') return place.role === 'to' || place.role === 'from' ? undefined : networkOf(so);
  if (countsAs(place, 'fee') && kind === 'NUM') return onChain(so) ? 'fee' : undefined;
  switch (so.beginning.kind) {
    case 'send':
      return sendSlot(place, so);
    case 'swap':
      return swapSlot(place, so);
    case 'wrap':
      return kind === 'NUM' ? 'amount' : undefined;
    case 'deposit':
      return depositSlot(place, so);
    case 'claim':
      return kind === 'NUM' ? 'least' : isToken(place, so) ? 'get' : undefined;
    case 'list':
      return kind === 'NUM' ? 'least' : isToken(place, so) && place.counted ? 'get' : undefined;
    case 'allow':
      return allowSlot(place, so);
    case 'revoke':
      return kind === 'TOK' && !place.counted ? 'pay' : isSomebody(place) ? whoOf(place, so) : undefined;
    case 'signIn':
      return isHost(place) ? 'site' : undefined;
    case 'say':
      return isQuoted(place) ? 'text' : undefined;
    case 'change':
      return changeSlot(place, so);
    case 'nothing':
      return undefined;
  }
}

/** A sign-in and a text are of no network. */
function onChain({ beginning: { kind } }: SoFar): boolean {
  return kind !== 'signIn' && kind !== 'say' && kind !== 'nothing';
}

function networkOf(so: SoFar): ValueSlot | undefined {
  return onChain(so) ? 'network' : undefined;
}

function sendSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  if (isToken(place, so)) return 'pay';
  return isSomebody(place) ? whoOf(place, so) : undefined;
}

/** Whoever is named “from” is not who gets it, and a word with a capital after “for” or nothing may be anything. */
function whoOf(place: Place, so: SoFar): ValueSlot | undefined {
  if (so.taken.has('to')) return undefined;
  if (so.beginning.kind === 'send' && (place.role === 'from' || place.role === 'with')) return undefined;
  if (place.role === 'to' || place.value.handle.kind === 'ADDR' || isKnown(place, so)) return 'to';
  const permission = so.beginning.kind !== 'send';
  return permission && place.role !== 'as' ? 'to' : undefined;
}

function swapSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  const { side } = so;
  if (kind === 'NUM') {
    const wrongWay = countsAs(place, side === 'pay' ? 'atLeast' : 'atMost');
    return wrongWay ? undefined : side === 'pay' ? 'amount' : 'least';
  }
  return isToken(place, so) ? side : undefined;
}

function depositSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  if (isToken(place, so)) return 'pay';
  return isSomebody(place) && place.role !== 'from' && place.role !== 'as' ? 'to' : undefined;
}

function allowSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  if (kind === 'DATE') return 'until';
  if (isToken(place, so)) return 'pay';
  if (!isSomebody(place)) return undefined;
  // The second one that is named by its address is what may be spent.
  if (so.taken.has('to') && kind === 'ADDR' && place.before.includes('spend')) return 'pay';
  return whoOf(place, so);
}

function changeSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return so.part === 'part:threshold' ? 'threshold' : undefined;
  if (!isSomebody(place)) return undefined;
  const { verb } = so.beginning;
  const main: ValueSlot =
    verb === 'do:remove' || verb === 'do:revoke' || (verb === 'do:replace' && !so.taken.has('replaces'))
      ? 'replaces'
      : 'becomes';
  const ofSafe = place.before.includes('safe') || place.role === 'of' || place.role === 'from';
  const isWhere = ofSafe || place.role === 'on' || place.role === 'into';
  if (so.part === 'part:threshold') return 'of';
  if (verb === 'do:replace' && so.taken.has('replaces') && !so.taken.has('becomes') && !ofSafe)
    return 'becomes';
  if (so.taken.has(main)) return isWhere ? 'of' : undefined;
  return isWhere && verb !== 'do:replace' ? 'of' : main;
}

/** A token: a symbol that is known here, or what stands after an amount as one. */
function isToken({ value: { handle }, counted }: Place, so: SoFar): boolean {
  if (handle.kind === 'TOK') return true;
  if (!counted || so.names.some((it) => it.kind !== 'TOK' && same(it.name, handle.text))) return false;
  return isSymbol(handle.text);
}

/** A word that may be a symbol: no name with a dot, no address, nothing between quotation marks. */
function isSymbol(text: string): boolean {
  return /^[\p{L}\p{N}]{2,12}$/u.test(text) && /\p{Lu}/u.test(text);
}

function isSomebody({ value: { handle } }: Place): boolean {
  return handle.kind === 'ADDR' || (handle.kind === 'NAME' && !/^["'“”„«‘「『]/.test(handle.text));
}

/** Somebody by an address, by a name that is known, or by one that can be looked up. */
export function isKnown({ value: { handle } }: Place, { names }: Pick<SoFar, 'names'>): boolean {
  return (
    isWhole(handle.text) ||
    looksLikeName(handle.text) ||
    names.some((it) => it.kind === 'NAME' && same(it.name, handle.text))
  );
}

/** A whole address: a part of one names nobody. */
function isWhole(text: string): boolean {
  return /^0x[0-9a-f]{40}$/i.test(text);
}

function isHost({ value: { handle } }: Place): boolean {
  return handle.kind === 'NAME' && /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(handle.text);
}

function isQuoted({ value: { handle } }: Place): boolean {
  return handle.kind === 'NAME' && /^["'“”„«‘「『]/.test(handle.text);
}

export function countsAs({ counts }: Place, count: Lexeme): boolean {
  return counts.some((it) => it.lexemes.includes(count));
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
