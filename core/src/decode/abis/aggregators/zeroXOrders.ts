import type { AbiTable } from '../table.ts';

const order3 =
  '(address makerToken, address takerToken, uint128 makerAmount, uint128 takerAmount, address maker, address taker, address txOrigin, uint256 expiryAndNonce)';
const order2 =
  '(address makerToken, address takerToken, uint128 makerAmount, uint128 takerAmount, address maker, address taker, address txOrigin, bytes32 pool, uint64 expiry, uint256 salt)';
const order =
  '(address makerToken, address takerToken, uint128 makerAmount, uint128 takerAmount, uint128 takerTokenFeeAmount, address maker, address taker, address sender, address feeRecipient, bytes32 pool, uint64 expiry, uint256 salt)';
const sellOrder =
  '(uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc721Token, uint256 erc721TokenId, (address propertyValidator, bytes propertyData)[] erc721TokenProperties)';
const sellOrder2 =
  '(uint8 direction, address maker, address taker, uint256 expiry, uint256 nonce, address erc20Token, uint256 erc20TokenAmount, (address recipient, uint256 amount, bytes feeData)[] fees, address erc1155Token, uint256 erc1155TokenId, (address propertyValidator, bytes propertyData)[] erc1155TokenProperties, uint128 erc1155TokenAmount)';
const orderRoles = {
  'order.makerToken': 'token',
  'order.takerToken': 'token',
  'order.maker': 'account',
  'order.taker': 'account',
  'order.sender': 'account',
  'order.feeRecipient': 'fee',
  'order.pool': 'id',
} as const;
const orderRoles2 = {
  'order.makerToken': 'token',
  'order.takerToken': 'token',
  'order.maker': 'account',
  'order.taker': 'account',
  'order.txOrigin': 'account',
  'order.pool': 'id',
} as const;
const orderRoles3 = {
  'order.makerToken': 'token',
  'order.takerToken': 'token',
  'order.maker': 'account',
  'order.taker': 'account',
  'order.txOrigin': 'account',
} as const;
const ordersRoles = {
  'orders.makerToken': 'token',
  'orders.takerToken': 'token',
  'orders.maker': 'account',
  'orders.taker': 'account',
  'orders.txOrigin': 'account',
  'orders.pool': 'id',
} as const;

/** The rest of the Exchange Proxy of 0x (V4): pools, several at once, orders of others, NFTs, meta-transactions; and of Settler. From the package @0x/contract-artifacts. */
export const zeroXOrders: AbiTable = {
  source: '0x V4',
  functions: [
    [
      '0xd9627aa4',
      'sellToUniswap(address[] tokens, uint256 sellAmount, uint256 minBuyAmount, bool isSushi)',
      { act: 'trade', roles: { tokens: 'token' } },
    ],
    [
      '0xc43c9ef6',
      'sellToPancakeSwap(address[] tokens, uint256 sellAmount, uint256 minBuyAmount, uint8 fork)',
      { act: 'trade', roles: { tokens: 'token' } },
    ],
    [
      '0x6af479b2',
      'sellTokenForTokenToUniswapV3(bytes encodedPath, uint256 sellAmount, uint256 minBuyAmount, address recipient)',
      { act: 'trade', roles: { encodedPath: 'data', recipient: 'receiver' }, zeroIsCaller: true },
    ],
    [
      '0x3598d8ab',
      'sellEthForTokenToUniswapV3(bytes encodedPath, uint256 minBuyAmount, address recipient)',
      { act: 'trade', roles: { encodedPath: 'data', recipient: 'receiver' }, zeroIsCaller: true },
    ],
    [
      '0x803ba26d',
      'sellTokenForEthToUniswapV3(bytes encodedPath, uint256 sellAmount, uint256 minBuyAmount, address recipient)',
      { act: 'trade', roles: { encodedPath: 'data', recipient: 'receiver' }, zeroIsCaller: true },
    ],
    [
      '0xf7fcd384',
      'sellToLiquidityProvider(address inputToken, address outputToken, address provider, address recipient, uint256 sellAmount, uint256 minBuyAmount, bytes auxiliaryData)',
      {
        act: 'trade',
        roles: {
          inputToken: 'token',
          outputToken: 'token',
          provider: 'contract',
          recipient: 'receiver',
          auxiliaryData: 'data',
        },
        zeroIsCaller: true,
      },
    ],
    [
      '0xf35b4733',
      'multiplexBatchSellEthForToken(address outputToken, (uint8 id, uint256 sellAmount, bytes data)[] calls, uint256 minBuyAmount)',
      { act: 'trade', roles: { outputToken: 'token', 'calls.data': 'data' } },
    ],
    [
      '0x77725df6',
      'multiplexBatchSellTokenForEth(address inputToken, (uint8 id, uint256 sellAmount, bytes data)[] calls, uint256 sellAmount, uint256 minBuyAmount)',
      { act: 'trade', roles: { inputToken: 'token', 'calls.data': 'data' } },
    ],
    [
      '0x7a1eb1b9',
      'multiplexBatchSellTokenForToken(address inputToken, address outputToken, (uint8 id, uint256 sellAmount, bytes data)[] calls, uint256 sellAmount, uint256 minBuyAmount)',
      { act: 'trade', roles: { inputToken: 'token', outputToken: 'token', 'calls.data': 'data' } },
    ],
    [
      '0x5161b966',
      'multiplexMultiHopSellEthForToken(address[] tokens, (uint8 id, bytes data)[] calls, uint256 minBuyAmount)',
      { act: 'trade', roles: { tokens: 'token', 'calls.data': 'data' } },
    ],
    [
      '0x9a2967d2',
      'multiplexMultiHopSellTokenForEth(address[] tokens, (uint8 id, bytes data)[] calls, uint256 sellAmount, uint256 minBuyAmount)',
      { act: 'trade', roles: { tokens: 'token', 'calls.data': 'data' } },
    ],
    [
      '0x0f3b31b2',
      'multiplexMultiHopSellTokenForToken(address[] tokens, (uint8 id, bytes data)[] calls, uint256 sellAmount, uint256 minBuyAmount)',
      { act: 'trade', roles: { tokens: 'token', 'calls.data': 'data' } },
    ],
    [
      '0xf6274f66',
      `fillLimitOrder(${order} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint128 takerTokenFillAmount)`,
      { act: 'trade', roles: { ...orderRoles, 'signature.r': 'data', 'signature.s': 'data' } },
    ],
    [
      '0x9240529c',
      `fillOrKillLimitOrder(${order} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint128 takerTokenFillAmount)`,
      { act: 'trade', roles: { ...orderRoles, 'signature.r': 'data', 'signature.s': 'data' } },
    ],
    [
      '0xaa77476c',
      `fillRfqOrder(${order2} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint128 takerTokenFillAmount)`,
      { act: 'trade', roles: { ...orderRoles2, 'signature.r': 'data', 'signature.s': 'data' } },
    ],
    [
      '0x438cdfc5',
      `fillOrKillRfqOrder(${order2} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint128 takerTokenFillAmount)`,
      { act: 'trade', roles: { ...orderRoles2, 'signature.r': 'data', 'signature.s': 'data' } },
    ],
    [
      '0xdac748d4',
      `fillOtcOrder(${order3} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) makerSignature, uint128 takerTokenFillAmount)`,
      { act: 'trade', roles: { ...orderRoles3, 'makerSignature.r': 'data', 'makerSignature.s': 'data' } },
    ],
    [
      '0xa578efaf',
      `fillOtcOrderForEth(${order3} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) makerSignature, uint128 takerTokenFillAmount)`,
      { act: 'trade', roles: { ...orderRoles3, 'makerSignature.r': 'data', 'makerSignature.s': 'data' } },
    ],
    [
      '0x706394d5',
      `fillOtcOrderWithEth(${order3} order, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) makerSignature)`,
      { act: 'trade', roles: { ...orderRoles3, 'makerSignature.r': 'data', 'makerSignature.s': 'data' } },
    ],
    [
      '0x1baaa00b',
      `batchFillLimitOrders(${order}[] orders, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s)[] signatures, uint128[] takerTokenFillAmounts, bool revertIfIncomplete)`,
      {
        act: 'trade',
        roles: {
          'orders.makerToken': 'token',
          'orders.takerToken': 'token',
          'orders.maker': 'account',
          'orders.taker': 'account',
          'orders.sender': 'account',
          'orders.feeRecipient': 'fee',
          'orders.pool': 'id',
          'signatures.r': 'data',
          'signatures.s': 'data',
        },
      },
    ],
    [
      '0x75103cb9',
      `batchFillRfqOrders(${order2}[] orders, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s)[] signatures, uint128[] takerTokenFillAmounts, bool revertIfIncomplete)`,
      { act: 'trade', roles: { ...ordersRoles, 'signatures.r': 'data', 'signatures.s': 'data' } },
    ],
    [
      '0x7d49ec1a',
      `cancelLimitOrder(${order} order)`,
      {
        act: 'set',
        roles: {
          'order.makerToken': 'token',
          'order.takerToken': 'token',
          'order.maker': 'account',
          'order.taker': 'account',
          'order.sender': 'account',
          'order.feeRecipient': 'account',
          'order.pool': 'id',
        },
      },
    ],
    ['0xfe55a3ef', `cancelRfqOrder(${order2} order)`, { act: 'set', roles: { ...orderRoles2 } }],
    [
      '0x9baa45a8',
      `batchCancelLimitOrders(${order}[] orders)`,
      {
        act: 'set',
        roles: {
          'orders.makerToken': 'token',
          'orders.takerToken': 'token',
          'orders.maker': 'account',
          'orders.taker': 'account',
          'orders.sender': 'account',
          'orders.feeRecipient': 'account',
          'orders.pool': 'id',
        },
      },
    ],
    ['0xf6e0f6a5', `batchCancelRfqOrders(${order2}[] orders)`, { act: 'set', roles: { ...ordersRoles } }],
    [
      '0xd0a55fb0',
      'cancelPairLimitOrders(address makerToken, address takerToken, uint256 minValidSalt)',
      { act: 'set', roles: { makerToken: 'token', takerToken: 'token' } },
    ],
    [
      '0x9a4f809c',
      'cancelPairRfqOrders(address makerToken, address takerToken, uint256 minValidSalt)',
      { act: 'set', roles: { makerToken: 'token', takerToken: 'token' } },
    ],
    [
      '0xea7faa61',
      'registerAllowedOrderSigner(address signer, bool allowed)',
      { act: 'allow', roles: { signer: 'power' } },
    ],
    [
      '0xb09f1fb1',
      'registerAllowedRfqOrigins(address[] origins, bool allowed)',
      { act: 'allow', roles: { origins: 'power' } },
    ],
    [
      '0x3d61ed3e',
      'executeMetaTransaction((address signer, address sender, uint256 minGasPrice, uint256 maxGasPrice, uint256 expirationTimeSeconds, uint256 salt, bytes callData, uint256 value, address feeToken, uint256 feeAmount) mtx, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature)',
      {
        act: 'carry',
        roles: {
          'mtx.signer': 'payer',
          'mtx.sender': 'account',
          'mtx.callData': 'call',
          'mtx.feeToken': 'token',
          'signature.r': 'data',
          'signature.s': 'data',
        },
      },
    ],
    [
      '0xfbee349d',
      `buyERC721(${sellOrder} sellOrder, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, bytes callbackData)`,
      {
        act: 'buy',
        roles: {
          'sellOrder.maker': 'account',
          'sellOrder.taker': 'account',
          'sellOrder.erc20Token': 'token',
          'sellOrder.fees.recipient': 'payee',
          'sellOrder.fees.feeData': 'data',
          'sellOrder.erc721Token': 'token',
          'sellOrder.erc721TokenProperties.propertyValidator': 'contract',
          'sellOrder.erc721TokenProperties.propertyData': 'data',
          'signature.r': 'data',
          'signature.s': 'data',
          callbackData: 'call',
        },
        numbers: { 'sellOrder.fees.amount': 'fee' },
      },
    ],
    [
      '0x7cdb54d8',
      `buyERC1155(${sellOrder2} sellOrder, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint128 erc1155BuyAmount, bytes callbackData)`,
      {
        act: 'buy',
        roles: {
          'sellOrder.maker': 'account',
          'sellOrder.taker': 'account',
          'sellOrder.erc20Token': 'token',
          'sellOrder.fees.recipient': 'payee',
          'sellOrder.fees.feeData': 'data',
          'sellOrder.erc1155Token': 'token',
          'sellOrder.erc1155TokenProperties.propertyValidator': 'contract',
          'sellOrder.erc1155TokenProperties.propertyData': 'data',
          'signature.r': 'data',
          'signature.s': 'data',
          callbackData: 'call',
        },
        numbers: { 'sellOrder.fees.amount': 'fee' },
      },
    ],
    [
      '0xafde1b3c',
      `sellERC721(${sellOrder} buyOrder, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint256 erc721TokenId, bool unwrapNativeToken, bytes callbackData)`,
      {
        act: 'trade',
        roles: {
          'buyOrder.maker': 'account',
          'buyOrder.taker': 'account',
          'buyOrder.erc20Token': 'token',
          'buyOrder.fees.recipient': 'payee',
          'buyOrder.fees.feeData': 'data',
          'buyOrder.erc721Token': 'token',
          'buyOrder.erc721TokenProperties.propertyValidator': 'contract',
          'buyOrder.erc721TokenProperties.propertyData': 'data',
          'signature.r': 'data',
          'signature.s': 'data',
          callbackData: 'call',
        },
        numbers: { 'buyOrder.fees.amount': 'fee' },
      },
    ],
    [
      '0x6e2eec9e',
      `sellERC1155(${sellOrder2} buyOrder, (uint8 signatureType, uint8 v, bytes32 r, bytes32 s) signature, uint256 erc1155TokenId, uint128 erc1155SellAmount, bool unwrapNativeToken, bytes callbackData)`,
      {
        act: 'trade',
        roles: {
          'buyOrder.maker': 'account',
          'buyOrder.taker': 'account',
          'buyOrder.erc20Token': 'token',
          'buyOrder.fees.recipient': 'payee',
          'buyOrder.fees.feeData': 'data',
          'buyOrder.erc1155Token': 'token',
          'buyOrder.erc1155TokenProperties.propertyValidator': 'contract',
          'buyOrder.erc1155TokenProperties.propertyData': 'data',
          'signature.r': 'data',
          'signature.s': 'data',
          callbackData: 'call',
        },
        numbers: { 'buyOrder.fees.amount': 'fee' },
      },
    ],
    ['0xbe167b9d', 'cancelERC721Order(uint256 orderNonce)', { act: 'set' }],
    ['0x06d2596b', 'cancelERC1155Order(uint256 orderNonce)', { act: 'set' }],
    [
      '0x462103af',
      `preSignERC721Order(${sellOrder} order)`,
      {
        act: 'offer',
        roles: {
          'order.maker': 'owner',
          'order.taker': 'account',
          'order.erc20Token': 'token',
          'order.fees.recipient': 'payee',
          'order.fees.feeData': 'data',
          'order.erc721Token': 'token',
          'order.erc721TokenProperties.propertyValidator': 'contract',
          'order.erc721TokenProperties.propertyData': 'data',
        },
        numbers: { 'order.fees.amount': 'fee' },
      },
    ],
    [
      '0x7b757d97',
      `preSignERC1155Order(${sellOrder2} order)`,
      {
        act: 'offer',
        roles: {
          'order.maker': 'owner',
          'order.taker': 'account',
          'order.erc20Token': 'token',
          'order.fees.recipient': 'payee',
          'order.fees.feeData': 'data',
          'order.erc1155Token': 'token',
          'order.erc1155TokenProperties.propertyValidator': 'contract',
          'order.erc1155TokenProperties.propertyData': 'data',
        },
        numbers: { 'order.fees.amount': 'fee' },
      },
    ],
  ],
};
