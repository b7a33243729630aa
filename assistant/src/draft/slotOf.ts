import { looksLikeName } from '@readback/core/text/looksLikeName.ts';
import { isAppName } from './apps.ts';
import type { Beginning } from './beginning.ts';
import type { DraftName, ValueSlot } from './draft.ts';
import type { Lexeme } from './lexicon/lexeme.ts';
import type { Place } from './places.ts';
import { isInMarks, isSomebody } from './somebody.ts';
import type { WordToken } from './token.ts';

/** What is known of a draft while its values are inspected one after the other. */
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
  if (place.turned || place.value.kept === true || (kind === 'NUM' && isOfElse(place, so))) return undefined;
  if (place.value.item === true) return itemIn.has(so.beginning.kind) ? 'item' : undefined;
  if (kind === 'NET')
    return so.beginning.kind === 'bridge' ? bridgeEnd(place, so) : isWhere(place) ? networkOf(so) : undefined;
  if (place.before.includes('behalf') && isSomebody(place.value)) return onChain(so) ? 'account' : undefined;
  if (isFromOther(place, so)) return 'account';
  if (isPlaceOf(place, so)) return 'at';
  if (countsAs(place, 'fee') && kind === 'NUM' && !isRest(place)) return onChain(so) ? 'fee' : undefined;
  switch (so.beginning.kind) {
    case 'send':
      return sendSlot(place, so);
    case 'swap':
      return swapSlot(place, so);
    case 'wrap':
      return kind === 'NUM' && !countsAs(place, 'atLeast') ? 'amount' : undefined;
    case 'deposit':
    case 'repay':
      return depositSlot(place, so);
    case 'withdraw':
      return withdrawSlot(place, so);
    case 'bridge':
      return bridgeSlot(place, so);
    case 'buy':
      return kind === 'NUM'
        ? countsAs(place, 'atLeast')
          ? undefined
          : 'amount'
        : isToken(place, so) && place.counted
          ? 'pay'
          : undefined;
    case 'claim':
      return kind === 'NUM' ? notAtMost(place) : isToken(place, so) ? 'get' : undefined;
    case 'list':
      return listSlot(place, so);
    case 'allow':
      return allowSlot(place, so);
    case 'revoke':
      return kind === 'TOK' && !place.counted
        ? 'pay'
        : isSomebody(place.value)
          ? whoOf(place, so)
          : undefined;
    case 'signIn':
      return isHost(place) ? 'site' : undefined;
    case 'say':
      return isQuoted(place) ? 'text' : undefined;
    case 'change':
      return changeSlot(place, so);
    case 'cancel':
    case 'nothing':
      return undefined;
  }
}

/** A number that may count something else than a token, or be part of a name: of an item, where nobody is paid. */
function isOfElse({ ofUnknown, mayName }: Place, { beginning: { kind } }: SoFar): boolean {
  if (ofUnknown || (mayName === 'word' && kind !== 'change')) return true;
  return mayName === 'name' && (kind === 'swap' || kind === 'list');
}

/** All of it but so much. */
function isRest({ value: { sum } }: Place): boolean {
  return sum?.is === 'share' && sum.less !== undefined;
}

/** What is “from” or “to” a network goes to another one. */
function isWhere({ role, before }: Place): boolean {
  if (role === 'into') return before.includes('on');
  return role !== 'to' && role !== 'from' && role !== 'for';
}

/** Forms that are about an item. */
const itemIn: ReadonlySet<string> = new Set(['buy', 'list']);

/** From where it comes, or where it goes. */
function bridgeEnd({ role }: Place, so: SoFar): ValueSlot | undefined {
  return role === 'from' || role === 'of' || so.taken.has('onto') ? 'network' : 'onto';
}

/** “From my Safe, pay Bob”: another account of the user’s does it. */
function isFromOther(place: Place, so: SoFar): boolean {
  const { kind } = so.beginning;
  const isSafe = place.role === 'with' && /(?<!\p{L})safe(?!\p{L})/iu.test(place.value.handle.text);
  if (isSafe && isSomebody(place.value)) return isKnown(place, so);
  if (place.role !== 'from' || !isSomebody(place.value) || isAppName(place.value.handle)) return false;
  const own = so.names.some((it) => it.own === true && same(it.name, place.value.handle.text));
  return !own && (kind === 'send' || kind === 'swap') && isKnown(place, so) && place.before.includes('from');
}

/** By which app it is to happen: one that is known as an app, or a name after “on” or “with”. */
function isPlaceOf(place: Place, so: SoFar): boolean {
  const { kind } = so.beginning;
  if (!placed.has(kind) || !isSomebody(place.value) || isHost(place)) return false;
  if (isAppName(place.value.handle)) return place.role !== 'to' || kind === 'signIn' || kind === 'bridge';
  const isWith = place.role === 'on' || place.role === 'with';
  return isWith && isKnown(place, so) && kind !== 'bridge';
}

const placed: ReadonlySet<string> = new Set(['swap', 'claim', 'list', 'buy', 'bridge', 'signIn']);

/** What an item is offered for: what is offered is before. */
function listSlot(place: Place, so: SoFar): ValueSlot | undefined {
  if (place.value.handle.kind === 'DATE') return 'until';
  const { role } = place;
  const isPrice =
    place.before.includes('price') ||
    role === 'for' ||
    role === 'on' ||
    role === 'into' ||
    role === 'to' ||
    role === 'as';
  if (!isPrice && !countsAs(place, 'atLeast'))
    return so.taken.has('least') && place.counted && isToken(place, so) ? 'get' : undefined;
  if (place.value.handle.kind === 'NUM') return notAtMost(place);
  return isToken(place, so) && place.counted ? 'get' : undefined;
}

function notAtMost(place: Place): ValueSlot | undefined {
  return countsAs(place, 'atMost') ? undefined : 'least';
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
  return isSomebody(place.value) ? whoOf(place, so) : undefined;
}

/**
 * Whoever is before the verb without a word such as “to” does it, unless the verb is last or its subject receives. `last`: the
 * last value of the sentence.
 */
export function acts(
  { role, afterVerb, value }: Place,
  beginning: Beginning,
  last: Place | undefined,
  words: readonly WordToken[],
): boolean {
  if (role !== undefined || afterVerb || beginning.at < 0) return false;
  const next = words.find((it) => it.start >= value.handle.end);
  const isModal = next?.lexemes.includes('modal') === true;
  if (isModal && !words.some((it) => it.lexemes.includes('self'))) return true;
  return last?.afterVerb === true && !words.some((it) => it.lexemes.includes('gets'));
}

/** Whoever is named “from” is not who gets it, and a word with a capital after “for” or nothing may be anything. */
function whoOf(place: Place, so: SoFar): ValueSlot | undefined {
  if (so.taken.has('to')) return undefined;
  if (so.beginning.kind === 'send' && isNoReceiver(place)) return undefined;
  if (so.beginning.kind === 'allow' && place.role === 'from') return undefined;
  if (place.role === 'to' || place.value.handle.kind === 'ADDR' || isKnown(place, so)) return 'to';
  const permission = so.beginning.kind !== 'send';
  return permission && place.role !== 'as' ? 'to' : undefined;
}

/** Whose it is, where it comes from and what goes with it receive nothing; “to the account of Bob” does. */
function isNoReceiver({ role, before }: Place): boolean {
  if (role === 'of') return !before.includes('to');
  return role === 'from' || role === 'with' || role === 'as';
}

function swapSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  const { side } = so;
  if (kind === 'NUM') {
    // “At 3000” is a price.
    if (place.role === 'on' || place.before.includes('price')) return undefined;
    // “Min 50” is of what comes, and “max 50” of what is paid, whichever was said last.
    if (place.isBare && countsAs(place, 'atLeast') && so.taken.has('get')) return 'least';
    if (place.isBare && countsAs(place, 'atMost') && so.taken.has('pay')) return 'amount';
    // What stays is of what is paid.
    if (isRest(place)) return 'amount';
    const wrongWay = countsAs(place, side === 'pay' ? 'atLeast' : 'atMost');
    return wrongWay ? undefined : side === 'pay' ? 'amount' : 'least';
  }
  return isToken(place, so) ? side : undefined;
}

function depositSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  // “In ETH” is what it becomes.
  const isTarget = place.role === 'on' || place.role === 'into' || place.role === 'to';
  if (isToken(place, so)) return isTarget && !place.counted ? undefined : 'pay';
  if (!isSomebody(place.value)) return undefined;
  // “My loan of Aave” is where it is repaid.
  const isLoan =
    so.beginning.kind === 'repay' &&
    (place.role === 'of' || (place.role === 'from' && place.before.includes('loan')));
  if (place.role === 'for' || (place.role !== 'with' && isNoReceiver(place) && !isLoan)) return undefined;
  return appOrTo(place, so);
}

function withdrawSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  // “My Lido ETH” is another token than ETH.
  if (isToken(place, so)) return isOfApp(place, so) ? undefined : 'pay';
  // Where it goes is the user’s own account: nobody else gets anything by it.
  const isFrom = isSomebody(place.value) && (place.role !== 'to' || isAppName(place.value.handle));
  return isFrom ? appOrTo(place, so) : undefined;
}

/** An app that nobody saved has no address here. */
function appOrTo(place: Place, so: SoFar): ValueSlot {
  return isAppName(place.value.handle) && !isKnown(place, so) ? 'at' : 'to';
}

/** Whether a currency is right behind an app, of which it is a token then. */
function isOfApp({ value: { handle }, behindApp }: Place, { names }: SoFar): boolean {
  return behindApp && names.some((it) => it.nativeOf !== undefined && same(it.name, handle.text));
}

function bridgeSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  if (isToken(place, so)) return 'pay';
  return isSomebody(place.value) && (place.role === 'to' || place.role === 'for') ? 'to' : undefined;
}

function allowSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return countsAs(place, 'atLeast') ? undefined : 'amount';
  if (kind === 'DATE') return place.role === 'from' ? undefined : 'until';
  if (isToken(place, so)) return 'pay';
  if (!isSomebody(place.value)) return undefined;
  // The second one that is named by its address is what may be spent.
  if (so.taken.has('to') && kind === 'ADDR' && place.before.includes('spend')) return 'pay';
  return whoOf(place, so);
}

/** “Replace the owner with Bob”. */
const comes: ReadonlySet<string> = new Set(['with', 'as', 'for', 'to']);

function changeSlot(place: Place, so: SoFar): ValueSlot | undefined {
  const { kind } = place.value.handle;
  if (kind === 'NUM') return so.part === 'part:threshold' ? 'threshold' : undefined;
  if (!isSomebody(place.value)) return undefined;
  const { verb } = so.beginning;
  const main: ValueSlot =
    verb === 'do:remove' || verb === 'do:revoke' || (verb === 'do:replace' && !so.taken.has('replaces'))
      ? 'replaces'
      : 'becomes';
  const isOwn = so.names.some((it) => it.own === true && same(it.name, place.value.handle.text));
  if (verb === 'do:set' && place.role === 'from' && so.part !== 'part:threshold')
    return isOwn ? 'of' : 'replaces';
  if (verb === 'do:replace' && place.role === 'of' && isOwn) return 'of';
  if (verb === 'do:replace' && comes.has(place.role ?? '') && !so.taken.has('becomes')) return 'becomes';
  const ofSafe = place.before.includes('safe') || place.role === 'of' || place.role === 'from';
  const isWhere = ofSafe || place.role === 'on' || place.role === 'into';
  if (so.part === 'part:threshold') return 'of';
  if (verb === 'do:replace' && so.taken.has('replaces') && !so.taken.has('becomes') && !ofSafe)
    return 'becomes';
  if (so.taken.has(main)) return isWhere ? 'of' : undefined;
  return isWhere && verb !== 'do:replace' ? 'of' : main;
}

/** A token: a symbol that is known here, or what is after an amount as one. */
function isToken({ value: { handle }, counted }: Place, so: SoFar): boolean {
  if (handle.kind === 'TOK') return true;
  if (!counted || so.names.some((it) => it.kind !== 'TOK' && same(it.name, handle.text))) return false;
  return isSymbol(handle.text);
}

/** A word that may be a symbol: no name with a dot, no address, nothing between quotation marks. */
function isSymbol(text: string): boolean {
  return /^[\p{L}\p{N}]{2,12}$/u.test(text) && /\p{Lu}/u.test(text);
}

/** Someone by an address, by a name that is known, or by one that can be looked up; nobody by an address of mail. */
export function isKnown({ value: { handle } }: Place, { names }: Pick<SoFar, 'names'>): boolean {
  return (
    isWhole(handle.text) ||
    (looksLikeName(handle.text) && !handle.text.includes('@')) ||
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
  return handle.kind === 'NAME' && isInMarks(handle);
}

export function countsAs({ counts }: Place, count: Lexeme): boolean {
  return counts.some((it) => it.lexemes.includes(count));
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
