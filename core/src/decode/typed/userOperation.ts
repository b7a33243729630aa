import type { Arg } from '../../model/step.ts';
import type { Opened } from '../wrappers/wrapper.ts';
import { entryPointLayout } from '../wrappers/accounts/entryPoints.ts';
import { openUserOperation } from '../wrappers/accounts/userOperation.ts';
import { addressInMessage, partAt } from './at.ts';
import type { Around } from './form.ts';

/**
 * A user operation as it is signed for the EntryPoint 0.8 and later (ERC-4337, `PackedUserOperation`): what it leads
 * to is the same as for one that is sent.
 */
export function userOperationCalls(args: readonly Arg[], { to }: Around): Opened {
  const sender = addressInMessage(args, ['sender']);
  if (sender === undefined) return { calls: [], refused: true };
  const [initCode, callData, paymasterAndData] = [
    partAt(args, 'initCode'),
    partAt(args, 'callData'),
    partAt(args, 'paymasterAndData'),
  ];
  const version = to === null ? 'unknown' : entryPointLayout(to);
  return openUserOperation({ sender, initCode, callData, paymasterAndData }, version, 'later');
}
