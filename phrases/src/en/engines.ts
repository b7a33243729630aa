export const alone =
  'Simulated by {engines} on the state after block {block}. Neither a second engine nor a second source confirms the result.';
export const differ =
  'Simulated by {engines} on the state after block {block}. The result of {others} differs from the result shown.';
export const notCompared =
  'Simulated by {engines} on the state after block {block}. Not all results were compared. No second source confirms the state.';
export const agree =
  'Simulated by {engines} on the state after block {block}. Their results agree. No second source confirms the state.';
export const none = 'no engine';

export const blockNotRun = 'The request was not simulated in another block ({why}).';
export const blockSame = 'In another likely block, the result is the same.';
export const blockFails = 'In another likely block, the result differs: the request fails there.';
export const blockDiffers =
  'In another likely block, the result differs: {count, plural, one {one line differs there} other {# lines differ there}}.';

export const gasNotRun = 'The request was not simulated with other gas limits ({why}).';
export const gasSame = 'With the gas limits that wallets usually set, the result is the same.';
export const gasFails = 'With a gas limit of {gas}, the simulated call fails.';
export const gasDiffers = 'With a gas limit of {gas}, the result differs.';
export const suffixDiffers = 'With the bytes that your wallet adds for the app, the result differs.';
export const suffixFails = 'With the bytes that your wallet adds for the app, the simulated call fails.';
