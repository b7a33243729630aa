import type { AbiTable } from '../table.ts';

/** Bancor (V2, V3) and Carbon, DODO, Maverick, the entrances of Symbiosis, Socket and MetaMask, whose bytes are calls. */
export const otherExchanges: AbiTable = {
  source: 'Bancor, Carbon, DODO, Maverick, MetaMask',
  functions: [
    // Rainbow: RainbowRouter.sol of github.com/rainbow-me/swaps. What it runs is another exchange's call, and it sets no minimum.
    [
      '0x3c2b9a7d',
      'fillQuoteEthToToken(address buyTokenAddress, address target, bytes swapCallData, uint256 feeAmount)',
      { act: 'trade', roles: { buyTokenAddress: 'token', target: 'contract', swapCallData: 'call' } },
    ],
    [
      '0x999b6464',
      'fillQuoteTokenToEth(address sellTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feePercentageBasisPoints)',
      { act: 'trade', roles: { sellTokenAddress: 'token', target: 'contract', swapCallData: 'call' } },
    ],
    [
      '0x55e4b7be',
      'fillQuoteTokenToToken(address sellTokenAddress, address buyTokenAddress, address target, bytes swapCallData, uint256 sellAmount, uint256 feeAmount)',
      {
        act: 'trade',
        roles: {
          sellTokenAddress: 'token',
          buyTokenAddress: 'token',
          target: 'contract',
          swapCallData: 'call',
        },
      },
    ],
    [
      '0xd3a4acd3',
      'tradeBySourceAmount(address sourceToken, address targetToken, uint256 sourceAmount, uint256 minReturnAmount, uint256 deadline, address beneficiary)',
      {
        act: 'trade',
        roles: { sourceToken: 'token', targetToken: 'token', beneficiary: 'receiver' },
        zeroIsCaller: true,
      },
    ],
    [
      '0x45d6602c',
      'tradeByTargetAmount(address sourceToken, address targetToken, uint256 targetAmount, uint256 maxSourceAmount, uint256 deadline, address beneficiary)',
      {
        act: 'trade',
        roles: { sourceToken: 'token', targetToken: 'token', beneficiary: 'receiver' },
        zeroIsCaller: true,
      },
    ],
    [
      '0xb77d239b',
      'convertByPath(address[] path, uint256 sourceAmount, uint256 minReturn, address beneficiary, address affiliateAccount, uint256 affiliateFee)',
      {
        act: 'trade',
        roles: { path: 'token', beneficiary: 'receiver', affiliateAccount: 'fee' },
        zeroIsCaller: true,
      },
    ],
    [
      '0xf1c5e014',
      'tradeBySourceAmount(address sourceToken, address targetToken, (uint256 strategyId, uint128 amount)[] tradeActions, uint256 deadline, uint128 minReturn)',
      { act: 'trade', roles: { sourceToken: 'token', targetToken: 'token' } },
    ],
    [
      '0x102ee9ba',
      'tradeByTargetAmount(address sourceToken, address targetToken, (uint256 strategyId, uint128 amount)[] tradeActions, uint256 deadline, uint128 maxInput)',
      { act: 'trade', roles: { sourceToken: 'token', targetToken: 'token' } },
    ],
    [
      '0xf727473a',
      'createStrategy(address token0, address token1, (uint128 y, uint128 z, uint64 A, uint64 B)[2] orders)',
      { act: 'offer', roles: { token0: 'token', token1: 'token' } },
    ],
    [
      '0x21589fa1',
      'updateStrategy(uint256 strategyId, (uint128 y, uint128 z, uint64 A, uint64 B)[2] currentOrders, (uint128 y, uint128 z, uint64 A, uint64 B)[2] newOrders)',
      { act: 'offer' },
    ],
    ['0x87302037', 'deleteStrategy(uint256 strategyId)', { act: 'outOf' }],
    [
      '0x7617b389',
      'mixSwap(address fromToken, address toToken, uint256 fromTokenAmount, uint256 minReturnAmount, address[] mixAdapters, address[] mixPairs, address[] assetTo, uint256 directions, bytes[] moreInfos, uint256 deadLine)',
      {
        act: 'trade',
        roles: {
          fromToken: 'token',
          toToken: 'token',
          mixAdapters: 'contract',
          mixPairs: 'contract',
          assetTo: 'contract',
          moreInfos: 'data',
        },
      },
    ],
    [
      '0xff84aafa',
      'mixSwap(address fromToken, address toToken, uint256 fromTokenAmount, uint256 expReturnAmount, uint256 minReturnAmount, address[] mixAdapters, address[] mixPairs, address[] assetTo, uint256 directions, bytes[] moreInfos, bytes feeData, uint256 deadLine)',
      {
        act: 'trade',
        roles: {
          fromToken: 'token',
          toToken: 'token',
          mixAdapters: 'contract',
          mixPairs: 'contract',
          assetTo: 'contract',
          moreInfos: 'data',
          feeData: 'fee',
        },
      },
    ],
    [
      '0x81791788',
      'dodoMutliSwap(uint256 fromTokenAmount, uint256 minReturnAmount, uint256[] totalWeight, uint256[] splitNumber, address[] midToken, address[] assetFrom, bytes[] sequence, uint256 deadLine)',
      { act: 'trade', roles: { midToken: 'token', assetFrom: 'contract', sequence: 'data' } },
    ],
    [
      '0xa8676443',
      'externalSwap(address fromToken, address toToken, address approveTarget, address swapTarget, uint256 fromTokenAmount, uint256 minReturnAmount, bytes feeData, bytes callDataConcat, uint256 deadLine)',
      {
        act: 'trade',
        roles: {
          fromToken: 'token',
          toToken: 'token',
          approveTarget: 'contract',
          swapTarget: 'contract',
          feeData: 'fee',
          callDataConcat: 'data',
        },
      },
    ],
    [
      '0x54bacd13',
      'externalSwap(address fromToken, address toToken, address approveTarget, address swapTarget, uint256 fromTokenAmount, uint256 minReturnAmount, bytes callDataConcat, bool isIncentive, uint256 deadLine)',
      {
        act: 'trade',
        roles: {
          fromToken: 'token',
          toToken: 'token',
          approveTarget: 'contract',
          swapTarget: 'contract',
          callDataConcat: 'data',
        },
      },
    ],
    [
      '0xa3b105ca',
      'exactInputSingle(address recipient, address pool, bool tokenAIn, uint256 amountIn, uint256 amountOutMinimum)',
      { act: 'trade', roles: { recipient: 'receiver', pool: 'pool' } },
    ],
    [
      '0x522ba7eb',
      'exactInputMultiHop(address recipient, bytes path, uint256 amountIn, uint256 amountOutMinimum)',
      { act: 'trade', roles: { recipient: 'receiver', path: 'pool' } },
    ],
    [
      '0x19b871d3',
      'exactOutputSingle(address recipient, address pool, bool tokenAIn, uint256 amountOut, uint256 amountInMaximum)',
      { act: 'trade', roles: { recipient: 'receiver', pool: 'pool' } },
    ],
    [
      '0xa5dcbcdf',
      'exactInputSingle((address tokenIn, address tokenOut, address pool, address recipient, uint256 deadline, uint256 amountIn, uint256 amountOutMinimum, uint256 sqrtPriceLimitD18) params)',
      {
        act: 'trade',
        roles: {
          'params.tokenIn': 'token',
          'params.tokenOut': 'token',
          'params.pool': 'pool',
          'params.recipient': 'receiver',
        },
      },
    ],
    [
      '0xa11b1198',
      'metaRoute((bytes firstSwapCalldata, bytes secondSwapCalldata, address[] approvedTokens, address firstDexRouter, address secondDexRouter, uint256 amount, bool nativeIn, address relayRecipient, bytes otherSideCalldata) _metarouteTransaction)',
      {
        act: 'bridge',
        roles: {
          '_metarouteTransaction.firstSwapCalldata': 'call',
          '_metarouteTransaction.secondSwapCalldata': 'call',
          '_metarouteTransaction.approvedTokens': 'token',
          '_metarouteTransaction.firstDexRouter': 'contract',
          '_metarouteTransaction.secondDexRouter': 'contract',
          '_metarouteTransaction.relayRecipient': 'contract',
          '_metarouteTransaction.otherSideCalldata': 'call',
        },
      },
    ],
    [
      '0x1028c2bd',
      'executeRoute(uint32 routeId, bytes routeData)',
      { act: 'carry', roles: { routeData: 'call' } },
    ],
    [
      '0xc3540448',
      'executeRoutes(uint32[] routeIds, bytes[] routeData)',
      { act: 'carry', roles: { routeData: 'call' } },
    ],
    [
      '0x5f575529',
      'swap(string aggregatorId, address tokenFrom, uint256 amount, bytes data)',
      { act: 'trade', roles: { aggregatorId: 'id', tokenFrom: 'token', data: 'call' } },
    ],
  ],
};
