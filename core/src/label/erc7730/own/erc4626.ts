import { addressField, rawField, tokenField } from './parts.ts';

const assets = (label: string) => rawField('assets', `${label}, in the smallest unit of its asset`);

/** ERC-4626. Which asset a vault holds only the vault knows, so that amounts of it stay whole numbers. */
export const erc4626 = {
  display: {
    formats: {
      'deposit(uint256 assets,address receiver)': {
        intent: 'Deposit in a vault',
        fields: [assets('Deposit'), addressField('receiver', 'Shares go to')],
      },
      'mint(uint256 shares,address receiver)': {
        intent: 'Deposit in a vault',
        fields: [tokenField('shares', 'For exactly'), addressField('receiver', 'Shares go to')],
      },
      'withdraw(uint256 assets,address receiver,address owner)': {
        intent: 'Withdraw from a vault',
        fields: [assets('Withdraw'), addressField('receiver', 'Goes to'), addressField('owner', 'Shares of')],
      },
      'redeem(uint256 shares,address receiver,address owner)': {
        intent: 'Withdraw from a vault',
        fields: [
          tokenField('shares', 'Give exactly'),
          addressField('receiver', 'Goes to'),
          addressField('owner', 'Shares of'),
        ],
      },
    },
  },
} as const;
