export const title = 'Hearback';
export const comparing = 'Comparing the result with the readback';

export const different = 'The result differs from what was read back';
export const lessArrived = 'Less arrived than the readback showed';
export const effectsDiffer = 'Effects differ from the readback';
export const notSaid = 'The result is not what you wanted';
export const signedNotSaid = 'What you signed is not what you wanted';
export const failed = 'It failed on chain: only the gas fee was paid';
export const failedCarried = 'It failed on chain: nothing took effect';

export const undone = 'Undone: the practice chain was restarted';

export const heardBack = {
  same: 'Heard back: it matches the readback',
  carried: 'Heard back: another transaction carried out exactly what was read',
  feeOrNonce: 'Heard back: the same call with a different fee or nonce',
} as const;
export const withEffects = {
  asRead: '{heardBack}, with the same effects',
  less: '{heardBack}, but a little less arrived',
  pending: '{heardBack}; the effects are being compared',
  cannotTell: '{heardBack}; the effects could not be compared',
  notApplicable: '{heardBack}',
} as const;
export const inPart = '{heardBack}, but only part of the trade was executed';
export const open = {
  replaced: 'Replaced by another transaction',
  dropped: 'Dropped by the network: not mined so far',
  waiting: 'Sent, and pending on the network',
  stuck: 'Still pending: the gas fee may be too low',
  reorganised: 'Its block left the chain: the transaction is pending again',
  cannotTell: 'Could not be compared with the readback',
} as const;

export const what = 'Value';
export const agrees = 'same';
export const differs = 'different';
export const unknownBefore = 'unknown before';
export const allAgree =
  '{all, plural, one {# value compared: it matches} other {# values compared: all match}}';
export const someDiffer =
  '{all, plural, one {# value} other {# values}} compared: {agree} the same, {differ} different';
export const showAll = 'Show the values';
export const showLess = 'Show less';

/** What is so now, in a word or two. */
export const now = {
  asRead: 'Done, as read back',
  feeOrNonce: 'Done, with a different fee or nonce',
  less: 'Done, a little less arrived',
  pending: 'Mined',
  cannotTell: 'Not fully compared',
  notApplicable: 'Signed, as read back',
  inPart: 'Done in part',
  failed: 'Failed',
  undone: 'Undone',
} as const;
export const nowOpen = {
  replaced: 'Replaced',
  dropped: 'Dropped',
  waiting: 'Sent',
  stuck: 'Still pending',
  reorganised: 'Pending again',
  cannotTell: 'Not compared',
} as const;
export const nowComparing = { sent: 'Sent', signed: 'Signed' } as const;

/** What came of it, where no plain sentence can be made of the facts. */
export const came = {
  asRead: 'Exactly what was read back happened',
  less: 'What was read back happened, but a little less arrived',
  notApplicable: 'You signed exactly what was read back',
} as const;
export const onlySigned = 'Whoever has the signature can use it. Readback does not see what is done with it.';

export const moments = {
  read: 'Read back',
  signed: 'Signed',
  mined: 'Mined',
  notMined: 'Not mined',
  failed: 'Failed',
  undone: 'Undone',
  compared: 'Compared',
} as const;
export const inBlock = 'block {block}';
export const ofAll = '{same, number} of {all, number}';

export const changed = 'What changed';
export const changing = 'What is changing';
export const wouldChange = 'What would have changed';
export const fromTo = '{before} → {after}';
export const allowance = 'allowance';
export const feePaid = 'Gas fee paid: {fee}';

export const toActivity = 'Open in Activity';
export const payAgain = 'Pay again';

export const whatCompared = 'What was compared';
export const transactionHash = 'Transaction hash';
export const signature = 'The signature';
export const followed = {
  carried: 'The hash of the transaction that carried out the request',
  replaced: 'The hash of the replacement transaction',
  mined: 'The hash of the mined transaction',
} as const;
/** After “Copy”. */
export const copied = {
  transactionHash: 'transaction hash',
  signature: 'signature',
  carried: 'hash of the transaction that carried out the request',
  replaced: 'hash of the replacement transaction',
  mined: 'hash of the mined transaction',
} as const;

export const recordOf = 'The readback before signing';
export const recordOfRejected = 'The readback before deciding';
