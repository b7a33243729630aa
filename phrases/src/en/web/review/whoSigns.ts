export const whose = 'Which account would sign?';
export const accountNeeded = 'Type an address or a saved name, or choose an account.';
export const readFor = 'Read back for this account';
export const connect = 'Connect a wallet instead';
