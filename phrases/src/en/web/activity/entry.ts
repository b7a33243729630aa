export const activity = 'Activity';
export const outcome = '<b>{word}.</b> {says}';
export const asked = 'Asked';
export const askedAt = '{time}, {by}';
export const network = 'Network';
export const noNetwork = 'none: a message is not tied to a network';
export const account = 'Account';
export const openAccount = 'Open account';

export const notLoaded = 'The part of Readback that asks could not be loaded. This entry is kept.';
export const reload = 'Reload the page to load it.';
export const ask = 'Ask the node';
export const askAgain = 'Ask the node again';
export const asking = 'Asking its network for the outcome.';
export const summaryOnly =
  'For old requests, only the readback’s verdict and sentence are kept. Read it again to see all of it as of now.';
export const fromFile = 'This record came from a file';
export const fromFileWhy =
  'This browser did not create it, so what it says about the readback, signature and outcome proves nothing. Read it again to be sure.';

export const goOn = 'Continue its Review';
export const readAgain = 'Read it again';
export const forget = 'Forget this entry';

export const notYet = 'This entry cannot be looked up yet';
export const notFound = 'Entry not found';
export const notFoundWhy =
  'It was forgotten, or read back in another browser: Activity stays on its device unless you save it. See what is here in <link>Activity</link>.';

export const openingHearback = 'Opening the hearback';
export const texts = 'Exact texts';
export const hash = 'Transaction hash';
export const safeTxHash = 'Safe transaction hash of the proposal';
export const batch = 'The wallet’s batch id';
export const signature = 'Signature';
export const call = 'What the wallet received, by {method}';
export const raw = 'Request as received';
export const digest = 'Digest of the request';

export const answer = 'What the wallet answered';
export const answerHash = 'Hash your wallet shows';
export const answerHashHint =
  'If your wallet lists it as sent, copy its hash from there. Readback then compares what was mined with what was read back.';
export const answerSignature = 'Signature your wallet returned';
export const answerSignatureHint =
  'If your wallet shows one, copy it from there. Readback then compares it with what was read back.';
export const compare = 'Compare';
export const notHash = 'A transaction hash is 0x and 64 hex digits. Copy it whole from the wallet.';
export const notSignature =
  'A signature is 0x followed by an even number of hex digits. Copy the whole signature from the wallet.';
