/** What a wallet is told of this page, and why a session ends. */
export const page = 'Readback';
export const lead = 'Know what you sign';
export const unwanted = 'Closed in Readback';
export const left = 'Disconnected in Readback';

export const rejected = 'You rejected the request in the wallet. Nothing was done.';
export const noAnswer =
  'The wallet did not answer in time. The wallet may still have the request: check it before you try again.';
export const ended = 'The WalletConnect session has ended. Connect the wallet again.';
export const notAllowed = 'The wallet’s session does not allow this request.';

export const noAccount = 'The wallet shared no accounts on Ethereum networks. Nothing was connected.';
export const expired = 'The code expired before a wallet answered.';
export const nothingConnected = 'Nothing was connected.';
export const noRelay =
  'The WalletConnect relay could not be reached. Check the project ID and your connection, then try again.';
