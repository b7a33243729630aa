import type { AiErrorKind } from '@readback/assistant/aiError.ts';
import * as words from '@readback/phrases/words/web/settings/assistant.ts';

export type TestOutcome = 'reached' | 'refused' | 'unreachable';

/** A browser does not say why nothing came back: what cannot be told apart is not. */
export function outcomeOf(kind: AiErrorKind | undefined): TestOutcome {
  if (kind === 'auth') return 'refused';
  return kind === 'network' || kind === 'aborted' ? 'unreachable' : 'reached';
}

/** What else is to be said of a server that was reached. */
export function reachedWords(kind: AiErrorKind | undefined): string {
  switch (kind) {
    case undefined:
      return words.reached.answered;
    case 'rate':
    case 'busy':
    case 'model':
    case 'refusal':
    case 'length':
      return words.reached[kind];
    default:
      return words.reached.other;
  }
}
