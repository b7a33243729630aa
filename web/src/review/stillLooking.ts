import type { Readback, Station } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';

/** What is still being looked at, in words; all of it before the first revision. */
export function stillLooking(readback: Readback | undefined): readonly string[] {
  return stations
    .filter((station) => readback === undefined || readback.stations[station] === 'pending')
    .map((station) => words.looking[station]);
}

const stations = ['decode', 'label', 'simulate', 'check'] as const satisfies readonly Station[];
