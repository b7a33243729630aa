export const otherAccount = 'Choose {asked} in your wallet.';
export const notOwner = 'Connect an owner of {asked}.';
export const make = 'Create the Safe transaction';
export const mustSign =
  'You own this Safe: {threshold} of {owners} owners must sign. Your signature is read back first.';
export const together =
  'You own this Safe with others, who sign together. Your signature is read back first.';
export const noAnswer = 'Could not read the Safe’s next nonce. Nothing was signed.';
export const noBatch =
  'No MultiSend contract was found on this network, so the Safe cannot make these calls at once. Nothing was signed.';
export const cannot = 'A Safe cannot send this request. Nothing was signed.';
