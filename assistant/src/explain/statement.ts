import type { Severity } from '@readback/core/model/finding.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { sentencePlace } from './place.ts';

/** How much a statement matters. `unknown`: what could not be read, which is not calm. */
export type Grade = Severity | 'unknown' | 'plain';

export type Statement = Readonly<{
  grade: Grade;
  says: Phrase;
  /** What is in the same line: the further clauses of the readback's sentence. */
  goesOn?: readonly Phrase[];
  /** The reason, and what to do. */
  more: readonly Phrase[];
  /** Where it is on the Review. */
  place: string;
}>;

export type Subject = Readonly<{
  readback: Readback;
  facts: FindFact;
  /** The user's own accounts, in lower case. */
  own: ReadonlySet<string>;
}>;

/** Whether a statement stands first, whatever a model says. */
export function isWarning({ grade }: Statement): boolean {
  return grade === 'stop' || grade === 'unknown' || grade === 'caution';
}

/** Whether it is the readback's sentence, which stands first after the warnings. */
export function isLead({ place }: Statement): boolean {
  return place === sentencePlace;
}

/** What is said without being graver than anything else. */
export function plain(says: Phrase, place: string): Statement {
  return { grade: 'plain', says, more: [], place };
}
