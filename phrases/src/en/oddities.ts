import type { Oddity } from '@readback/core/model/step.ts';

/** What is strange about the bytes; the values shown are what the contract reads. */
export const oddityWords: Readonly<Record<Oddity['what'], string>> = {
  dirtyBits: 'Bits that should be zero are not',
  boolNotOne: 'A “true” value is not encoded as 1',
  sharedOffset: 'Two values share the same bytes',
  backwardOffset: 'An offset points backward',
  overrun: 'A value extends past the end of the data',
  cutShort: 'Fewer bytes than the stated length',
  trailingBytes: 'Unused bytes at the end',
  appendedSender: 'The sender’s address after the values, as forwarders add it (ERC-2771)',
  invalidText: 'Text that is not valid UTF-8',
  dirtyPadding: 'Padding that should be zero is not',
  gap: 'Unused bytes between values',
  unknownOperation: 'An operation that is neither call nor delegatecall',
  otherFunction: 'The same bytes also fit another function',
  budget: 'Too much data: the rest was not read',
};
