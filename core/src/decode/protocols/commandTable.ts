import type { Hex } from 'viem';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { readRow } from '../abis/readRow.ts';
import type { CommandModel } from './commandModel.ts';
import { commandRows, commandUses, routerCommands } from './compiledCommands.ts';
import { noUse } from './noUse.ts';

/** The routers whose commands are known, as `core/functions` names them. */
export type RouterName = keyof typeof routerCommands;

/** One command of a router: what names it in its plans, and what it means. */
export type CommandRow = Readonly<{ code: Hex; command: CommandModel }>;

/** The commands of a router. `mask` is what is left of a byte when its flags are taken off. */
export type CommandTable = Readonly<{ source: string; mask: number; rows: readonly CommandRow[] }>;

type Compiled = Readonly<{ source?: string; mask?: number; rows: string }>;

/** The commands of a router, each by the byte or the selector that it has in a plan. */
export function commandTable(router: RouterName): CommandTable {
  const there = tables.get(router);
  if (there !== undefined) return there;
  const { source = router, mask = 0xff, rows }: Compiled = routerCommands[router];
  let at = -1;
  const table = {
    source,
    mask,
    rows: rows.split(' ').map((it): CommandRow => {
      const [code, row] = it.split(':');
      at = row === undefined ? at + 1 : Number.parseInt(row, 36);
      return { code: `0x${code}`, command: commandAt(at) };
    }),
  };
  tables.set(router, table);
  return table;
}

/** All routers whose commands are known. */
export function routerNames(): readonly RouterName[] {
  return Object.keys(routerCommands) as RouterName[];
}

/** The commands of this name, of any router. */
export function commandsNamed(name: string): readonly CommandModel[] {
  return (placesByName(commandRows).get(name) ?? []).map(commandAt);
}

const placesByName = memoize((rows: readonly string[]) =>
  groupBy([...rows.keys()], (at) => (rows[at] ?? '').split('(', 1)[0] ?? ''),
);

/** A row is only taken apart once a request has it. */
function commandAt(at: number): CommandModel {
  const there = commands[at];
  if (there !== undefined) return there;
  const { text, model, use } = readRow(commandRows[at] ?? '', commandUses);
  const command = { text, model, ...noUse, ...use };
  commands[at] = command;
  return command;
}

const commands: CommandModel[] = [];
const tables = new Map<RouterName, CommandTable>();
