import { bridgesAll } from '../../protocols/bridgeUse.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** The inbox, the gateways for tokens and the outbox of Arbitrum, and its contracts on the other side. From @arbitrum/nitro-contracts and token-bridge-contracts. */
export const arbitrum: ProtocolTable = {
  source: 'Arbitrum',
  functions: [
    ['0x439370b1', 'depositEth()', { act: 'bridge' }, bridgesAll('caller', 'none')],
    [
      '0x679b6ded',
      'createRetryableTicket(address to, uint256 l2CallValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data)',
      {
        act: 'bridge',
        roles: {
          to: 'receiver',
          excessFeeRefundAddress: 'receiver',
          callValueRefundAddress: 'receiver',
          data: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x549e8426',
      'createRetryableTicket(address to, uint256 callValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, uint256 tokenTotalFeeAmount, bytes data)',
      {
        act: 'bridge',
        roles: {
          to: 'receiver',
          excessFeeRefundAddress: 'receiver',
          callValueRefundAddress: 'receiver',
          data: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x6e6e8a6a',
      'unsafeCreateRetryableTicket(address to, uint256 callValue, uint256 maxSubmissionCost, address excessFeeRefundAddress, address callValueRefundAddress, uint256 gasLimit, uint256 maxFeePerGas, bytes data)',
      {
        act: 'bridge',
        roles: {
          to: 'receiver',
          excessFeeRefundAddress: 'receiver',
          callValueRefundAddress: 'receiver',
          data: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xd2ce7d65',
      'outboundTransfer(address _token, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver', _data: 'data' } },
      bridgesAll([1], { amount: [3], price: [4] }),
    ],
    [
      '0x4fb1a07b',
      'outboundTransferCustomRefund(address _token, address _refundTo, address _to, uint256 _amount, uint256 _maxGas, uint256 _gasPriceBid, bytes _data)',
      { act: 'bridge', roles: { _token: 'token', _refundTo: 'receiver', _to: 'receiver', _data: 'data' } },
      bridgesAll([2], { amount: [4], price: [5] }),
    ],
    [
      '0x7b3a3c8b',
      'outboundTransfer(address _l1Token, address _to, uint256 _amount, bytes _data)',
      { act: 'bridge', roles: { _l1Token: 'token', _to: 'receiver', _data: 'data' } },
      bridgesAll('byRole', 'none'),
    ],
    [
      '0x25e16063',
      'withdrawEth(address destination)',
      { act: 'bridge', roles: { destination: 'receiver' } },
      bridgesAll('byRole', 'none'),
    ],
    [
      '0x928c169a',
      'sendTxToL1(address destination, bytes data)',
      { act: 'bridge', roles: { destination: 'receiver', data: 'call' } },
      'modelOnly',
    ],
    [
      '0x08635a95',
      'executeTransaction(bytes32[] proof, uint256 index, address l2Sender, address to, uint256 l2Block, uint256 l1Block, uint256 l2Timestamp, uint256 value, bytes data)',
      { act: 'outOf', roles: { proof: 'data', l2Sender: 'account', to: 'account', data: 'data' } },
      'modelOnly',
    ],
    ['0xeda1122c', 'redeem(bytes32 ticketId)', { act: 'set', roles: { ticketId: 'id' } }, 'modelOnly'],
    ['0xc4d252f5', 'cancel(bytes32 id)', { act: 'set', roles: { id: 'id' }, forgoes: true }, 'modelOnly'],
    ['0xb79092fd', 'depositERC20(uint256 amount)', { act: 'bridge' }, 'modelOnly'],
  ],
};
