import type { Span } from '../../../model/clearSigned.ts';
import type { FormatInput } from './format.ts';
import { integerIn } from './integer.ts';

/** Seconds as `HH:MM:SS`; hours have no upper end. */
export function duration(input: FormatInput): readonly Span[] {
  const seconds = integerIn(input);
  const size = seconds < 0n ? -seconds : seconds;
  const two = (part: bigint): string => part.toString().padStart(2, '0');
  const text = `${seconds < 0n ? '-' : ''}${two(size / 3600n)}:${two((size / 60n) % 60n)}:${two(size % 60n)}`;
  return [{ is: 'duration', text, from: [input.value.source], value: input.value.value }];
}
