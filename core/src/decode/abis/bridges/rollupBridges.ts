import type { AbiTable } from '../table.ts';

/** Bridges of other networks: Polygon PoS and zkEVM (Agglayer), Scroll, Linea, StarkGate, OmniBridge of Gnosis. */
export const rollupBridges: AbiTable = {
  source: 'Polygon, Scroll, Linea, Starknet, Gnosis',
  functions: [
    ['0x4faa8a26', 'depositEtherFor(address user)', { act: 'bridge', roles: { user: 'receiver' } }],
    [
      '0xe3dec8fb',
      'depositFor(address user, address rootToken, bytes depositData)',
      { act: 'bridge', roles: { user: 'receiver', rootToken: 'token', depositData: 'data' } },
    ],
    ['0x3805550f', 'exit(bytes inputData)', { act: 'outOf', roles: { inputData: 'data' } }],
    [
      '0xcd586579',
      'bridgeAsset(uint32 destinationNetwork, address destinationAddress, uint256 amount, address token, bool forceUpdateGlobalExitRoot, bytes permitData)',
      { act: 'bridge', roles: { destinationAddress: 'receiver', token: 'token', permitData: 'data' } },
    ],
    [
      '0x240ff378',
      'bridgeMessage(uint32 destinationNetwork, address destinationAddress, bool forceUpdateGlobalExitRoot, bytes metadata)',
      { act: 'bridge', roles: { destinationAddress: 'receiver', metadata: 'call' } },
    ],
    [
      '0xccaa2d11',
      'claimAsset(bytes32[32] smtProofLocalExitRoot, bytes32[32] smtProofRollupExitRoot, uint256 globalIndex, bytes32 mainnetExitRoot, bytes32 rollupExitRoot, uint32 originNetwork, address originTokenAddress, uint32 destinationNetwork, address destinationAddress, uint256 amount, bytes metadata)',
      {
        act: 'outOf',
        roles: {
          smtProofLocalExitRoot: 'data',
          smtProofRollupExitRoot: 'data',
          mainnetExitRoot: 'data',
          rollupExitRoot: 'data',
          originTokenAddress: 'token',
          destinationAddress: 'receiver',
          metadata: 'data',
        },
      },
    ],
    [
      '0x2cffd02e',
      'claimAsset(bytes32[32] smtProof, uint32 index, bytes32 mainnetExitRoot, bytes32 rollupExitRoot, uint32 originNetwork, address originTokenAddress, uint32 destinationNetwork, address destinationAddress, uint256 amount, bytes metadata)',
      {
        act: 'outOf',
        roles: {
          smtProof: 'data',
          mainnetExitRoot: 'data',
          rollupExitRoot: 'data',
          originTokenAddress: 'token',
          destinationAddress: 'receiver',
          metadata: 'data',
        },
      },
    ],
    ['0x9f8420b3', 'depositETH(uint256 _amount, uint256 _gasLimit)', { act: 'bridge' }],
    [
      '0xce0b63ce',
      'depositETH(address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver' } },
    ],
    [
      '0xaac476f8',
      'depositETHAndCall(address _to, uint256 _amount, bytes _data, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver', _data: 'call' } },
    ],
    [
      '0x21425ee0',
      'depositERC20(address _token, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token' } },
    ],
    [
      '0xf219fa66',
      'depositERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver' } },
    ],
    [
      '0x0aea8c26',
      'depositERC20AndCall(address _token, address _to, uint256 _amount, bytes _data, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver', _data: 'call' } },
    ],
    ['0xc7cdea37', 'withdrawETH(uint256 _amount, uint256 _gasLimit)', { act: 'bridge' }],
    [
      '0x2fcc29fa',
      'withdrawETH(address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver' } },
    ],
    [
      '0x6c07ea43',
      'withdrawERC20(address _token, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token' } },
    ],
    [
      '0xa93a4af9',
      'withdrawERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver' } },
    ],
    [
      '0xb2267a7b',
      'sendMessage(address _to, uint256 _value, bytes _message, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver', _message: 'call' } },
    ],
    [
      '0x5f7b1577',
      'sendMessage(address _to, uint256 _value, bytes _message, uint256 _gasLimit, address _refundAddress)',
      { act: 'bridge', roles: { _to: 'receiver', _message: 'call', _refundAddress: 'receiver' } },
    ],
    [
      '0xc311b6fc',
      'relayMessageWithProof(address _from, address _to, uint256 _value, uint256 _nonce, bytes _message, (uint256 batchIndex, bytes merkleProof) _proof)',
      {
        act: 'outOf',
        roles: { _from: 'account', _to: 'account', _message: 'data', '_proof.merkleProof': 'data' },
      },
    ],
    [
      '0x9f3ce55a',
      'sendMessage(address _to, uint256 _fee, bytes _calldata)',
      { act: 'bridge', roles: { _to: 'receiver', _calldata: 'call' } },
    ],
    [
      '0x522ea81a',
      'bridgeToken(address _token, uint256 _amount, address _recipient)',
      { act: 'bridge', roles: { _token: 'token', _recipient: 'receiver' } },
    ],
    [
      '0xdfa96efb',
      'bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData)',
      { act: 'bridge', roles: { _token: 'token', _recipient: 'receiver', _permitData: 'data' } },
    ],
    [
      '0x491e0936',
      'claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
      { act: 'outOf', roles: { _from: 'account', _to: 'account', _feeRecipient: 'fee', _calldata: 'data' } },
    ],
    [
      '0x6463fb2a',
      'claimMessageWithProof((bytes32[] proof, uint256 messageNumber, uint32 leafIndex, address from, address to, uint256 fee, uint256 value, address feeRecipient, bytes32 merkleRoot, bytes data) _params)',
      {
        act: 'outOf',
        roles: {
          '_params.proof': 'data',
          '_params.from': 'account',
          '_params.to': 'account',
          '_params.feeRecipient': 'fee',
          '_params.merkleRoot': 'data',
          '_params.data': 'data',
        },
      },
    ],
    [
      '0x0efe6a8b',
      'deposit(address token, uint256 amount, uint256 l2Recipient)',
      { act: 'bridge', roles: { token: 'token', l2Recipient: 'remote' } },
    ],
    [
      '0xbe58b18e',
      'depositWithMessage(address token, uint256 amount, uint256 l2Recipient, uint256[] message)',
      { act: 'bridge', roles: { token: 'token', l2Recipient: 'remote', message: 'call' } },
    ],
    [
      '0x69328dec',
      'withdraw(address token, uint256 amount, address recipient)',
      { act: 'outOf', roles: { token: 'token', recipient: 'receiver' } },
    ],
    [
      '0xad58bdd1',
      'relayTokens(address token, address _receiver, uint256 _value)',
      { act: 'bridge', roles: { token: 'token', _receiver: 'receiver' } },
    ],
    [
      '0x01e4f53a',
      'relayTokens(address _receiver, uint256 _amount)',
      { act: 'bridge', roles: { _receiver: 'receiver' } },
    ],
    [
      '0xd7405481',
      'relayTokensAndCall(address token, address _receiver, uint256 _value, bytes _data)',
      { act: 'bridge', roles: { token: 'token', _receiver: 'receiver', _data: 'call' } },
    ],
    ['0x01a754ff', 'wrapAndRelayTokens()', { act: 'bridge' }],
    [
      '0xf52cbf0e',
      'wrapAndRelayTokens(address _receiver)',
      { act: 'bridge', roles: { _receiver: 'receiver' } },
    ],
  ],
};
