import type { RefusedEntry } from '@readback/core/safe/service/serviceEntry.ts';
import type { EntryStop, SafeStop } from '@readback/core/safe/service/serviceStops.ts';
import * as words from '#words/web/desk.ts';
import { fill } from './fill.ts';
import { problemText } from './problemText.ts';

/** How a transaction service differs from the chain about the Safe itself. */
export function safeStopWords({ what, says, is }: SafeStop): string {
  const kind = says === '' ? 'missing' : is === '' ? 'extra' : 'both';
  return fill(words.safeStops[what], { kind, says, is });
}

/** How it differs about one transaction. */
export function entryStopWords({ what, says, is }: EntryStop): string {
  return fill(words.entryStops[what], { says, is });
}

/** Why one of its transactions is not taken over. */
export function refusedWords(it: RefusedEntry): string {
  const about =
    it.hash === undefined
      ? ''
      : `${fill(words.refusedOf, { nonce: String(it.nonce ?? ''), hash: it.hash })}. `;
  if (it.why === 'malformed') return about + fill(words.refused.malformed, { said: problemText(it.problem) });
  if (it.why === 'otherHash' && it.field !== undefined)
    return about + fill(words.refused.otherField, { field: it.field });
  return about + words.refused[it.why];
}
