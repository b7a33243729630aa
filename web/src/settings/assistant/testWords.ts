import type { AiErrorKind } from '@readback/assistant/aiError.ts';

export type TestOutcome = 'reached' | 'refused' | 'unreachable';

/** A browser does not say why nothing came back: what cannot be told apart is not. */
export function outcomeOf(kind: AiErrorKind | undefined): TestOutcome {
  if (kind === 'auth') return 'refused';
  return kind === 'network' || kind === 'aborted' ? 'unreachable' : 'reached';
}

export const outcomeTitles: Readonly<Record<TestOutcome, string>> = {
  reached: 'Reached',
  refused: 'Reached, but the key was rejected',
  unreachable: 'Could not be reached',
};

/** What else is to be said of a server that was reached. */
export function reachedWords(kind: AiErrorKind | undefined): string {
  switch (kind) {
    case undefined:
      return 'The model answered in the format Readback needs.';
    case 'rate':
      return 'It accepts no more questions for now, or the account has no credit left.';
    case 'busy':
      return 'The provider has a problem. Test again later.';
    case 'model':
      return 'It rejected this request. Most likely it does not know the model, or cannot enforce a format. You can change both above.';
    case 'refusal':
      return 'The model refused to answer.';
    case 'length':
      return 'The model’s answer was too long and was cut off.';
    default:
      return 'The model did not answer in the format Readback needs. Try another model.';
  }
}
