export const title = 'Connect an app';
export const lead =
  'An app on any device can send its requests here through WalletConnect. You review each request here, and your connected wallet signs it.';

export const setUp = 'Set up WalletConnect';
export const needs =
  'WalletConnect needs a project ID, which is free. Readback does not ship one, so nothing contacts WalletConnect until you set it up.';

export const link = 'WalletConnect link';
export const linkHint =
  'In the app, choose WalletConnect and copy the link. It starts with “wc:”. The link is valid for a few minutes.';
export const picture = 'Choose a picture of the code';
export const pictureHint = 'If the app shows a QR code, take a screenshot and paste it into the field.';
export const noCode =
  'No QR code was found in this picture. Choose a sharp picture that shows the whole code, or copy the link.';
export const oddLink =
  'This is not a WalletConnect link. Copy the whole link from the app. It starts with “wc:”.';
export const oldLink =
  'This link is for WalletConnect version 1, which was shut down. The app must support version 2.';
export const expiredLink = 'This link has expired. Create a new one in the app, then paste it here.';
export const pair = 'Follow link';
export const pairing = 'Waiting for the app. It sends its proposal in a few seconds.';
export const noProposal = 'The app sent no proposal';
export const noProposalHint = 'The link may have expired. Create a new one in the app, then paste it here.';
export const noRelay = 'The WalletConnect relay could not be reached';
export const noRelayHint = 'Check the project ID in Settings and your connection, then try again.';
export const again = 'Try again';
export const elsewhere = 'Readback is connected to apps in another tab';
export const elsewhereHint = 'Use that tab, or close it and reload this page.';

export const verifyOff = 'Readback does not check which site sent a proposal.';
export const verifyOffer =
  'WalletConnect states which site sent a proposal. Readback checks that statement with a key from verify.walletconnect.org. That host learns only your IP address and the time.';
export const verifyOn = 'Check statements (reloads page)';
export const verifyIsOn = 'WalletConnect’s statements on sites are checked with a key from its host.';
export const verifyStop = 'Stop checking (reloads page)';

export const proposal = {
  title: 'An app asks to connect',
  who: '{named, select, yes {It calls itself {name}} other {It gives no name}}{hosted, select, yes { and says its site is {host}} other {}}. Readback cannot verify this.',
  about: 'Its description: {about}',
  account: 'Account',
  noAccount: 'No wallet is connected. Connect the wallet that this app will use.',
  connectWallet: 'Connect wallet',
  networks: 'Networks',
  otherNetwork: 'Network {id}',
  asks: 'It can ask for',
  left: 'It will not get',
  leftHint: 'Readback does not support {count, plural, one {this method} other {these # methods}}:',
  each: 'Connecting signs nothing. The app sees your account, and each request waits for your review.',
  approve: 'Connect app',
  anyway: 'Connect app anyway',
  reject: 'Reject',
  failed: 'The app could not be connected',
  failedHint: 'The proposal may have expired. Create a new link in the app.',
} as const;

/** What an app can ask for, by method. */
export const methods = {
  eth_sendTransaction: 'transactions',
  personal_sign: 'signatures of messages',
  eth_signTypedData_v4: 'signatures of typed data',
} as const;

export const verified = {
  same: {
    title: 'WalletConnect states that {origin} sent this',
    says: 'The statement matches what the app says. Check that you have this site open and that its spelling is right.',
  },
  other: {
    tag: 'Warning',
    title: 'This comes from a different site than it says',
    says: 'WalletConnect states that {origin} sent this proposal. The app says its site is {host}. Reject it.',
  },
  scam: {
    tag: 'Warning',
    title: 'WalletConnect lists this site as a scam',
    says: 'The proposal came from {origin}. Reject it.',
  },
  unknown: {
    tag: 'Unverified',
    title: 'The site that sent this is unknown',
    says: 'WalletConnect made no statement that Readback could check. Connect only if you copied the link from the app yourself, just now.',
  },
} as const;

export const lacks = {
  title: 'This app cannot be connected',
  network:
    'It asks for networks that are not enabled here. Enable them in Settings, Networks, then create a new link in the app.',
  method: 'It requires methods that Readback does not support.',
} as const;

export const sessions = 'Connected apps';
export const unnamed = 'App without a name';
export const site = 'The name and the site {host} are the app’s own claims.';
export const until = 'on {networks}';
export const end = 'Disconnect app';
export const noLonger = 'This account is not connected here. Requests from the app are refused.';
export const move = 'Use the connected account';
export const notEnded = 'The app could not be told. Try again once this device is online.';
