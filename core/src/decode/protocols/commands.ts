import { functionAbi } from '../../codec/functionAbi.ts';
import type { Step } from '../../model/step.ts';
import type { CommandModel } from './commandModel.ts';
import { settlerActions } from './settler.ts';
import { universalRouterCommands } from './universalRouter.ts';
import { unlock, v4Actions } from './uniswapV4.ts';

/** Every command of every router. A new router is a file beside this and a line here. */
const commands: readonly CommandModel[] = [
  ...Object.values(universalRouterCommands).flatMap(modelsOf),
  ...Object.values(v4Actions).flatMap(modelsOf),
  unlock,
  ...modelsOf({ rows: settlerActions }),
];

/** What a step means that is a command of a router; undefined for calls, and for commands that nobody here knows. */
export function commandOf({ commandByte, fn }: Step): CommandModel | undefined {
  return commandByte === undefined || fn === undefined ? undefined : commandBySignature(fn.signature);
}

/** The command with a canonical signature: `WRAP_ETH(address,uint256)`. */
export function commandBySignature(signature: string): CommandModel | undefined {
  byName ??= index();
  const named = byName.get(signature.slice(0, signature.indexOf('('))) ?? [];
  return named.find((it) => signatureOf(it) === signature);
}

let byName: ReadonlyMap<string, readonly CommandModel[]> | undefined;

function index(): ReadonlyMap<string, readonly CommandModel[]> {
  const map = new Map<string, CommandModel[]>();
  for (const command of new Set(commands)) {
    const name = command.text.slice(0, command.text.indexOf('('));
    const there = map.get(name);
    if (there === undefined) map.set(name, [command]);
    else there.push(command);
  }
  return map;
}

/** A text is only taken apart once a request has a command of its name. */
function signatureOf(command: CommandModel): string | undefined {
  const there = signatures.get(command);
  if (there !== undefined) return there;
  const signature = functionAbi(command.text)?.signature;
  if (signature !== undefined) signatures.set(command, signature);
  return signature;
}

const signatures = new WeakMap<CommandModel, string>();

function modelsOf({ rows }: Readonly<{ rows: readonly Readonly<{ command: CommandModel }>[] }>) {
  return rows.map(({ command }) => command);
}
