import * as words from '@readback/phrases/words/web/ui/failures.ts';
import { NotRead } from '../../data/base/notRead.ts';
import { whyWords } from '@readback/phrases/words/why.ts';

/** Why a query failed, in the fewest words. */
export function failureWords(error: unknown): string {
  return error instanceof NotRead ? whyWords[error.unknown.why] : words.unexpected;
}
