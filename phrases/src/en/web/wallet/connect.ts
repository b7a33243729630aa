export const title = 'Connect a wallet';
export const overWalletConnect = 'Connect with WalletConnect';
export const lead = 'Readback never holds keys. Your wallet still asks you before it signs.';

export const practice = 'practice chain only, no real money';
export const safe = 'the Safe this page is open in';
export const inPage = 'found in the page of the site that is asking';
export const found = 'found in this browser, calls itself {id}';
export const twins = 'Two wallets claim this identity. At most one of them is genuine.';
export const connecting = 'Connecting…';
export const waiting = {
  soon: 'Connecting. Answer in the wallet.',
  slow: 'Still waiting for the wallet. It may be locked, or its window may be behind this one.',
} as const;
export const cancel = 'Cancel';

export const noneFound = 'No wallet found in this browser.';
export const noWallet = {
  title: 'No wallet found in this browser',
  search: 'Search again',
  says: 'Enable your wallet’s extension, or install one, and allow it on this page. Some extensions need a page reload. If your wallet is on your phone, use WalletConnect, or open this page in the wallet’s own browser.',
} as const;

export const orWatch = 'No wallet at hand? <watch>Watch an address</watch> instead.';
export const watch = {
  address: 'Address to watch',
  hint: 'Requests are read back for this account, but you cannot sign with it here.',
  resolving: 'The name is still being looked up.',
  missing: 'Type an address or a name.',
  confirm: 'Watch',
} as const;
