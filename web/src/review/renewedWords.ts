import type { Drifting } from './useDrift.ts';

/** How what was read stands now: as the page shows it, and as it is said aloud. */
export type RenewedWords = Readonly<{ shown: string; aloud: string }>;

/** What is as it was is shown and not said aloud: only news is worth an interruption. */
export function renewedWords(drifting: Drifting | undefined): RenewedWords {
  if (!drifting || drifting.held) return { shown: '', aloud: '' };
  const { drift, failingSince } = drifting;
  const count = drift.marks.length;
  const moved = `${count === 1 ? '1 thing' : `${count} things`} changed since you read this.`;
  // Each fits in one line: what stands below it must not move.
  if (failingSince !== undefined) return both(`Not checked again since ${clock(failingSince)}.`);
  return count > 0 ? both(moved) : { shown: 'Checked again: nothing changed.', aloud: '' };
}

function both(words: string): RenewedWords {
  return { shown: words, aloud: words };
}

/** Hours and minutes, as this device writes them. */
function clock(at: number): string {
  return new Date(at).toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit', hour12: false });
}
