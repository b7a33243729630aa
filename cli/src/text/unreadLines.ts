import { plain } from '@readback/phrases/plain.ts';
import * as words from '@readback/phrases/words/cli/page.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';

/** What could not be read and why, and which option of the command would help. */
export function unreadLines({ readback, facts, context }: Page): readonly Line[] {
  if (readback.unread.length === 0) return [];
  const lines = readback.unread.map(({ says, why }) => line(2, `${plain(says, facts)} ${plain(why, facts)}`));
  const signIn = readback.findings.some((it) => it.rule === 'messages.otherSite' && it.outcome === 'unknown');
  if (signIn) return [...lines, line(2, words.askSite)];
  const wantsNode = readback.unread.some(({ id }) => id === 'effects' || id === 'checks');
  if (!wantsNode || context.hasNode) return lines;
  return [...lines, line(2, context.offline ? words.askNodeOnline : words.askNode)];
}
