export const titles = {
  first: 'First course',
  allowances: 'Allowances',
  signatures: 'Signatures',
  transfers: 'Transfers',
  safe: 'Safe',
  accounts: 'Accounts',
  tokens: 'Tokens',
  run: 'Simulation',
  wallets: 'Wallets',
} as const;

export const noneFlown = '0 of {all} flights flown';
export const flown = '{count} of {all} flights flown, {right} right';

export const measure =
  '{minutes, plural, =0 {{seconds, plural, one {# second} other {# seconds}}} one {# minute} other {# minutes}}, {taps, plural, one {# tap} other {# taps}}';

export const decideFirst = 'Decide first';
export const decideFirstSays = 'The verdict shows only after your decision.';

export const preparing = 'Preparing the flight';
export const notBegun = {
  noChain: 'The practice chain did not answer. Check that its server is still running, then fly again.',
  notBefore: 'This flight could not be set up on the practice chain. Try again.',
  unread: 'This flight’s request could not be read.',
} as const;

export const practiceChain = 'practice chain';
