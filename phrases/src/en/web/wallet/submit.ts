export const noLongerConnected = 'The wallet is no longer connected. Connect it again, then sign.';
export const noAnswer =
  'The wallet is not responding. Open the wallet, unlock it if it is locked, then try again.';
export const noAccount =
  'The wallet shares no accounts: it may be locked. Unlock the wallet, then try again.';

export const odd = {
  hash: 'The wallet answered with something that is not a transaction hash. It may still have signed the request: check the wallet before you try again.',
  signature:
    'The wallet answered with something that is not a signature. It may still have signed the request: check the wallet before you try again.',
  id: 'The wallet answered with something that is not a batch ID. It may still have signed the request: check the wallet before you try again.',
} as const;
export const oddDetails = '{count, plural, one {# character} other {# characters}}: {start}';

export const accountChanged =
  'The account in the wallet has changed. The wallet was not asked to sign. Change the account back, or read the request again for the new account.';
export const accountDetails = 'shown {shown}, wallet {now}';
export const chainChanged =
  'The wallet is on a different network than this request. The wallet was not asked to sign. Switch the network, then sign.';
export const chainDetails = 'request {wanted}, wallet {now}';
export const chainUnsaid = 'request {wanted}, wallet did not say';
export const alreadyAsked =
  'Your wallet still has a request open. Answer it first: Readback never sends a request twice. If the wallet shows nothing, go back to the open request and choose “My wallet shows nothing”.';

/** What is in an answer that was kept, where a part of it has no text of its own. */
export const kept = {
  nothing: '[nothing]',
  deeper: '[nested too deeply]',
  unreadable: '[could not be read]',
  unwritable: '[could not be converted to text]',
} as const;
