import type { PhraseId } from '@readback/core/model/phrase.ts';

/**
 * English. One ICU message for each sentence the engine can say, in the order of `core/src/narrate/phrases.ts`.
 * Facts stand as plain arguments (`{to}`); words and numbers may be selected on. An apostrophe is written ’.
 */
export const en = {
  // why something is not known
  'why.offline': '{source, select, none {Nothing} other {{source}}} could not be reached.',
  'why.timeout': '{source, select, none {No source} other {{source}}} did not answer in time.',
  'why.refused': '{source, select, none {The source} other {{source}}} answered with an error.',
  'why.unsupported':
    '{source, select, none {No source} other {{source}}} cannot answer this kind of question.',
  'why.malformed': '{source, select, none {The source} other {{source}}} gave an answer that makes no sense.',
  'why.tooLarge':
    '{source, select, none {The source} other {{source}}} gave an answer that is too large to read.',
  'why.notFound': '{source, select, none {No source} other {{source}}} has it.',
  'why.notAsked': '{source, select, none {Nobody was asked} other {{source} was not asked}}.',
  'why.switchedOff': '{source, select, none {The source} other {{source}}} is switched off in settings.',

  // the engine itself
  'engine.crashed': 'The reading broke off before it was finished.',
  'engine.openAgain': 'What is shown is what was found until then. To try once more, open the request again.',
  'engine.silent': 'The reading took too long and was ended.',
} as const satisfies Record<PhraseId, string>;
