import { addressFieldAt, rawField, tokenField } from './parts.ts';

const assets = (label: string) => rawField('assets', `${label}, in the smallest unit of its asset`);

/** ERC-4626. Which asset a vault holds only the vault knows, so that amounts of it stay whole numbers. */
export const erc4626Descriptor = {
  display: {
    formats: {
      'deposit(uint256 assets,address receiver)': {
        intent: 'Deposit in a vault',
        fields: [assets('Deposit'), addressFieldAt('receiver', 'Shares go to')],
      },
      'mint(uint256 shares,address receiver)': {
        intent: 'Deposit in a vault',
        fields: [tokenField('shares', 'For exactly'), addressFieldAt('receiver', 'Shares go to')],
      },
      'withdraw(uint256 assets,address receiver,address owner)': {
        intent: 'Withdraw from a vault',
        fields: [
          assets('Withdraw'),
          addressFieldAt('receiver', 'Goes to'),
          addressFieldAt('owner', 'Shares of'),
        ],
      },
      'redeem(uint256 shares,address receiver,address owner)': {
        intent: 'Withdraw from a vault',
        fields: [
          tokenField('shares', 'Give exactly'),
          addressFieldAt('receiver', 'Goes to'),
          addressFieldAt('owner', 'Shares of'),
        ],
      },
    },
  },
} as const;
