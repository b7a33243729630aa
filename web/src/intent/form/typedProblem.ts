import { isRequestText } from './isRequestText.ts';
import type { IntentErrors, IntentField } from './readIntentDraft.ts';
import { fill } from '@readback/phrases/fill.ts';
import { safeSpans } from '@readback/core/text/safeSpans.ts';
import * as words from '@readback/phrases/words/web/intent.ts';
import { mostSaid } from './mostSaid.ts';
import { secretIn } from '@readback/assistant/handles/secretIn.ts';

/**
 * What is wrong with a text wherever it was typed, as a sentence: a recovery phrase or a key, a whole request, too much,
 * or characters that cannot be seen. Nothing of it goes anywhere.
 */
export async function typedProblem(typed: string): Promise<string | undefined> {
  const secret = await secretIn(typed);
  if (secret === 'phrase') return words.isPhrase;
  if (secret === 'key') return words.isKey;
  if (typed.length > mostSaid) return fill(words.tooLong, { count: typed.length, most: mostSaid });
  if (isRequestText(typed)) return words.isRequest;
  const hides = safeSpans(typed, { lines: 'many', max: mostSaid }).some(({ kind }) => unseen.has(kind));
  return hides ? words.invisible : undefined;
}

const unseen: ReadonlySet<string> = new Set(['hidden', 'bidi', 'control']);

/** What is wrong with the text that a field had when it was inspected. */
export type TypedProblem = Readonly<{ field: IntentField; text: string; says: string }>;

/** What is wrong with the texts of some fields. */
export async function problemsIn(
  typed: Readonly<Partial<Record<IntentField, string>>>,
): Promise<readonly TypedProblem[]> {
  const all = await Promise.all(
    (Object.entries(typed) as [IntentField, string][]).map(async ([field, text]) => {
      const says = await typedProblem(text);
      return says === undefined ? [] : [{ field, text, says }];
    }),
  );
  return all.flat();
}

/** What is still wrong, by field: of a text that was changed since nothing is known. */
export function stillWrong(
  found: readonly TypedProblem[],
  typed: Readonly<Partial<Record<IntentField, string>>>,
): IntentErrors {
  return Object.fromEntries(
    found.filter(({ field, text }) => typed[field] === text).map(({ field, says }) => [field, says]),
  );
}
