import { readWords } from '@readback/assistant/draft/read.ts';
import type { DraftName } from '@readback/assistant/draft/draft.ts';

/** In characters: what is longer is a text, and no wish. */
const mostWish = 200;

/** What a request can be made of or compared with; a sign-in or a text that someone says is a message anyway. */
const wishes: ReadonlySet<string> = new Set(['send', 'swap', 'wrap', 'deposit', 'allow', 'revoke']);

/** In words: a sentence that asks for something to be done is short. */
const mostWords = 12;

/** An amount of something with a ticker: “1 ETH”, “100 USDC”. */
const amountOf = /(?:^|\s)\d[\d.,]*\s*[A-Z][A-Z\d]{1,9}(?=$|[\s.,])/;

/** What is in dates and in texts with parts, and in no wish. */
const noWish = /[:;?!"“”]|\b(?:19|20)\d\d\b|\bUTC\b/;

/**
 * Whether words say what someone wants to do, as “swap 10 PUSD for WETH”, rather than what they were asked to sign. What stands
 * after a number or in capitals may be a token: which it is does not matter here.
 */
export function isWish(text: string): boolean {
  const said = text.trim();
  if (said.length > mostWish || /[\r\n]/.test(said)) return false;
  const names = [
    ...said.matchAll(
      /\d[\d.,]*\s*(\p{L}[\p{L}\d]{1,9})(?![\p{L}\d])|(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{1,9})(?![\p{L}\d])/gu,
    ),
  ];
  // “$20 worth of ETH”: what stands after a number may be a word as well.
  const all = names.map(([, counted, capital]) => counted ?? capital ?? '');
  const capitals = names.flatMap(([, , capital]) => capital ?? []);
  if ([all, capitals].some((tokens) => saysWish(said, tokens))) return true;
  // Of a wish that no form here has, the form says what it has: it is no more a message for that.
  return said.split(/\s+/).length <= mostWords && amountOf.test(said) && !noWish.test(said);
}

function saysWish(said: string, tokens: readonly string[]): boolean {
  const drafted = readWords(
    said,
    tokens.map((name): DraftName => ({ kind: 'TOK', name })),
  );
  if (drafted === undefined || !wishes.has(drafted.kind)) return false;
  const { pay, amount, to } = drafted.values;
  // Of two that were said nobody knows which: that something of it is wanted is clear.
  const isNamed = pay !== undefined || drafted.offers?.pay !== undefined;
  const saysWhat = isNamed || drafted.kind === 'wrap' || drafted.kind === 'revoke';
  // Someone is named in many texts: beside words that no form knows, that alone is no wish.
  const saysWhom = to !== undefined && drafted.asks.every(({ kind }) => kind !== 'word');
  return saysWhat && (amount !== undefined || saysWhom || drafted.choices.how === 'all');
}
