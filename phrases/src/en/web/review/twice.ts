export const transaction =
  'If the first one was sent, signing again makes it happen twice: your wallet gives the second the next nonce.';
export const sameNonce =
  'Both have nonce {nonce}. Only one of them can be mined: the second replaces the first, or is refused.';
export const calls = 'If the first batch was sent, signing again makes all of its calls happen twice.';
export const message =
  'A second signature says the same as the first. A site that takes each as an order may act twice.';
export const typedData =
  'Both signatures are for the same values, and no nonce is among them. A contract that does not mark a signature as used may act on both.';
export const typedDataWithNonce =
  'Both signatures are for the same values, with the same nonce. A contract that checks the nonce uses only one of them.';
export const safeTransaction =
  'Both signatures are for the same Safe transaction, with nonce {nonce}. The Safe counts each owner once, so the second adds nothing.';
export const onlyRead = 'It is only read here.';
