export const title = 'Reset the practice chain?';
export const description =
  'The chain’s balances, approvals and contracts return to their initial state, and fetched data is deleted. Your Activity stays, but the chain will no longer contain your earlier transactions.';
export const keep = 'Do not reset';
export const reset = 'Reset';
export const resetting = 'Resetting';
