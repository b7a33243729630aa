import { bridgesAll } from '../../protocols/bridgeUse.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** Bridgehub, the bridges for tokens and the older entrance of ZKsync, on both sides. From the package zksync-ethers. */
export const zkSync: ProtocolTable = {
  source: 'ZKsync',
  functions: [
    [
      '0xd52471c1',
      'requestL2TransactionDirect((uint256 chainId, uint256 mintValue, address l2Contract, uint256 l2Value, bytes l2Calldata, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, bytes[] factoryDeps, address refundRecipient) _request)',
      {
        act: 'bridge',
        roles: {
          '_request.l2Contract': 'receiver',
          '_request.l2Calldata': 'call',
          '_request.factoryDeps': 'data',
          '_request.refundRecipient': 'receiver',
        },
      },
      'modelOnly',
    ],
    [
      '0x24fd57fb',
      'requestL2TransactionTwoBridges((uint256 chainId, uint256 mintValue, uint256 l2Value, uint256 l2GasLimit, uint256 l2GasPerPubdataByteLimit, address refundRecipient, address secondBridgeAddress, uint256 secondBridgeValue, bytes secondBridgeCalldata) _request)',
      {
        act: 'bridge',
        roles: {
          '_request.refundRecipient': 'receiver',
          '_request.secondBridgeAddress': 'contract',
          '_request.secondBridgeCalldata': 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xeb672419',
      'requestL2Transaction(address _contractL2, uint256 _l2Value, bytes _calldata, uint256 _l2GasLimit, uint256 _l2GasPerPubdataByteLimit, bytes[] _factoryDeps, address _refundRecipient)',
      {
        act: 'bridge',
        roles: {
          _contractL2: 'receiver',
          _calldata: 'call',
          _factoryDeps: 'data',
          _refundRecipient: 'receiver',
        },
      },
      'modelOnly',
    ],
    [
      '0xe8b99b1b',
      'deposit(address _l2Receiver, address _l1Token, uint256 _amount, uint256 _l2TxGasLimit, uint256 _l2TxGasPerPubdataByte, address _refundRecipient)',
      { act: 'bridge', roles: { _l2Receiver: 'receiver', _l1Token: 'token', _refundRecipient: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x933999fb',
      'deposit(address _l2Receiver, address _l1Token, uint256 _amount, uint256 _l2TxGasLimit, uint256 _l2TxGasPerPubdataByte)',
      { act: 'bridge', roles: { _l2Receiver: 'receiver', _l1Token: 'token' } },
      'modelOnly',
    ],
    [
      '0x51cff8d9',
      'withdraw(address _l1Receiver)',
      { act: 'bridge', roles: { _l1Receiver: 'receiver' } },
      bridgesAll('byRole', 'none'),
    ],
    [
      '0x84bc3eb0',
      'withdrawWithMessage(address _l1Receiver, bytes _additionalData)',
      { act: 'bridge', roles: { _l1Receiver: 'receiver', _additionalData: 'call' } },
      'modelOnly',
    ],
    [
      '0xd9caed12',
      'withdraw(address _l1Receiver, address _l2Token, uint256 _amount)',
      { act: 'bridge', roles: { _l1Receiver: 'receiver', _l2Token: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x4a2e35ba',
      'withdraw(bytes32 _assetId, bytes _transferData)',
      { act: 'bridge', roles: { _assetId: 'id', _transferData: 'call' } },
      'modelOnly',
    ],
    [
      '0x11a2ccc1',
      'finalizeWithdrawal(uint256 _l2BatchNumber, uint256 _l2MessageIndex, uint16 _l2TxNumberInBatch, bytes _message, bytes32[] _merkleProof)',
      { act: 'outOf', roles: { _message: 'data', _merkleProof: 'data' } },
      'modelOnly',
    ],
    [
      '0xc87325f1',
      'finalizeWithdrawal(uint256 _chainId, uint256 _l2BatchNumber, uint256 _l2MessageIndex, uint16 _l2TxNumberInBatch, bytes _message, bytes32[] _merkleProof)',
      { act: 'outOf', roles: { _message: 'data', _merkleProof: 'data' } },
      'modelOnly',
    ],
    [
      '0x6c0960f9',
      'finalizeEthWithdrawal(uint256 _l2BlockNumber, uint256 _l2MessageIndex, uint16 _l2TxNumberInBlock, bytes _message, bytes32[] _merkleProof)',
      { act: 'outOf', roles: { _message: 'data', _merkleProof: 'data' } },
      'modelOnly',
    ],
    [
      '0x74beea82',
      'finalizeDeposit((uint256 chainId, uint256 l2BatchNumber, uint256 l2MessageIndex, address l2Sender, uint16 l2TxNumberInBatch, bytes message, bytes32[] merkleProof) _finalizeWithdrawalParams)',
      {
        act: 'outOf',
        roles: {
          '_finalizeWithdrawalParams.l2Sender': 'account',
          '_finalizeWithdrawalParams.message': 'data',
          '_finalizeWithdrawalParams.merkleProof': 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0x19fa7f62',
      'claimFailedDeposit(address _depositSender, address _l1Token, bytes32 _l2TxHash, uint256 _l2BatchNumber, uint256 _l2MessageIndex, uint16 _l2TxNumberInBatch, bytes32[] _merkleProof)',
      {
        act: 'outOf',
        roles: { _depositSender: 'receiver', _l1Token: 'token', _l2TxHash: 'id', _merkleProof: 'data' },
      },
      'modelOnly',
    ],
    [
      '0xc0991525',
      'claimFailedDeposit(uint256 _chainId, address _depositSender, address _l1Token, uint256 _amount, bytes32 _l2TxHash, uint256 _l2BatchNumber, uint256 _l2MessageIndex, uint16 _l2TxNumberInBatch, bytes32[] _merkleProof)',
      {
        act: 'outOf',
        roles: { _depositSender: 'receiver', _l1Token: 'token', _l2TxHash: 'id', _merkleProof: 'data' },
      },
      'modelOnly',
    ],
  ],
};
