import { plain } from '@readback/phrases/plain.ts';
import { type Line, line } from './line.ts';
import type { Page } from './pageContent.ts';

/** What could not be read and why, and which option of the command would help. */
export function unreadLines({ readback, facts, context }: Page): readonly Line[] {
  if (readback.unread.length === 0) return [];
  const lines = readback.unread.map(({ says, why }) => line(2, `${plain(says, facts)} ${plain(why, facts)}`));
  const signIn = readback.findings.some((it) => it.rule === 'messages.otherSite' && it.outcome === 'unknown');
  if (signIn) {
    return [
      ...lines,
      line(
        2,
        'The site that asks for this sign-in is unknown. It must be the one the message names. State it with --site.',
      ),
    ];
  }
  const wantsNode = readback.unread.some(({ id }) => id === 'effects' || id === 'checks');
  if (!wantsNode || context.hasNode) return lines;
  const how = context.offline
    ? 'Without --offline, and with --rpc URL, a node of this network is asked.'
    : 'With --rpc URL a node of this network is asked.';
  return [...lines, line(2, how)];
}
