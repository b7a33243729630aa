import type { FunctionModel, Role } from '../functionModel.ts';
import { paysTo, type ProtocolTable } from '../../protocols/protocolTable.ts';

const offer =
  '(uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount)[] offer';
const consideration =
  '(uint8 itemType, address token, uint256 identifierOrCriteria, uint256 startAmount, uint256 endAmount, address recipient)[] consideration';
const begin = `address offerer, address zone, ${offer}, ${consideration}, uint8 orderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 conduitKey`;
const order = `((${begin}, uint256 totalOriginalConsiderationItems) parameters, bytes signature)`;
const advanced = `((${begin}, uint256 totalOriginalConsiderationItems) parameters, uint120 numerator, uint120 denominator, bytes signature, bytes extraData)`;
const resolvers =
  '(uint256 orderIndex, uint8 side, uint256 index, uint256 identifier, bytes32[] criteriaProof)[] criteriaResolvers';
const components = '(uint256 orderIndex, uint256 itemIndex)[]';
const fulfillments = `(${components} offerComponents, ${components} considerationComponents)[] fulfillments`;
const lists = `${components}[] offerFulfillments, ${components}[] considerationFulfillments, bytes32 fulfillerConduitKey`;
const basic =
  '(address considerationToken, uint256 considerationIdentifier, uint256 considerationAmount, address offerer, address zone, address offerToken, uint256 offerIdentifier, uint256 offerAmount, uint8 basicOrderType, uint256 startTime, uint256 endTime, bytes32 zoneHash, uint256 salt, bytes32 offererConduitKey, bytes32 fulfillerConduitKey, uint256 totalOriginalAdditionalRecipients, (uint256 amount, address recipient)[] additionalRecipients, bytes signature) parameters';

/** What the parts of an order are for, to whoever fulfills it. */
const parts = (order: string): Readonly<Record<string, Role>> => ({
  [`${order}.offerer`]: 'payee',
  [`${order}.zone`]: 'account',
  [`${order}.offer.token`]: 'token',
  [`${order}.consideration.token`]: 'token',
  [`${order}.consideration.recipient`]: 'payee',
  [`${order}.zoneHash`]: 'data',
  [`${order}.conduitKey`]: 'id',
});
/** And to whoever offers it: it is their own. */
const ownParts = (order: string): Readonly<Record<string, Role>> => ({
  ...parts(order),
  [`${order}.offerer`]: 'owner',
  [`${order}.zone`]: 'contract',
  [`${order}.consideration.recipient`]: 'receiver',
  [`${order}.zoneHash`]: 'hash',
});
/** And to whoever matches several: one of them may be their own, which needs no signature then. */
const matched: Readonly<Record<string, Role>> = {
  ...ownParts('orders.parameters'),
  'orders.parameters.offerer': 'payer',
};
const proofs = { 'criteriaResolvers.criteriaProof': 'data' } as const;
const key = { fulfillerConduitKey: 'id' } as const;

const basicModel: FunctionModel = {
  act: 'trade',
  roles: {
    'parameters.considerationToken': 'token',
    'parameters.offerer': 'payee',
    'parameters.zone': 'account',
    'parameters.offerToken': 'token',
    'parameters.zoneHash': 'data',
    'parameters.offererConduitKey': 'id',
    'parameters.fulfillerConduitKey': 'id',
    'parameters.additionalRecipients.recipient': 'payee',
    'parameters.signature': 'data',
  },
};

/**
 * Seaport 1.5 and 1.6, as in the package @opensea/seaport-js 4.3.0. One function was named so that its selector is
 * four zeros.
 */
export const seaport: ProtocolTable = {
  source: 'Seaport',
  functions: [
    ['0xfb0f3ee1', `fulfillBasicOrder(${basic})`, basicModel, 'modelOnly'],
    ['0x00000000', `fulfillBasicOrder_efficient_6GL6yc(${basic})`, basicModel, 'modelOnly'],
    [
      '0xb3a34c4c',
      `fulfillOrder(${order} order, bytes32 fulfillerConduitKey)`,
      { act: 'trade', roles: { ...parts('order.parameters'), 'order.signature': 'data', ...key } },
      'modelOnly',
    ],
    [
      '0xe7acab24',
      `fulfillAdvancedOrder(${advanced} advancedOrder, ${resolvers}, bytes32 fulfillerConduitKey, address recipient)`,
      {
        act: 'trade',
        roles: {
          ...parts('advancedOrder.parameters'),
          'advancedOrder.signature': 'data',
          'advancedOrder.extraData': 'data',
          ...proofs,
          ...key,
          recipient: 'receiver',
        },
        zeroIsCaller: true,
      },
      paysTo([3], 'zeroIsCaller'),
    ],
    [
      '0xed98a574',
      `fulfillAvailableOrders(${order}[] orders, ${lists}, uint256 maximumFulfilled)`,
      { act: 'trade', roles: { ...parts('orders.parameters'), 'orders.signature': 'data', ...key } },
      'modelOnly',
    ],
    [
      '0x87201b41',
      `fulfillAvailableAdvancedOrders(${advanced}[] advancedOrders, ${resolvers}, ${lists}, address recipient, uint256 maximumFulfilled)`,
      {
        act: 'trade',
        roles: {
          ...parts('advancedOrders.parameters'),
          'advancedOrders.signature': 'data',
          'advancedOrders.extraData': 'data',
          ...proofs,
          ...key,
          recipient: 'receiver',
        },
        zeroIsCaller: true,
      },
      paysTo([5], 'zeroIsCaller'),
    ],
    [
      '0xa8174404',
      `matchOrders(${order}[] orders, ${fulfillments})`,
      { act: 'trade', roles: { ...matched, 'orders.signature': 'data' } },
      'modelOnly',
    ],
    [
      '0xf2d12b12',
      `matchAdvancedOrders(${advanced}[] orders, ${resolvers}, ${fulfillments}, address recipient)`,
      {
        act: 'trade',
        roles: {
          ...matched,
          'orders.signature': 'data',
          'orders.extraData': 'data',
          ...proofs,
          recipient: 'receiver',
        },
        zeroIsCaller: true,
      },
      paysTo([3], 'zeroIsCaller'),
    ],
    [
      '0x88147732',
      `validate(${order}[] orders)`,
      {
        act: 'offer',
        roles: {
          ...ownParts('orders.parameters'),
          'orders.parameters.consideration.recipient': 'account',
          'orders.signature': 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0xfd9f1e10',
      `cancel((${begin}, uint256 counter)[] orders)`,
      {
        act: 'set',
        roles: {
          ...parts('orders'),
          'orders.offerer': 'account',
          'orders.consideration.recipient': 'account',
        },
      },
      'modelOnly',
    ],
    ['0x5b34b966', 'incrementCounter()', { act: 'set' }, 'modelOnly'],
  ],
};
