import type { GuessReason } from '@readback/core/model/fact.ts';
import * as words from '#words/guesses.ts';

const reasons: Readonly<Record<GuessReason, string>> = words;

/** Why a name is a guess, in our words; undefined where the reason is a text of others, to be shown as foreign. */
export function guessWords(why: string): string | undefined {
  return Object.hasOwn(reasons, why) ? reasons[why as GuessReason] : undefined;
}
