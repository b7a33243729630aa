import type { AbiTable } from '../table.ts';

/** The entry points of ERC-4337: version 0.6, and 0.7 to 0.9, which pack gas limits and fees. */
export const erc4337: AbiTable = {
  source: 'ERC-4337',
  functions: [
    [
      '0x1fad948c',
      'handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, uint256 callGasLimit, uint256 verificationGasLimit, uint256 preVerificationGas, uint256 maxFeePerGas, uint256 maxPriorityFeePerGas, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
      {
        act: 'carry',
        roles: {
          'ops.sender': 'call',
          'ops.initCode': 'call',
          'ops.callData': 'call',
          'ops.paymasterAndData': 'contract',
          'ops.signature': 'data',
          beneficiary: 'receiver',
        },
      },
    ],
    [
      '0x4b1d7cf5',
      'handleAggregatedOps(((address sender, uint256 nonce, bytes initCode, bytes callData, uint256 callGasLimit, uint256 verificationGasLimit, uint256 preVerificationGas, uint256 maxFeePerGas, uint256 maxPriorityFeePerGas, bytes paymasterAndData, bytes signature)[] userOps, address aggregator, bytes signature)[] opsPerAggregator, address beneficiary)',
      {
        act: 'carry',
        roles: {
          'opsPerAggregator.userOps.sender': 'call',
          'opsPerAggregator.userOps.initCode': 'call',
          'opsPerAggregator.userOps.callData': 'call',
          'opsPerAggregator.userOps.paymasterAndData': 'contract',
          'opsPerAggregator.userOps.signature': 'data',
          'opsPerAggregator.aggregator': 'contract',
          'opsPerAggregator.signature': 'data',
          beneficiary: 'receiver',
        },
      },
    ],
    [
      '0x765e827f',
      'handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
      {
        act: 'carry',
        roles: {
          'ops.sender': 'call',
          'ops.initCode': 'call',
          'ops.callData': 'call',
          'ops.accountGasLimits': 'data',
          'ops.gasFees': 'data',
          'ops.paymasterAndData': 'contract',
          'ops.signature': 'data',
          beneficiary: 'receiver',
        },
      },
    ],
    [
      '0xdbed18e0',
      'handleAggregatedOps(((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] userOps, address aggregator, bytes signature)[] opsPerAggregator, address beneficiary)',
      {
        act: 'carry',
        roles: {
          'opsPerAggregator.userOps.sender': 'call',
          'opsPerAggregator.userOps.initCode': 'call',
          'opsPerAggregator.userOps.callData': 'call',
          'opsPerAggregator.userOps.accountGasLimits': 'data',
          'opsPerAggregator.userOps.gasFees': 'data',
          'opsPerAggregator.userOps.paymasterAndData': 'contract',
          'opsPerAggregator.userOps.signature': 'data',
          'opsPerAggregator.aggregator': 'contract',
          'opsPerAggregator.signature': 'data',
          beneficiary: 'receiver',
        },
      },
    ],
    [
      '0x8dd7712f',
      'executeUserOp((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp, bytes32 userOpHash)',
      {
        act: 'carry',
        roles: {
          'userOp.sender': 'call',
          'userOp.initCode': 'call',
          'userOp.callData': 'call',
          'userOp.accountGasLimits': 'data',
          'userOp.gasFees': 'data',
          'userOp.paymasterAndData': 'contract',
          'userOp.signature': 'data',
          userOpHash: 'id',
        },
      },
    ],
    ['0x0bd28e3b', 'incrementNonce(uint192 key)', { act: 'set' }],
  ],
};
