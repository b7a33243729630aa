import type { PhraseArgKind } from '../model/phrase.ts';

/**
 * Every sentence the engine can say, with the kinds of its arguments. A language in the workspace `phrases` must
 * have a message for each id that uses exactly these names.
 */
export const phrases = {
  // why something is not known
  'why.offline': { source: 'word' },
  'why.timeout': { source: 'word' },
  'why.refused': { source: 'word' },
  'why.unsupported': { source: 'word' },
  'why.malformed': { source: 'word' },
  'why.tooLarge': { source: 'word' },
  'why.notFound': { source: 'word' },
  'why.notAsked': { source: 'word' },
  'why.switchedOff': { source: 'word' },

  // the engine itself
  'engine.crashed': {},
  'engine.openAgain': {},
  'engine.silent': {},
} as const satisfies Record<string, Record<string, PhraseArgKind>>;
