/** What an app is answered, over WalletConnect, besides what its request gave. */
export const method = 'Readback does not support this method.';
export const notInSession = 'This session does not allow the request.';
export const network = 'This session does not include the network.';
export const networkOfCall = 'The transaction names a different network than its request.';
export const account = 'This session’s account is not connected in Readback.';
export const otherAccount = 'The request names an account that is not part of this session.';
export const tooLarge = 'The request is too large.';
export const tooMany = 'Too many requests from this app are waiting.';
export const odd = 'The request is malformed.';
export const rejected = 'The user rejected the connection in Readback.';
export const ended = 'Disconnected in Readback';
