import { verdictName } from '@readback/core/narrate/verdict/verdictName.ts';
import type { Readback } from '@readback/core/model/readback.ts';

/** Which of the two words there are for what is unknown of a request. */
export function unreadName(readback: Readback): 'notFullyRead' | 'notFullyChecked' {
  return verdictName(readback) === 'notFullyChecked' ? 'notFullyChecked' : 'notFullyRead';
}
