import type { Drifting } from './useDrift.ts';

/** How what was read stands now: as the page shows it, and as it is said aloud. */
export type RenewedWords = Readonly<{ shown: string; aloud: string }>;

/** What is as it was is shown and not said aloud: only news is worth an interruption. */
export function renewedWords(drifting: Drifting | undefined): RenewedWords {
  if (!drifting || drifting.held) return { shown: '', aloud: '' };
  const { drift, failingSince } = drifting;
  const count = drift.marks.length;
  const moved = `${count === 1 ? 'One thing has' : `${count} things have`} moved a little since you read this.`;
  if (failingSince !== undefined) {
    const since = `Could not be looked at again since ${clock(failingSince)}.`;
    return { shown: count === 0 ? since : `${since} ${moved}`, aloud: since };
  }
  if (count > 0) return { shown: moved, aloud: moved };
  return { shown: 'Looked at again while you read: nothing has changed.', aloud: '' };
}

/** Hours and minutes, as this device writes them. */
function clock(at: number): string {
  return new Date(at).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false });
}
