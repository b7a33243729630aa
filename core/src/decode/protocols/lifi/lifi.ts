import type { FunctionModel, Role } from '../../abis/functionModel.ts';
import { type LifiFacet, lifiFacets, lifiSwap } from './lifiFacets.ts';
import { aggregated, type ProtocolRow, type ProtocolTable } from '../protocolTable.ts';

const bridgeData =
  '(bytes32 transactionId, string bridge, string integrator, address referrer, address sendingAssetId, address receiver, uint256 minAmount, uint256 destinationChainId, bool hasSourceSwaps, bool hasDestinationCall) _bridgeData';
const bridgeRoles = {
  '_bridgeData.transactionId': 'id',
  '_bridgeData.bridge': 'id',
  '_bridgeData.integrator': 'id',
  '_bridgeData.referrer': 'partner',
  '_bridgeData.sendingAssetId': 'token',
  '_bridgeData.receiver': 'receiver',
} as const;
const swapRoles = {
  '_swapData.callTo': 'token',
  '_swapData.approveTo': 'token',
  '_swapData.sendingAssetId': 'token',
  '_swapData.receivingAssetId': 'token',
  '_swapData.callData': 'data',
} as const;
const across =
  '(bytes8 transactionId, bytes32 receiver, bytes32 depositor, uint64 destinationChainId, bytes32 receivingAssetId, uint256 outputAmount, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) _parameters';
const acrossRoles = {
  '_parameters.transactionId': 'id',
  '_parameters.receiver': 'receiver',
  '_parameters.depositor': 'remote',
  '_parameters.receivingAssetId': 'token',
  '_parameters.exclusiveRelayer': 'filler',
  '_parameters.message': 'call',
} as const;
const ownRoles = {
  _transactionId: 'id',
  _integrator: 'id',
  _referrer: 'partner',
  _receiver: 'receiver',
} as const;
const swapModel: FunctionModel = { act: 'trade', roles: { ...ownRoles, ...swapRoles } };

/**
 * The diamond of LI.FI: swaps, and the bridges that its facets reach. From its descriptor in the ERC-7730 registry. The
 * packed forms, whose arguments no ABI names, are left out.
 */
export const lifi: ProtocolTable = {
  source: 'LI.FI',
  functions: [
    [
      '0x5fd9ae2e',
      `swapTokensMultipleV3ERC20ToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${lifiSwap}[] _swapData)`,
      swapModel,
      'modelOnly',
    ],
    [
      '0x2c57e884',
      `swapTokensMultipleV3ERC20ToNative(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${lifiSwap}[] _swapData)`,
      swapModel,
      'modelOnly',
    ],
    [
      '0x736eac0b',
      `swapTokensMultipleV3NativeToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${lifiSwap}[] _swapData)`,
      swapModel,
      'modelOnly',
    ],
    [
      '0x4666fc80',
      `swapTokensSingleV3ERC20ToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${lifiSwap} _swapData)`,
      swapModel,
      {
        swap: {
          sells: [5, 2],
          amount: [5, 4],
          buys: [5, 3],
          least: [4],
          to: [3],
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0x733214a3',
      `swapTokensSingleV3ERC20ToNative(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${lifiSwap} _swapData)`,
      swapModel,
      {
        swap: {
          sells: [5, 2],
          amount: [5, 4],
          buys: [5, 3],
          least: [4],
          to: [3],
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0xaf7060fd',
      `swapTokensSingleV3NativeToERC20(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmountOut, ${lifiSwap} _swapData)`,
      swapModel,
      {
        swap: {
          sells: [5, 2],
          amount: [5, 4],
          buys: [5, 3],
          least: [4],
          to: [3],
          exact: 'in',
          kept: 'measured',
          ...aggregated,
        },
      },
    ],
    [
      '0x4630a0d8',
      `swapTokensGeneric(bytes32 _transactionId, string _integrator, string _referrer, address _receiver, uint256 _minAmount, ${lifiSwap}[] _swapData)`,
      swapModel,
      'modelOnly',
    ],
    [
      '0x7260352d',
      `startBridgeTokensViaAcrossV4ERC20Min(${across}, bytes32 sendingAssetId, uint256 inputAmount)`,
      { act: 'bridge', roles: { ...acrossRoles, sendingAssetId: 'token' } },
      'modelOnly',
    ],
    [
      '0x72dd147e',
      `startBridgeTokensViaAcrossV4NativeMin(${across})`,
      { act: 'bridge', roles: { ...acrossRoles } },
      'modelOnly',
    ],
    [
      '0xdee4be1b',
      'startBridgeTokensViaCBridgeERC20Min(bytes32 transactionId, address receiver, uint64 destinationChainId, address sendingAssetId, uint256 amount, uint64 nonce, uint32 maxSlippage)',
      { act: 'bridge', roles: { transactionId: 'id', receiver: 'receiver', sendingAssetId: 'token' } },
      'modelOnly',
    ],
    [
      '0x0193979f',
      'startBridgeTokensViaCBridgeNativeMin(bytes32 transactionId, address receiver, uint64 destinationChainId, uint64 nonce, uint32 maxSlippage)',
      { act: 'bridge', roles: { transactionId: 'id', receiver: 'receiver' } },
      'modelOnly',
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
      'modelOnly',
    ],
    [
      '0xc5e04e30',
      'startBridgeTokensViaHopL1NativeMin(bytes8 transactionId, address receiver, uint256 destinationChainId, uint256 destinationAmountOutMin, address relayer, uint256 relayerFee, address hopBridge)',
      {
        act: 'bridge',
        roles: { transactionId: 'id', receiver: 'receiver', relayer: 'fee', hopBridge: 'contract' },
      },
      'modelOnly',
    ],
    [
      '0x76e04bbc',
      'startBridgeTokensViaHopL2ERC20Min(bytes8 transactionId, address receiver, uint256 destinationChainId, address sendingAssetId, uint256 minAmount, uint256 bonderFee, uint256 amountOutMin, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge)',
      {
        act: 'bridge',
        roles: { transactionId: 'id', receiver: 'receiver', sendingAssetId: 'token', hopBridge: 'contract' },
      },
      'modelOnly',
    ],
    [
      '0x04c5aa34',
      'startBridgeTokensViaHopL2NativeMin(bytes8 transactionId, address receiver, uint256 destinationChainId, uint256 bonderFee, uint256 amountOutMin, uint256 destinationAmountOutMin, uint256 destinationDeadline, address hopBridge)',
      { act: 'bridge', roles: { transactionId: 'id', receiver: 'receiver', hopBridge: 'contract' } },
      'modelOnly',
    ],
    ...lifiFacets.flatMap(rowsOf),
  ],
};

function rowsOf({ via, start, swapAndStart, data, roles = {} }: LifiFacet): readonly ProtocolRow[] {
  const own = data === undefined ? '' : `, ${data[0]} ${data[1]}`;
  const ownRoles: Record<string, Role> = {};
  for (const [path, role] of Object.entries(roles)) ownRoles[`${data?.[1]}.${path}`] = role;
  const model: FunctionModel = { act: 'bridge', roles: { ...bridgeRoles, ...ownRoles } };
  const started: ProtocolRow = [start, `startBridgeTokensVia${via}(${bridgeData}${own})`, model, 'modelOnly'];
  if (swapAndStart === undefined) return [started];
  const swapped = `swapAndStartBridgeTokensVia${via}(${bridgeData}, ${lifiSwap}[] _swapData${own})`;
  return [
    started,
    [swapAndStart, swapped, { ...model, roles: { ...model.roles, ...swapRoles } }, 'modelOnly'],
  ];
}
