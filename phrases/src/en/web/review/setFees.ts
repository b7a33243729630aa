/** What the request itself says of its gas. */
export const fields = {
  gas: 'Gas limit',
  gasPrice: 'Gas price',
  maxFeePerGas: 'Maximum fee',
  maxPriorityFeePerGas: 'Priority fee',
} as const;
export const perGas = '{amount} gwei per gas';
export const most = 'Maximum gas fee';
