import { addressFieldAt, allowanceField, deadlineField, rawField } from './parts.ts';

/** The permission of ERC-2612, and that of DAI, which knows only all or nothing. */
export const erc2612 = {
  metadata: { enums: { allowed: { true: 'everything', false: 'nothing' } } },
  display: {
    formats: {
      'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': {
        intent: 'Let someone spend tokens',
        interpolatedIntent: 'Let {spender} spend up to {value} of {owner}',
        fields: [
          addressFieldAt('spender', 'Spender'),
          allowanceField('value', 'Up to'),
          addressFieldAt('owner', 'Owner'),
          deadlineField('deadline', 'Can be used until'),
          rawField('nonce', 'Nonce'),
        ],
      },
      'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': {
        intent: 'Let someone spend tokens',
        interpolatedIntent: 'Let {spender} spend {allowed} of {holder}',
        fields: [
          addressFieldAt('spender', 'Spender'),
          {
            path: 'allowed',
            label: 'May spend',
            format: 'enum',
            params: { $ref: '$.metadata.enums.allowed' },
          },
          addressFieldAt('holder', 'Owner'),
          // Zero means never, which no date says.
          rawField('expiry', 'Ends at (seconds since 1970, 0 is never)'),
          rawField('nonce', 'Nonce'),
        ],
      },
    },
  },
} as const;
