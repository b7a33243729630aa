import type { ProtocolTable } from './protocolTable.ts';

const order =
  '(uint256 nonceAndMeta, uint128 expiry, address makerAsset, address takerAsset, address maker, address taker, uint256 makerAmount, uint256 takerAmount)';
const path =
  '(address to, uint256 totalNetworkFee, (address adapter, uint256 percent, uint256 networkFee, (uint256 index, address targetExchange, uint256 percent, bytes payload, uint256 networkFee)[] route)[] adapters)';
const data =
  '(address fromToken, address toToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address[] callees, bytes exchangeData, uint256[] startIndexes, uint256[] values, address beneficiary, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid)';
const dataRoles = {
  'data.fromToken': 'token',
  'data.toToken': 'token',
  'data.callees': 'contract',
  'data.exchangeData': 'data',
  'data.beneficiary': 'receiver',
  'data.partner': 'fee',
  'data.permit': 'data',
  'data.uuid': 'id',
} as const;
/** What comes has to be as much, whatever it is called. */
const sold = { 'data.toAmount': 'least' } as const;
const orderRoles = {
  'order.makerAsset': 'token',
  'order.takerAsset': 'token',
  'order.maker': 'account',
  'order.taker': 'account',
} as const;

/** Augustus of ParaSwap V5, its market for orders (AugustusRFQ), and the rest of V6.2. From the ERC-7730 registry and the package @velora-dex/sdk. */
export const veloraOlder: ProtocolTable = {
  source: 'Velora',
  functions: [
    [
      '0x54e3f31b',
      `simpleSwap(${data} data)`,
      { act: 'trade', roles: { ...dataRoles }, numbers: sold, zeroIsCaller: true },
      'modelOnly',
    ],
    [
      '0x2298207a',
      `simpleBuy(${data} data)`,
      { act: 'trade', roles: { ...dataRoles }, numbers: { 'data.fromAmount': 'most' }, zeroIsCaller: true },
      'modelOnly',
    ],
    [
      '0xa94e78ef',
      `multiSwap((address fromToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address beneficiary, ${path}[] path, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data)`,
      {
        act: 'trade',
        roles: {
          'data.fromToken': 'token',
          'data.beneficiary': 'receiver',
          'data.path.to': 'token',
          'data.path.adapters.adapter': 'contract',
          'data.path.adapters.route.targetExchange': 'contract',
          'data.path.adapters.route.payload': 'data',
          'data.partner': 'fee',
          'data.permit': 'data',
          'data.uuid': 'id',
        },
        numbers: sold,
        zeroIsCaller: true,
      },
      'modelOnly',
    ],
    [
      '0x46c67b6d',
      `megaSwap((address fromToken, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, address beneficiary, (uint256 fromAmountPercent, ${path}[] path)[] path, address partner, uint256 feePercent, bytes permit, uint256 deadline, bytes16 uuid) data)`,
      {
        act: 'trade',
        roles: {
          'data.fromToken': 'token',
          'data.beneficiary': 'receiver',
          'data.path.path.to': 'token',
          'data.path.path.adapters.adapter': 'contract',
          'data.path.path.adapters.route.targetExchange': 'contract',
          'data.path.path.adapters.route.payload': 'data',
          'data.partner': 'fee',
          'data.permit': 'data',
          'data.uuid': 'id',
        },
        numbers: sold,
        zeroIsCaller: true,
      },
      'modelOnly',
    ],
    [
      '0xa6886da9',
      'directUniV3Swap((address fromToken, address toToken, address exchange, uint256 fromAmount, uint256 toAmount, uint256 expectedAmount, uint256 feePercent, uint256 deadline, address partner, bool isApproved, address beneficiary, bytes path, bytes permit, bytes16 uuid) data)',
      {
        act: 'trade',
        roles: {
          'data.fromToken': 'token',
          'data.toToken': 'token',
          'data.exchange': 'contract',
          'data.partner': 'fee',
          'data.beneficiary': 'receiver',
          'data.path': 'data',
          'data.permit': 'data',
          'data.uuid': 'id',
        },
        numbers: sold,
        zeroIsCaller: true,
      },
      'modelOnly',
    ],
    [
      '0x54840d1a',
      'swapOnUniswap(uint256 amountIn, uint256 amountOutMin, address[] path)',
      { act: 'trade', roles: { path: 'token' } },
      'modelOnly',
    ],
    [
      '0xf5661034',
      'swapOnUniswapFork(address factory, bytes32 initCode, uint256 amountIn, uint256 amountOutMin, address[] path)',
      { act: 'trade', roles: { factory: 'contract', initCode: 'id', path: 'token' } },
      'modelOnly',
    ],
    [
      '0x0b86a4c1',
      'swapOnUniswapV2Fork(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools)',
      { act: 'trade', roles: { tokenIn: 'token', weth: 'pool', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0x6e91538b',
      'swapOnUniswapV2ForkWithPermit(address tokenIn, uint256 amountIn, uint256 amountOutMin, address weth, uint256[] pools, bytes permit)',
      { act: 'trade', roles: { tokenIn: 'token', weth: 'pool', pools: 'pool', permit: 'data' } },
      'modelOnly',
    ],
    [
      '0x935fb84b',
      'buyOnUniswap(uint256 amountInMax, uint256 amountOut, address[] path)',
      { act: 'trade', roles: { path: 'token' } },
      'modelOnly',
    ],
    [
      '0xc03786b0',
      'buyOnUniswapFork(address factory, bytes32 initCode, uint256 amountInMax, uint256 amountOut, address[] path)',
      { act: 'trade', roles: { factory: 'contract', initCode: 'id', path: 'token' } },
      'modelOnly',
    ],
    [
      '0xb2f1e6db',
      'buyOnUniswapV2Fork(address tokenIn, uint256 amountInMax, uint256 amountOut, address weth, uint256[] pools)',
      { act: 'trade', roles: { tokenIn: 'token', weth: 'pool', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0x2941a712',
      'buyOnUniswapV2ForkWithPermit(address tokenIn, uint256 amountInMax, uint256 amountOut, address weth, uint256[] pools, bytes permit)',
      { act: 'trade', roles: { tokenIn: 'token', weth: 'pool', pools: 'pool', permit: 'data' } },
      'modelOnly',
    ],
    [
      '0x81033120',
      'swapOnZeroXv2(address fromToken, address toToken, uint256 fromAmount, uint256 amountOutMin, address exchange, bytes payload)',
      {
        act: 'trade',
        roles: { fromToken: 'token', toToken: 'token', exchange: 'contract', payload: 'data' },
      },
      'modelOnly',
    ],
    [
      '0x64466805',
      'swapOnZeroXv4(address fromToken, address toToken, uint256 fromAmount, uint256 amountOutMin, address exchange, bytes payload)',
      {
        act: 'trade',
        roles: { fromToken: 'token', toToken: 'token', exchange: 'contract', payload: 'data' },
      },
      'modelOnly',
    ],
    [
      '0x6b4109d3',
      'swapOnZeroXv4WithPermit(address fromToken, address toToken, uint256 fromAmount, uint256 amountOutMin, address exchange, bytes payload, bytes permit)',
      {
        act: 'trade',
        roles: {
          fromToken: 'token',
          toToken: 'token',
          exchange: 'contract',
          payload: 'data',
          permit: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0xda35bb0d',
      `swapOnAugustusRFQTryBatchFill((uint256 fromAmount, uint256 toAmount, uint8 wrapApproveDirection, bytes32 metadata, address beneficiary) data, (${order} order, bytes signature, uint256 takerTokenFillAmount, bytes permitTakerAsset, bytes permitMakerAsset)[] orders, bytes permit)`,
      {
        act: 'trade',
        roles: {
          'data.metadata': 'id',
          'data.beneficiary': 'receiver',
          'orders.order.makerAsset': 'token',
          'orders.order.takerAsset': 'token',
          'orders.order.maker': 'account',
          'orders.order.taker': 'account',
          'orders.signature': 'data',
          'orders.permitTakerAsset': 'data',
          'orders.permitMakerAsset': 'data',
          permit: 'data',
        },
        numbers: sold,
        zeroIsCaller: true,
      },
      'modelOnly',
    ],
    [
      '0x98f9b46b',
      `fillOrder(${order} order, bytes signature)`,
      { act: 'trade', roles: { ...orderRoles, signature: 'data' } },
      'modelOnly',
    ],
    [
      '0xda6b84af',
      `partialFillOrderWithTargetPermit(${order} order, bytes signature, uint256 takerTokenFillAmount, address target, bytes permitTakerAsset, bytes permitMakerAsset)`,
      {
        act: 'trade',
        roles: {
          ...orderRoles,
          signature: 'data',
          target: 'receiver',
          permitTakerAsset: 'data',
          permitMakerAsset: 'data',
        },
      },
      'modelOnly',
    ],
    ['0x7489ec23', 'cancelOrder(bytes32 orderHash)', { act: 'set', roles: { orderHash: 'id' } }, 'modelOnly'],
    [
      '0x21c77c96',
      'cancelOrders(bytes32[] orderHashes)',
      { act: 'set', roles: { orderHashes: 'id' } },
      'modelOnly',
    ],
    [
      '0xeb8fb268',
      'setPreSignature(bytes32 orderHash, bool preSigned)',
      { act: 'offer', roles: { orderHash: 'hash' } },
      'modelOnly',
    ],
  ],
};
