import { erc20Descriptor } from './erc20.ts';

/** The wrapped coin of a chain (WETH9): a token whose amounts are those of the coin. */
export const weth9Descriptor = {
  display: {
    formats: {
      ...erc20Descriptor.display.formats,
      'deposit()': {
        intent: 'Wrap',
        interpolatedIntent: 'Wrap {@.value}',
        fields: [{ path: '@.value', label: 'Amount', format: 'amount' }],
      },
      'withdraw(uint256 wad)': {
        intent: 'Unwrap',
        interpolatedIntent: 'Unwrap {wad}',
        fields: [{ path: 'wad', label: 'Amount', format: 'amount' }],
      },
    },
  },
} as const;
