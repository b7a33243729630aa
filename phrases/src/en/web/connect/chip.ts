export const connectWallet = 'Connect wallet';
/** In a narrow window only what is outside the tag is shown. */
export const connectWide = 'Connect<wide> wallet</wide>';
export const connecting = 'Connecting…';
export const steps = { soon: 'Answer in wallet', slow: 'Still waiting' } as const;
export const connectingAloud = 'Connecting… {step}';
export const reconnecting = 'Reconnecting…';
export const cancel = 'Cancel';
export const connected = 'Connected';
export const unnamed = 'Wallet';

export const overWalletConnect = '{wallet}<by> with WalletConnect</by>';
export const switchNetwork = 'Switch network';
export const changeTo = 'Switch to {wallet}';
export const connectAnother = 'Connect another wallet';
export const disconnect = 'Disconnect';
export const openAccount = 'Open account';
export const walletSaid = 'The wallet’s message';

export const watching = 'Watching';
export const watched = {
  title: 'Watched address',
  note: 'watched',
  lead: 'Requests are read back for this account. To sign, connect the account’s wallet.',
  stop: 'Stop watching',
} as const;

export const account = {
  unnamed: 'Your account',
  signs: 'signing account',
  safe: 'the Safe this page is open in',
  choose: 'Signing account',
  compare: 'The wallet shows which account it signs with: compare the address there.',
  otherSafe: 'To use another Safe, choose that Safe in the Safe app.',
  only: 'Your wallet shares only this account with this page. To use another account, choose or share it in the wallet.',
} as const;
