import type { AbiTable } from '../table.ts';

/** Accounts, lending and vaults of Notional. */
export const notional: AbiTable = {
  source: 'Notional',
  functions: [
    [
      '0x2890fb65',
      'depositUnderlyingToken(address account, uint16 currencyId, uint256 amountExternalPrecision)',
      { act: 'into', roles: { account: 'owner' } },
    ],
    [
      '0xb8a69455',
      'depositAssetToken(address account, uint16 currencyId, uint256 amountExternalPrecision)',
      { act: 'into', roles: { account: 'owner' } },
    ],
    [
      '0x6e6a32a6',
      'batchBalanceAction(address account, (uint8 actionType, uint16 currencyId, uint256 depositActionAmount, uint256 withdrawAmountInternalPrecision, bool withdrawEntireCashBalance, bool redeemToUnderlying)[] actions)',
      { act: 'carry', roles: { account: 'owner', actions: 'call' } },
    ],
    [
      '0x3685d077',
      'batchBalanceAction((uint8 actionType, uint16 currencyId, uint256 depositActionAmount, uint256 withdrawAmountInternalPrecision, bool withdrawEntireCashBalance, bool redeemToUnderlying)[] actions)',
      { act: 'carry', roles: { actions: 'call' } },
    ],
    [
      '0x0276b64b',
      'batchBalanceAndTradeAction(address account, (uint8 actionType, uint16 currencyId, uint256 depositActionAmount, uint256 withdrawAmountInternalPrecision, bool withdrawEntireCashBalance, bool redeemToUnderlying, bytes32[] trades)[] actions)',
      { act: 'carry', roles: { account: 'owner', actions: 'call' } },
    ],
    [
      '0x541f5270',
      'batchLend(address account, (uint16 currencyId, bool depositUnderlying, bytes32[] trades)[] actions)',
      { act: 'carry', roles: { account: 'owner', actions: 'call' } },
    ],
    [
      '0x5950d8e9',
      'batchBalanceAndTradeActionWithCallback(address account, (uint8 actionType, uint16 currencyId, uint256 depositActionAmount, uint256 withdrawAmountInternalPrecision, bool withdrawEntireCashBalance, bool redeemToUnderlying, bytes32[] trades)[] actions, bytes callbackData)',
      { act: 'carry', roles: { account: 'owner', actions: 'call', callbackData: 'call' } },
    ],
    ['0x9c979450', 'enableBitmapCurrency(uint16 currencyId)', { act: 'control' }],
    ['0xf667f897', 'settleAccount(address account)', { act: 'set', roles: { account: 'account' } }],
    [
      '0x66890643',
      'nTokenRedeem(address redeemer, uint16 currencyId, uint96 tokensToRedeem, bool sellTokenAssets, bool acceptResidualAssets)',
      { act: 'outOf', roles: { redeemer: 'owner' } },
    ],
    [
      '0x56a273dd',
      'nTokenRedeem(address redeemer, uint16 currencyId, uint96 tokensToRedeem)',
      { act: 'outOf', roles: { redeemer: 'owner' } },
    ],
    ['0xdaca07a6', 'nTokenClaimIncentives()', { act: 'outOf' }],
  ],
};
