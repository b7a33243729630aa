export const alone =
  'Simulated by {engines} on the state after block {block}. No second engine and no second source confirms it.';
export const differ =
  'Simulated by {engines} on the state after block {block}. The result of {others} differs from what is shown.';
export const notCompared =
  'Simulated by {engines} on the state after block {block}. They were not compared. No second source confirms the state.';
export const agree =
  'Simulated by {engines} on the state after block {block}. They agree. No second source confirms the state.';
export const none = 'no engine';

export const blockNotRun = 'Another block was not simulated ({why}).';
export const blockSame = 'In another likely block the result is the same.';
export const blockFails = 'In another likely block the result differs: it fails there.';
export const blockDiffers =
  'In another likely block the result differs: {count, plural, one {one line differs there} other {# lines differ there}}.';

export const gasNotRun = 'Other gas limits were not simulated ({why}).';
export const gasSame = 'With the usual gas limits of wallets the result is the same.';
export const gasFails = 'With a gas limit of {gas} it fails.';
export const gasDiffers = 'With a gas limit of {gas} the result differs.';
