/** What the request itself says of its gas. */
export const gas = 'Gas limit';
export const gasPrice = 'Gas price';
export const maxFeePerGas = 'Maximum fee';
export const maxPriorityFeePerGas = 'Priority fee';
export const perGas = '{amount} gwei per gas';
export const most = 'Gas fee, at most';
