export const label = 'Allow only';
export const limit = 'Limit it';
export const notAmount = 'This is not an amount. Enter digits, such as 3000 or 0.5.';
export const notMade =
  'This request cannot be changed in that one value. Ask the app for a limited allowance instead.';
