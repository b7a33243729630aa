export const label = 'Allow only';
/** What the amount in the field is, and what the spender may then do. */
export const needed = 'Exactly what this request needs. The spender can take no more.';
export const upTo = 'The spender can take up to this amount, now or later.';
export const none = 'The spender can take nothing.';
export const limit = 'Limit it';
export const notAmount = 'This is not an amount. Enter digits, such as 3000 or 0.5.';
export const notMade =
  'Readback cannot change only that value in this request. Ask the app for a limited allowance instead.';
