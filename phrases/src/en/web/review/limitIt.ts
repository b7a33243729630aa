export const label = 'Allow only';
export const limit = 'Limit it';
export const notAmount = 'This is not an amount. Enter digits, such as 3000 or 0.5.';
export const notMade =
  'Readback cannot change only that value in this request. Ask the app for a limited allowance instead.';
