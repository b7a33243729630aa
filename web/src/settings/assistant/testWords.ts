import type { AiErrorKind } from '@readback/assistant/aiError.ts';

export type TestOutcome = 'reached' | 'refused' | 'unreachable';

/** A browser does not say why nothing came back: what cannot be told apart is not. */
export function outcomeOf(kind: AiErrorKind | undefined): TestOutcome {
  if (kind === 'auth') return 'refused';
  return kind === 'network' || kind === 'aborted' ? 'unreachable' : 'reached';
}

export const outcomeTitles: Readonly<Record<TestOutcome, string>> = {
  reached: 'Reached',
  refused: 'Reached, and the key was refused',
  unreachable: 'Could not be reached',
};

/** What else is to be said of a server that was reached. */
export function reachedWords(kind: AiErrorKind | undefined): string {
  switch (kind) {
    case undefined:
      return 'The model answered in the form that Readback needs.';
    case 'rate':
      return 'It takes no more questions for now, or the account has no credit left.';
    case 'busy':
      return 'It has trouble of its own. Test again later.';
    case 'model':
      return 'It does not take this request. Most likely it does not know the model, or cannot be held to a form: both can be changed above.';
    case 'refusal':
      return 'The model refused to answer.';
    case 'length':
      return 'The model’s answer was too long and broke off.';
    default:
      return 'The model did not answer in the form that Readback needs. Another model may do better.';
  }
}
