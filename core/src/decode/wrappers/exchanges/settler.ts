import type { Hex } from 'viem';
import type { Arg } from '../../../model/step.ts';
import { commandTable } from '../../protocols/commandTable.ts';
import { bytesArg, partsAt } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/**
 * Settler of 0x: actions that begin with a selector and are run one after the other, as Settler, by Settler itself.
 * It is replaced every few weeks, so that its address says nothing: an action that is not known stays unread.
 */
export const settler: Wrapper = {
  signatures: ['execute((address,address,uint256),bytes[],bytes32)'],
  open: (outer, args) => ({
    calls: partsAt(args, 1).map((_, index, items) => action(outer, items, index)),
  }),
};

function action(outer: CallToRead, items: readonly Arg[], index: number): CallToRead {
  const { data, bytes } = bytesArg(items, index);
  const code = data.slice(0, 10).toLowerCase() as Hex;
  const { source, rows } = commandTable('0x Settler');
  const model = rows.find((it) => it.code === code)?.command;
  const caller = outer.caller ?? outer.actor;
  const rest = model === undefined ? { data, bytes } : after(data, bytes);
  return {
    op: 'call',
    actor: model?.by === 'caller' ? caller : outer.self,
    self: outer.self,
    to: outer.to,
    value: 0n,
    ...rest,
    runs: 'always',
    command: model === undefined ? { code, source } : { code, signature: model.text, source },
    caller,
  };
}

function after(data: Hex, [start, end]: CallToRead['bytes']): Pick<CallToRead, 'data' | 'bytes'> {
  return { data: `0x${data.slice(10)}`, bytes: [start + 4, end] };
}
