import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** Bridges for tokens and messages: Wormhole (token bridge, NTT), Axelar (gateway, gas service, token service), Chainlink CCIP, Connext. */
export const messageBridges: ProtocolTable = {
  source: 'Wormhole, Axelar, CCIP, Connext',
  functions: [
    [
      '0x0f5287b0',
      'transferTokens(address token, uint256 amount, uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce)',
      { act: 'bridge', roles: { token: 'token', recipient: 'remote' } },
      'modelOnly',
    ],
    [
      '0xc5a5ebda',
      'transferTokensWithPayload(address token, uint256 amount, uint16 recipientChain, bytes32 recipient, uint32 nonce, bytes payload)',
      { act: 'bridge', roles: { token: 'token', recipient: 'remote', payload: 'call' } },
      'modelOnly',
    ],
    [
      '0x9981509f',
      'wrapAndTransferETH(uint16 recipientChain, bytes32 recipient, uint256 arbiterFee, uint32 nonce)',
      { act: 'bridge', roles: { recipient: 'remote' } },
      'modelOnly',
    ],
    [
      '0xbee9cdfc',
      'wrapAndTransferETHWithPayload(uint16 recipientChain, bytes32 recipient, uint32 nonce, bytes payload)',
      { act: 'bridge', roles: { recipient: 'remote', payload: 'call' } },
      'modelOnly',
    ],
    [
      '0xc6878519',
      'completeTransfer(bytes encodedVm)',
      { act: 'outOf', roles: { encodedVm: 'data' } },
      'modelOnly',
    ],
    [
      '0xff200cde',
      'completeTransferAndUnwrapETH(bytes encodedVm)',
      { act: 'outOf', roles: { encodedVm: 'data' } },
      'modelOnly',
    ],
    [
      '0xc3f511c1',
      'completeTransferWithPayload(bytes encodedVm)',
      { act: 'outOf', roles: { encodedVm: 'data' } },
      'modelOnly',
    ],
    [
      '0x1019d654',
      'transferTokensWithRelay(address token, uint256 amount, uint256 toNativeTokenAmount, uint16 targetChain, bytes32 targetRecipient, uint32 batchId)',
      { act: 'bridge', roles: { token: 'token', targetRecipient: 'remote' } },
      'modelOnly',
    ],
    [
      '0x29ac8361',
      'wrapAndTransferEthWithRelay(uint256 toNativeTokenAmount, uint16 targetChain, bytes32 targetRecipient, uint32 batchId)',
      { act: 'bridge', roles: { targetRecipient: 'remote' } },
      'modelOnly',
    ],
    [
      '0xc48fa115',
      'attestToken(address tokenAddress, uint32 nonce)',
      { act: 'set', roles: { tokenAddress: 'token' } },
      'modelOnly',
    ],
    [
      '0x961b94d0',
      'transfer(uint256 amount, uint16 recipientChain, bytes32 recipient)',
      { act: 'bridge', roles: { recipient: 'remote' } },
      'modelOnly',
    ],
    [
      '0xb293f97f',
      'transfer(uint256 amount, uint16 recipientChain, bytes32 recipient, bytes32 refundAddress, bool shouldQueue, bytes transceiverInstructions)',
      {
        act: 'bridge',
        roles: { recipient: 'remote', refundAddress: 'remote', transceiverInstructions: 'data' },
      },
      'modelOnly',
    ],
    [
      '0x26ef699d',
      'sendToken(string destinationChain, string destinationAddress, string symbol, uint256 amount)',
      { act: 'bridge', roles: { destinationChain: 'id', destinationAddress: 'remote', symbol: 'id' } },
      'modelOnly',
    ],
    [
      '0x1c92115f',
      'callContract(string destinationChain, string contractAddress, bytes payload)',
      { act: 'bridge', roles: { destinationChain: 'id', contractAddress: 'remote', payload: 'call' } },
      'modelOnly',
    ],
    [
      '0xb5417084',
      'callContractWithToken(string destinationChain, string contractAddress, bytes payload, string symbol, uint256 amount)',
      {
        act: 'bridge',
        roles: { destinationChain: 'id', contractAddress: 'remote', payload: 'call', symbol: 'id' },
      },
      'modelOnly',
    ],
    [
      '0xbc0ba3c5',
      'interchainTransfer(string destinationChain, bytes recipient, uint256 amount, bytes metadata)',
      { act: 'bridge', roles: { destinationChain: 'id', recipient: 'remote', metadata: 'call' } },
      'modelOnly',
    ],
    [
      '0xa60fee37',
      'interchainTransferFrom(address sender, string destinationChain, bytes recipient, uint256 amount, bytes metadata)',
      {
        act: 'bridge',
        roles: { sender: 'payer', destinationChain: 'id', recipient: 'remote', metadata: 'call' },
      },
      'modelOnly',
    ],
    [
      '0xda081c73',
      'interchainTransfer(bytes32 tokenId, string destinationChain, bytes destinationAddress, uint256 amount, bytes metadata, uint256 gasValue)',
      {
        act: 'bridge',
        roles: { tokenId: 'id', destinationChain: 'id', destinationAddress: 'remote', metadata: 'call' },
      },
      'modelOnly',
    ],
    [
      '0xe24a240b',
      'interchainTransfer(bytes32 tokenId, string destinationChain, bytes destinationAddress, uint256 amount)',
      { act: 'bridge', roles: { tokenId: 'id', destinationChain: 'id', destinationAddress: 'remote' } },
      'modelOnly',
    ],
    [
      '0x0c93e3bb',
      'payNativeGasForContractCall(address sender, string destinationChain, string destinationAddress, bytes payload, address refundAddress)',
      {
        act: 'buy',
        roles: {
          sender: 'owner',
          destinationChain: 'id',
          destinationAddress: 'remote',
          payload: 'hash',
          refundAddress: 'receiver',
        },
      },
      'modelOnly',
    ],
    [
      '0xc62c2002',
      'payNativeGasForContractCallWithToken(address sender, string destinationChain, string destinationAddress, bytes payload, string symbol, uint256 amount, address refundAddress)',
      {
        act: 'buy',
        roles: {
          sender: 'owner',
          destinationChain: 'id',
          destinationAddress: 'remote',
          payload: 'hash',
          symbol: 'id',
          refundAddress: 'receiver',
        },
      },
      'modelOnly',
    ],
    [
      '0xcd433ada',
      'addNativeGas(bytes32 txHash, uint256 logIndex, address refundAddress)',
      { act: 'buy', roles: { txHash: 'thing', refundAddress: 'receiver' } },
      'modelOnly',
    ],
    [
      '0x96f4e9f9',
      'ccipSend(uint64 destinationChainSelector, (bytes receiver, bytes data, (address token, uint256 amount)[] tokenAmounts, address feeToken, bytes extraArgs) message)',
      {
        act: 'bridge',
        roles: {
          'message.receiver': 'remote',
          'message.data': 'call',
          'message.tokenAmounts.token': 'token',
          'message.feeToken': 'token',
          'message.extraArgs': 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x8aac16ba',
      'xcall(uint32 _destination, address _to, address _asset, address _delegate, uint256 _amount, uint256 _slippage, bytes _callData)',
      { act: 'bridge', roles: { _to: 'receiver', _asset: 'token', _delegate: 'power', _callData: 'call' } },
      'modelOnly',
    ],
    [
      '0x93f18ac5',
      'xcall(uint32 _destination, address _to, address _asset, address _delegate, uint256 _amount, uint256 _slippage, bytes _callData, uint256 _relayerFee)',
      { act: 'bridge', roles: { _to: 'receiver', _asset: 'token', _delegate: 'power', _callData: 'call' } },
      'modelOnly',
    ],
    [
      '0x91f5de79',
      'xcallIntoLocal(uint32 _destination, address _to, address _asset, address _delegate, uint256 _amount, uint256 _slippage, bytes _callData)',
      { act: 'bridge', roles: { _to: 'receiver', _asset: 'token', _delegate: 'power', _callData: 'call' } },
      'modelOnly',
    ],
    [
      '0x674dc933',
      'xcallIntoLocal(uint32 _destination, address _to, address _asset, address _delegate, uint256 _amount, uint256 _slippage, bytes _callData, uint256 _relayerFee)',
      { act: 'bridge', roles: { _to: 'receiver', _asset: 'token', _delegate: 'power', _callData: 'call' } },
      'modelOnly',
    ],
    [
      '0x2424401f',
      'bumpTransfer(bytes32 _transferId)',
      { act: 'set', roles: { _transferId: 'thing' } },
      'modelOnly',
    ],
    [
      '0x54126711',
      'forceUpdateSlippage((uint32 originDomain, uint32 destinationDomain, uint32 canonicalDomain, address to, address delegate, bool receiveLocal, bytes callData, uint256 slippage, address originSender, uint256 bridgedAmt, uint256 normalizedIn, uint256 nonce, bytes32 canonicalId) _params, uint256 _slippage)',
      {
        act: 'set',
        roles: {
          '_params.to': 'account',
          '_params.delegate': 'account',
          '_params.callData': 'data',
          '_params.originSender': 'account',
          '_params.canonicalId': 'id',
        },
        forgoes: true,
      },
      'modelOnly',
    ],
  ],
};
