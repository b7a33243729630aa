import type { Readback, Station } from '@readback/core/model/readback.ts';

/** What is still being looked at, in words; all of it before the first revision. */
export function stillLooking(readback: Readback | undefined): readonly string[] {
  const stations = Object.keys(words) as (keyof typeof words)[];
  return stations
    .filter((station) => readback === undefined || readback.stations[station] === 'pending')
    .map((station) => words[station]);
}

const words = {
  decode: 'what it calls',
  label: 'who the addresses are',
  simulate: 'what it changes',
  check: 'the rules',
} as const satisfies Partial<Record<Station, string>>;
