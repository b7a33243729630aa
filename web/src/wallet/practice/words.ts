import type { Behaviour } from './memory.ts';
import type { Question } from './question.ts';

/** What the practice wallet's window asks. */
export const asks: Readonly<Record<Question['kind'], string>> = {
  connect: 'Share an account with this page?',
  sign: 'Sign this?',
  send: 'Send this transaction?',
  switch: 'Switch the network?',
  add: 'Add this network?',
};

/** How the practice wallet can be told to behave, ending the sentence "When you confirm, it …". */
export const behaviourWords: Readonly<Record<Behaviour, string>> = {
  honest: 'does what you press',
  reject: 'rejects, whatever you press',
  changeFee: 'raises the fee (misbehaves)',
  changeTransaction: 'changes the transaction (misbehaves)',
  signElse: 'signs something else (misbehaves)',
  neverAnswer: 'never answers (misbehaves)',
  locked: 'is locked',
  slow: 'answers slowly',
};
