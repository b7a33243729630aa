import type { ProtocolTable } from './protocolTable.ts';

const paths =
  '(address[] mixAdapters, address[] assetTo, uint256[] rawData, bytes[] extraData, uint256 fromToken)';
const baseRequest =
  '(uint256 fromToken, address toToken, uint256 fromTokenAmount, uint256 minReturnAmount, uint256 deadLine)';
const extraData =
  '(uint256 pathIndex, address payer, address fromToken, address toToken, uint256 fromTokenAmountMax, uint256 toTokenAmountMax, uint256 salt, uint256 deadLine, bool isPushOrder, bytes extension)';
const pathsRoles = {
  'paths.mixAdapters': 'contract',
  'paths.assetTo': 'contract',
  'paths.extraData': 'data',
} as const;
const batchesRoles = {
  'batches.mixAdapters': 'contract',
  'batches.assetTo': 'contract',
  'batches.extraData': 'data',
} as const;
const extraDataRoles = {
  'extraData.payer': 'payer',
  'extraData.fromToken': 'token',
  'extraData.toToken': 'token',
  'extraData.extension': 'data',
} as const;

/** The router of OKX DEX. From its descriptors in the ERC-7730 registry. */
export const okx: ProtocolTable = {
  source: 'OKX',
  functions: [
    [
      '0xf2c42696',
      `dagSwapByOrderId(uint256 orderId, ${baseRequest} baseRequest, ${paths}[] paths)`,
      { act: 'trade', roles: { 'baseRequest.toToken': 'token', ...pathsRoles } },
      'modelOnly',
    ],
    [
      '0x0c307f76',
      `dagSwapTo(uint256 orderId, address receiver, ${baseRequest} baseRequest, ${paths}[] paths)`,
      { act: 'trade', roles: { receiver: 'receiver', 'baseRequest.toToken': 'token', ...pathsRoles } },
      'modelOnly',
    ],
    [
      '0xb80c2f09',
      `smartSwapByOrderId(uint256 orderId, ${baseRequest} baseRequest, uint256[] batchesAmount, ${paths}[][] batches, ${extraData}[] extraData)`,
      { act: 'trade', roles: { 'baseRequest.toToken': 'token', ...batchesRoles, ...extraDataRoles } },
      'modelOnly',
    ],
    [
      '0x03b87e5f',
      `smartSwapTo(uint256 orderId, address receiver, ${baseRequest} baseRequest, uint256[] batchesAmount, ${paths}[][] batches, ${extraData}[] extraData)`,
      {
        act: 'trade',
        roles: { receiver: 'receiver', 'baseRequest.toToken': 'token', ...batchesRoles, ...extraDataRoles },
      },
      'modelOnly',
    ],
    ['0x01617fab', 'swapWrap(uint256 orderId, uint256 rawdata)', { act: 'trade' }, 'modelOnly'],
    [
      '0x98d2ac62',
      `swapWrapToWithBaseRequest(uint256 orderId, address receiver, ${baseRequest} baseRequest)`,
      { act: 'trade', roles: { receiver: 'receiver', 'baseRequest.toToken': 'token' } },
      'modelOnly',
    ],
    [
      '0x0d5f0e3b',
      'uniswapV3SwapTo(uint256 receiver, uint256 amount, uint256 minReturn, uint256[] pools)',
      { act: 'trade', roles: { receiver: 'receiver', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0x44014e98',
      `uniswapV3SwapToWithBaseRequest(uint256 orderId, address receiver, ${baseRequest} baseRequest, uint256[] pools)`,
      { act: 'trade', roles: { receiver: 'receiver', 'baseRequest.toToken': 'token', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0x9871efa4',
      'unxswapByOrderId(uint256 srcToken, uint256 amount, uint256 minReturn, bytes32[] pools)',
      { act: 'trade', roles: { srcToken: 'token', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0x08298b5a',
      'unxswapTo(uint256 srcToken, uint256 amount, uint256 minReturn, address receiver, bytes32[] pools)',
      { act: 'trade', roles: { srcToken: 'token', receiver: 'receiver', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0xb8815477',
      `unxswapToWithBaseRequest(uint256 orderId, address receiver, ${baseRequest} baseRequest, bytes32[] pools)`,
      { act: 'trade', roles: { receiver: 'receiver', 'baseRequest.toToken': 'token', pools: 'pool' } },
      'modelOnly',
    ],
    [
      '0xe99bfa95',
      `smartSwapByInvest(${baseRequest} baseRequest, uint256[] batchesAmount, ${paths}[][] batches, ${extraData}[] extraData, address to)`,
      {
        act: 'trade',
        roles: { 'baseRequest.toToken': 'token', ...batchesRoles, ...extraDataRoles, to: 'receiver' },
      },
      'modelOnly',
    ],
    [
      '0x591b3d08',
      `smartSwapByInvestWithRefund(${baseRequest} baseRequest, uint256[] batchesAmount, ${paths}[][] batches, ${extraData}[] extraData, address to, address refundTo)`,
      {
        act: 'trade',
        roles: {
          'baseRequest.toToken': 'token',
          ...batchesRoles,
          ...extraDataRoles,
          to: 'receiver',
          refundTo: 'receiver',
        },
      },
      'modelOnly',
    ],
  ],
};
