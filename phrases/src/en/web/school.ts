export const title = 'Flight school';
export const lead =
  'Practice on requests like those that honest apps and thieves send, with practice money on a practice chain. Read back each request, decide, and see what would have happened.';
export const looking = 'Looking for a practice chain';
export const flyFirst = 'Try the first flight';
export const goOn = 'Continue';

export const subject = 'Subject';
export const allFlights = 'All {count, plural, one {# flight} other {# flights}}';
export const part = '{title} ({count})';

export const parts = {
  first: 'Five requests that people see every week. Start here.',
  allowances: 'Who can take your assets, how much, and for how long.',
  signatures:
    'Permits, orders, messages and sign-ins. Signing costs no gas fee, but it can cost you everything.',
  transfers: 'Who receives the assets, what really arrives, and on which network.',
  safe: 'Payments from a Safe, and who can move its assets.',
  accounts: 'Code that your account delegates to, smart-account operations, and who controls your account.',
  tokens: 'What really happens when you send a token, and who can change the token.',
  run: 'What a simulation of a request can and cannot show.',
  wallets: 'What a wallet does with a request after you have read it.',
} as const;

export const notFlown = 'Not flown';
export const flown =
  '<b>{standing, select, right {Right} other {Wrong}}</b>: {kind, select, attack {the request was an attack} other {the request was honest}}';

export const reset = 'Reset the practice chain';
export const wasReset = 'The practice chain was reset.';
export const notReset =
  'The practice chain could not be reset: its server did not answer. Nothing was changed.';
