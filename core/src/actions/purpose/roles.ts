import type { Role } from '../../decode/abis/functionModel.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { roleAt } from '../../decode/abis/roleAt.ts';
import type { CommandModel } from '../../decode/protocols/commandModel.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import type { Step } from '../../model/step.ts';

/** What our tables say that the arguments of a step are for, by the path of their names; undefined where they say nothing. */
export function rolesOf(step: Step): (path: readonly string[]) => Role | undefined {
  if (step.fn === undefined || step.op === 'permission' || step.op === 'create') return () => undefined;
  const { selector, signature, from } = step.fn;
  if (step.commandByte !== undefined) {
    const command = commandOf(step);
    return (path) => commandRole(command, path);
  }
  const model = modelOf(selector, signature, from);
  return model === undefined ? () => undefined : (path) => roleAt(model, path);
}

/** Commands of routers have texts of our own, whose parameters are named after what they are for. */
const byName: Readonly<Record<string, Role>> = {
  recipient: 'receiver',
  to: 'receiver',
  depositor: 'receiver',
  from: 'payer',
  owner: 'owner',
  token: 'token',
  token0: 'token',
  token1: 'token',
  currency: 'token',
  currency0: 'token',
  currency1: 'token',
  currencyIn: 'token',
  currencyOut: 'token',
  intermediateCurrency: 'token',
  sellToken: 'token',
  inputToken: 'token',
  outputToken: 'token',
  pool: 'token',
  hooks: 'contract',
  hookData: 'data',
  path: 'data',
  fills: 'data',
  signature: 'data',
  commands: 'data',
  actions: 'data',
  inputs: 'call',
  params: 'call',
  message: 'call',
  exclusiveRelayer: 'filler',
  spender: 'power',
};

function commandRole(command: CommandModel | undefined, path: readonly string[]): Role | undefined {
  if (command?.checks === true) return 'account';
  const name = path.at(-1) ?? '';
  const position = command?.position ?? 'none';
  if (name === 'tokenId' && position !== 'none' && position.act === 'into') return 'position';
  return Object.hasOwn(byName, name) ? byName[name] : undefined;
}
