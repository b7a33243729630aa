import { type BridgeUse, bridgesTo } from '../../protocols/bridgeUse.ts';
import type { ProtocolTable } from '../../protocols/protocolTable.ts';

/** Networks where the well-known tokens have the decimals that they have on Ethereum. */
const kin: ReadonlySet<number> = new Set([1, 10, 137, 8453, 42161]);

/**
 * A relayer pays the output there and is repaid here. What none pays by the deadline, which the contract bounds to some
 * hours, comes back to the depositor (`fillDeadlineBuffer` and the refunds of SpokePool.sol).
 */
const relayed: Readonly<{ bridges: BridgeUse }> = {
  bridges: {
    ...bridgesTo([1]).bridges,
    straight: {
      token: { at: [2], there: [3] },
      without: [11],
      coins: 'any',
      network: { at: [6], among: kin },
      arrives: { amount: [4], least: [5] },
      gas: 'none',
      late: [9],
    },
  },
};

/** SpokePool and SpokePoolPeriphery of Across, and the settler of ERC-7683. From the package @across-protocol/contracts; the two with a relayer's fee are of version 2. */
export const across: ProtocolTable = {
  source: 'Across',
  functions: [
    [
      '0x1186ec33',
      'deposit(address recipient, address originToken, uint256 amount, uint256 destinationChainId, int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)',
      {
        act: 'bridge',
        roles: { recipient: 'receiver', originToken: 'token', message: 'call' },
        numbers: { relayerFeePct: 'fee', maxCount: 'count' },
      },
      bridgesTo([0]),
    ],
    [
      '0xe0db3fcf',
      'deposit(address spokePool, address recipient, address originToken, uint256 amount, uint256 destinationChainId, int64 relayerFeePct, uint32 quoteTimestamp, bytes message, uint256 maxCount)',
      {
        act: 'bridge',
        roles: { spokePool: 'contract', recipient: 'receiver', originToken: 'token', message: 'call' },
        numbers: { relayerFeePct: 'fee', maxCount: 'count' },
      },
      bridgesTo([1]),
    ],
    [
      '0x7b939232',
      'depositV3(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
      {
        act: 'bridge',
        roles: {
          depositor: 'owner',
          recipient: 'receiver',
          inputToken: 'token',
          outputToken: 'id',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      relayed,
    ],
    [
      '0x7aef642c',
      'depositV3Now(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityPeriod, bytes message)',
      {
        act: 'bridge',
        roles: {
          depositor: 'owner',
          recipient: 'receiver',
          inputToken: 'token',
          outputToken: 'id',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xadd051a3',
      'depositExclusive(address depositor, address recipient, address inputToken, address outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityPeriod, bytes message)',
      {
        act: 'bridge',
        roles: {
          depositor: 'owner',
          recipient: 'receiver',
          inputToken: 'token',
          outputToken: 'id',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xad5425c6',
      'deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
      {
        act: 'bridge',
        roles: {
          depositor: 'owner',
          recipient: 'remote',
          inputToken: 'token',
          outputToken: 'id',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xea86bd46',
      'depositNow(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 fillDeadlineOffset, uint32 exclusivityParameter, bytes message)',
      {
        act: 'bridge',
        roles: {
          depositor: 'owner',
          recipient: 'remote',
          inputToken: 'token',
          outputToken: 'id',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x8b15788e',
      'unsafeDeposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint256 depositNonce, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
      {
        act: 'bridge',
        roles: {
          depositor: 'owner',
          recipient: 'remote',
          inputToken: 'token',
          outputToken: 'id',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x4e0fb8f5',
      'speedUpV3Deposit(address depositor, uint32 depositId, uint256 updatedOutputAmount, address updatedRecipient, bytes updatedMessage, bytes depositorSignature)',
      {
        act: 'bridge',
        roles: {
          depositor: 'account',
          updatedRecipient: 'receiver',
          updatedMessage: 'call',
          depositorSignature: 'data',
        },
      },
      'modelOnly',
    ],
    [
      '0x902e949c',
      'deposit(address spokePool, address recipient, address inputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityDeadline, bytes message)',
      {
        act: 'bridge',
        roles: {
          spokePool: 'contract',
          recipient: 'receiver',
          inputToken: 'token',
          exclusiveRelayer: 'filler',
          message: 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0x27e98fbd',
      'deposit(address recipient, address inputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
      {
        act: 'bridge',
        roles: { recipient: 'receiver', inputToken: 'token', exclusiveRelayer: 'filler', message: 'call' },
      },
      'modelOnly',
    ],
    [
      '0xc51e5eb9',
      'swapAndBridge(address swapToken, address acrossInputToken, bytes routerCalldata, uint256 swapTokenAmount, uint256 minExpectedInputTokenAmount, (address outputToken, uint256 outputAmount, address depositor, address recipient, uint256 destinationChainid, address exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message) depositData)',
      {
        act: 'bridge',
        roles: {
          swapToken: 'token',
          acrossInputToken: 'token',
          routerCalldata: 'data',
          'depositData.outputToken': 'id',
          'depositData.depositor': 'owner',
          'depositData.recipient': 'receiver',
          'depositData.exclusiveRelayer': 'filler',
          'depositData.message': 'call',
        },
      },
      'modelOnly',
    ],
    [
      '0xe917a962',
      'open((uint32 fillDeadline, bytes32 orderDataType, bytes orderData) order)',
      { act: 'bridge', roles: { 'order.orderDataType': 'id', 'order.orderData': 'call' } },
      'modelOnly',
    ],
    [
      '0x844fac8e',
      'openFor((address originSettler, address user, uint256 nonce, uint256 originChainId, uint32 openDeadline, uint32 fillDeadline, bytes32 orderDataType, bytes orderData) order, bytes signature, bytes originFillerData)',
      {
        act: 'bridge',
        roles: {
          'order.originSettler': 'contract',
          'order.user': 'owner',
          'order.orderDataType': 'id',
          'order.orderData': 'call',
          signature: 'data',
          originFillerData: 'data',
        },
      },
      'modelOnly',
    ],
  ],
};
