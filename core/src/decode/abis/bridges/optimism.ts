import type { AbiTable } from '../table.ts';

const tx = '(uint256 nonce, address sender, address target, uint256 value, uint256 gasLimit, bytes data)';
const txRoles = { '_tx.sender': 'account', '_tx.target': 'account', '_tx.data': 'data' } as const;

/** The bridges of the OP Stack (Optimism, Base, Zora, …) on both sides, the portal and the messenger. From @eth-optimism/contracts and contracts-bedrock. */
export const optimism: AbiTable = {
  source: 'OP Stack',
  functions: [
    [
      '0x09fc8843',
      'bridgeETH(uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _extraData: 'data' } },
    ],
    [
      '0xe11013dd',
      'bridgeETHTo(address _to, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _to: 'receiver', _extraData: 'data' } },
    ],
    [
      '0x87087623',
      'bridgeERC20(address _localToken, address _remoteToken, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _localToken: 'token', _remoteToken: 'id', _extraData: 'data' } },
    ],
    [
      '0x540abf73',
      'bridgeERC20To(address _localToken, address _remoteToken, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      {
        act: 'bridge',
        roles: { _localToken: 'token', _remoteToken: 'id', _to: 'receiver', _extraData: 'data' },
      },
    ],
    ['0xb1a1a882', 'depositETH(uint32 _l2Gas, bytes _data)', { act: 'bridge', roles: { _data: 'data' } }],
    [
      '0x9a2ac6d5',
      'depositETHTo(address _to, uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _to: 'receiver', _data: 'data' } },
    ],
    [
      '0x58a997f6',
      'depositERC20(address _l1Token, address _l2Token, uint256 _amount, uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _l1Token: 'token', _l2Token: 'id', _data: 'data' } },
    ],
    [
      '0x838b2520',
      'depositERC20To(address _l1Token, address _l2Token, address _to, uint256 _amount, uint32 _l2Gas, bytes _data)',
      { act: 'bridge', roles: { _l1Token: 'token', _l2Token: 'id', _to: 'receiver', _data: 'data' } },
    ],
    [
      '0x32b7006d',
      'withdraw(address _l2Token, uint256 _amount, uint32 _l1Gas, bytes _data)',
      { act: 'bridge', roles: { _l2Token: 'token', _data: 'data' } },
    ],
    [
      '0xa3a79548',
      'withdrawTo(address _l2Token, address _to, uint256 _amount, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _l2Token: 'token', _to: 'receiver', _extraData: 'data' } },
    ],
    [
      '0x3687011a',
      'bridgeERC721(address _localToken, address _remoteToken, uint256 _tokenId, uint32 _minGasLimit, bytes _extraData)',
      { act: 'bridge', roles: { _localToken: 'token', _remoteToken: 'id', _extraData: 'data' } },
    ],
    [
      '0xaa557452',
      'bridgeERC721To(address _localToken, address _remoteToken, address _to, uint256 _tokenId, uint32 _minGasLimit, bytes _extraData)',
      {
        act: 'bridge',
        roles: { _localToken: 'token', _remoteToken: 'id', _to: 'receiver', _extraData: 'data' },
      },
    ],
    [
      '0xe9e05c42',
      'depositTransaction(address _to, uint256 _value, uint64 _gasLimit, bool _isCreation, bytes _data)',
      { act: 'bridge', roles: { _to: 'receiver', _data: 'call' } },
    ],
    [
      '0x3dbb202b',
      'sendMessage(address _target, bytes _message, uint32 _gasLimit)',
      { act: 'bridge', roles: { _target: 'receiver', _message: 'call' } },
    ],
    [
      '0xc2b3e5ac',
      'initiateWithdrawal(address _target, uint256 _gasLimit, bytes _data)',
      { act: 'bridge', roles: { _target: 'receiver', _data: 'call' } },
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
    ],
    ['0x8c3152e9', `finalizeWithdrawalTransaction(${tx} _tx)`, { act: 'outOf', roles: { ...txRoles } }],
    [
      '0x43ca1c50',
      `finalizeWithdrawalTransactionExternalProof(${tx} _tx, address _proofSubmitter)`,
      { act: 'outOf', roles: { ...txRoles, _proofSubmitter: 'account' } },
    ],
    [
      '0xd764ad0b',
      'relayMessage(uint256 _nonce, address _sender, address _target, uint256 _value, uint256 _minGasLimit, bytes _message)',
      { act: 'carry', roles: { _sender: 'account', _target: 'call', _message: 'call' } },
    ],
  ],
};
