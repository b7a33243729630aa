import { functionAbi } from '../../codec/functionAbi.ts';
import type { Step } from '../../model/step.ts';
import type { CommandModel } from './commandModel.ts';
import { commandsNamed } from './commandTable.ts';

/** What a step means that is a command of a router; undefined for calls, and for commands that nobody here knows. */
export function commandOf({ commandByte, fn }: Step): CommandModel | undefined {
  return commandByte === undefined || fn === undefined ? undefined : commandBySignature(fn.signature);
}

/** The command with a canonical signature: `WRAP_ETH(address,uint256)`. One means the same at every router that has it. */
export function commandBySignature(signature: string): CommandModel | undefined {
  const there = found.get(signature);
  if (there !== undefined) return there;
  const command = commandsNamed(signature.slice(0, signature.indexOf('('))).find(
    ({ text }) => functionAbi(text)?.signature === signature,
  );
  if (command !== undefined) found.set(signature, command);
  return command;
}

const found = new Map<string, CommandModel>();
