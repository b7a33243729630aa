/**
 * Which names a network may have. Those of ordinary letters are told at once; whatever needs more (letters that look like
 * others, the names of other chains) is judged by a part of the page that comes with the first network that needs it.
 */
import { judgesOfNames } from './judging.ts';

/** How long the name of a network may be, and the symbol of its currency. */
export const mostName = 60;
export const mostSymbol = 20;

type Named = Readonly<{ chainId: number; name: string }>;

/** Fetches what judges names. Never rejects: without it no name that needs it is used. */
export async function fetchNameJudges(): Promise<void> {
  await import('./nameJudges.ts').catch(() => undefined);
}

/**
 * Whether a text can be in our own sentences and lists, where no odd character can be marked: short, and nothing
 * in it deceives the eye. False of one that cannot be judged yet.
 */
export function isPlainName(text: string, most: number): boolean {
  return isNameLike(text, most) && (isOrdinary(text) || judgesOfNames()?.isPlain(text) === true);
}

/** Whether the name belongs to another chain, as `isOthersName` has it. True of one that cannot be judged yet. */
export function isTakenName(it: Named, others: readonly Named[]): boolean {
  return judgesOfNames()?.isOthersName(it, others) ?? true;
}

/** Whether a text is of characters that represent themselves. */
export function isOrdinary(text: string): boolean {
  return /^[ -~]*$/.test(text) && !text.includes('   ');
}

/** Whether it is as long as a name may be, with nothing in it that cannot be seen. */
export function isNameLike(text: string, most: number): boolean {
  return text.trim() !== '' && text.length <= most && /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u.test(text);
}
