import type { Why } from '@readback/core/model/known.ts';

/** Why a single value is not known, in the fewest words; the sentences are in the phrases. */
export const whyWords: Readonly<Record<Why, string>> = {
  offline: 'the connection failed',
  timeout: 'no answer in time',
  refused: 'the answer was an error',
  busy: 'the node is busy',
  noState: 'the node does not have this block',
  unanswered: 'the contract does not answer this',
  unsupported: 'the source cannot answer this',
  malformed: 'the answer was not valid',
  tooLarge: 'the answer was too large',
  notFound: 'no source has it',
  notAsked: 'no source was asked',
  switchedOff: 'the source is turned off',
};
