import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Unread, Verdict } from '@readback/core/model/readback.ts';
import type { Fired } from '../readback/checks.ts';

/**
 * What decided a verdict, in the words of its first finding: of a Stop the first Stop, of a Caution the first Caution,
 * of what is not fully read the first thing that is unknown. Nothing decides what is read back, or still being read.
 * `fired` has the gravest first; what the user muted decides nothing.
 */
export function decidingPhrase(
  verdict: Verdict,
  fired: readonly Fired[],
  unread: readonly Unread[],
): Phrase | undefined {
  if (verdict === 'notFullyRead') return unread[0]?.says;
  return fired.find(({ severity, muted }) => severity === verdict && !muted)?.says;
}
