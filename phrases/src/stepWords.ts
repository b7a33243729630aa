import type { Oddity, Step } from '@readback/core/model/step.ts';

/** Whether a step runs for sure. */
export const runsWords: Readonly<Record<Step['runs'], string | undefined>> = {
  always: undefined,
  mayFail: 'may fail and the rest goes on',
  later: 'signed now, used by others when they choose',
};

/** What is strange about the bytes; the values shown are what the contract reads. */
export const oddityWords: Readonly<Record<Oddity['what'], string>> = {
  dirtyBits: 'Bits that should be zero are not',
  boolNotOne: 'A yes is not written as 1',
  sharedOffset: 'Two values share the same bytes',
  backwardOffset: 'A value points backwards',
  overrun: 'A value reaches past the end',
  trailingBytes: 'Bytes follow that belong to nothing',
  invalidText: 'Text that is not valid UTF-8',
  dirtyPadding: 'Padding that should be zero is not',
  gap: 'Bytes between values belong to nothing',
  unknownOperation: 'An operation that is neither call nor delegatecall',
  otherFunction: 'The same bytes are a call of another function, too',
  budget: 'Too much to read: the rest was left unread',
};
