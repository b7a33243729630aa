export const title = 'Flight school';
export const lead =
  'Requests as an honest app or a thief would make them, on a practice chain, with practice money. Read each one back, decide, and see what would have happened.';
export const looking = 'Looking for a practice chain';
export const flyFirst = 'Fly the first one';
export const goOn = 'Continue';

export const subject = 'Subject';
export const allFlights = 'All {count, plural, one {# flight} other {# flights}}';
export const part = '{title} ({count})';

export const parts = {
  first: 'Five requests people see every week. Start here.',
  allowances: 'Who may take what is yours, how much, and for how long.',
  signatures: 'Signatures without a fee can cost you everything: permits, orders, messages and sign-ins.',
  transfers: 'Who receives, what really arrives, and on which network.',
  safe: 'Payments of a Safe, and who may move what it holds.',
  accounts: 'Code for your own account, smart-account operations, and who controls them.',
  tokens: 'What a token really does when it is sent, and who can change that.',
  run: 'What a simulation of a request shows, and what it cannot.',
  wallets: 'What a wallet does with a request after you have read it.',
} as const;

export const notFlown = 'Not flown';
export const flown =
  '<b>{standing, select, right {Right} other {Wrong}}</b>, {kind, select, attack {an attack} other {honest}}';

export const reset = 'Reset the practice chain';
export const wasReset = 'The practice chain was reset.';
export const notReset =
  'The practice chain could not be reset: its server did not answer. Nothing was changed.';
