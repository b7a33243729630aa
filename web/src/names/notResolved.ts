import type { Unknown } from '@readback/core/model/known.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/**
 * Why a typed name gave no answer, in words. `reach` is the gateway that must be asked, where the page may reach it
 * only after it was opened anew.
 */
export function notResolved(
  why: Unknown | undefined,
): Readonly<{ error: string; reach?: string; failed?: boolean }> {
  if (why === undefined) return { error: 'The name could not be looked up.', failed: true };
  const { source } = why;
  if (why.why === 'notAsked' && source !== undefined && isHost(source)) {
    return {
      error:
        'This name is stored off chain, behind a gateway that was not asked. Reloading the page clears this form.',
      reach: source,
    };
  }
  if (why.why === 'switchedOff') {
    return { error: 'This name is stored off chain, and gateways are off in Settings.' };
  }
  return { error: `The name could not be looked up: ${whyWords[why.why]}.`, failed: true };
}

/** A source may also be a node, or words of ours. */
function isHost(source: string): boolean {
  return /^[a-z0-9.-]+\.[a-z0-9-]+(:\d+)?$/i.test(source);
}
