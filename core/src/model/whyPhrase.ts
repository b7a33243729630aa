import type { Unknown } from './known.ts';
import type { Phrase } from './phrase.ts';

/** Why something is not known, as a sentence. */
export function whyPhrase({ why, source = 'none', wait = 0 }: Unknown): Phrase {
  return why === 'busy' ? { id: 'why.busy', args: { source, wait } } : { id: `why.${why}`, args: { source } };
}
