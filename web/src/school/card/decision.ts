import { fill } from '@readback/phrases/fill.ts';
import { measure } from '@readback/phrases/words/web/school/course.ts';
import * as words from '@readback/phrases/words/web/school/flight.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import type { ActivityState } from '../../data/activity/activityEntry.ts';

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

export type OutcomeWords = Readonly<{
  title: string;
  says: string;
  tone: 'right' | 'wrong' | 'stop' | 'plain';
}>;

/** What the hearback says of what was signed. */
export type HeardWords = Readonly<{ title: string; tone: 'ok' | 'loud' | 'failed' | 'open' }>;

/** Whether the outcome is the hearback's to tell: an honest request was signed in a wallet that may do something else. */
export function isWalletFlight(
  { kind, wallet }: Pick<Scenario, 'kind' | 'wallet'>,
  decision: Decision,
  signed: boolean,
): boolean {
  return kind === 'honest' && wallet !== undefined && decision === 'sign' && signed;
}

/**
 * The outcome in one sentence, and in one more. `signed`: by a wallet, and not only decided. Where the wallet may do
 * something else, it is never calmer than what was heard.
 */
export function outcomeWords(
  scenario: Pick<Scenario, 'kind' | 'wallet'>,
  decision: Decision,
  signed: boolean,
  heard?: HeardWords,
): OutcomeWords {
  const { kind } = scenario;
  const outcome = words.outcomes[kind][decision === 'sign' && !signed ? 'wouldSign' : decision];
  const tone = isRight(scenario, decision) ? 'right' : 'wrong';
  if (!isWalletFlight(scenario, decision, signed)) return { ...outcome, tone };
  const { title, waits, different, differentSays, heardSays } = words.walletOutcome;
  if (heard === undefined) return { title, says: waits, tone: 'plain' };
  switch (heard.tone) {
    case 'loud':
      return { title: different, says: differentSays, tone: 'stop' };
    case 'failed':
      return { title: heard.title, says: heardSays, tone: 'wrong' };
    case 'open':
      return { title: heard.title, says: waits, tone: 'plain' };
    case 'ok':
      return { ...outcome, tone };
  }
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
