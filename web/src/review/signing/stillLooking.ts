import type { Readback, Station } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';

/** What is still being inspected, in words; all of it before the first revision. */
export function stillLooking(readback: Readback | undefined): readonly string[] {
  return lookedAt
    .filter((station) => readback === undefined || isPending(readback, station))
    .map((station) => words.looking[station]);
}

/** Whether a station has not answered yet. */
export function isPending({ stations }: Readback, station: Station): boolean {
  return stations[station] === 'pending';
}

/** The stations whose answer a verdict waits for, in their order. */
export const lookedAt = ['decode', 'label', 'simulate', 'check'] as const satisfies readonly Station[];
