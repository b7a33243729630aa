import { bridgesAll } from '../../protocols/bridgeUse.ts';
import { paysTo, type ProtocolTable } from '../../protocols/protocolTable.ts';

/** Where the gas stands that is bought for the arrival. */
const gas = (at: number) => ({ amount: [at], price: 'none' }) as const;

/**
 * Bridges of other networks: Polygon PoS and zkEVM (Agglayer), Scroll, Linea, StarkGate, OmniBridge of Gnosis. What leaves
 * Scroll is run by its receiver, and Scroll’s own page sets no gas. Whoever claims what Linea’s bridge brings is paid by the
 * coins that come along.
 */
export const rollupBridges: ProtocolTable = {
  source: 'Polygon, Scroll, Linea, Starknet, Gnosis',
  functions: [
    [
      '0x4faa8a26',
      'depositEtherFor(address user)',
      { act: 'bridge', roles: { user: 'receiver' } },
      bridgesAll('byRole', 'none'),
    ],
    [
      '0xe3dec8fb',
      'depositFor(address user, address rootToken, bytes depositData)',
      { act: 'bridge', roles: { user: 'receiver', rootToken: 'token', depositData: 'data' } },
      bridgesAll('byRole', 'none'),
    ],
    ['0x3805550f', 'exit(bytes inputData)', { act: 'outOf', roles: { inputData: 'data' } }, 'modelOnly'],
    [
      '0xcd586579',
      'bridgeAsset(uint32 destinationNetwork, address destinationAddress, uint256 amount, address token, bool forceUpdateGlobalExitRoot, bytes permitData)',
      { act: 'bridge', roles: { destinationAddress: 'receiver', token: 'token', permitData: 'data' } },
      'modelOnly',
    ],
    [
      '0x240ff378',
      'bridgeMessage(uint32 destinationNetwork, address destinationAddress, bool forceUpdateGlobalExitRoot, bytes metadata)',
      { act: 'bridge', roles: { destinationAddress: 'receiver', metadata: 'call' } },
      'modelOnly',
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
      'modelOnly',
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
      'modelOnly',
    ],
    [
      '0x9f8420b3',
      'depositETH(uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge' },
      bridgesAll('caller', gas(1)),
    ],
    [
      '0xce0b63ce',
      'depositETH(address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver' } },
      bridgesAll('byRole', gas(2)),
    ],
    [
      '0xaac476f8',
      'depositETHAndCall(address _to, uint256 _amount, bytes _data, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver', _data: 'call' } },
      'modelOnly',
    ],
    [
      '0x21425ee0',
      'depositERC20(address _token, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token' } },
      bridgesAll('caller', gas(2)),
    ],
    [
      '0xf219fa66',
      'depositERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver' } },
      bridgesAll('byRole', gas(3)),
    ],
    [
      '0x0aea8c26',
      'depositERC20AndCall(address _token, address _to, uint256 _amount, bytes _data, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver', _data: 'call' } },
      'modelOnly',
    ],
    [
      '0xc7cdea37',
      'withdrawETH(uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge' },
      bridgesAll('caller', 'ofNoWeight'),
    ],
    [
      '0x2fcc29fa',
      'withdrawETH(address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver' } },
      bridgesAll('byRole', 'ofNoWeight'),
    ],
    [
      '0x6c07ea43',
      'withdrawERC20(address _token, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token' } },
      bridgesAll('caller', 'ofNoWeight'),
    ],
    [
      '0xa93a4af9',
      'withdrawERC20(address _token, address _to, uint256 _amount, uint256 _gasLimit)',
      { act: 'bridge', roles: { _token: 'token', _to: 'receiver' } },
      bridgesAll('byRole', 'ofNoWeight'),
    ],
    [
      '0xb2267a7b',
      'sendMessage(address _to, uint256 _value, bytes _message, uint256 _gasLimit)',
      { act: 'bridge', roles: { _to: 'receiver', _message: 'call' } },
      'modelOnly',
    ],
    [
      '0x5f7b1577',
      'sendMessage(address _to, uint256 _value, bytes _message, uint256 _gasLimit, address _refundAddress)',
      { act: 'bridge', roles: { _to: 'receiver', _message: 'call', _refundAddress: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xc311b6fc',
      'relayMessageWithProof(address _from, address _to, uint256 _value, uint256 _nonce, bytes _message, (uint256 batchIndex, bytes merkleProof) _proof)',
      {
        act: 'outOf',
        roles: { _from: 'account', _to: 'account', _message: 'data', '_proof.merkleProof': 'data' },
      },
      'modelOnly',
    ],
    [
      '0x9f3ce55a',
      'sendMessage(address _to, uint256 _fee, bytes _calldata)',
      { act: 'bridge', roles: { _to: 'receiver', _calldata: 'call' } },
      'modelOnly',
    ],
    [
      '0x522ea81a',
      'bridgeToken(address _token, uint256 _amount, address _recipient)',
      { act: 'bridge', roles: { _token: 'token', _recipient: 'receiver' } },
      bridgesAll('byRole', 'none', { coins: 'none' }),
    ],
    [
      '0xdfa96efb',
      'bridgeTokenWithPermit(address _token, uint256 _amount, address _recipient, bytes _permitData)',
      { act: 'bridge', roles: { _token: 'token', _recipient: 'receiver', _permitData: 'data' } },
      'modelOnly',
    ],
    [
      '0x491e0936',
      'claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
      { act: 'outOf', roles: { _from: 'account', _to: 'account', _feeRecipient: 'fee', _calldata: 'data' } },
      'modelOnly',
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
      'modelOnly',
    ],
    [
      '0x0efe6a8b',
      'deposit(address token, uint256 amount, uint256 l2Recipient)',
      { act: 'bridge', roles: { token: 'token', l2Recipient: 'remote' } },
      'modelOnly',
    ],
    [
      '0xbe58b18e',
      'depositWithMessage(address token, uint256 amount, uint256 l2Recipient, uint256[] message)',
      { act: 'bridge', roles: { token: 'token', l2Recipient: 'remote', message: 'call' } },
      'modelOnly',
    ],
    [
      '0x69328dec',
      'withdraw(address token, uint256 amount, address recipient)',
      { act: 'outOf', roles: { token: 'token', recipient: 'receiver' } },
      // Pools of Aave have it, too.
      paysTo([2]),
    ],
    [
      '0xad58bdd1',
      'relayTokens(address token, address _receiver, uint256 _value)',
      { act: 'bridge', roles: { token: 'token', _receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x01e4f53a',
      'relayTokens(address _receiver, uint256 _amount)',
      { act: 'bridge', roles: { _receiver: 'receiver' } },
      'modelOnly',
    ],
    [
      '0xd7405481',
      'relayTokensAndCall(address token, address _receiver, uint256 _value, bytes _data)',
      { act: 'bridge', roles: { token: 'token', _receiver: 'receiver', _data: 'call' } },
      'modelOnly',
    ],
    ['0x01a754ff', 'wrapAndRelayTokens()', { act: 'bridge' }, 'modelOnly'],
    [
      '0xf52cbf0e',
      'wrapAndRelayTokens(address _receiver)',
      { act: 'bridge', roles: { _receiver: 'receiver' } },
      'modelOnly',
    ],
  ],
};
