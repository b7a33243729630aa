import type { Behaviour } from './memory.ts';
import type { Question } from './question.ts';

/** What the practice wallet's window asks. */
export const asks: Readonly<Record<Question['kind'], string>> = {
  connect: 'Let this page see an account?',
  sign: 'Sign this?',
  send: 'Send this transaction?',
  switch: 'Switch the network?',
  add: 'Add this network?',
};

/** How the practice wallet can be told to behave, ending the sentence "After a press it …". */
export const behaviourWords: Readonly<Record<Behaviour, string>> = {
  honest: 'does what was pressed',
  reject: 'rejects, whatever is pressed',
  changeFee: 'raises the fee (misbehaves)',
  changeTransaction: 'changes the transaction (misbehaves)',
  signElse: 'signs something else (misbehaves)',
  neverAnswer: 'never answers (misbehaves)',
  locked: 'is locked',
  slow: 'answers slowly',
};
