export const preparing = 'Passing the request to your wallet';
export const preparingHint = 'Readback records the request first.';
export const waiting = 'Waiting for your wallet';
export const waitingHint =
  'Compare what your wallet shows with this page, then sign or reject in your wallet.';
export const noAnswer = 'Your wallet may already have this request';
export const noAnswerHint =
  'Your wallet’s answer did not arrive: this page was closed before it came, or another tab is waiting for it. Check in your wallet whether the request was signed. This page will not send it again.';
export const signed = 'Signed';
export const signedHint = 'Your wallet returned a signature. Readback compares it with what was read.';
export const proposed = 'Proposed';
export const proposedHint =
  'Your Safe received the request as a proposal. Nothing has happened yet: the owners must confirm the proposal, and then it must be executed.';
export const sent = 'Sent';
export const sentHash = 'Your wallet returned a transaction hash.';
export const sentRaw = 'You broadcast the signed transaction, and the node accepted it.';
export const sentBatch =
  'Your wallet accepted the request as a batch. While the wallet is connected, Readback asks it which transactions carried out the calls. Readback then compares what was mined with what was read.';
export const rejected = 'Rejected';
export const rejectedHint = 'You rejected the request here. Nothing was signed.';
export const maybeSent = 'This request may have been sent';
export const maybeSigned = 'This request may have been signed';
export const maybeHint =
  'Your wallet’s answer does not say whether you signed. Check your wallet before you sign again.';
export const notSigned = 'Not signed here';
export const refused = 'Your wallet refused the request. Nothing was signed.';
export const noSignature = 'Your wallet returned no signature.';
export const open = 'Not decided';
export const waitedLong =
  'No answer yet. If your wallet shows nothing, you can continue with other requests. This request may still appear in your wallet: reject it there if you no longer want it. If your wallet answers later, Readback keeps the answer.';
export const showsNothing = 'My wallet shows nothing';
export const askNode = 'Check again';
export const readAgain = 'Read again';
export const done = 'Done';
export const next = 'Next request, {waits, plural, one {# waits} other {# wait}}';
export const toRequests = 'Back to Requests';
export const toPlan = 'Continue with your plan';
export const toAccount = 'Back to account';
export const mayClose = 'Safe to close';
export const keepsLooking =
  'Nothing more to do in your wallet. Readback looks for the outcome while it is open.';

export const askedToKeep = {
  asking:
    'This is the first request you signed here. Readback is asking your browser to keep Readback’s data even if storage runs low.',
  granted: 'Your browser will keep the requests you sign here until you delete them.',
  refused:
    'If storage runs low, your browser may delete what Readback keeps here. Save Activity as a file from time to time.',
} as const;

export const notKept = {
  full: 'Not everything here is saved',
  slow: 'Storage has not answered yet',
  blocked: 'Nothing here is saved',
  lost: 'The saved data is gone',
} as const;
export const keepAgain = 'Save again';

export const lookFor = 'Look up the transaction';
export const lookAgain = 'Look up again';
export const looking = 'Looking for the transaction on its network.';
export const foundMined =
  'Since this request was read, the account has sent a transaction with the same recipient, amount and data. The transaction was mined.';
export const foundPending =
  'The account has sent a transaction with the same recipient, amount and data. The transaction has not been mined yet.';
export const notFound = {
  nothing:
    'As far as the node knows, the account has sent nothing since this request was read. Your wallet may still hold the request.',
  others:
    'Since this request was read, the account has sent other transactions, but not this one. Your wallet may still hold the request.',
  cannotTell: 'Could not check whether the transaction was sent. Check your wallet.',
} as const;
export const foundHash = 'The transaction hash';
/** After “Copy”. */
export const foundHashCopied = 'transaction hash';
export const compareFound = 'Compare with what was read';

export const notRecorded = 'This request is not recorded. Keep this page open.';
export const notRecordedHint =
  'This device did not store the request. If this page closes before your wallet answers, check your wallet before you sign again.';
export const onlyHere = 'The answer is on this page only. Copy it now.';
export const onlyHereHint = 'This device has not stored the answer yet. Readback keeps trying.';
export const savedElsewhere = 'I saved the answer elsewhere';

export const unusual = 'Your wallet answered in an unusual format';
export const taken = {
  signature:
    'Readback took the signature from your wallet’s answer. Compare the signature with what your wallet shows.',
  safeTxHash:
    'Readback took the hash of the proposal from your wallet’s answer. Compare the hash with what your wallet shows.',
  batch: 'Readback took the batch ID from your wallet’s answer. Compare the ID with what your wallet shows.',
  hash: 'Readback took the transaction hash from your wallet’s answer. Compare the hash with what your wallet shows.',
} as const;
export const error = 'Your wallet answered with an error';
export const errorKept = 'The full error message is kept here.';
export const notUnderstood = 'Your wallet’s answer could not be understood';
export const notUnderstoodHint =
  'Your wallet may still have signed or sent the request. Check your wallet before you try again. If your wallet shows a hash or signature, enter it on the Activity page of this request.';
export const walletError = 'The wallet’s error';
export const walletAnswer = 'The wallet’s answer';
/** After “Copy”. */
export const answer = 'the answer';
export const cut = 'The answer was longer. Only its beginning is kept.';

export const signAgain = 'This request may have been signed already';
export const signAgainHint =
  'Check your wallet first. If you still want to sign, read the request again as a new one.';
export const discard = 'Cancel';
