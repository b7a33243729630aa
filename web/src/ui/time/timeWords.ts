import * as words from '@readback/phrases/words/web/ui/times.ts';
import type { Units } from '../../data/units.ts';

/** The last second that a date can be made of. */
const last = 8_640_000_000_000n;

/**
 * A time in words that no reader can mistake: in UTC, or in the time of this device with its distance from UTC then.
 * Times that no clock can show are said as such. `seconds` since 1970.
 */
export function timeWords(seconds: bigint, times: Units['times']): string {
  if (seconds > last) return words.never;
  if (seconds < -last) return words.before;
  const at = new Date(Number(seconds) * 1_000);
  const offset = times === 'local' ? -at.getTimezoneOffset() : 0;
  const [date = '', time = ''] = clockAt(at, offset).split('T');
  return `${date} ${time.slice(0, 5)} UTC${offset === 0 ? '' : distance(offset)}`;
}

/** The time of day, to the second, in the same zone: beside a date, or on the day itself. `at` in milliseconds since 1970. */
export function timeOfDay(at: number, times: Units['times']): string {
  const date = new Date(at);
  return clockAt(date, times === 'local' ? -date.getTimezoneOffset() : 0).slice(11, 19);
}

/** What a clock shows that is `offset` minutes ahead of UTC; beyond the last date, what it shows in UTC. */
function clockAt(at: Date, offset: number): string {
  const shifted = new Date(at.getTime() + offset * 60_000);
  return (Number.isNaN(shifted.getTime()) ? at : shifted).toISOString();
}

function distance(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(Math.round(rest)).padStart(2, '0')}`}`;
}
