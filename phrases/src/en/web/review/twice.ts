export const transaction =
  'If the first transaction was sent, signing again makes it happen twice: your wallet gives the second transaction the next nonce.';
export const sameNonce =
  'Both transactions have nonce {nonce}. Only one of them can be mined: the second replaces the first or is rejected.';
export const calls = 'If the first batch was sent, signing again makes all its calls happen twice.';
export const message =
  'Both signatures are for the same message. A site that acts on every signature may act twice.';
export const typedData =
  'Both signatures are for the same values, and the values include no nonce. A contract that does not mark a signature as used may act on both.';
export const typedDataWithNonce =
  'Both signatures are for the same values, with the same nonce or salt. A contract that checks it uses only one of them.';
export const safeTransaction =
  'Both signatures are for the same Safe transaction, with nonce {nonce}. The Safe counts each owner once, so the second signature adds nothing.';
export const onlyRead = 'This request can only be read here, not signed.';
