import type { Address } from 'viem';
import type { Arg } from '../../model/step.ts';
import type { EntryPointLayout } from '../wrappers/accounts/entryPoints.ts';
import { openUserOperation } from '../wrappers/accounts/userOperation.ts';
import { addressInMessage, partAt } from './at.ts';
import type { TypedForm } from './form.ts';

/** What an operation of a Safe says that is the same in both versions of its module. */
const before = 'address safe,uint256 nonce,bytes initCode,bytes callData';
const after = 'bytes paymasterAndData,uint48 validAfter,uint48 validUntil,address entryPoint';

/**
 * A user operation as the owners of a Safe sign it for its ERC-4337 module 0.2 (`SafeOp`, entry point 0.6): it does what
 * the same operation does once it is sent.
 */
export const safeOperation6: TypedForm = {
  shapes: [
    `(${before},uint256 callGasLimit,uint256 verificationGasLimit,uint256 preVerificationGas,uint256 maxFeePerGas,uint256 maxPriorityFeePerGas,${after})`,
  ],
  calls: (args) => opened(args, '0.6'),
};

/** The same for the module 0.3, and entry point 0.7. */
export const safeOperation7: TypedForm = {
  shapes: [
    `(${before},uint128 verificationGasLimit,uint128 callGasLimit,uint256 preVerificationGas,uint128 maxPriorityFeePerGas,uint128 maxFeePerGas,${after})`,
  ],
  calls: (args) => opened(args, '0.7'),
};

function opened(args: readonly Arg[], version: EntryPointLayout) {
  const sender: Address | undefined = addressInMessage(args, ['safe']);
  if (sender === undefined) return { calls: [], refused: true } as const;
  const [initCode, callData, paymasterAndData] = [
    partAt(args, 'initCode'),
    partAt(args, 'callData'),
    partAt(args, 'paymasterAndData'),
  ];
  return openUserOperation({ sender, initCode, callData, paymasterAndData }, version, 'later');
}
