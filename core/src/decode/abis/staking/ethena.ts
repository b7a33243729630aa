import type { AbiTable } from '../table.ts';

/** Minting, staking and cooldowns of Ethena. */
export const ethena: AbiTable = {
  source: 'Ethena',
  functions: [
    ['0xcdac52ed', 'cooldownAssets(uint256 assets)', { act: 'outOf' }],
    ['0x9343d9e1', 'cooldownShares(uint256 shares)', { act: 'outOf' }],
    [
      '0xd50655b0',
      'cooldownAssets(uint256 assets, address owner)',
      { act: 'outOf', roles: { owner: 'owner' } },
    ],
    [
      '0xa2af4900',
      'cooldownShares(uint256 shares, address owner)',
      { act: 'outOf', roles: { owner: 'owner' } },
    ],
    ['0xf2888dbb', 'unstake(address receiver)', { act: 'outOf', roles: { receiver: 'receiver' } }],
    [
      '0xd48c03e5',
      'mint((uint8 order_type, uint256 expiry, uint256 nonce, address benefactor, address beneficiary, address collateral_asset, uint256 collateral_amount, uint256 usde_amount) order, (address[] addresses, uint256[] ratios) route, (uint8 signature_type, bytes signature_bytes) signature)',
      {
        act: 'trade',
        roles: {
          'order.benefactor': 'payer',
          'order.beneficiary': 'receiver',
          'order.collateral_asset': 'token',
          'route.addresses': 'receiver',
          'signature.signature_bytes': 'data',
        },
      },
    ],
    [
      '0x95165e8b',
      'redeem((uint8 order_type, uint256 expiry, uint256 nonce, address benefactor, address beneficiary, address collateral_asset, uint256 collateral_amount, uint256 usde_amount) order, (uint8 signature_type, bytes signature_bytes) signature)',
      {
        act: 'trade',
        roles: {
          'order.benefactor': 'payer',
          'order.beneficiary': 'receiver',
          'order.collateral_asset': 'token',
          'signature.signature_bytes': 'data',
        },
      },
    ],
    [
      '0x53863613',
      'setDelegatedSigner(address delegateTo)',
      { act: 'control', roles: { delegateTo: 'power' } },
    ],
    [
      '0x157a4028',
      'confirmDelegatedSigner(address delegatedBy)',
      { act: 'control', roles: { delegatedBy: 'account' } },
    ],
    [
      '0x40e49216',
      'removeDelegatedSigner(address removedSigner)',
      { act: 'control', roles: { removedSigner: 'account' } },
    ],
  ],
};
