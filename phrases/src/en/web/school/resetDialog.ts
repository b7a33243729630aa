export const title = 'Reset the practice chain?';
export const description =
  'Its balances, approvals and contracts return to their initial state, and fetched data is forgotten. Your Activity stays, but the chain will no longer know what was sent on it.';
export const keep = 'Do not reset';
export const reset = 'Reset';
export const resetting = 'Resetting';
