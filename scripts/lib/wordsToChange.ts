import { bannedIn } from '@readback/phrases/testing/bannedWords.ts';

/** Which words of a commit's message no sentence for people may have, with what to write; code in it is left out. */
export function wordsToChange(message: string): readonly string[] {
  const [subject = ''] = message.split('\n');
  const prose = message.replace(/`[^`]*`/g, 'code').replace(/\s+/g, ' ');
  return bannedIn(prose).map((it) => `“${subject}”: ${it}`);
}
