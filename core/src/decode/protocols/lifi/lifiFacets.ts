import type { Hex } from 'viem';
import type { Role } from '../../abis/functionModel.ts';

/** One way across that LI.FI knows: both its functions, and the parameter that only it has. */
export type LifiFacet = Readonly<{
  via: string;
  start: Hex;
  /** The same after swaps. */
  swapAndStart?: Hex;
  /** The type and the name of its own parameter. */
  data?: readonly [type: string, name: string];
  roles?: Readonly<Record<string, Role>>;
}>;

/** What is swapped on the way. */
export const lifiSwap =
  '(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)';

/** The bridges that the diamond of LI.FI reaches. */
export const lifiFacets: readonly LifiFacet[] = [
  {
    via: 'Across',
    start: '0x1fd8010c',
    swapAndStart: '0x3a3f7332',
    data: ['(int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)', '_acrossData'],
    roles: { message: 'call' },
  },
  {
    via: 'AcrossV4',
    start: '0xa1f1ce43',
    swapAndStart: '0x1794958f',
    data: [
      '(bytes32 receiverAddress, bytes32 refundAddress, bytes32 sendingAssetId, bytes32 receivingAssetId, uint256 outputAmount, uint128 outputAmountMultiplier, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
      '_acrossData',
    ],
    roles: {
      receiverAddress: 'remote',
      refundAddress: 'receiver',
      sendingAssetId: 'token',
      receivingAssetId: 'token',
      exclusiveRelayer: 'filler',
      message: 'call',
    },
  },
  {
    via: 'AcrossV4Swap',
    start: '0x6a90d66e',
    swapAndStart: '0x9b054bc4',
    data: ['(uint8 swapApiTarget, bytes callData, bytes signature)', '_acrossV4SwapFacetData'],
    roles: { callData: 'call', signature: 'data' },
  },
  {
    via: 'AllBridge',
    start: '0x6a51e9a9',
    swapAndStart: '0x63267469',
    data: [
      '(bytes32 recipient, uint256 fees, bytes32 receiveToken, uint256 nonce, uint8 messenger, bool payFeeWithSendingAsset)',
      '_allBridgeData',
    ],
    roles: { recipient: 'remote', receiveToken: 'id' },
  },
  {
    via: 'ArbitrumBridge',
    start: '0xc9851d0b',
    swapAndStart: '0x3cc9517b',
    data: ['(uint256 maxSubmissionCost, uint256 maxGas, uint256 maxGasPrice)', '_arbitrumData'],
  },
  {
    via: 'CBridge',
    start: '0xae0b91e5',
    swapAndStart: '0x482c6a85',
    data: ['(uint32 maxSlippage, uint64 nonce)', '_cBridgeData'],
  },
  {
    via: 'CelerCircleBridge',
    start: '0xe0a4201c',
    swapAndStart: '0x4f3b0759',
    data: ['(uint256 maxFee, uint32 minFinalityThreshold)', '_celerCircleData'],
  },
  {
    via: 'Chainflip',
    start: '0x0ad553b3',
    swapAndStart: '0xee3314a1',
    data: [
      `(bytes nonEVMReceiver, uint32 dstToken, address dstCallReceiver, ${lifiSwap}[] dstCallSwapData, uint256 gasAmount, bytes cfParameters)`,
      '_chainflipData',
    ],
    roles: {
      nonEVMReceiver: 'remote',
      dstCallReceiver: 'receiver',
      'dstCallSwapData.callTo': 'call',
      'dstCallSwapData.approveTo': 'contract',
      'dstCallSwapData.sendingAssetId': 'token',
      'dstCallSwapData.receivingAssetId': 'token',
      'dstCallSwapData.callData': 'call',
      cfParameters: 'call',
    },
  },
  {
    via: 'DeBridgeDln',
    start: '0x4004633e',
    swapAndStart: '0x2c7d2db0',
    data: [
      '(bytes receivingAssetId, bytes receiver, bytes orderAuthorityDst, uint256 minAmountOut)',
      '_deBridgeData',
    ],
    roles: { receivingAssetId: 'id', receiver: 'remote', orderAuthorityDst: 'remote' },
  },
  {
    via: 'Eco',
    start: '0x7e56b7b0',
    swapAndStart: '0x9e75aa95',
    data: [
      '(bytes nonEVMReceiver, address prover, uint64 rewardDeadline, bytes encodedRoute, bytes32 solanaATA, address refundRecipient)',
      '_ecoData',
    ],
    roles: {
      nonEVMReceiver: 'remote',
      prover: 'contract',
      encodedRoute: 'call',
      solanaATA: 'remote',
      refundRecipient: 'receiver',
    },
  },
  {
    via: 'Garden',
    start: '0x5f9af35d',
    swapAndStart: '0x76ad76fe',
    data: [
      '(address redeemer, address refundAddress, uint256 timelock, bytes32 secretHash, bytes32 nonEvmReceiver)',
      '_gardenData',
    ],
    roles: { redeemer: 'receiver', refundAddress: 'receiver', secretHash: 'hash', nonEvmReceiver: 'remote' },
  },
  {
    via: 'GasZip',
    start: '0xfc5f1003',
    swapAndStart: '0x606326ff',
    data: ['(bytes32 receiverAddress, uint256 destinationChains)', '_gasZipData'],
    roles: { receiverAddress: 'remote' },
  },
  {
    via: 'Glacis',
    start: '0x6f9206ba',
    swapAndStart: '0x9c4b6dd9',
    data: [
      '(bytes32 receiverAddress, address refundAddress, uint256 nativeFee, bytes32 outputToken)',
      '_glacisData',
    ],
    roles: { receiverAddress: 'remote', refundAddress: 'receiver', outputToken: 'id' },
  },
  { via: 'GnosisBridge', start: '0xf66fe519', swapAndStart: '0x7bf96e0a' },
  {
    via: 'Hop',
    start: '0xb3b63587',
    swapAndStart: '0xa01fe784',
    data: [
      '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address relayer, uint256 relayerFee, uint256 nativeFee)',
      '_hopData',
    ],
    roles: { relayer: 'fee' },
  },
  {
    via: 'HopL1ERC20',
    start: '0x082bc047',
    swapAndStart: '0x42afe79a',
    data: [
      '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge, address relayer, uint256 relayerFee, uint256 nativeFee)',
      '_hopData',
    ],
    roles: { hopBridge: 'contract', relayer: 'fee' },
  },
  {
    via: 'HopL1Native',
    start: '0x03add8c3',
    swapAndStart: '0x8d03f456',
    data: [
      '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge, address relayer, uint256 relayerFee, uint256 nativeFee)',
      '_hopData',
    ],
    roles: { hopBridge: 'contract', relayer: 'fee' },
  },
  {
    via: 'HopL2ERC20',
    start: '0x0b4cb5d8',
    swapAndStart: '0xd40e64cc',
    data: [
      '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge, address relayer, uint256 relayerFee, uint256 nativeFee)',
      '_hopData',
    ],
    roles: { hopBridge: 'contract', relayer: 'fee' },
  },
  {
    via: 'HopL2Native',
    start: '0x55c99cd8',
    swapAndStart: '0xca360ae0',
    data: [
      '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge, address relayer, uint256 relayerFee, uint256 nativeFee)',
      '_hopData',
    ],
    roles: { hopBridge: 'contract', relayer: 'fee' },
  },
  {
    via: 'LayerSwap',
    start: '0xee9e98e0',
    swapAndStart: '0x4c279d6b',
    data: [
      '(bytes32 requestId, address depositoryReceiver, address refundRecipient, bytes32 nonEVMReceiver, bytes signature, uint256 deadline)',
      '_layerSwapData',
    ],
    roles: {
      requestId: 'hash',
      depositoryReceiver: 'receiver',
      refundRecipient: 'receiver',
      nonEVMReceiver: 'remote',
      signature: 'data',
    },
  },
  {
    via: 'LiFiIntentEscrowV2',
    start: '0x7dbcf1d9',
    swapAndStart: '0x6d21c5df',
    data: [
      `(bytes32 dstCallReceiver, bytes32 recipient, address depositAndRefundAddress, uint256 nonce, uint32 expires, uint32 fillDeadline, address inputOracle, bytes32 outputOracle, bytes32 outputSettler, bytes32 outputToken, uint128 outputAmountMultiplier, ${lifiSwap}[] dstCallSwapData, bytes outputContext)`,
      '_lifiIntentData',
    ],
    roles: {
      dstCallReceiver: 'remote',
      recipient: 'remote',
      depositAndRefundAddress: 'receiver',
      inputOracle: 'contract',
      outputOracle: 'contract',
      outputSettler: 'contract',
      outputToken: 'id',
      'dstCallSwapData.callTo': 'call',
      'dstCallSwapData.approveTo': 'contract',
      'dstCallSwapData.sendingAssetId': 'token',
      'dstCallSwapData.receivingAssetId': 'token',
      'dstCallSwapData.callData': 'call',
      outputContext: 'call',
    },
  },
  {
    via: 'Mayan',
    start: '0xb4875292',
    swapAndStart: '0x80c65808',
    data: [
      '(bytes32 nonEVMReceiver, address mayanProtocol, bytes protocolData, address swapProtocol, bytes swapData, address middleToken, uint256 minMiddleAmount, address refundRecipient, uint256 mayanAmountIn)',
      '_mayanData',
    ],
    roles: {
      nonEVMReceiver: 'remote',
      mayanProtocol: 'contract',
      protocolData: 'call',
      swapProtocol: 'contract',
      swapData: 'data',
      middleToken: 'token',
      refundRecipient: 'receiver',
    },
  },
  {
    via: 'MegaETHBridge',
    start: '0x4213dfff',
    swapAndStart: '0x22256e89',
    data: ['(address assetIdOnL2, uint32 l2Gas, bool requiresDepositTo)', '_megaETHData'],
    roles: { assetIdOnL2: 'token' },
  },
  {
    via: 'NEARIntents',
    start: '0x5cf8113b',
    swapAndStart: '0x3110c7b9',
    data: [
      '(bytes32 nonEVMReceiver, address depositAddress, bytes32 quoteId, uint256 deadline, uint256 minAmountOut, address refundRecipient, bytes signature)',
      '_nearData',
    ],
    roles: {
      nonEVMReceiver: 'remote',
      depositAddress: 'receiver',
      quoteId: 'hash',
      refundRecipient: 'receiver',
      signature: 'data',
    },
  },
  { via: 'OmniBridge', start: '0x782621d8', swapAndStart: '0x95726782' },
  {
    via: 'OptimismBridge',
    start: '0xce8a97a5',
    swapAndStart: '0x5bb5d448',
    data: ['(address assetIdOnL2, uint32 l2Gas, bool isSynthetix)', '_optimismData'],
    roles: { assetIdOnL2: 'token' },
  },
  {
    via: 'PaxosTransit',
    start: '0x5080ffe2',
    swapAndStart: '0x637f1d04',
    data: [
      '(((uint32 destEID, address offerAsset, address wantAsset) route, uint256 offerAmount, address receiver, uint256 protocolFee, uint256 integratorFee, address integratorFeeReceiver, bytes32 distributorCode, uint256 deadline, bytes32 salt) quote, bytes signature, uint256 nativeFee, address refundRecipient)',
      '_paxosData',
    ],
    roles: {
      'quote.route.offerAsset': 'token',
      'quote.route.wantAsset': 'token',
      'quote.receiver': 'receiver',
      'quote.integratorFeeReceiver': 'fee',
      'quote.distributorCode': 'id',
      'quote.salt': 'data',
      signature: 'data',
      refundRecipient: 'receiver',
    },
  },
  { via: 'PolygonBridge', start: '0xaf62c7d6', swapAndStart: '0xb4f37581' },
  {
    via: 'PolymerCCTP',
    start: '0xf434d6ca',
    swapAndStart: '0x17917a4e',
    data: [
      '(uint256 polymerTokenFee, uint256 maxCCTPFee, bytes32 nonEVMReceiver, bytes32 solanaReceiverATA, uint32 minFinalityThreshold, address refundRecipient, bytes hookData)',
      '_polymerData',
    ],
    roles: {
      nonEVMReceiver: 'remote',
      solanaReceiverATA: 'remote',
      refundRecipient: 'receiver',
      hookData: 'call',
    },
  },
  {
    via: 'RelayDepository',
    start: '0x092e8fa4',
    swapAndStart: '0xa3443faa',
    data: ['(bytes32 orderId, address depositorAddress)', '_relayDepositoryData'],
    roles: { orderId: 'hash', depositorAddress: 'owner' },
  },
  {
    via: 'Squid',
    start: '0x3f313808',
    swapAndStart: '0xa8f66666',
    data: [
      '(uint8 routeType, string destinationChain, string destinationAddress, string bridgedTokenSymbol, address depositAssetId, (uint8 callType, address target, uint256 value, bytes callData, bytes payload)[] sourceCalls, bytes payload, uint256 fee, bool enableExpress)',
      '_squidData',
    ],
    roles: {
      destinationChain: 'id',
      destinationAddress: 'remote',
      bridgedTokenSymbol: 'id',
      depositAssetId: 'token',
      'sourceCalls.target': 'call',
      'sourceCalls.callData': 'call',
      'sourceCalls.payload': 'call',
      payload: 'call',
    },
  },
  {
    via: 'Stargate',
    start: '0x14d53077',
    swapAndStart: '0xa6010a66',
    data: [
      '(uint16 assetId, (uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParams, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress)',
      '_stargateData',
    ],
    roles: {
      'sendParams.to': 'remote',
      'sendParams.extraOptions': 'call',
      'sendParams.composeMsg': 'call',
      'sendParams.oftCmd': 'data',
      refundAddress: 'receiver',
    },
  },
  {
    via: 'Superset',
    start: '0x0691ff78',
    swapAndStart: '0xf26e657f',
    data: [
      '(bytes path, uint256 amountOutMin, address refundAddress, address fallbackEoA, uint256 deadline, uint32 toEid, bytes options, uint256 lzFee)',
      '_supersetData',
    ],
    roles: { path: 'data', refundAddress: 'receiver', fallbackEoA: 'receiver', options: 'call' },
  },
  {
    via: 'Symbiosis',
    start: '0xe23b7a08',
    swapAndStart: '0xc46059b2',
    data: [
      '(address refundRecipient, bytes32 nonEvmReceiver, bytes firstSwapCalldata, bytes secondSwapCalldata, address firstDexRouter, address secondDexRouter, address[] approvedTokens, address callTo, bytes callData, bool viaOnchainSwapV3, address dex, address dexgateway, bytes onchainSwapData, uint256 fee, uint256 deadline, bytes signature)',
      '_symbiosisData',
    ],
    roles: {
      refundRecipient: 'receiver',
      nonEvmReceiver: 'remote',
      firstSwapCalldata: 'call',
      secondSwapCalldata: 'call',
      firstDexRouter: 'contract',
      secondDexRouter: 'contract',
      approvedTokens: 'token',
      callTo: 'contract',
      callData: 'call',
      dex: 'contract',
      dexgateway: 'contract',
      onchainSwapData: 'call',
      signature: 'data',
    },
  },
  {
    via: 'ThorSwap',
    start: '0x2541ec57',
    swapAndStart: '0xad673d88',
    data: ['(address vault, string memo, uint256 expiration)', '_thorSwapData'],
    roles: { vault: 'receiver', memo: 'remote' },
  },
  {
    via: 'Unit',
    start: '0x64261d58',
    swapAndStart: '0x21a3af52',
    data: ['(address depositAddress, bytes signature, uint256 deadline)', '_unitData'],
    roles: { depositAddress: 'receiver', signature: 'data' },
  },
];
