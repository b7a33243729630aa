import { aggregated, type ProtocolTable } from './protocolTable.ts';

const desc =
  '(address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit)';

/** The MetaAggregationRouterV2 of KyberSwap: its descriptor in the ERC-7730 registry. */
export const kyber: ProtocolTable = {
  source: 'KyberSwap',
  functions: [
    [
      '0xe21fd0e9',
      'swap((address callTarget, address approveTarget, bytes targetData, (address srcToken, address dstToken, address[] srcReceivers, uint256[] srcAmounts, address[] feeReceivers, uint256[] feeAmounts, address dstReceiver, uint256 amount, uint256 minReturnAmount, uint256 flags, bytes permit) desc, bytes clientData) execution)',
      {
        act: 'trade',
        roles: {
          'execution.callTarget': 'contract',
          'execution.approveTarget': 'contract',
          'execution.targetData': 'data',
          'execution.desc.srcToken': 'token',
          'execution.desc.dstToken': 'token',
          'execution.desc.srcReceivers': 'contract',
          'execution.desc.feeReceivers': 'fee',
          'execution.desc.dstReceiver': 'receiver',
          'execution.desc.permit': 'data',
          'execution.clientData': 'partner',
        },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: [0, 3, 0],
          amount: [0, 3, 7],
          buys: [0, 3, 1],
          least: [0, 3, 8],
          to: [0, 3, 6],
          exact: 'in',
          kept: { rateIf: [0, 3, 9] },
          ...aggregated,
        },
      },
    ],
    [
      '0x59e50fed',
      `swapGeneric((address callTarget, address approveTarget, bytes targetData, ${desc} desc, bytes clientData) execution)`,
      {
        act: 'trade',
        roles: {
          'execution.callTarget': 'contract',
          'execution.approveTarget': 'contract',
          'execution.targetData': 'call',
          'execution.desc.srcToken': 'token',
          'execution.desc.dstToken': 'token',
          'execution.desc.srcReceivers': 'contract',
          'execution.desc.feeReceivers': 'fee',
          'execution.desc.dstReceiver': 'receiver',
          'execution.desc.permit': 'data',
          'execution.clientData': 'partner',
        },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: [0, 3, 0],
          amount: [0, 3, 7],
          buys: [0, 3, 1],
          least: [0, 3, 8],
          to: [0, 3, 6],
          exact: 'in',
          kept: { rateIf: [0, 3, 9] },
          ...aggregated,
        },
      },
    ],
    [
      '0x8af033fb',
      `swapSimpleMode(address caller, ${desc} desc, bytes executorData, bytes clientData)`,
      {
        act: 'trade',
        roles: {
          caller: 'contract',
          'desc.srcToken': 'token',
          'desc.dstToken': 'token',
          'desc.srcReceivers': 'contract',
          'desc.feeReceivers': 'fee',
          'desc.dstReceiver': 'receiver',
          'desc.permit': 'data',
          executorData: 'data',
          clientData: 'partner',
        },
        zeroIsCaller: true,
      },
      {
        swap: {
          sells: [1, 0],
          amount: [1, 7],
          buys: [1, 1],
          least: [1, 8],
          to: [1, 6],
          exact: 'in',
          kept: { rateIf: [1, 9] },
          ...aggregated,
        },
      },
    ],
  ],
};
