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
export const changeTo = 'Change to {wallet}';
export const connectAnother = 'Connect another wallet';
export const disconnect = 'Disconnect';
export const openAccount = 'Open account';
export const walletSaid = 'What the wallet said';

export const watching = 'Watching';
export const watched = {
  title: 'Watched address',
  note: 'watched',
  lead: 'Requests are read back for this account. To sign, connect its wallet.',
  stop: 'Stop watching',
} as const;

export const account = {
  unnamed: 'Your account',
  signs: 'signs',
  safe: 'the Safe around this page',
  choose: 'Signing account',
  compare: 'The wallet shows which one it signs with: compare it there.',
  otherSafe: 'To use another Safe, choose it in Safe itself.',
  only: 'This is the only account your wallet shares with this page. Choose another, or share more, in the wallet.',
} as const;
