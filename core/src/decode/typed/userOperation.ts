import { entryPointLayout } from '../wrappers/accounts/entryPoints.ts';
import { openUserOperation } from '../wrappers/accounts/userOperation.ts';
import { addressInMessage, partAt } from './at.ts';
import type { TypedForm } from './form.ts';

/**
 * A user operation as it is signed for the EntryPoint 0.8 and later (ERC-4337, `PackedUserOperation`): what it leads
 * to is the same as for one that is sent.
 */
export const typedUserOperation: TypedForm = {
  shapes: [
    '(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
  ],
  calls: (args, { to }) => {
    const sender = addressInMessage(args, ['sender']);
    if (sender === undefined) return { calls: [], refused: true };
    const [initCode, callData, paymasterAndData] = [
      partAt(args, 'initCode'),
      partAt(args, 'callData'),
      partAt(args, 'paymasterAndData'),
    ];
    const version = to === null ? 'unknown' : entryPointLayout(to);
    return openUserOperation({ sender, initCode, callData, paymasterAndData }, version, 'later');
  },
};
