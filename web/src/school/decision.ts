import { fill } from '@readback/phrases/fill.ts';
import { measure } from '@readback/phrases/words/web/school/course.ts';
import * as words from '@readback/phrases/words/web/school/flight.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import type { ActivityState } from '../data/activityEntry.ts';

export type Decision = 'sign' | 'reject';

/** What the flyer decided, as far as the entry says; undefined while it is open, and while the wallet is asked. */
export function decisionOf(state: ActivityState): Decision | undefined {
  switch (state) {
    case 'signed':
    case 'sent':
      return 'sign';
    // Also where it was rejected in the wallet, after its own look at it.
    case 'rejected':
    case 'failed':
      return 'reject';
    case 'open':
    case 'asked':
      return undefined;
  }
}

/** An attack is to be rejected, and what is honest signed, also where it is a Caution. */
export function isRight({ kind }: Pick<Scenario, 'kind'>, decision: Decision): boolean {
  return (kind === 'attack') === (decision === 'reject');
}

/** The outcome in one sentence, and in one more. `signed`: by a wallet, and not only decided. */
export function outcomeWords(
  { kind, wallet }: Pick<Scenario, 'kind' | 'wallet'>,
  decision: Decision,
  signed: boolean,
): Readonly<{ title: string; says: string }> {
  const outcome = words.outcomes[kind][decision === 'sign' && !signed ? 'wouldSign' : decision];
  if (kind === 'honest' && decision === 'sign' && signed && wallet !== undefined)
    return { ...outcome, says: words.otherMatter };
  return outcome;
}

/** "23 seconds, 3 taps". */
export function measureWords({ ms, taps }: Readonly<{ ms: number; taps: number }>): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return fill(measure, { seconds, minutes: seconds < 120 ? 0 : Math.round(seconds / 60), taps });
}

/** A quiet clock: minutes and seconds. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
