export const activity = 'Activity';
export const outcome = '<b>{word}.</b> {says}';
export const asked = 'Requested';
export const askedAt = '{time}, {by}';
export const network = 'Network';
export const noNetwork = 'none: a message is not tied to a network';
export const account = 'Account';
export const openAccount = 'Open account';

export const notLoaded = 'The part of Readback that asks the node could not be loaded. This entry is kept.';
export const reload = 'Reload the page to try again.';
export const ask = 'Check with the node';
export const askAgain = 'Check again';
export const asking = 'Asks a node on the request’s network for the outcome.';
export const summaryOnly =
  'For old requests, only the readback’s verdict and sentence are kept. To see a full, current readback, read the request again.';
export const fromFile = 'This record came from a file';
export const fromFileWhy =
  'This browser did not create the record. What the record says about the readback, signature and outcome proves nothing. To be sure, read the request again.';

export const goOn = 'Continue Review';
export const readAgain = 'Read again';
export const saveRecord = 'Save record';
export const recordLost = 'The record could not be made. Reload the page, and save it again.';
export const forget = 'Forget this entry';

export const notYet = 'This entry cannot be looked up yet';
export const notFound = 'Entry not found';
export const notFoundWhy =
  'The entry was deleted, or the request was read back in another browser. Activity stays on its device unless you save it as a file. See what is here in <link>Activity</link>.';

export const openingHearback = 'Opening the hearback';
export const texts = 'Exact data';
export const hash = 'Transaction hash';
export const safeTxHash = 'Safe transaction hash of the proposal';
export const batch = 'The wallet’s batch ID';
export const signature = 'Signature';
export const call = 'Call sent to the wallet ({method})';
export const raw = 'Request as received';
export const digest = 'Request hash';

export const answer = 'The wallet’s answer';
export const answerHash = 'Hash your wallet shows';
export const answerHashHint =
  'If your wallet lists the transaction as sent, copy its hash from the wallet. Readback then compares what was mined with what was read back.';
export const answerSignature = 'Signature your wallet returned';
export const answerSignatureHint =
  'If your wallet shows a signature, copy it from the wallet. Readback then compares the signature with what was read back.';
export const compare = 'Compare';
export const notHash =
  'A transaction hash is 0x followed by 64 hex digits. Copy the whole hash from the wallet.';
export const notSignature =
  'A signature is 0x followed by an even number of hex digits. Copy the whole signature from the wallet.';
export const openingSaid = 'Opening what was said';
