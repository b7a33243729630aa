import { useUnits } from '../../data/units.ts';
import { timeWords } from './timeWords.ts';

/** A time in the unit that the user chose. `seconds` since 1970; those that no clock can show are said as such. */
export function Time({ seconds }: { seconds: bigint }) {
  return <>{timeWords(seconds, useUnits().times)}</>;
}
