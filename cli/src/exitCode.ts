import type { Verdict } from '@readback/core/model/readback.ts';

/** How the command ends: by the verdict, `usage` where there was nothing to give one on, or `unwritten`. */
export const exitCodes = { read: 0, unwritten: 1, usage: 2, caution: 3, stop: 4, notFullyRead: 5 } as const;

/** The exit code of a verdict. A reading that came to no end is one that is not fully read. */
export function exitCodeOf(verdict: Verdict): number {
  return verdict === 'pending' ? exitCodes.notFullyRead : exitCodes[verdict];
}
