/**
 * What is not understood fills no field: a number beside which another one is or that is multiplied, a token or someone
 * beside another one. What was left out is asked about, and the field stays empty.
 */
import { amountReadings } from '@readback/core/text/amountReadings.ts';
import type { ChoiceSlot, DraftAsk, Drafted, DraftName, Quoted, Value, ValueSlot } from './draft.ts';
import { type Token, valueOf, type ValueToken } from './token.ts';

/** The draft without the values that have a rival in the words. What `said` has was certain without the rest, and stays. */
export function certainOnly(
  drafted: Drafted,
  tokens: readonly Token[],
  names: readonly DraftName[],
  said?: Drafted,
): Drafted {
  const filled = Object.values(drafted.values).map(({ start }) => start);
  const left = tokens
    .filter((it) => it.is === 'value')
    .filter(({ handle }) => !filled.includes(handle.start));
  const counted = countWords(drafted, tokens);
  const rivals = left.filter((it) => !isElse(it, drafted, tokens));
  const values = Object.entries(drafted.values) as [ValueSlot, Value][];
  const rivalsOf = (slot: ValueSlot, value: Value) =>
    rivals.filter((it) => isRival(it, slot, value, drafted, names));
  const unsure = values.filter(
    ([slot, value]) =>
      said?.values[slot] === undefined &&
      (rivalsOf(slot, value).length > 0 ||
        (sums.has(slot) &&
          (counted ||
            isBoth(drafted) ||
            !isUnderstood(value) ||
            isChanged(value, tokens, slot === 'amount' && drafted.kind === 'swap')))),
  );
  if (unsure.length === 0) return drafted;
  const slots = new Set(unsure.map(([slot]) => slot));
  const choices = Object.entries(drafted.choices).filter(
    ([choice]) => said !== undefined || !((choice === 'how' || choice === 'limit') && slots.has('amount')),
  );
  const offers = Object.fromEntries(
    unsure.flatMap(([slot, value]) => {
      const all = offersOf(slot, value, rivalsOf(slot, value), tokens);
      return all.length > 0 ? [[slot, all]] : [];
    }),
  );
  const rest: Drafted = {
    ...drafted,
    values: Object.fromEntries(values.filter(([slot]) => !slots.has(slot))),
    choices: Object.fromEntries(choices) as Partial<Record<ChoiceSlot, string>>,
    asks: withAsks(
      drafted.asks,
      unsure.map(([, value]) => value),
    ),
    ...(Object.keys(offers).length > 0 ? { offers: { ...drafted.offers, ...offers } } : {}),
  };
  // What is in no field any more is itself beside what is.
  return certainOnly(rest, tokens, names, said);
}

const sums: ReadonlySet<ValueSlot> = new Set<ValueSlot>(['amount', 'least', 'threshold']);
const people: ReadonlySet<ValueSlot> = new Set<ValueSlot>(['to', 'becomes']);
const tokenSlots: ReadonlySet<ValueSlot> = new Set<ValueSlot>(['pay', 'get']);

/** Whether a value that is in no field fits one as well as the value that is in it. */
function isRival(
  { handle: { text, kind } }: ValueToken,
  slot: ValueSlot,
  value: Quoted,
  { kind: form, values }: Drafted,
  names: readonly DraftName[],
): boolean {
  if (isSame(text, value.text)) return false;
  if (sums.has(slot)) return kind === 'NUM';
  if (people.has(slot)) return (kind === 'NAME' || kind === 'ADDR') && isNamed(text, names);
  // Of an exchange each of two tokens may be on either side: only a third one is too many.
  const isWhole = form !== 'swap' || (values.pay !== undefined && values.get !== undefined);
  const isSaid = [values.pay, values.get].some((it) => it !== undefined && isSame(it.text, text));
  return isWhole && tokenSlots.has(slot) && kind === 'TOK' && !isSaid;
}

function isNamed(text: string, names: readonly DraftName[]): boolean {
  return (
    /^0x[0-9a-f]{40}$/i.test(text) ||
    names.some(({ kind, name, own }) => kind === 'NAME' && own !== true && isSame(name, text))
  );
}

/** The values between which someone has to choose: sums only where each of them is understood. */
function offersOf(
  slot: ValueSlot,
  value: Value,
  rivals: readonly ValueToken[],
  tokens: readonly Token[],
): readonly Value[] {
  const all = [value, ...rivals.map(valueOf)].toSorted((a, b) => a.start - b.start);
  const isClear = (it: Value) => !sums.has(slot) || (it.sum !== undefined && !isChanged(it, tokens));
  return rivals.length > 0 && all.every(isClear) ? all : [];
}

/** Whether a value is of something else: the token of a fee, a time, a price at which it is to happen. */
function isElse(value: ValueToken, { values }: Drafted, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(value);
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const { kind, start } = value.handle;
  if (kind === 'TOK' && before?.is === 'value' && before.handle.start === values.fee?.start) return true;
  if (kind === 'NUM' && after?.is === 'word' && after.lexemes.includes('unit')) return true;
  if (value.kept === true || isDenied(tokens, at)) return true;
  const told = Object.values(values).filter((it) => it.start < start);
  const from = Math.max(-1, ...told.map(({ end }) => end));
  return tokens.some(
    (it) => it.is === 'word' && it.start >= from && it.end <= start && it.lexemes.includes('if'),
  );
}

/** “Not to Bob”: it is said that it is not this one. */
function isDenied(tokens: readonly Token[], value: number): boolean {
  for (let at = value - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.is !== 'word') return false;
    // “No, actually 25” is another one.
    if (token.lexemes.includes('not') && corrects.test(token.text)) return false;
    if (token.lexemes.includes('not')) return tokens.slice(0, at).some((it) => it.is === 'value');
    if (token.lexemes.length === 0 || !token.lexemes.every((it) => it === 'fill' || it === 'to'))
      return false;
  }
  return false;
}

/** What is said of a value that was said wrong. */
const corrects =
  /^(?:no|nope|nah|no wait|wait no|wait|scratch that|actually no|make that|correction|i mean|nein|nein warte|warte|lieber|doch lieber|ich meine|quatsch|no espera|espera|mejor|mejor dicho|digo|perdón|perdon|non|non attends|attends|pardon|plutôt|plutot|je veux dire|enfin|不对|等等|说错|说错了|应该是)$/iu;

/** Whether “all”, “without limit” or the like is in the words, and no field says it: all of it, or all but so much? */
function countWords({ asks }: Drafted, tokens: readonly Token[]): boolean {
  const asked = new Set(asks.filter(({ kind }) => kind === 'value').map(({ start }) => start));
  return tokens.some(
    (it) =>
      it.is === 'word' && asked.has(it.start) && it.lexemes.some((one) => one === 'all' || one === 'noLimit'),
  );
}

/** “All but 10”: a sum and all of it are not both meant. */
function isBoth({ choices, values }: Drafted): boolean {
  return values.amount !== undefined && (choices.how === 'all' || choices.limit === 'noLimit');
}

/** Whether it is one sum, or one of two that the form offers: “1,500”. */
function isUnderstood({ sum, text }: Value): boolean {
  return sum !== undefined || amountReadings(text).length > 1;
}

/** Whether a sign at the number makes another one of it, as `%`, `$` or `/` does. */
function isChanged({ start, end, text, sum }: Value, tokens: readonly Token[], isPaid = false): boolean {
  const at = tokens.findIndex((it) => it.is === 'value' && it.handle.start === start);
  if (isOfUnknown(tokens[at + 1], tokens[at + 2])) return true;
  if (isCompared(tokens, at, sum, isPaid)) return true;
  if (sum?.is !== 'share' && sum?.is !== 'worth' && /[%‰％\p{Sc}]/u.test(text)) return true;
  return tokens.some(
    (it) =>
      it.is === 'mark' &&
      !(sum?.is === 'worth' && it.text === '$') &&
      ((/^[%‰％]$/u.test(it.text) && it.start >= end && it.start - end <= 1) ||
        (/^[.,]$/.test(it.text) && it.end === start) ||
        (/^[\p{Sc}/*×÷^+<>≤≥≈=±−~-]$/u.test(it.text) && (it.end === start || it.start === end))),
  );
}

/** “5 USDC less than last time”, “5 ETH worth of USDC”: it is measured by something else. */
function isCompared(tokens: readonly Token[], sum: number, of: Value['sum'], isPaid: boolean): boolean {
  const next = tokens[sum + 1];
  const at = next?.is === 'value' && next.handle.kind === 'TOK' ? sum + 2 : sum + 1;
  const word = tokens[at];
  if (word?.is !== 'word') return false;
  if (word.lexemes.includes('dollars')) return of?.is !== 'worth' && !isPaid;
  const after = tokens[at + 1];
  const isLimit = after?.is === 'value' && after.handle.kind === 'NUM';
  return compares.test(word.text) && !isLimit;
}

const compares =
  /^(?:less|more|fewer|under|below|over|above|less than|more than|fewer than|weniger|mehr|weniger als|mehr als|menos|más|mas|menos de|más de|moins|moins de|plus de|比|多|少)$/iu;

/** “2.5 zillion DAI”: nobody knows how many times it counts. */
function isOfUnknown(next: Token | undefined, after: Token | undefined): boolean {
  if (next?.is === 'word') return next.lexemes.length === 0 || next.lexemes.includes('money');
  const isTokenNext = after?.is === 'value' && after.handle.kind === 'TOK';
  return next?.is === 'value' && next.handle.kind === 'NAME' && isTokenNext;
}

function withAsks(asks: readonly DraftAsk[], out: readonly Quoted[]): readonly DraftAsk[] {
  const asked = new Set(asks.map(({ start }) => start));
  const more = out.filter(({ start }) => !asked.has(start)).map((it): DraftAsk => ({ kind: 'value', ...it }));
  return [...asks, ...more].toSorted((a, b) => a.start - b.start);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
