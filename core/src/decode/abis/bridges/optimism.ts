import { bridgesAll, bridgesTo } from '../../protocols/bridgeUse.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

const tx = '(uint256 nonce, address sender, address target, uint256 value, uint256 gasLimit, bytes data)';
const txRoles = { '_tx.sender': 'account', '_tx.target': 'account', '_tx.data': 'data' } as const;

/**
 * What stands for ether at this bridge, which then asks for as many coins as it is to bridge. Of a token its maker says which
 * one of Ethereum it stands for.
 */
const ether = '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000';

/**
 * The bridges of the OP Stack (Optimism, Base, Zora, …) on both sides, the portal and the messenger. From @eth-optimism/contracts
 * and contracts-bedrock. The bridge adds what an arrival needs to the gas that is named, and whoever likes runs it again.
 */
export const optimism: ProtocolTable = {
  source: 'OP Stack',
  functions: [
    [
      '0x09fc8843',
      'bridgeETH(uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _extraData: 'data' } },
      bridgesAll('caller', 'ofNoWeight'),
    ],
    [
      '0xe11013dd',
      'bridgeETHTo(address _to, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _to: 'receiver', _extraData: 'data' } },
      bridgesAll([0], 'ofNoWeight'),
    ],
    [
      '0x87087623',
      'bridgeERC20(address _localToken, address _remoteToken, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _localToken: 'token', _remoteToken: 'id', _extraData: 'data' } },
      'modelOnly',
    ],
    [
      '0x540abf73',
      'bridgeERC20To(address _localToken, address _remoteToken, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      {
        act: 'bridge',
        roles: { _localToken: 'token', _remoteToken: 'id', _to: 'receiver', _extraData: 'data' },
      },
      bridgesTo([2]),
    ],
    [
      '0xb1a1a882',
      'depositETH(uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _data: 'data' } },
      bridgesAll('caller', 'ofNoWeight'),
    ],
    [
      '0x9a2ac6d5',
      'depositETHTo(address _to, uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _to: 'receiver', _data: 'data' } },
      bridgesAll([0], 'ofNoWeight'),
    ],
    [
      '0x58a997f6',
      'depositERC20(address _l1Token, address _l2Token, uint256 _amount, uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _l1Token: 'token', _l2Token: 'id', _data: 'data' } },
      'modelOnly',
    ],
    [
      '0x838b2520',
      'depositERC20To(address _l1Token, address _l2Token, address _to, uint256 _amount, uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _l1Token: 'token', _l2Token: 'id', _to: 'receiver', _data: 'data' } },
      bridgesTo([2]),
    ],
    [
      '0x32b7006d',
      'withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data)',
      { act: 'bridge', roles: { _l2Token: 'token', _data: 'data' } },
      bridgesAll('caller', 'ofNoWeight', { token: { at: [0], is: ether } }),
    ],
    [
      '0xa3a79548',
      'withdrawTo(address _l2Token, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _l2Token: 'token', _to: 'receiver', _extraData: 'data' } },
      'modelOnly',
    ],
    [
      '0x3687011a',
      'bridgeERC721(address _localToken, address _remoteToken, uint256 _tokenId, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _localToken: 'token', _remoteToken: 'id', _extraData: 'data' } },
      'modelOnly',
    ],
    [
      '0xaa557452',
      'bridgeERC721To(address _localToken, address _remoteToken, address _to, uint256 _tokenId, uint32 _minGasLimit, bytes _extraData)',
      {
        act: 'bridge',
        roles: { _localToken: 'token', _remoteToken: 'id', _to: 'receiver', _extraData: 'data' },
      },
      'modelOnly',
    ],
    [
      '0xe9e05c42',
      'depositTransaction(address _to, uint256 _value, uint64 _gasLimit, bool _isCreation, bytes _data)',
      { act: 'bridge', roles: { _to: 'receiver', _data: 'call' } },
      'modelOnly',
    ],
    [
      '0x3dbb202b',
      'sendMessage(address _target, bytes _message, uint32 _gasLimit)',
      { act: 'bridge', roles: { _target: 'receiver', _message: 'call' } },
      'modelOnly',
    ],
    [
      '0xc2b3e5ac',
      'initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data)',
      { act: 'bridge', roles: { _target: 'receiver', _data: 'call' } },
      bridgesAll('byRole', 'ofNoWeight', { without: [2] }),
    ],
    [
      '0x4870496f',
      `proveWithdrawalTransaction(${tx} _tx, uint256 _l2OutputIndex, (bytes32 version, bytes32 stateRoot, bytes32 messagePasserStorageRoot, bytes32 latestBlockhash) _outputRootProof, bytes[] _withdrawalProof)`,
      {
        act: 'set',
        roles: {
          ...txRoles,
          '_outputRootProof.version': 'data',
          '_outputRootProof.stateRoot': 'data',
          '_outputRootProof.messagePasserStorageRoot': 'data',
          '_outputRootProof.latestBlockhash': 'data',
          _withdrawalProof: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0x8c3152e9',
      `finalizeWithdrawalTransaction(${tx} _tx)`,
      { act: 'outOf', roles: { ...txRoles } },
      'modelOnly',
    ],
    [
      '0x43ca1c50',
      `finalizeWithdrawalTransactionExternalProof(${tx} _tx, address _proofSubmitter)`,
      { act: 'outOf', roles: { ...txRoles, _proofSubmitter: 'account' } },
      'modelOnly',
    ],
    [
      '0xd764ad0b',
      'relayMessage(uint256 _nonce, address _sender, address _target, uint256 _value, uint256 _minGasLimit, bytes _message)',
      { act: 'carry', roles: { _sender: 'account', _target: 'call', _message: 'call' } },
      'modelOnly',
    ],
  ],
};
