export const preparing = 'Passing it to your wallet';
export const preparingHint = 'It is recorded first.';
export const waiting = 'Waiting for your wallet';
export const waitingHint = 'Compare what it shows with this page, then sign or reject there.';
export const noAnswer = 'Your wallet may already have this';
export const noAnswerHint =
  'Your wallet’s answer did not arrive: this page was closed before it came, or another tab is waiting for it. Check in your wallet whether the request was signed. This page will not send it again.';
export const signed = 'Signed';
export const signedHint = 'Your wallet gave a signature. It is compared with what was read.';
export const proposed = 'Proposed';
export const proposedHint =
  'Your Safe received it as a proposal. Nothing has happened yet: its owners must confirm it, and one of them must execute it.';
export const sent = 'Sent';
export const sentHash = 'Your wallet gave a transaction hash.';
export const sentBatch =
  'Your wallet accepted it as a batch. While it is connected, Readback asks it which transactions carried out the calls, and compares what was mined.';
export const rejected = 'Rejected';
export const rejectedHint = 'You rejected it here. Nothing was signed.';
export const maybeSent = 'It may have been sent';
export const maybeSigned = 'It may have been signed';
export const maybeHint =
  'Your wallet’s answer does not say whether you signed. Check your wallet before you sign again.';
export const notSigned = 'Not signed here';
export const refused = 'Your wallet refused it. Nothing was signed.';
export const noSignature = 'Your wallet gave no signature.';
export const open = 'Open';
export const waitedLong =
  'No answer yet. If your wallet shows nothing, you can go on with other requests. This one may still appear in your wallet: reject it there if you no longer want it. If it answers later, the answer is kept.';
export const showsNothing = 'My wallet shows nothing';
export const askNode = 'Ask the node again';
export const readAgain = 'Read it again';

export const askedToKeep = {
  asking:
    'This is the first request you signed here. Readback asks your browser not to delete it when storage runs low.',
  granted: 'Your browser keeps what you sign here until you delete it.',
  refused:
    'Your browser may delete what is kept here when storage runs low. Save Activity as a file from time to time.',
} as const;

export const notKept = {
  full: 'Not everything here is saved',
  slow: 'Storage has not answered yet',
  blocked: 'Nothing here is saved',
  lost: 'What was saved is gone',
} as const;
export const keepAgain = 'Save it again';

export const lookFor = 'Look it up on its network';
export const lookAgain = 'Look for it again';
export const looking = 'Looking for it on its network.';
export const foundMined =
  'Since this was read, the account sent a transaction with the same receiver, amount and data. It was mined.';
export const foundPending =
  'The account sent a transaction with the same receiver, amount and data. It is not mined yet.';
export const notFound = {
  nothing:
    'The account sent nothing since this was read, as far as its node knows. Your wallet may still hold the request.',
  others:
    'Since this was read, the account sent other transactions, and this one is not among them. Your wallet may still hold the request.',
  cannotTell: 'It could not be searched for: the node does not report enough. Check your wallet.',
} as const;
export const foundHash = 'The transaction hash';
/** After “Copy”. */
export const foundHashCopied = 'transaction hash';
export const compareFound = 'Compare it with what was read';

export const notRecorded = 'This is not recorded. Keep this page open.';
export const notRecordedHint =
  'This device does not store it. If this page closes before your wallet answers, check your wallet before you sign it again.';
export const onlyHere = 'The answer is on this page only. Copy it now.';
export const onlyHereHint = 'This device does not store it, and Readback keeps trying.';
export const savedElsewhere = 'I saved it elsewhere';

export const unusual = 'Your wallet answered in an unusual form';
export const taken = {
  signature: 'Readback took the signature from its answer. Compare it with what your wallet shows.',
  safeTxHash:
    'Readback took the hash of the proposal from its answer. Compare it with what your wallet shows.',
  batch: 'Readback took the batch id from its answer. Compare it with what your wallet shows.',
  hash: 'Readback took the transaction hash from its answer. Compare it with what your wallet shows.',
} as const;
export const error = 'Your wallet answered with an error';
export const errorKept = 'The full error message is kept here.';
export const notUnderstood = 'Your wallet’s answer could not be understood';
export const notUnderstoodHint =
  'It may still have signed or sent the request. Check your wallet before you try again. If it shows a hash or a signature, enter it on the Activity page of this request.';
export const walletError = 'The wallet’s error';
export const walletAnswer = 'What the wallet answered';
/** After “Copy”. */
export const answer = 'the answer';
export const cut = 'The answer was longer. Only its beginning is kept.';

export const signAgain = 'This may have been signed already';
export const signAgainHint =
  'Check your wallet first. To sign it again, have it read again as a new request.';
export const discard = 'Discard';
