import type { ProtocolTable } from './protocolTable.ts';

/** Settler of 0x with a permit in hand, or for an account that signed. */
export const settlerTakers: ProtocolTable = {
  source: '0x Settler',
  functions: [
    [
      '0x06b8524c',
      'executeWithPermit((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid, bytes permitData)',
      {
        act: 'carry',
        roles: {
          'slippage.recipient': 'receiver',
          'slippage.buyToken': 'token',
          actions: 'call',
          zid: 'id',
          permitData: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0xfd3ad6d4',
      'executeMetaTxn((address recipient, address buyToken, uint256 minAmountOut) slippage, bytes[] actions, bytes32 zid, address msgSender, bytes sig)',
      {
        act: 'carry',
        roles: {
          'slippage.recipient': 'receiver',
          'slippage.buyToken': 'token',
          actions: 'call',
          zid: 'id',
          msgSender: 'payer',
          sig: 'data',
        },
      },
      'modelOnly',
    ],
  ],
};
