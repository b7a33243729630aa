export const whose = 'Which account would sign?';
export const accountNeeded = 'Type an address or a saved name, or choose an account.';
export const readFor = 'Read back for this account';
export const connect = 'Connect a wallet instead';
/** For a call that does not say what it is for. */
export const add = { network: 'Add the network', contract: 'Add the contract and the network' } as const;
