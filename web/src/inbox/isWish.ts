import { readWords } from '@readback/assistant/draft/read.ts';
import type { DraftName } from '@readback/assistant/draft/draft.ts';

/** In characters: what is longer is a text, and no wish. */
const mostWish = 200;

/** What a request can be made of or compared with; a sign-in or a text that somebody says is a message all the same. */
const wishes: ReadonlySet<string> = new Set(['send', 'swap', 'wrap', 'deposit', 'allow', 'revoke']);

/**
 * Whether words say what somebody wants to do, as “swap 10 PUSD for WETH”, rather than what they were asked to sign. What stands
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
  const tokens = names.map(
    ([, counted, capital]): DraftName => ({ kind: 'TOK', name: counted ?? capital ?? '' }),
  );
  const drafted = readWords(said, tokens);
  if (drafted === undefined || !wishes.has(drafted.kind)) return false;
  const { pay, amount, to } = drafted.values;
  return pay !== undefined && (amount !== undefined || to !== undefined || drafted.choices.how === 'all');
}
