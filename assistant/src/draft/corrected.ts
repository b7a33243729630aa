/**
 * “Don’t send it to Bob, send the 40 to Ana”: what is denied is dropped, and the rest is what is meant. Nothing of a denied part fills
 * anything, and what only limits, ends or permits is not a correction.
 */
import type { Drafted, Quoted } from './draft.ts';
import { plainWord } from './lexicon/lexeme.ts';
import { isSomebody } from './somebody.ts';
import type { Token, WordToken } from './token.ts';

/** What is left of the words, and the parts that are dropped; undefined where nothing is corrected. */
export type Corrected = Readonly<{ tokens: readonly Token[]; dropped: readonly Quoted[] }>;

export function correctedOf(tokens: readonly Token[], text: string): Corrected | undefined {
  const parts = partsOf(tokens);
  const denied = parts.filter(isDenied);
  const rest = wholeOf(parts.filter((it) => !isDenied(it) && !isIdle(it)));
  if (denied.length === 0 || rest === undefined) return undefined;
  // “Not to Ana, to Bob, 35 DAI” pays without a verb.
  const verb = verbOf(rest) ?? 'do:send';
  if (!mayCorrect.has(verb)) return undefined;
  // Whoever is denied in one part and named in the other: nobody knows what is meant.
  const said = new Set(rest.flatMap((it) => (it.is === 'value' && isSomebody(it) ? [nameOf(it)] : [])));
  const isFit = (part: readonly Token[]) => {
    if (part.some((it) => it.is === 'value' && said.has(nameOf(it)))) return false;
    // In the place of whoever is denied someone is named.
    if (part.some(isNamed) && said.size === 0) return false;
    const own = verbOf(part);
    if (own !== undefined) return own === verb;
    // What comes last may name who is meant, and not who is not: “send 20 to Bob, no, Ana”.
    const place = tokens.indexOf(part[0] as Token);
    const names = rest.some((it) => isNamed(it) && tokens.indexOf(it) > place);
    return names && part.every((it) => it.is !== 'value' || isNamed(it));
  };
  if (!denied.every(isFit)) return undefined;
  return { tokens: rest, dropped: denied.map((it) => quoteOf(it, text)) };
}

/** What one part says; of several, one does something and the others name a receiver: “send 40, not to Bob, to Ana”. */
function wholeOf(parts: readonly (readonly Token[])[]): readonly Token[] | undefined {
  if (parts.length < 2) return parts[0];
  const [does, ...others] = parts.filter((it) => verbOf(it) !== undefined);
  if (does === undefined) return parts.flat();
  if (others.length > 0 || does.some(isNamed)) return undefined;
  const names = parts.filter((it) => it !== does).flat();
  return names.every((it) => isNamed(it) || isFiller(it)) ? parts.flat() : undefined;
}

/** “Cut Bob off from my USDC but leave my DAI alone”: what is left of the words, and what they say to stay as it is. */
export function sparedOf(tokens: readonly Token[], text: string): Corrected | undefined {
  const parts = partsOf(tokens);
  const spared = parts.slice(1).filter(isSpared);
  const rest = parts.filter((it) => !spared.includes(it));
  if (spared.length === 0 || rest.some((it) => it.some(isNot))) return undefined;
  return { tokens: rest.flat(), dropped: spared.map((it) => quoteOf(it, text)) };
}

/** Whether a permission that is ended is surely another one than what stays as it is. */
export function mayBeSpared(
  { kind, values, choices }: Drafted,
  dropped: readonly Quoted[],
  tokens: readonly Token[],
) {
  if (kind !== 'revoke' || choices.revokes !== undefined) return false;
  const isIn = ({ handle: { start } }: Extract<Token, { is: 'value' }>) =>
    dropped.some((it) => start >= it.start && start < it.end);
  const kept = tokens.filter((it) => it.is === 'value').filter(isIn);
  return kept.every((it) => {
    const other = it.handle.kind === 'TOK' ? values.pay : values.to;
    return other !== undefined && other.text.toLowerCase() !== nameOf(it);
  });
}

/** A part that has only tokens or people, and that they stay as they are. */
function isSpared(part: readonly Token[]): boolean {
  const isStay = (it: Token) => it.is === 'word' && stays.test(plainWord(it.text));
  const isKept = (it: Token) => it.is === 'word' && it.lexemes.includes('keep');
  const isThere = part.some((it) => it.is === 'value');
  return (
    isThere &&
    part.some((it) => isNot(it) || isKept(it) || isStay(it)) &&
    part.every((it) =>
      it.is === 'value'
        ? it.handle.kind === 'TOK' || isSomebody(it)
        : isFiller(it) || isNot(it) || isKept(it) || isStay(it) || isOf(it),
    )
  );
}

function isOf(token: Token): boolean {
  return token.is === 'word' && token.lexemes.includes('of');
}

const stays =
  /^(?:alone|stays?|remains?|bleibt|bleiben|queda|quedan|reste|restent|touch|toques|touche|动|不变)$/;

function isNamed(token: Token): boolean {
  return token.is === 'value' && isSomebody(token);
}

/** A “not” that is no “no”. */
function isSurelyNot(token: Token): boolean {
  return isNot(token) && surely.test(plainWord(token.text));
}

const surely = /^(?:and |und |et |but )?(?:not|nicht|pas)$|^(?:y no|而不是|并不是)$/;

/** Whether a draft is one that a correction may leave. */
export function mayBeCorrected({ kind }: Drafted): boolean {
  return kind !== 'allow' && kind !== 'revoke' && kind !== 'change' && kind !== 'nothing';
}

/** Verbs of what is paid or moved: a permission that is denied is ended, and no other one is given instead. */
export const mayCorrect: ReadonlySet<string> = new Set([
  'do:send',
  'do:swap',
  'do:buy',
  'do:bridge',
  'do:deposit',
  'do:withdraw',
  'do:wrap',
  'do:unwrap',
]);

/** The parts between commas and stops, and from a “not” that only names something on. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'mark' ? /^[,.;!–—，。；！]$/u.test(token.text) : isTurn(token)) parts.push([]);
    else {
      if (parts.at(-1)?.some((it) => it.is === 'value') && namesOnly(tokens, at)) parts.push([]);
      parts.at(-1)?.push(token);
    }
  }
  return parts.filter((it) => it.length > 0);
}

function isTurn(token: Token): boolean {
  return token.is === 'word' && turns.has(plainWord(token.text));
}

const turns: ReadonlySet<string> = new Set(
  'but|instead|rather|sondern|stattdessen|sino|mais|plutot|而是|但'.split('|'),
);

/** “…, not to Bob,”: a “not” before someone, and nothing else until the part ends. */
function namesOnly(tokens: readonly Token[], from: number): boolean {
  const not = tokens[from];
  if (not === undefined || !isSurelyNot(not)) return false;
  const rest = tokens.slice(from + 1);
  const end = rest.findIndex((it) => it.is === 'mark' || isTurn(it));
  const part = end < 0 ? rest : rest.slice(0, end);
  return part.some(isNamed) && part.every((it) => isNamed(it) || isFiller(it));
}

/**
 * Whether a part has a “not”, before which no more than a verb is, and a value, and nothing by which it would limit, end or permit
 * something.
 */
function isDenied(part: readonly Token[]): boolean {
  // “A Ana no, a Nora mándale 15 DAI”.
  const last = part.at(-1);
  if (isNot(last) && part.some(isNamed) && part.every((it) => it === last || isNamed(it) || isFiller(it)))
    return true;
  const not = part.findIndex(isNot);
  if (not < 0 || part.slice(0, not).some((it) => it.is === 'value')) return false;
  return (
    part.some((it) => it.is === 'value') &&
    part.every((it) => it.is === 'value' || isFiller(it) || isNot(it) || isCorrecting(it))
  );
}

function isCorrecting(token: Token): boolean {
  return token.is === 'word' && token.lexemes.some((it) => mayCorrect.has(it));
}

/** What has no value, and begins nothing: “oh please”. */
function isIdle(part: readonly Token[]): boolean {
  return part.every((it) => it.is !== 'value' && isFiller(it));
}

function isFiller(token: Token): boolean {
  return token.is === 'word' && token.lexemes.length > 0 && token.lexemes.every((it) => fillers.has(it));
}

const fillers: ReadonlySet<string> = new Set([
  'fill',
  'polite',
  'to',
  'at',
  'someone',
  'on',
  'with',
  'for',
  'into',
]);

function isNot(token: Token | undefined): token is WordToken {
  return token?.is === 'word' && token.lexemes.length > 0 && token.lexemes.every((it) => it === 'not');
}

function verbOf(part: readonly Token[]): string | undefined {
  return part.flatMap((it) => (it.is === 'word' ? it.lexemes : [])).find((it) => it.startsWith('do:'));
}

function nameOf({ handle }: Extract<Token, { is: 'value' }>): string {
  return handle.text.toLowerCase();
}

function quoteOf(part: readonly Token[], text: string): Quoted {
  const places = part.map((it) => (it.is === 'value' ? it.handle : it));
  const start = Math.min(...places.map((it) => it.start));
  const end = Math.max(...places.map((it) => it.end));
  return { text: text.slice(start, end), start, end };
}
