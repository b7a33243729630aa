export const sentences = {
  rejected: 'You rejected the request in the wallet. Nothing was done.',
  unauthorised:
    'The wallet does not let this page use the account. The wallet may be locked: unlock it, then connect again.',
  unsupported: 'The wallet does not support this request. Another wallet may support it.',
  gone: 'The wallet is not connected to a network. Check the wallet before you try again.',
  unknownChain: 'The wallet does not know this network yet.',
  pending: 'The wallet already has a request open. Answer it in the wallet first.',
  internal: 'The wallet failed while handling the request. Check the wallet before you try again.',
  cancelled: 'You stopped waiting for the wallet.',
  other: 'The wallet answered with an error. Check the wallet before you try again.',
} as const;
export const code = 'code {code}';
export const coded = 'code {code}: {message}';

export const nothingConnected = 'Nothing was connected.';
export const noAccount = 'The wallet shared no accounts. It may be locked: unlock it, then connect again.';
export const oddNetwork = 'The wallet reported its network in an invalid form. Nothing was connected.';
export const oddAccounts = 'The wallet reported its accounts in an invalid form. Nothing was connected.';
export const safeNotLoaded = 'The part of Readback that talks to Safe could not be loaded. Reload the page.';
export const walletConnectNotSetUp = 'WalletConnect is not set up here.';
export const nodeNotRead = 'Could not read from the node.';

export const networkNotEnabled = 'This network is not enabled here.';
export const noLongerConnected = 'The wallet is no longer connected.';
export const notAdded = 'Your wallet did not add {network}. It stays on its current network.';
export const notSwitched =
  'Your wallet has not switched to {network} yet. Answer in the wallet, or switch there yourself.';
export const stillElsewhere =
  'Your wallet agreed to switch, but is still on another network. Switch to {network} in the wallet.';
