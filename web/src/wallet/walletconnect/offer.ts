/** How WalletConnect stands among the wallets that can be chosen, before anything of it is loaded. */
export const walletConnectRdns = 'walletConnect';
export const walletConnectName = 'WalletConnect';
