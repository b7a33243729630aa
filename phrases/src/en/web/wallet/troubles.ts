export const waiting = {
  word: 'Waiting for wallet',
  open: 'Your wallet has a request open.',
  switching: 'Readback asked your wallet to switch networks.',
  notSwitched: 'Your wallet was asked to switch networks, but has not switched yet.',
  answer: 'Answer the request in the wallet.',
  slow: 'No answer for {seconds, plural, one {# second} other {# seconds}}. Open the wallet and answer there. Readback does not send the request again.',
  slowSwitch: 'Answer in the wallet, or switch there yourself.',
} as const;

export const chain = 'chain {id}';
export const wrongNetwork = {
  word: 'Wrong network',
  says: 'Your wallet is on {network}, but this request needs {needed}.',
  todo: 'Switch to {needed}.',
} as const;
export const notEnabled = {
  word: 'Network not enabled',
  says: 'Your wallet is on chain {id}, and this page has no node for it.',
  todo: 'Switch to a network that is enabled here. Until then, anything that needs a node stays unknown.',
} as const;

export const problems = {
  rejected: { word: 'Rejected', todo: 'Try again when you are ready.' },
  pending: { word: 'Wallet is busy', todo: 'Try again after you answer.' },
  unauthorised: { word: 'Locked', todo: 'Unlock the wallet, then connect.' },
  gone: { word: 'Wallet disconnected', todo: 'If checking the wallet does not help, reload the page.' },
  other: { word: 'Wallet problem', todo: 'Try again.' },
} as const;

export const endings = {
  noAccount: {
    word: 'Locked',
    says: 'Your wallet no longer shares an account: it was locked, or this page’s permission was removed.',
    todo: 'Unlock the wallet, then connect again.',
  },
  gone: {
    word: 'Wallet disconnected',
    says: 'Your wallet ended the connection.',
    todo: 'Check the wallet, then connect again.',
  },
  absent: {
    word: 'Wallet disconnected',
    says: 'The wallet that was connected here is no longer in this browser.',
    todo: 'Enable the wallet’s extension and reload the page, or connect another wallet.',
  },
  twins: {
    word: 'Two wallets, one name',
    says: 'Two wallets in this browser now claim to be the wallet that was connected here.',
    todo: 'Connect again and choose the wallet you trust. At most one of the two is genuine.',
  },
  silent: {
    word: 'Locked',
    says: 'The wallet that was connected here shared no accounts: it may be locked.',
    todo: 'Unlock the wallet, then connect again.',
  },
} as const;
