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
  const did = signed ? 'you signed it' : 'you would have signed it';
  if (kind === 'attack') {
    if (decision === 'reject')
      return { title: 'Right: it was an attack, and you rejected it', says: 'Nothing left your account.' };
    return {
      title: `Wrong: it was an attack, and ${did}`,
      says: signed
        ? 'It was practice money. Real money is lost the same way.'
        : 'Nothing was signed here. Elsewhere it might have been.',
    };
  }
  if (decision === 'reject') {
    return {
      title: 'Wrong: it was honest, and you rejected it',
      says: 'You lost nothing, but you did not get what you came for.',
    };
  }
  return { title: `Right: it was honest, and ${did}`, says: honestWords(wallet, signed) };
}

function honestWords(wallet: Scenario['wallet'], signed: boolean): string {
  if (!signed) return 'Nothing was signed here.';
  return wallet === undefined
    ? 'It does what you came for.'
    : 'What your wallet does with it is another matter. Watch the hearback below: it may take half a minute.';
}

/** "23 seconds, 3 taps". */
export function measureWords({ ms, taps }: Readonly<{ ms: number; taps: number }>): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const time = seconds < 120 ? plural(seconds, 'second') : `${plural(Math.round(seconds / 60), 'minute')}`;
  return `${time}, ${plural(taps, 'tap')}`;
}

/** A quiet clock: minutes and seconds. */
export function clockWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
