import type { Known } from '@readback/core/model/known.ts';
import { whyWords } from '../ui/whyWords.ts';

type Unknown = Extract<Known<never>, { s: 'unknown' }>;

/** Why a reading gave nothing, as the error of its query. */
export class NotRead extends Error {
  override name = 'NotRead';
  readonly unknown: Unknown;

  constructor(it: Known<unknown>) {
    const found = it.s === 'unknown' ? it : ({ s: 'unknown', why: 'notAsked' } as const);
    super(found.why);
    this.unknown = found;
  }
}

/** Why the query failed, in the fewest words. */
export function failureWords(error: unknown): string {
  return error instanceof NotRead ? whyWords[error.unknown.why] : 'something went wrong here';
}
