/**
 * Words that nobody understood and that may be passed over: none of them can be a value, a limit, a verb or a negation by where it
 * is, and the draft says all that its form needs without them.
 */
import type { Beginning } from './beginning.ts';
import type { Drafted, DraftKind } from './draft.ts';
import { everyLexeme } from './lexicon/everyLexeme.ts';
import type { Token, WordToken } from './token.ts';

/** Whether the word at a place adds nothing. */
export function isPassedOver(
  tokens: readonly Token[],
  at: number,
  { kind, at: verb }: Beginning,
  said: Pick<Drafted, 'values' | 'choices'>,
): boolean {
  const word = tokens[at];
  if (word?.is !== 'word' || !/^\p{L}[\p{L}'’-]*$/u.test(word.text) || han.test(word.text)) return false;
  // What means something in another language may mean it here.
  if ([...everyLexeme(word.text)].some((it) => it !== 'fill')) return false;
  if (!isWhole(kind, said)) return false;
  // “I got phished, …”: a part of the sentence that is over before anything is wanted.
  if (isApart(tokens, at, verb)) return true;
  // What is before the verb may be a verb itself, or turn it.
  if (verb < 0 || at < verb) return false;
  // What is under a “not” or an “if” belongs to it.
  const isTurned = (it: Token) => it.is === 'word' && it.lexemes.some((one) => one === 'not' || one === 'if');
  if (tokens.slice(0, at).some(isTurned)) return false;
  const before = tokens[startOf(tokens, at) - 1];
  const after = tokens[endOf(tokens, at) + 1];
  // What is behind a sum may limit it, and behind a name be a part of it.
  if (isValue(before, ['NUM', 'TOK', 'NAME', 'ADDR', 'NET', 'DATE'])) return false;
  if (isValue(after, ['NUM', 'NAME', 'ADDR', 'TOK', 'NET', 'DATE'])) return false;
  // “Refuse to”.
  if (after?.is === 'word' && after.lexemes.includes('to')) return false;
  if (before?.is !== 'word') return before !== undefined;
  return !before.lexemes.some((it) => binds.has(it) || (it === 'for' && kind !== 'send' && kind !== 'repay'));
}

/** Whether a word is in a part of its own, in which there is no value and nothing that turns what comes. */
function isApart(tokens: readonly Token[], at: number, verb: number): boolean {
  const end = tokens.findIndex(
    (it, n) => n > at && it.is === 'mark' && /^[,.;:!，。；：！–—]$/u.test(it.text),
  );
  if (end < 0 || end > verb) return false;
  return tokens
    .slice(0, end)
    .every((it) => it.is === 'mark' || (it.is === 'word' && it.lexemes.every((one) => idle.has(one))));
}

const idle: ReadonlySet<string> = new Set([
  'fill',
  'polite',
  'me',
  'self',
  'own',
  'someone',
  'kin',
  'reason',
  'goods',
  'loan',
  'risky',
]);

const han = /\p{Script=Han}/u;
const binds: ReadonlySet<string> = new Set([
  'to',
  'from',
  'into',
  'with',
  'on',
  'as',
  'until',
  'behalf',
  'not',
  'if',
  'atMost',
  'atLeast',
  'number',
  'someone',
]);

/** The first and the last of the words that are together and are not understood. */
function startOf(tokens: readonly Token[], at: number): number {
  let start = at;
  while (isUnknown(tokens[start - 1])) start -= 1;
  return start;
}

function endOf(tokens: readonly Token[], at: number): number {
  let end = at;
  while (isUnknown(tokens[end + 1])) end += 1;
  return end;
}

function isUnknown(token: Token | undefined): token is WordToken {
  return token?.is === 'word' && token.lexemes.length === 0;
}

function isValue(token: Token | undefined, kinds: readonly string[]): boolean {
  return token?.is === 'value' && (token.item === true || kinds.includes(token.handle.kind));
}

/** Whether a draft says all that its form needs. */
export function isWhole(kind: DraftKind, { values, choices }: Pick<Drafted, 'values' | 'choices'>): boolean {
  const { pay, amount, get, to, at, item, onto, least, site } = values;
  const hasSum = amount !== undefined || choices.how === 'all' || choices.limit === 'noLimit';
  switch (kind) {
    case 'send':
      return pay !== undefined && hasSum && to !== undefined;
    case 'swap':
      return pay !== undefined && get !== undefined && (hasSum || least !== undefined);
    case 'wrap':
      return hasSum;
    case 'deposit':
    case 'withdraw':
    case 'repay':
      return pay !== undefined && hasSum && (to ?? at) !== undefined;
    case 'bridge':
      return pay !== undefined && hasSum && onto !== undefined;
    case 'claim':
      return (get ?? at ?? to) !== undefined;
    case 'buy':
      return item !== undefined && pay !== undefined && hasSum;
    case 'list':
      return item !== undefined && get !== undefined && least !== undefined;
    case 'allow':
      return to !== undefined && pay !== undefined && hasSum;
    case 'revoke':
      return (to !== undefined && pay !== undefined) || choices.revokes !== undefined;
    case 'signIn':
      return (site ?? at) !== undefined;
    case 'cancel':
      return true;
    case 'say':
    case 'change':
    case 'nothing':
      return false;
  }
}
