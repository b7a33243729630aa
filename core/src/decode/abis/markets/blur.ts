import type { AbiTable } from '../table.ts';

const exchanges =
  '(uint256 index, bytes32[] proof, (uint256 index, uint256 tokenId, uint256 amount, uint256 price) listing, (uint256 tokenId, uint256 amount) taker)';
const orders =
  '(address trader, address collection, bytes32 listingsRoot, uint256 numberOfListings, uint256 expirationTime, uint8 assetType, (address recipient, uint16 rate) makerFee, uint256 salt)';
const order =
  '(address trader, uint8 side, address matchingPolicy, address collection, uint256 tokenId, uint256 amount, address paymentToken, uint256 price, uint256 listingTime, uint256 expirationTime, (uint16 rate, address recipient)[] fees, uint256 salt, bytes extraParams)';
const sell = `(${order} order, uint8 v, bytes32 r, bytes32 s, bytes extraSignature, uint8 signatureVersion, uint256 blockNumber)`;
const inputs2 = `(${orders} order, ${exchanges} exchange, (address recipient, uint16 rate) takerFee, bytes signature, address tokenRecipient)`;
const inputs = `(${orders}[] orders, ${exchanges}[] exchanges, (address recipient, uint16 rate) takerFee, bytes signatures, address tokenRecipient)`;
const inputsRoles = {
  'inputs.orders.trader': 'payee',
  'inputs.orders.collection': 'token',
  'inputs.orders.listingsRoot': 'id',
  'inputs.orders.makerFee.recipient': 'payee',
  'inputs.exchanges.proof': 'data',
  'inputs.takerFee.recipient': 'fee',
  'inputs.signatures': 'data',
  'inputs.tokenRecipient': 'receiver',
} as const;
const inputsRoles2 = {
  'inputs.order.trader': 'payee',
  'inputs.order.collection': 'token',
  'inputs.order.listingsRoot': 'id',
  'inputs.order.makerFee.recipient': 'payee',
  'inputs.exchange.proof': 'data',
  'inputs.takerFee.recipient': 'fee',
  'inputs.signature': 'data',
  'inputs.tokenRecipient': 'receiver',
} as const;

/** The exchanges of Blur, its first and its present one, and its pool. From the package @reservoir0x/sdk. */
export const blur: AbiTable = {
  source: 'Blur',
  functions: [
    [
      '0x9a1fc3a7',
      `execute(${sell} sell, ${sell} buy)`,
      {
        act: 'trade',
        roles: {
          'sell.order.trader': 'payee',
          'sell.order.matchingPolicy': 'account',
          'sell.order.collection': 'token',
          'sell.order.paymentToken': 'token',
          'sell.order.fees.recipient': 'payee',
          'sell.order.extraParams': 'data',
          'sell.r': 'data',
          'sell.s': 'data',
          'sell.extraSignature': 'data',
          'buy.order.trader': 'receiver',
          'buy.order.matchingPolicy': 'account',
          'buy.order.collection': 'token',
          'buy.order.paymentToken': 'token',
          'buy.order.fees.recipient': 'payee',
          'buy.order.extraParams': 'data',
          'buy.r': 'data',
          'buy.s': 'data',
          'buy.extraSignature': 'data',
        },
      },
    ],
    [
      '0xb3be57f8',
      `bulkExecute((${sell} sell, ${sell} buy)[] executions)`,
      {
        act: 'trade',
        roles: {
          'executions.sell.order.trader': 'payee',
          'executions.sell.order.matchingPolicy': 'account',
          'executions.sell.order.collection': 'token',
          'executions.sell.order.paymentToken': 'token',
          'executions.sell.order.fees.recipient': 'payee',
          'executions.sell.order.extraParams': 'data',
          'executions.sell.r': 'data',
          'executions.sell.s': 'data',
          'executions.sell.extraSignature': 'data',
          'executions.buy.order.trader': 'receiver',
          'executions.buy.order.matchingPolicy': 'account',
          'executions.buy.order.collection': 'token',
          'executions.buy.order.paymentToken': 'token',
          'executions.buy.order.fees.recipient': 'payee',
          'executions.buy.order.extraParams': 'data',
          'executions.buy.r': 'data',
          'executions.buy.s': 'data',
          'executions.buy.extraSignature': 'data',
        },
      },
    ],
    [
      '0x3925c3c3',
      `takeAsk(${inputs} inputs, bytes oracleSignature)`,
      { act: 'trade', roles: { ...inputsRoles, oracleSignature: 'data' } },
    ],
    [
      '0x133ba9a6',
      `takeAskPool(${inputs} inputs, bytes oracleSignature, uint256 amountToWithdraw)`,
      { act: 'trade', roles: { ...inputsRoles, oracleSignature: 'data' } },
    ],
    [
      '0x70bce2d6',
      `takeAskSingle(${inputs2} inputs, bytes oracleSignature)`,
      { act: 'trade', roles: { ...inputsRoles2, oracleSignature: 'data' } },
    ],
    [
      '0x336d8206',
      `takeAskSinglePool(${inputs2} inputs, bytes oracleSignature, uint256 amountToWithdraw)`,
      { act: 'trade', roles: { ...inputsRoles2, oracleSignature: 'data' } },
    ],
    [
      '0x7034d120',
      `takeBid((${orders}[] orders, ${exchanges}[] exchanges, (address recipient, uint16 rate) takerFee, bytes signatures) inputs, bytes oracleSignature)`,
      {
        act: 'trade',
        roles: {
          'inputs.orders.trader': 'payee',
          'inputs.orders.collection': 'token',
          'inputs.orders.listingsRoot': 'id',
          'inputs.orders.makerFee.recipient': 'payee',
          'inputs.exchanges.proof': 'data',
          'inputs.takerFee.recipient': 'fee',
          'inputs.signatures': 'data',
          oracleSignature: 'data',
        },
      },
    ],
    [
      '0xda815cb5',
      `takeBidSingle((${orders} order, ${exchanges} exchange, (address recipient, uint16 rate) takerFee, bytes signature) inputs, bytes oracleSignature)`,
      {
        act: 'trade',
        roles: {
          'inputs.order.trader': 'payee',
          'inputs.order.collection': 'token',
          'inputs.order.listingsRoot': 'id',
          'inputs.order.makerFee.recipient': 'payee',
          'inputs.exchange.proof': 'data',
          'inputs.takerFee.recipient': 'fee',
          'inputs.signature': 'data',
          oracleSignature: 'data',
        },
      },
    ],
    [
      '0x3f8fc233',
      'cancelTrades((bytes32 hash, uint256 index, uint256 amount)[] cancels)',
      { act: 'set', roles: { 'cancels.hash': 'id' } },
    ],
    [
      '0xf4acd740',
      `cancelOrder(${order} order)`,
      {
        act: 'set',
        roles: {
          'order.trader': 'account',
          'order.matchingPolicy': 'account',
          'order.collection': 'token',
          'order.paymentToken': 'token',
          'order.fees.recipient': 'account',
          'order.extraParams': 'data',
        },
      },
    ],
    [
      '0xab7e8cba',
      `cancelOrders(${order}[] orders)`,
      {
        act: 'set',
        roles: {
          'orders.trader': 'account',
          'orders.matchingPolicy': 'account',
          'orders.collection': 'token',
          'orders.paymentToken': 'token',
          'orders.fees.recipient': 'account',
          'orders.extraParams': 'data',
        },
      },
    ],
    ['0x627cdcb9', 'incrementNonce()', { act: 'set' }],
  ],
};
