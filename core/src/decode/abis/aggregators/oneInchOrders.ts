import type { AbiTable } from '../table.ts';

const order2 =
  '(uint256 info, address makerAsset, address takerAsset, address maker, address allowedSender, uint256 makingAmount, uint256 takingAmount)';
const makerOrder =
  '(uint256 salt, uint256 maker, uint256 receiver, uint256 makerAsset, uint256 takerAsset, uint256 makingAmount, uint256 takingAmount, uint256 makerTraits)';
const order =
  '(uint256 salt, address makerAsset, address takerAsset, address maker, address receiver, address allowedSender, uint256 makingAmount, uint256 takingAmount, uint256 offsets, bytes interactions)';
const orderRoles = {
  'order.makerAsset': 'token',
  'order.takerAsset': 'token',
  'order.maker': 'account',
  'order.receiver': 'receiver',
  'order.allowedSender': 'account',
  'order.interactions': 'data',
} as const;
const orderRoles2 = {
  'order.makerAsset': 'token',
  'order.takerAsset': 'token',
  'order.maker': 'account',
  'order.allowedSender': 'account',
} as const;

/** 1inch: what routers V4 and V5 have beside swaps, orders of V3 and V4 of the limit order protocol, Fusion's settlement, orders for native coins. */
export const oneInchOrders: AbiTable = {
  source: '1inch',
  functions: [
    [
      '0xb0431182',
      'clipperSwap(address srcToken, address dstToken, uint256 amount, uint256 minReturn)',
      { act: 'trade', roles: { srcToken: 'token', dstToken: 'token' } },
    ],
    [
      '0x9994dd15',
      'clipperSwapTo(address recipient, address srcToken, address dstToken, uint256 amount, uint256 minReturn)',
      { act: 'trade', roles: { recipient: 'receiver', srcToken: 'token', dstToken: 'token' } },
    ],
    [
      '0xd6a92a5d',
      'clipperSwapToWithPermit(address recipient, address srcToken, address dstToken, uint256 amount, uint256 minReturn, bytes permit)',
      {
        act: 'trade',
        roles: { recipient: 'receiver', srcToken: 'token', dstToken: 'token', permit: 'data' },
      },
    ],
    [
      '0xc805a666',
      'clipperSwapToWithPermit(address clipperExchange, address recipient, address srcToken, address dstToken, uint256 inputAmount, uint256 outputAmount, uint256 goodUntil, bytes32 r, bytes32 vs, bytes permit)',
      {
        act: 'trade',
        roles: {
          clipperExchange: 'contract',
          recipient: 'receiver',
          srcToken: 'token',
          dstToken: 'token',
          r: 'data',
          vs: 'data',
          permit: 'data',
        },
      },
    ],
    [
      '0x62e238bb',
      `fillOrder(${order} order, bytes signature, bytes interaction, uint256 makingAmount, uint256 takingAmount, uint256 skipPermitAndThresholdAmount)`,
      { act: 'trade', roles: { ...orderRoles, signature: 'data', interaction: 'call' } },
    ],
    [
      '0xe5d7bde6',
      `fillOrderTo(${order} order, bytes signature, bytes interaction, uint256 makingAmount, uint256 takingAmount, uint256 skipPermitAndThresholdAmount, address target)`,
      { act: 'trade', roles: { ...orderRoles, signature: 'data', interaction: 'call', target: 'receiver' } },
    ],
    [
      '0x3eca9c0a',
      `fillOrderRFQ(${order2} order, bytes signature, uint256 flagsAndAmount)`,
      { act: 'trade', roles: { ...orderRoles2, signature: 'data' } },
    ],
    [
      '0x9570eeee',
      `fillOrderRFQCompact(${order2} order, bytes32 r, bytes32 vs, uint256 flagsAndAmount)`,
      { act: 'trade', roles: { ...orderRoles2, r: 'data', vs: 'data' } },
    ],
    [
      '0x5a099843',
      `fillOrderRFQTo(${order2} order, bytes signature, uint256 flagsAndAmount, address target)`,
      { act: 'trade', roles: { ...orderRoles2, signature: 'data', target: 'receiver' } },
    ],
    [
      '0x70ccbd31',
      `fillOrderRFQToWithPermit(${order2} order, bytes signature, uint256 flagsAndAmount, address target, bytes permit)`,
      { act: 'trade', roles: { ...orderRoles2, signature: 'data', target: 'receiver', permit: 'data' } },
    ],
    [
      '0xd0a3b665',
      `fillOrderRFQ(${order2} order, bytes signature, uint256 makingAmount, uint256 takingAmount)`,
      { act: 'trade', roles: { ...orderRoles2, signature: 'data' } },
    ],
    [
      '0xbaba5855',
      `fillOrderRFQTo(${order2} order, bytes signature, uint256 makingAmount, uint256 takingAmount, address target)`,
      { act: 'trade', roles: { ...orderRoles2, signature: 'data', target: 'receiver' } },
    ],
    [
      '0x4cc4a27b',
      `fillOrderRFQToWithPermit(${order2} order, bytes signature, uint256 makingAmount, uint256 takingAmount, address target, bytes permit)`,
      { act: 'trade', roles: { ...orderRoles2, signature: 'data', target: 'receiver', permit: 'data' } },
    ],
    [
      '0x2d9a56f6',
      `cancelOrder(${order} order)`,
      {
        act: 'set',
        roles: {
          'order.makerAsset': 'token',
          'order.takerAsset': 'token',
          'order.maker': 'account',
          'order.receiver': 'account',
          'order.allowedSender': 'account',
          'order.interactions': 'data',
        },
      },
    ],
    ['0x825caba1', 'cancelOrderRFQ(uint256 orderInfo)', { act: 'set' }],
    ['0x05b1ea03', 'bitsInvalidateForOrder(uint256 makerTraits, uint256 additionalMask)', { act: 'set' }],
    ['0x0965d04b', 'settleOrders(bytes data)', { act: 'carry', roles: { data: 'call' } }],
    [
      '0x8c72b608',
      `create(${makerOrder} makerOrder)`,
      {
        act: 'offer',
        roles: {
          'makerOrder.maker': 'owner',
          'makerOrder.receiver': 'receiver',
          'makerOrder.makerAsset': 'token',
          'makerOrder.takerAsset': 'token',
        },
      },
    ],
    [
      '0x3a091853',
      `cancelOrder(${makerOrder} makerOrder)`,
      {
        act: 'set',
        roles: {
          'makerOrder.maker': 'account',
          'makerOrder.receiver': 'account',
          'makerOrder.makerAsset': 'token',
          'makerOrder.takerAsset': 'token',
        },
      },
    ],
  ],
};
