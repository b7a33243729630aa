/** Where WalletConnect's key for its statements on sites is fetched. */
export const verifyHost = 'https://verify.walletconnect.org';
