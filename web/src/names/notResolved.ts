import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/names.ts';
import type { Unknown } from '@readback/core/model/known.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/**
 * Why a typed name gave no answer, in words. `reach` is the gateway that must be asked, where the page may reach it
 * only after it was opened again.
 */
export function notResolved(
  why: Unknown | undefined,
): Readonly<{ error: string; reach?: string; failed?: boolean }> {
  if (why === undefined) return { error: words.failed, failed: true };
  const { source } = why;
  if (why.why === 'notAsked' && source !== undefined && isHost(source)) {
    return { error: words.notAsked, reach: source };
  }
  if (why.why === 'switchedOff') {
    return { error: words.gatewaysOff };
  }
  return { error: fill(words.failedBecause, { why: whyWords[why.why] }), failed: true };
}

/** A source may also be a node, or words of ours. */
function isHost(source: string): boolean {
  return /^[a-z0-9.-]+\.[a-z0-9-]+(:\d+)?$/i.test(source);
}
