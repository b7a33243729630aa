import type { AbiTable } from './table.ts';

const arbitrumData = '(uint256 maxSubmissionCost, uint256 maxGas, uint256 maxGasPrice)';
const acrossData = '(int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)';
const deBridgeData =
  '(bytes receivingAssetId, bytes receiver, bytes orderAuthorityDst, uint256 minAmountOut)';
const glacisData = '(bytes32 receiverAddress, address refundAddress, uint256 nativeFee, bytes32 outputToken)';
const gardenData =
  '(address redeemer, address refundAddress, uint256 timelock, bytes32 secretHash, bytes32 nonEvmReceiver)';
const allBridgeData =
  '(bytes32 recipient, uint256 fees, bytes32 receiveToken, uint256 nonce, uint8 messenger, bool payFeeWithSendingAsset)';
const ecoData =
  '(bytes nonEVMReceiver, address prover, uint64 rewardDeadline, bytes encodedRoute, bytes32 solanaATA, address refundRecipient)';
const layerSwapData =
  '(bytes32 requestId, address depositoryReceiver, address refundRecipient, bytes32 nonEVMReceiver, bytes signature, uint256 deadline)';
const supersetData =
  '(bytes path, uint256 amountOutMin, address refundAddress, address fallbackEoA, uint256 deadline, uint32 toEid, bytes options, uint256 lzFee)';
const swapData =
  '(address callTo, address approveTo, address sendingAssetId, address receivingAssetId, uint256 fromAmount, bytes callData, bool requiresDeposit)';
const nearData =
  '(bytes32 nonEVMReceiver, address depositAddress, bytes32 quoteId, uint256 deadline, uint256 minAmountOut, address refundRecipient, bytes signature)';
const polymerData =
  '(uint256 polymerTokenFee, uint256 maxCCTPFee, bytes32 nonEVMReceiver, bytes32 solanaReceiverATA, uint32 minFinalityThreshold, address refundRecipient, bytes hookData)';
const hopData =
  '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address relayer, uint256 relayerFee, uint256 nativeFee)';
const hopData2 =
  '(uint256 bonderFee, uint256 amountOutMin, uint256 deadline, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge, address relayer, uint256 relayerFee, uint256 nativeFee)';
const mayanData =
  '(bytes32 nonEVMReceiver, address mayanProtocol, bytes protocolData, address swapProtocol, bytes swapData, address middleToken, uint256 minMiddleAmount, address refundRecipient, uint256 mayanAmountIn)';
const bridgeData =
  '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall)';
const stargateData =
  '(uint16 assetId, (uint32 dstEid, bytes32 to, uint256 amountLD, uint256 minAmountLD, bytes extraOptions, bytes composeMsg, bytes oftCmd) sendParams, (uint256 nativeFee, uint256 lzTokenFee) fee, address refundAddress)';
const parameters =
  '(bytes8 transactionId, bytes32 receiver, bytes32 depositor, uint64 destinationChainId, bytes32 receivingAssetId, uint256 outputAmount, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)';
const squidData =
  '(uint8 routeType, string destinationChain, string destinationAddress, string bridgedTokenSymbol, address depositAssetId, (uint8 callType, address target, uint256 value, bytes callData, bytes payload)[] sourceCalls, bytes payload, uint256 fee, bool enableExpress)';
const acrossData2 =
  '(bytes32 receiverAddress, bytes32 refundAddress, bytes32 sendingAssetId, bytes32 receivingAssetId, uint256 outputAmount, uint128 outputAmountMultiplier, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)';
const chainflipData = `(bytes nonEVMReceiver, uint32 dstToken, address dstCallReceiver, ${swapData}[] dstCallSwapData, uint256 gasAmount, bytes cfParameters)`;
const paxosData =
  '(((uint32 destEID, address offerAsset, address wantAsset) route, uint256 offerAmount, address receiver, uint256 protocolFee, uint256 integratorFee, address integratorFeeReceiver, bytes32 distributorCode, uint256 deadline, bytes32 salt) quote, bytes signature, uint256 nativeFee, address refundRecipient)';
const symbiosisData =
  '(address refundRecipient, bytes32 nonEvmReceiver, bytes firstSwapCalldata, bytes secondSwapCalldata, address firstDexRouter, address secondDexRouter, address[] approvedTokens, address callTo, bytes callData, bool viaOnchainSwapV3, address dex, address dexgateway, bytes onchainSwapData, uint256 fee, uint256 deadline, bytes signature)';
const lifiIntentData = `(bytes32 dstCallReceiver, bytes32 recipient, address depositAndRefundAddress, uint256 nonce, uint32 expires, uint32 fillDeadline, address inputOracle, bytes32 outputOracle, bytes32 outputSettler, bytes32 outputToken, uint128 outputAmountMultiplier, ${swapData}[] dstCallSwapData, bytes outputContext)`;
const swapDataRoles = {
  '_swapData.callTo': 'contract',
  '_swapData.approveTo': 'contract',
  '_swapData.sendingAssetId': 'token',
  '_swapData.receivingAssetId': 'token',
  '_swapData.callData': 'data',
} as const;
const bridgeDataRoles = {
  '_bridgeData.transactionId': 'id',
  '_bridgeData.bridge': 'id',
  '_bridgeData.integrator': 'id',
  '_bridgeData.referrer': 'partner',
  '_bridgeData.sendingAssetId': 'token',
  '_bridgeData.receiver': 'receiver',
} as const;
const acrossDataRoles = {
  '_acrossData.receiverAddress': 'remote',
  '_acrossData.refundAddress': 'receiver',
  '_acrossData.sendingAssetId': 'token',
  '_acrossData.receivingAssetId': 'token',
  '_acrossData.exclusiveRelayer': 'filler',
  '_acrossData.message': 'call',
} as const;
const parametersRoles = {
  '_parameters.transactionId': 'id',
  '_parameters.receiver': 'receiver',
  '_parameters.depositor': 'remote',
  '_parameters.receivingAssetId': 'token',
  '_parameters.exclusiveRelayer': 'filler',
  '_parameters.message': 'call',
} as const;
const chainflipDataRoles = {
  '_chainflipData.nonEVMReceiver': 'remote',
  '_chainflipData.dstCallReceiver': 'receiver',
  '_chainflipData.dstCallSwapData.callTo': 'call',
  '_chainflipData.dstCallSwapData.approveTo': 'contract',
  '_chainflipData.dstCallSwapData.sendingAssetId': 'token',
  '_chainflipData.dstCallSwapData.receivingAssetId': 'token',
  '_chainflipData.dstCallSwapData.callData': 'call',
  '_chainflipData.cfParameters': 'call',
} as const;
const deBridgeDataRoles = {
  '_deBridgeData.receivingAssetId': 'id',
  '_deBridgeData.receiver': 'remote',
  '_deBridgeData.orderAuthorityDst': 'remote',
} as const;
const ecoDataRoles = {
  '_ecoData.nonEVMReceiver': 'remote',
  '_ecoData.prover': 'contract',
  '_ecoData.encodedRoute': 'call',
  '_ecoData.solanaATA': 'remote',
  '_ecoData.refundRecipient': 'receiver',
} as const;
const gardenDataRoles = {
  '_gardenData.redeemer': 'receiver',
  '_gardenData.refundAddress': 'receiver',
  '_gardenData.secretHash': 'hash',
  '_gardenData.nonEvmReceiver': 'remote',
} as const;
const glacisDataRoles = {
  '_glacisData.receiverAddress': 'remote',
  '_glacisData.refundAddress': 'receiver',
  '_glacisData.outputToken': 'id',
} as const;
const layerSwapDataRoles = {
  '_layerSwapData.requestId': 'hash',
  '_layerSwapData.depositoryReceiver': 'receiver',
  '_layerSwapData.refundRecipient': 'receiver',
  '_layerSwapData.nonEVMReceiver': 'remote',
  '_layerSwapData.signature': 'data',
} as const;
const lifiIntentDataRoles = {
  '_lifiIntentData.dstCallReceiver': 'remote',
  '_lifiIntentData.recipient': 'remote',
  '_lifiIntentData.depositAndRefundAddress': 'receiver',
  '_lifiIntentData.inputOracle': 'contract',
  '_lifiIntentData.outputOracle': 'contract',
  '_lifiIntentData.outputSettler': 'contract',
  '_lifiIntentData.outputToken': 'id',
  '_lifiIntentData.dstCallSwapData.callTo': 'call',
  '_lifiIntentData.dstCallSwapData.approveTo': 'contract',
  '_lifiIntentData.dstCallSwapData.sendingAssetId': 'token',
  '_lifiIntentData.dstCallSwapData.receivingAssetId': 'token',
  '_lifiIntentData.dstCallSwapData.callData': 'call',
  '_lifiIntentData.outputContext': 'call',
} as const;
const mayanDataRoles = {
  '_mayanData.nonEVMReceiver': 'remote',
  '_mayanData.mayanProtocol': 'contract',
  '_mayanData.protocolData': 'call',
  '_mayanData.swapProtocol': 'contract',
  '_mayanData.swapData': 'data',
  '_mayanData.middleToken': 'token',
  '_mayanData.refundRecipient': 'receiver',
} as const;
const nearDataRoles = {
  '_nearData.nonEVMReceiver': 'remote',
  '_nearData.depositAddress': 'receiver',
  '_nearData.quoteId': 'hash',
  '_nearData.refundRecipient': 'receiver',
  '_nearData.signature': 'data',
} as const;
const paxosDataRoles = {
  '_paxosData.quote.route.offerAsset': 'token',
  '_paxosData.quote.route.wantAsset': 'token',
  '_paxosData.quote.receiver': 'receiver',
  '_paxosData.quote.integratorFeeReceiver': 'fee',
  '_paxosData.quote.distributorCode': 'id',
  '_paxosData.quote.salt': 'data',
  '_paxosData.signature': 'data',
  '_paxosData.refundRecipient': 'receiver',
} as const;
const polymerDataRoles = {
  '_polymerData.nonEVMReceiver': 'remote',
  '_polymerData.solanaReceiverATA': 'remote',
  '_polymerData.refundRecipient': 'receiver',
  '_polymerData.hookData': 'call',
} as const;
const squidDataRoles = {
  '_squidData.destinationChain': 'id',
  '_squidData.destinationAddress': 'remote',
  '_squidData.bridgedTokenSymbol': 'id',
  '_squidData.depositAssetId': 'token',
  '_squidData.sourceCalls.target': 'call',
  '_squidData.sourceCalls.callData': 'call',
  '_squidData.sourceCalls.payload': 'call',
  '_squidData.payload': 'call',
} as const;
const stargateDataRoles = {
  '_stargateData.sendParams.to': 'remote',
  '_stargateData.sendParams.extraOptions': 'call',
  '_stargateData.sendParams.composeMsg': 'call',
  '_stargateData.sendParams.oftCmd': 'data',
  '_stargateData.refundAddress': 'receiver',
} as const;
const supersetDataRoles = {
  '_supersetData.path': 'data',
  '_supersetData.refundAddress': 'receiver',
  '_supersetData.fallbackEoA': 'receiver',
  '_supersetData.options': 'call',
} as const;
const symbiosisDataRoles = {
  '_symbiosisData.refundRecipient': 'receiver',
  '_symbiosisData.nonEvmReceiver': 'remote',
  '_symbiosisData.firstSwapCalldata': 'call',
  '_symbiosisData.secondSwapCalldata': 'call',
  '_symbiosisData.firstDexRouter': 'contract',
  '_symbiosisData.secondDexRouter': 'contract',
  '_symbiosisData.approvedTokens': 'token',
  '_symbiosisData.callTo': 'contract',
  '_symbiosisData.callData': 'call',
  '_symbiosisData.dex': 'contract',
  '_symbiosisData.dexgateway': 'contract',
  '_symbiosisData.onchainSwapData': 'call',
  '_symbiosisData.signature': 'data',
} as const;

/** The diamond of LI.FI: swaps, and the bridges that its facets reach. From its descriptor in the ERC-7730 registry. The packed forms, whose arguments no ABI names, are left out. */
export const lifi: AbiTable = {
  source: 'LI.FI',
  functions: [
    [
      '0x5fd9ae2e',
      `swapTokensMultipleV3ERC20ToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${swapData}[] _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0x2c57e884',
      `swapTokensMultipleV3ERC20ToNative(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${swapData}[] _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0x736eac0b',
      `swapTokensMultipleV3NativeToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${swapData}[] _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0x4666fc80',
      `swapTokensSingleV3ERC20ToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${swapData} _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0x733214a3',
      `swapTokensSingleV3ERC20ToNative(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${swapData} _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0xaf7060fd',
      `swapTokensSingleV3NativeToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${swapData} _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0x4630a0d8',
      `swapTokensGeneric(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmount, ${swapData}[] _swapData)`,
      {
        act: 'trade',
        roles: {
          _transactionId: 'id',
          _integrator: 'id',
          _referrer: 'partner',
          _receiver: 'receiver',
          ...swapDataRoles,
        },
      },
    ],
    [
      '0x1fd8010c',
      `startBridgeTokensViaAcross(${bridgeData} _bridgeData, ${acrossData} _acrossData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, '_acrossData.message': 'call' } },
    ],
    [
      '0xa1f1ce43',
      `startBridgeTokensViaAcrossV4(${bridgeData} _bridgeData, ${acrossData2} _acrossData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...acrossDataRoles } },
    ],
    [
      '0x7260352d',
      `startBridgeTokensViaAcrossV4ERC20Min(${parameters} _parameters, bytes32 sendingAssetId, uint256 inputAmount)`,
      { act: 'bridge', roles: { ...parametersRoles, sendingAssetId: 'token' } },
    ],
    [
      '0x72dd147e',
      `startBridgeTokensViaAcrossV4NativeMin(${parameters} _parameters)`,
      { act: 'bridge', roles: { ...parametersRoles } },
    ],
    [
      '0x6a90d66e',
      `startBridgeTokensViaAcrossV4Swap(${bridgeData} _bridgeData, (uint8 swapApiTarget, bytes callData, bytes signature) _acrossV4SwapFacetData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          '_acrossV4SwapFacetData.callData': 'call',
          '_acrossV4SwapFacetData.signature': 'data',
        },
      },
    ],
    [
      '0x6a51e9a9',
      `startBridgeTokensViaAllBridge(${bridgeData} _bridgeData, ${allBridgeData} _allBridgeData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          '_allBridgeData.recipient': 'remote',
          '_allBridgeData.receiveToken': 'id',
        },
      },
    ],
    [
      '0xc9851d0b',
      `startBridgeTokensViaArbitrumBridge(${bridgeData} _bridgeData, ${arbitrumData} _arbitrumData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles } },
    ],
    [
      '0xae0b91e5',
      `startBridgeTokensViaCBridge(${bridgeData} _bridgeData, (uint32 maxSlippage, uint64 nonce) _cBridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles } },
    ],
    [
      '0xdee4be1b',
      'startBridgeTokensViaCBridgeERC20Min(bytes32 transactionId, address receiver, uint64 destinationChainId, address sendingAssetId, uint256 amount, uint64 nonce, uint32 maxSlippage)',
      { act: 'bridge', roles: { transactionId: 'id', receiver: 'receiver', sendingAssetId: 'token' } },
    ],
    [
      '0x0193979f',
      'startBridgeTokensViaCBridgeNativeMin(bytes32 transactionId, address receiver, uint64 destinationChainId, uint64 nonce, uint32 maxSlippage)',
      { act: 'bridge', roles: { transactionId: 'id', receiver: 'receiver' } },
    ],
    [
      '0xe0a4201c',
      `startBridgeTokensViaCelerCircleBridge(${bridgeData} _bridgeData, (uint256 maxFee, uint32 minFinalityThreshold) _celerCircleData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles } },
    ],
    [
      '0x0ad553b3',
      `startBridgeTokensViaChainflip(${bridgeData} _bridgeData, ${chainflipData} _chainflipData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...chainflipDataRoles } },
    ],
    [
      '0x4004633e',
      `startBridgeTokensViaDeBridgeDln(${bridgeData} _bridgeData, ${deBridgeData} _deBridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...deBridgeDataRoles } },
    ],
    [
      '0x7e56b7b0',
      `startBridgeTokensViaEco(${bridgeData} _bridgeData, ${ecoData} _ecoData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...ecoDataRoles } },
    ],
    [
      '0x5f9af35d',
      `startBridgeTokensViaGarden(${bridgeData} _bridgeData, ${gardenData} _gardenData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...gardenDataRoles } },
    ],
    [
      '0xfc5f1003',
      `startBridgeTokensViaGasZip(${bridgeData} _bridgeData, (bytes32 receiverAddress, uint256 destinationChains) _gasZipData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, '_gasZipData.receiverAddress': 'remote' } },
    ],
    [
      '0x6f9206ba',
      `startBridgeTokensViaGlacis(${bridgeData} _bridgeData, ${glacisData} _glacisData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...glacisDataRoles } },
    ],
    [
      '0xf66fe519',
      `startBridgeTokensViaGnosisBridge(${bridgeData} _bridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles } },
    ],
    [
      '0xb3b63587',
      `startBridgeTokensViaHop(${bridgeData} _bridgeData, ${hopData} _hopData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, '_hopData.relayer': 'fee' } },
    ],
    [
      '0x082bc047',
      `startBridgeTokensViaHopL1ERC20(${bridgeData} _bridgeData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, '_hopData.hopBridge': 'contract', '_hopData.relayer': 'fee' },
      },
    ],
    [
      '0x4b06e05f',
      'startBridgeTokensViaHopL1ERC20Min(bytes8 transactionId, address receiver, uint256 destinationChainId, address sendingAssetId, uint256 minAmount, uint256 destinationAmountOutMin, address relayer, uint256 relayerFee, address hopBridge)',
      {
        act: 'bridge',
        roles: {
          transactionId: 'id',
          receiver: 'receiver',
          sendingAssetId: 'token',
          relayer: 'fee',
          hopBridge: 'contract',
        },
      },
    ],
    [
      '0x03add8c3',
      `startBridgeTokensViaHopL1Native(${bridgeData} _bridgeData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, '_hopData.hopBridge': 'contract', '_hopData.relayer': 'fee' },
      },
    ],
    [
      '0xc5e04e30',
      'startBridgeTokensViaHopL1NativeMin(bytes8 transactionId, address receiver, uint256 destinationChainId, uint256 destinationAmountOutMin, address relayer, uint256 relayerFee, address hopBridge)',
      {
        act: 'bridge',
        roles: { transactionId: 'id', receiver: 'receiver', relayer: 'fee', hopBridge: 'contract' },
      },
    ],
    [
      '0x0b4cb5d8',
      `startBridgeTokensViaHopL2ERC20(${bridgeData} _bridgeData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, '_hopData.hopBridge': 'contract', '_hopData.relayer': 'fee' },
      },
    ],
    [
      '0x76e04bbc',
      'startBridgeTokensViaHopL2ERC20Min(bytes8 transactionId, address receiver, uint256 destinationChainId, address sendingAssetId, uint256 minAmount, uint256 bonderFee, uint256 amountOutMin, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge)',
      {
        act: 'bridge',
        roles: { transactionId: 'id', receiver: 'receiver', sendingAssetId: 'token', hopBridge: 'contract' },
      },
    ],
    [
      '0x55c99cd8',
      `startBridgeTokensViaHopL2Native(${bridgeData} _bridgeData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, '_hopData.hopBridge': 'contract', '_hopData.relayer': 'fee' },
      },
    ],
    [
      '0x04c5aa34',
      'startBridgeTokensViaHopL2NativeMin(bytes8 transactionId, address receiver, uint256 destinationChainId, uint256 bonderFee, uint256 amountOutMin, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge)',
      { act: 'bridge', roles: { transactionId: 'id', receiver: 'receiver', hopBridge: 'contract' } },
    ],
    [
      '0xee9e98e0',
      `startBridgeTokensViaLayerSwap(${bridgeData} _bridgeData, ${layerSwapData} _layerSwapData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...layerSwapDataRoles } },
    ],
    [
      '0x7dbcf1d9',
      `startBridgeTokensViaLiFiIntentEscrowV2(${bridgeData} _bridgeData, ${lifiIntentData} _lifiIntentData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...lifiIntentDataRoles } },
    ],
    [
      '0xb4875292',
      `startBridgeTokensViaMayan(${bridgeData} _bridgeData, ${mayanData} _mayanData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...mayanDataRoles } },
    ],
    [
      '0x4213dfff',
      `startBridgeTokensViaMegaETHBridge(${bridgeData} _bridgeData, (address assetIdOnL2, uint32 l2Gas, bool requiresDepositTo) _megaETHData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, '_megaETHData.assetIdOnL2': 'token' } },
    ],
    [
      '0x5cf8113b',
      `startBridgeTokensViaNEARIntents(${bridgeData} _bridgeData, ${nearData} _nearData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...nearDataRoles } },
    ],
    [
      '0x782621d8',
      `startBridgeTokensViaOmniBridge(${bridgeData} _bridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles } },
    ],
    [
      '0xce8a97a5',
      `startBridgeTokensViaOptimismBridge(${bridgeData} _bridgeData, (address assetIdOnL2, uint32 l2Gas, bool isSynthetix) _optimismData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, '_optimismData.assetIdOnL2': 'token' } },
    ],
    [
      '0x5080ffe2',
      `startBridgeTokensViaPaxosTransit(${bridgeData} _bridgeData, ${paxosData} _paxosData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...paxosDataRoles } },
    ],
    [
      '0xaf62c7d6',
      `startBridgeTokensViaPolygonBridge(${bridgeData} _bridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles } },
    ],
    [
      '0xf434d6ca',
      `startBridgeTokensViaPolymerCCTP(${bridgeData} _bridgeData, ${polymerData} _polymerData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...polymerDataRoles } },
    ],
    [
      '0x092e8fa4',
      `startBridgeTokensViaRelayDepository(${bridgeData} _bridgeData, (bytes32 orderId, address depositorAddress) _relayDepositoryData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          '_relayDepositoryData.orderId': 'hash',
          '_relayDepositoryData.depositorAddress': 'owner',
        },
      },
    ],
    [
      '0x3f313808',
      `startBridgeTokensViaSquid(${bridgeData} _bridgeData, ${squidData} _squidData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...squidDataRoles } },
    ],
    [
      '0x14d53077',
      `startBridgeTokensViaStargate(${bridgeData} _bridgeData, ${stargateData} _stargateData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...stargateDataRoles } },
    ],
    [
      '0x0691ff78',
      `startBridgeTokensViaSuperset(${bridgeData} _bridgeData, ${supersetData} _supersetData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...supersetDataRoles } },
    ],
    [
      '0xe23b7a08',
      `startBridgeTokensViaSymbiosis(${bridgeData} _bridgeData, ${symbiosisData} _symbiosisData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...symbiosisDataRoles } },
    ],
    [
      '0x2541ec57',
      `startBridgeTokensViaThorSwap(${bridgeData} _bridgeData, (address vault, string memo, uint256 expiration) _thorSwapData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, '_thorSwapData.vault': 'receiver', '_thorSwapData.memo': 'remote' },
      },
    ],
    [
      '0x64261d58',
      `startBridgeTokensViaUnit(${bridgeData} _bridgeData, (address depositAddress, bytes signature, uint256 deadline) _unitData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, '_unitData.depositAddress': 'receiver', '_unitData.signature': 'data' },
      },
    ],
    [
      '0x3a3f7332',
      `swapAndStartBridgeTokensViaAcross(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${acrossData} _acrossData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, '_acrossData.message': 'call' } },
    ],
    [
      '0x1794958f',
      `swapAndStartBridgeTokensViaAcrossV4(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${acrossData2} _acrossData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...acrossDataRoles } },
    ],
    [
      '0x9b054bc4',
      `swapAndStartBridgeTokensViaAcrossV4Swap(${bridgeData} _bridgeData, ${swapData}[] _swapData, (uint8 swapApiTarget, bytes callData, bytes signature) _acrossV4SwapFacetData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_acrossV4SwapFacetData.callData': 'call',
          '_acrossV4SwapFacetData.signature': 'data',
        },
      },
    ],
    [
      '0x63267469',
      `swapAndStartBridgeTokensViaAllBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${allBridgeData} _allBridgeData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_allBridgeData.recipient': 'remote',
          '_allBridgeData.receiveToken': 'id',
        },
      },
    ],
    [
      '0x3cc9517b',
      `swapAndStartBridgeTokensViaArbitrumBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${arbitrumData} _arbitrumData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles } },
    ],
    [
      '0x482c6a85',
      `swapAndStartBridgeTokensViaCBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData, (uint32 maxSlippage, uint64 nonce) _cBridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles } },
    ],
    [
      '0x4f3b0759',
      `swapAndStartBridgeTokensViaCelerCircleBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData, (uint256 maxFee, uint32 minFinalityThreshold) _celerCircleData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles } },
    ],
    [
      '0xee3314a1',
      `swapAndStartBridgeTokensViaChainflip(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${chainflipData} _chainflipData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...chainflipDataRoles } },
    ],
    [
      '0x2c7d2db0',
      `swapAndStartBridgeTokensViaDeBridgeDln(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${deBridgeData} _deBridgeData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...deBridgeDataRoles } },
    ],
    [
      '0x9e75aa95',
      `swapAndStartBridgeTokensViaEco(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${ecoData} _ecoData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...ecoDataRoles } },
    ],
    [
      '0x76ad76fe',
      `swapAndStartBridgeTokensViaGarden(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${gardenData} _gardenData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...gardenDataRoles } },
    ],
    [
      '0x606326ff',
      `swapAndStartBridgeTokensViaGasZip(${bridgeData} _bridgeData, ${swapData}[] _swapData, (bytes32 receiverAddress, uint256 destinationChains) _gasZipData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, ...swapDataRoles, '_gasZipData.receiverAddress': 'remote' },
      },
    ],
    [
      '0x9c4b6dd9',
      `swapAndStartBridgeTokensViaGlacis(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${glacisData} _glacisData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...glacisDataRoles } },
    ],
    [
      '0x7bf96e0a',
      `swapAndStartBridgeTokensViaGnosisBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles } },
    ],
    [
      '0xa01fe784',
      `swapAndStartBridgeTokensViaHop(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${hopData} _hopData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, '_hopData.relayer': 'fee' } },
    ],
    [
      '0x42afe79a',
      `swapAndStartBridgeTokensViaHopL1ERC20(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_hopData.hopBridge': 'contract',
          '_hopData.relayer': 'fee',
        },
      },
    ],
    [
      '0x8d03f456',
      `swapAndStartBridgeTokensViaHopL1Native(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_hopData.hopBridge': 'contract',
          '_hopData.relayer': 'fee',
        },
      },
    ],
    [
      '0xd40e64cc',
      `swapAndStartBridgeTokensViaHopL2ERC20(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_hopData.hopBridge': 'contract',
          '_hopData.relayer': 'fee',
        },
      },
    ],
    [
      '0xca360ae0',
      `swapAndStartBridgeTokensViaHopL2Native(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${hopData2} _hopData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_hopData.hopBridge': 'contract',
          '_hopData.relayer': 'fee',
        },
      },
    ],
    [
      '0x4c279d6b',
      `swapAndStartBridgeTokensViaLayerSwap(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${layerSwapData} _layerSwapData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...layerSwapDataRoles } },
    ],
    [
      '0x6d21c5df',
      `swapAndStartBridgeTokensViaLiFiIntentEscrowV2(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${lifiIntentData} _lifiIntentData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...lifiIntentDataRoles } },
    ],
    [
      '0x80c65808',
      `swapAndStartBridgeTokensViaMayan(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${mayanData} _mayanData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...mayanDataRoles } },
    ],
    [
      '0x22256e89',
      `swapAndStartBridgeTokensViaMegaETHBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData, (address assetIdOnL2, uint32 l2Gas, bool requiresDepositTo) _megaETHData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, '_megaETHData.assetIdOnL2': 'token' } },
    ],
    [
      '0x3110c7b9',
      `swapAndStartBridgeTokensViaNEARIntents(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${nearData} _nearData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...nearDataRoles } },
    ],
    [
      '0x95726782',
      `swapAndStartBridgeTokensViaOmniBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles } },
    ],
    [
      '0x5bb5d448',
      `swapAndStartBridgeTokensViaOptimismBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData, (address assetIdOnL2, uint32 l2Gas, bool isSynthetix) _optimismData)`,
      {
        act: 'bridge',
        roles: { ...bridgeDataRoles, ...swapDataRoles, '_optimismData.assetIdOnL2': 'token' },
      },
    ],
    [
      '0x637f1d04',
      `swapAndStartBridgeTokensViaPaxosTransit(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${paxosData} _paxosData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...paxosDataRoles } },
    ],
    [
      '0xb4f37581',
      `swapAndStartBridgeTokensViaPolygonBridge(${bridgeData} _bridgeData, ${swapData}[] _swapData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles } },
    ],
    [
      '0x17917a4e',
      `swapAndStartBridgeTokensViaPolymerCCTP(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${polymerData} _polymerData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...polymerDataRoles } },
    ],
    [
      '0xa3443faa',
      `swapAndStartBridgeTokensViaRelayDepository(${bridgeData} _bridgeData, ${swapData}[] _swapData, (bytes32 orderId, address depositorAddress) _relayDepositoryData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_relayDepositoryData.orderId': 'hash',
          '_relayDepositoryData.depositorAddress': 'owner',
        },
      },
    ],
    [
      '0xa8f66666',
      `swapAndStartBridgeTokensViaSquid(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${squidData} _squidData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...squidDataRoles } },
    ],
    [
      '0xa6010a66',
      `swapAndStartBridgeTokensViaStargate(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${stargateData} _stargateData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...stargateDataRoles } },
    ],
    [
      '0xf26e657f',
      `swapAndStartBridgeTokensViaSuperset(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${supersetData} _supersetData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...supersetDataRoles } },
    ],
    [
      '0xc46059b2',
      `swapAndStartBridgeTokensViaSymbiosis(${bridgeData} _bridgeData, ${swapData}[] _swapData, ${symbiosisData} _symbiosisData)`,
      { act: 'bridge', roles: { ...bridgeDataRoles, ...swapDataRoles, ...symbiosisDataRoles } },
    ],
    [
      '0xad673d88',
      `swapAndStartBridgeTokensViaThorSwap(${bridgeData} _bridgeData, ${swapData}[] _swapData, (address vault, string memo, uint256 expiration) _thorSwapData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_thorSwapData.vault': 'receiver',
          '_thorSwapData.memo': 'remote',
        },
      },
    ],
    [
      '0x21a3af52',
      `swapAndStartBridgeTokensViaUnit(${bridgeData} _bridgeData, ${swapData}[] _swapData, (address depositAddress, bytes signature, uint256 deadline) _unitData)`,
      {
        act: 'bridge',
        roles: {
          ...bridgeDataRoles,
          ...swapDataRoles,
          '_unitData.depositAddress': 'receiver',
          '_unitData.signature': 'data',
        },
      },
    ],
  ],
};
