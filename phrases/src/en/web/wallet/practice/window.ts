export const name = 'Practice wallet';
export const chain = 'Practice chain';
export const notReal = 'Practice: not a real wallet. A real wallet never asks you to sign inside a web page.';
export const locked = 'The practice wallet is locked';
export const asks = {
  connect: 'Share an account with this page?',
  sign: 'Sign this request?',
  send: 'Send this transaction?',
  switch: 'Switch the network?',
  add: 'Add this network?',
} as const;
export const reject = 'Reject';
export const unlock = 'Unlock';
export const confirm = 'Confirm';

export const accounts = 'Account to share with this page';
export const numbered = 'Practice account {number}';
export const network = 'Network';
export const account = 'Account';
export const method = 'Method';

/** The label of a choice, and what ends its sentence. */
export const whenConfirmed = 'When you confirm, the practice wallet';
export const behaviors = {
  honest: 'does what you press',
  reject: 'rejects the request',
  changeFee: 'raises the fee (misbehaves)',
  changeTransaction: 'changes the transaction (misbehaves)',
  signElse: 'signs something else (misbehaves)',
  neverAnswer: 'never answers (misbehaves)',
  locked: 'is locked',
  slow: 'answers slowly',
} as const;
