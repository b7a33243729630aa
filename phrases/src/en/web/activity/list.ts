export const today = 'Today';
export const yesterday = 'Yesterday';
export const damaged = 'This entry is damaged and cannot be shown.';
export const row =
  '{time}, {asked}{judged, select, yes {, verdict {verdict}} other {}}{file, select, yes {, from a file} other {}}';
export const network = 'Network {id}';

export const toldByFile = 'According to the file it came from: {says}';
export const mayBeSigned = 'It may still have been signed.';

/** What became of a request: in a word, and as a sentence. */
export const outcomes = {
  open: { word: 'Not decided', says: 'It was neither signed nor rejected.' },
  rejected: { word: 'Rejected', says: 'You rejected it. Nothing was signed.' },
  asked: {
    word: 'No answer yet',
    says: 'Your wallet was asked, but its answer has not arrived. If this page was closed meanwhile, the wallet may have signed. Readback does not ask again automatically.',
  },
  unknown: { word: 'Unknown', says: 'The wallet’s answer could not be understood.' },
  notSigned: { word: 'Not signed', says: 'The wallet did not sign it.' },
  signed: { word: 'Signed', says: 'Signed. The signature was not compared with what was read back.' },
  sent: { word: 'Sent', says: 'Sent. What was mined was not compared with what was read back.' },
  batch: {
    word: 'Sent',
    says: 'Your wallet accepted it as a batch. While it is connected, Readback asks it which transactions carried out the calls.',
  },
  proposed: {
    word: 'Proposed',
    says: 'Your Safe received it as a proposal, and its owners must confirm it. Its hash is not a transaction hash: check in Safe whether it was executed.',
  },
} as const;

/** What the comparison of what was signed with what was read back gave. */
export const verdicts = {
  same: { word: 'As read back', says: 'What was signed is what was read back.' },
  carried: { word: 'As read back', says: 'What was read back was carried out inside another transaction.' },
  feeOrNonce: {
    word: 'Different fee or nonce',
    says: 'What was read back was sent, with a different fee or nonce.',
  },
  different: { word: 'Different', says: 'What was signed is not what was read back.' },
  replaced: { word: 'Replaced', says: 'Another transaction with the same nonce replaced it.' },
  dropped: { word: 'Dropped', says: 'The network no longer knows it. It was not mined.' },
  waiting: { word: 'Waiting', says: 'Sent, and not mined yet.' },
  stuck: { word: 'Stuck', says: 'Sent long ago, and still not mined.' },
  reorganised: {
    word: 'Reorganized',
    says: 'It was mined, but its block is no longer part of the chain.',
  },
  cannotTell: {
    word: 'Not compared',
    says: 'What came back could not be compared with what was read back.',
  },
} as const;

/** The same of its effects, where it was sent as it was read back. */
export const effects = {
  reverted: {
    word: 'Reverted',
    says: 'What was read back was sent, but failed on chain. Only the fee was spent.',
  },
  different: {
    word: 'Different effects',
    says: 'What was read back was sent, and its effects differ from those read back.',
  },
  less: {
    word: 'A little less',
    says: 'What was read back was sent, but a little less arrived than was read back.',
  },
  cannotTell: {
    word: 'Same request',
    says: 'What was read back was sent. Its effects could not be compared.',
  },
  pending: { word: 'Waiting', says: 'What was read back was sent. Its effects are not known yet.' },
} as const;
