import type { Why } from '@readback/core/model/known.ts';

/** Why a single value is not known, in the fewest words; the sentences are in the phrases. */
export const whyWords: Readonly<Record<Why, string>> = {
  offline: 'nothing could be reached',
  timeout: 'no answer in time',
  refused: 'the answer was an error',
  unsupported: 'the source cannot answer this',
  malformed: 'the answer made no sense',
  tooLarge: 'the answer was too large',
  notFound: 'no source has it',
  notAsked: 'nobody was asked',
  switchedOff: 'the source is switched off',
};
