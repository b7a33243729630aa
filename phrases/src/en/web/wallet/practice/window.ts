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

/** What unfolds, and what the wallet does now. */
export const misbehave = 'Make this wallet misbehave';
export const misbehaves = 'This wallet: {what}';
export const whenConfirmed = 'What the wallet does when you confirm';
export const behaviors = {
  honest: 'Does what it shows',
  changeShown: 'Shows and signs a changed request',
  changeTransaction: 'Shows your request, but sends one with a different address',
  signElse: 'Shows your request, but signs something else',
  changeFee: 'Uses a higher fee',
  reject: 'Rejects it',
  neverAnswer: 'Never answers',
  slow: 'Answers slowly',
  locked: 'Is locked',
} as const;
