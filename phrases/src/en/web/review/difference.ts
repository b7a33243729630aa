/** What went elsewhere: `sent` is in the block, `signed` is only what the wallet put its name to. */
export const headline = {
  pays: {
    sent: {
      to: 'Your wallet sent {amount} to {to}, not to {wanted}',
      amount: 'Your wallet sent {amount} to {to}, not {wantedAmount}',
      both: 'Your wallet sent {amount} to {to}, not {wantedAmount} to {wanted}',
    },
    signed: {
      to: 'Your wallet signed a payment of {amount} to {to}, not to {wanted}',
      amount: 'Your wallet signed a payment of {amount} to {to}, not {wantedAmount}',
      both: 'Your wallet signed a payment of {amount} to {to}, not {wantedAmount} to {wanted}',
    },
  },
  allows: {
    sent: {
      to: 'Your wallet let {to}, not {wanted}, spend {token}',
      amount: 'Your wallet gave {to} a different {token} allowance than you read',
      both: 'Your wallet let {to}, not {wanted}, spend {token}',
    },
    signed: {
      to: 'Your wallet signed an allowance that lets {to}, not {wanted}, spend {token}',
      amount: 'Your wallet signed a different {token} allowance for {to} than you read',
      both: 'Your wallet signed an allowance that lets {to}, not {wanted}, spend {token}',
    },
  },
} as const;

export const youRead = 'Readback';
export const itDid = 'Result';
export const rows = { to: 'To', spender: 'Spender', amount: 'Amount', token: 'Token' } as const;
export const different = 'different';
export const same = '{count, plural, one {# matches} other {# match}}';
export const showBytes = 'Show the bytes';
export const hideBytes = 'Hide the bytes';

export const todo = 'Do not send anything else from this account.';
export const disconnect = 'Disconnect wallet';
export const disconnected = 'Wallet disconnected';
export const block = 'Block {address}';
export const unblock = 'Unblock {address}';
export const blocked = 'Every request that involves this address is now a Stop.';
export const save = 'Save proof';
export const saving = {
  saved: 'Saved as a file on this device. Nothing was sent.',
  notSaved: 'Could not save the proof. Try again.',
} as const;
