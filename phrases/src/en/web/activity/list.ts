export const today = 'Today';
export const yesterday = 'Yesterday';
export const damaged = 'This entry is damaged and cannot be shown.';
export const row =
  '{time}, {asked}{judged, select, yes {, verdict {verdict}} other {}}{file, select, yes {, from a file} other {}}';

export const toldByFile = 'According to the file that this entry came from: {says}';
export const mayBeSigned = 'The request may still have been signed.';

/** What became of a request: in a word, and as a sentence. */
export const outcomes = {
  open: { word: 'Not decided', says: 'The request was neither signed nor rejected.' },
  rejected: { word: 'Rejected', says: 'You rejected the request. Nothing was signed.' },
  asked: {
    word: 'No answer yet',
    says: 'Readback asked your wallet, but no answer has arrived. If this page was closed in the meantime, the wallet may have signed the request. Readback does not ask the wallet again automatically.',
  },
  unknown: { word: 'Unknown', says: 'Readback could not interpret the wallet’s answer.' },
  notSigned: { word: 'Not signed', says: 'The wallet did not sign the request.' },
  signed: { word: 'Signed', says: 'The signature has not been compared with what was read back.' },
  sent: { word: 'Sent', says: 'The transaction has not been compared with what was read back.' },
  batch: {
    word: 'Sent',
    says: 'Your wallet accepted the request as a batch. While the wallet is connected, Readback asks it which transactions carried out the calls.',
  },
  proposed: {
    word: 'Proposed',
    says: 'Your Safe received the request as a proposal, which the owners must confirm. The proposal’s hash is not a transaction hash. Check in the Safe app whether the proposal was executed.',
  },
} as const;

/** What the comparison of what was signed with what was read back gave. */
export const undone = {
  word: 'Chain was reset',
  says: 'The practice chain was restarted after the request was carried out.',
} as const;
export const verdicts = {
  same: { word: 'As read back', says: 'What was signed matches what was read back.' },
  carried: { word: 'As read back', says: 'Another transaction carried out exactly what was read back.' },
  feeOrNonce: {
    word: 'Different fee or nonce',
    says: 'The request was sent as read back, but with a different fee or nonce.',
  },
  different: { word: 'Different', says: 'What was signed differs from what was read back.' },
  replaced: { word: 'Replaced', says: 'Another transaction with the same nonce replaced this one.' },
  dropped: {
    word: 'Dropped',
    says: 'The network no longer knows the transaction. The transaction was not mined.',
  },
  waiting: { word: 'Waiting', says: 'The transaction was sent, but has not been mined yet.' },
  stuck: { word: 'Stuck', says: 'The transaction was sent long ago, but has still not been mined.' },
  reorganised: {
    word: 'Reorganized',
    says: 'The transaction was mined, but its block is no longer part of the chain.',
  },
  cannotTell: {
    word: 'Not compared',
    says: 'The result could not be compared with what was read back.',
  },
} as const;

/** The same against what the user said, where it was as it was read back. */
export const said = {
  differs: { word: 'Not what you wanted', says: 'The result is not what you wanted.' },
  cannotCompare: {
    word: 'As read back',
    says: 'The result matches what was read back. It could not be compared with what you wanted.',
  },
} as const;

/** The same of its effects, where it was sent as it was read back. */
export const effects = {
  reverted: {
    word: 'Reverted',
    says: 'The request was sent, but failed on chain. Only the gas fee was spent.',
  },
  different: {
    word: 'Different effects',
    says: 'The request was sent, but its effects differ from those read back.',
  },
  less: {
    word: 'A little less',
    says: 'The request was sent, but a little less arrived than the readback showed.',
  },
  cannotTell: {
    word: 'Same request',
    says: 'The request was sent. Its effects could not be compared.',
  },
  pending: { word: 'Waiting', says: 'The request was sent. Its effects are still unknown.' },
} as const;
