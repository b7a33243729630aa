import type { AbiTable } from '../table.ts';

const order =
  '(address buyToken, address receiver, uint256 sellAmount, uint256 buyAmount, bytes32 appData, uint256 feeAmount, uint32 validTo, bool partiallyFillable, int64 quoteId)';
const paramsRoles = {
  'params.handler': 'contract',
  'params.salt': 'data',
  'params.staticInput': 'call',
} as const;

/** CoW: orders that sell the native coin (EthFlow), orders that a contract makes again and again (ComposableCoW), storage of old orders. From @cowprotocol/contracts and sdk-composable. */
export const cowOrders: AbiTable = {
  source: 'CoW Protocol',
  functions: [
    [
      '0x322bba21',
      `createOrder(${order} order)`,
      {
        act: 'offer',
        roles: { 'order.buyToken': 'token', 'order.receiver': 'receiver', 'order.appData': 'data' },
      },
    ],
    [
      '0x7bc41b96',
      `invalidateOrder(${order} order)`,
      {
        act: 'set',
        roles: { 'order.buyToken': 'token', 'order.receiver': 'account', 'order.appData': 'id' },
      },
    ],
    ['0xed9f35ce', 'freeFilledAmountStorage(bytes[] orderUids)', { act: 'set', roles: { orderUids: 'id' } }],
    ['0xa2a7d51b', 'freePreSignatureStorage(bytes[] orderUids)', { act: 'set', roles: { orderUids: 'id' } }],
    [
      '0x6bfae1ca',
      'create((address handler, bytes32 salt, bytes staticInput) params, bool dispatch)',
      { act: 'offer', roles: { ...paramsRoles } },
    ],
    [
      '0x0d0d9800',
      'createWithContext((address handler, bytes32 salt, bytes staticInput) params, address factory, bytes data, bool dispatch)',
      { act: 'offer', roles: { ...paramsRoles, factory: 'contract', data: 'call' } },
    ],
    ['0x95bc2673', 'remove(bytes32 singleOrderHash)', { act: 'set', roles: { singleOrderHash: 'id' } }],
    [
      '0x1ab0dd9d',
      'setRoot(bytes32 root, (uint256 location, bytes data) proof)',
      { act: 'offer', roles: { root: 'hash', 'proof.data': 'data' } },
    ],
    [
      '0x57f1d41a',
      'setRootWithContext(bytes32 root, (uint256 location, bytes data) proof, address factory, bytes data)',
      { act: 'offer', roles: { root: 'hash', 'proof.data': 'data', factory: 'contract', data: 'call' } },
    ],
    ['0x8f7984ed', 'setSwapGuard(address swapGuard)', { act: 'control', roles: { swapGuard: 'contract' } }],
    [
      '0x3365582c',
      'setDomainVerifier(bytes32 domainSeparator, address newVerifier)',
      { act: 'allow', roles: { domainSeparator: 'id', newVerifier: 'power' } },
    ],
  ],
};
