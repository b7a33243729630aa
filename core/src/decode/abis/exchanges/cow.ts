import type { AbiTable } from '../table.ts';

/** GPv2Settlement of CoW Protocol, as in the package @cowprotocol/contracts 1.8.0. */
export const cow: AbiTable = {
  source: 'CoW Protocol',
  functions: [
    ['0x15337bc0', 'invalidateOrder(bytes orderUid)', { act: 'set', roles: { orderUid: 'id' } }],
    [
      '0xec6cb13f',
      'setPreSignature(bytes orderUid, bool signed)',
      { act: 'offer', roles: { orderUid: 'hash' } },
    ],
    [
      '0x13d79a0b',
      'settle(address[] tokens, uint256[] clearingPrices, (uint256 sellTokenIndex, uint256 buyTokenIndex, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, uint256 flags, uint256 executedAmount, bytes signature)[] trades, (address target, uint256 value, bytes callData)[][3] interactions)',
      {
        act: 'carry',
        roles: {
          tokens: 'token',
          'trades.receiver': 'receiver',
          'trades.appData': 'hash',
          'trades.signature': 'data',
          'interactions.target': 'call',
          'interactions.callData': 'call',
        },
      },
    ],
    [
      '0x845a101f',
      'swap((bytes32 poolId, uint256 assetInIndex, uint256 assetOutIndex, uint256 amount, bytes userData)[] swaps, address[] tokens, (uint256 sellTokenIndex, uint256 buyTokenIndex, address receiver, uint256 sellAmount, uint256 buyAmount, uint32 validTo, bytes32 appData, uint256 feeAmount, uint256 flags, uint256 executedAmount, bytes signature) trade)',
      {
        act: 'trade',
        roles: {
          'swaps.poolId': 'id',
          'swaps.userData': 'data',
          tokens: 'token',
          'trade.receiver': 'receiver',
          'trade.appData': 'hash',
          'trade.signature': 'data',
        },
      },
    ],
  ],
};
