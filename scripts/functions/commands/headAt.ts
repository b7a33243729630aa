import type { ArgPlace } from '@readback/core/decode/protocols/commandModel.ts';
import type { Parameter } from '../parameter.ts';
import { wrong } from '../wrong.ts';

/** Which word of the encoded arguments a flag is, where it is not part of anything else. */
export function headAt(place: ArgPlace, parameters: readonly Parameter[]): number {
  const [at, more] = place;
  const flag = at === undefined ? undefined : parameters[at];
  if (at === undefined || more !== undefined || flag?.type !== 'bool' || flag.suffix !== '')
    throw wrong('who pays is said by a flag of its own, and not by a part of anything');
  return parameters.slice(0, at).reduce((sum, it) => sum + wordsOf(it), 0);
}

/** How many words an argument has in the head: one that can be of any length has the word that says where it is. */
function wordsOf({ type, suffix, parts }: Parameter): number {
  if (suffix !== '' || type === 'bytes' || type === 'string' || parts === undefined) return 1;
  return parts.some(isOfAnyLength) ? 1 : parts.reduce((sum, it) => sum + wordsOf(it), 0);
}

function isOfAnyLength({ type, suffix, parts }: Parameter): boolean {
  return suffix.includes('[]') || type === 'bytes' || type === 'string' || (parts ?? []).some(isOfAnyLength);
}
