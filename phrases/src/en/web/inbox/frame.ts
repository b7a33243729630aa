/** Told to a dapp in a frame, whose developers read it. The first two are the words of Safe’s own app. */
export const sendRejected = 'Transaction was rejected';
export const messageRejected = 'Message was rejected';
export const odd = 'Readback could not read this request.';
export const tooMuch = 'Readback received too many messages. Try again later.';
export const tooMany = 'Too many requests are waiting in Readback.';
export const unknownMethod = 'Readback does not support this method.';
export const noMainType = 'The typed data does not name its primary type.';
export const noTransactions = 'The request contains no transactions.';
export const otherAccount = 'The request is for another account.';
export const otherNetwork = 'The request is for another network.';
export const noBalances = 'Readback does not share balances. Ask a node for them.';
export const noTransaction = 'Readback does not know this transaction.';
export const noSignature = 'Readback does not know this signature.';
export const left = 'The page was left before the request was answered.';
export const noAnswer = 'The node did not answer.';
