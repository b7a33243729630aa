export const title = 'Hearback';
export const comparing = 'Comparing what came back with what was read';

export const different = 'Different from what was read back';
export const lessArrived = 'Less arrived than was read back';
export const effectsDiffer = 'Effects differ from the readback';
export const failed = 'It failed on chain: only the gas fee was paid';
export const failedCarried = 'It failed on chain: nothing of it happened';

export const heardBack = {
  same: 'Heard back: it matches what was read',
  carried: 'Heard back: exactly what was read, carried out by another transaction',
  feeOrNonce: 'Heard back: the same call, with a different fee or nonce',
} as const;
export const withEffects = {
  asRead: '{heardBack}, with the same effects',
  less: '{heardBack}, but a little less arrived',
  pending: '{heardBack}; its effects are being compared',
  cannotTell: '{heardBack}; its effects could not be compared',
  notApplicable: '{heardBack}',
} as const;
export const open = {
  replaced: 'Another transaction replaced it',
  dropped: 'The network dropped it: nothing happened',
  waiting: 'Sent, and pending on the network',
  stuck: 'Still pending: its fee may be too low',
  reorganised: 'The chain reverted its block, and it is pending again',
  cannotTell: 'It could not be compared with what was read',
} as const;

export const what = 'What';
export const readBack = 'Read back';
export const happened = 'Happened';
export const compared = 'Compared';
export const agrees = 'agrees';
export const differs = 'different';
export const unknownBefore = 'unknown before';
export const allAgree = '{all, plural, one {# value} other {# values}} compared: all agree';
export const someDiffer =
  '{all, plural, one {# value} other {# values}} compared: {agree} agree, {differ} different';
export const showAll = 'Show all';
export const showLess = 'Show less';

export const transactionHash = 'The transaction hash';
export const signature = 'The signature';
export const followed = {
  carried: 'The hash of the transaction that carried it',
  replaced: 'The hash of the transaction that replaced it',
  mined: 'The hash of the transaction that was mined',
} as const;
/** After “Copy”. */
export const copied = {
  transactionHash: 'transaction hash',
  signature: 'signature',
  carried: 'hash of the transaction that carried it',
  replaced: 'hash of the transaction that replaced it',
  mined: 'hash of the transaction that was mined',
} as const;
