import type { Hex } from 'viem';
import type { Actor, Arg } from '../../../model/step.ts';
import { bytesArg, partsAt } from '../args.ts';
import type { CallToRead, Command, Opened } from '../wrapper.ts';
import type { CommandModel } from '../../protocols/commandModel.ts';
import type { CommandTable } from '../../protocols/commandTable.ts';

/** In a Universal Router: that the others go on where this one fails. */
export const allowRevert = 0x80;

/**
 * The commands of a call: one byte each at `at`, and in the list of bytes behind them what each is given. A router
 * reverts where there are not as many of one as of the other. All run on the router's account (`to`), most with its
 * own authority; the caller stays the one who called the router first.
 */
export function commandCalls(
  outer: CallToRead,
  args: readonly Arg[],
  at: number,
  table: CommandTable,
  flag: number,
): Opened {
  const codes = bytesArg(args, at);
  const inputs = partsAt(args, at + 1);
  if ((codes.data.length - 2) / 2 !== inputs.length)
    return { calls: [], oddities: [{ at: codes.bytes[0], what: 'overrun' }], refused: true };
  const known = commandsOf(table);
  return {
    calls: inputs.map((_, index) => {
      const byte = Number.parseInt(codes.data.slice(2 + index * 2, 4 + index * 2), 16);
      const { data, bytes } = bytesArg(inputs, index);
      const it = known.get(hex(byte & table.mask)) ?? unknownCommand(byte & table.mask, table.source);
      return {
        op: 'call',
        actor: payer(outer, data, it.model),
        self: outer.self,
        to: outer.to,
        value: 0n,
        data,
        bytes,
        runs: (byte & flag) === 0 ? 'always' : 'mayFail',
        command: it.command,
        caller: callerOf(outer),
      };
    }),
  };
}

/** Who called the router: for a plan within a plan, and for actions within a command, the same. */
export function callerOf({ caller, actor }: CallToRead): Actor {
  return caller ?? actor;
}

function payer(outer: CallToRead, data: Hex, model: CommandModel | undefined): Actor {
  const by = model?.by ?? 'router';
  if (by === 'caller') return callerOf(outer);
  if (by === 'router') return outer.self;
  const word = data.slice(2 + by * 64, 66 + by * 64);
  return /[^0]/.test(word) ? callerOf(outer) : outer.self;
}

type Row = Readonly<{ model?: CommandModel; command: Command }>;

const tables = new WeakMap<CommandTable, ReadonlyMap<Hex, Row>>();

function commandsOf(table: CommandTable): ReadonlyMap<Hex, Row> {
  const there = tables.get(table);
  if (there !== undefined) return there;
  const { source } = table;
  const made = new Map(
    table.rows.map(({ code, command }) => [
      code,
      { model: command, command: { code, signature: command.text, source } },
    ]),
  );
  tables.set(table, made);
  return made;
}

function unknownCommand(code: number, source: string): Row {
  return { command: { code: hex(code), source } };
}

function hex(code: number): Hex {
  return `0x${code.toString(16).padStart(2, '0')}`;
}
