import type { Address } from 'viem';
import type { Arg } from '../../model/step.ts';
import type { EntryPointLayout } from '../wrappers/accounts/entryPoints.ts';
import type { Opened } from '../wrappers/wrapper.ts';
import { openUserOperation } from '../wrappers/accounts/userOperation.ts';
import { addressInMessage, partAt } from './at.ts';

/**
 * A user operation as the owners of a Safe sign it for its ERC-4337 module (`SafeOp`; 0.2 with the entry point 0.6, and 0.3
 * with 0.7): it does what the same operation does once it is sent.
 */
export function safeOperationCalls(args: readonly Arg[], version: EntryPointLayout): Opened {
  const sender: Address | undefined = addressInMessage(args, ['safe']);
  if (sender === undefined) return { calls: [], refused: true };
  const [initCode, callData, paymasterAndData] = [
    partAt(args, 'initCode'),
    partAt(args, 'callData'),
    partAt(args, 'paymasterAndData'),
  ];
  return openUserOperation({ sender, initCode, callData, paymasterAndData }, version, 'later');
}
