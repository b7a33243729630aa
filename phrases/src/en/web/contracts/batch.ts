export const add = 'Add to batch';
export const count = 'Batch: {count, plural, one {# call} other {# calls}} on {network}';
export const calls = 'Calls, in the order in which they are sent';
export const callOn = '{name} on {contract}';
export const withValue = 'with {amount} {symbol}';
export const remove = 'Remove {name}';
export const read = 'Read back batch';
export const clear = 'Clear';
export const from = 'Account that makes the call';
export const wallet = 'Your wallet’s account';
export const watched = '{name} (watched)';
export const asOwner =
  'If this is a Safe that your wallet’s account owns, the Review creates the Safe transaction that you sign.';
