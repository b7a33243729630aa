import { type Hex, pad } from 'viem';
import type { AbiField } from '../../../codec/abiType.ts';
import { functionAbi } from '../../../codec/functionAbi.ts';
import type { Arg } from '../../../model/step.ts';
import { commandTable } from '../../protocols/commandTable.ts';
import { bytesArg, integerArg, partsAt } from '../args.ts';
import type { CallToRead, Wrapper } from '../wrapper.ts';

/** The actions that are known, by the first four bytes of the hash of their names. */
const codes: Readonly<Record<string, Hex>> = {
  '0x11135183': '0x01',
  '0x929145d0': '0x02',
  '0x9784ddef': '0x03',
  '0x3b37d730': '0x04',
  '0x78b3246a': '0x05',
  '0x17683e81': '0x06',
  '0x72a6498a': '0x07',
  '0xfc33bf00': '0x08',
  '0x9e9290b1': '0x09',
};

/**
 * A recipe of DeFi Saver: actions one after the other, run as the account by code that the account borrows
 * (RecipeExecutor.sol of github.com/defisaver/defisaver-v3-contracts). One that nobody here knows stays unread.
 */
export const defiSaverRecipe: Wrapper = {
  signatures: ['executeRecipe((string,bytes[],bytes32[],bytes4[],uint8[][]))'],
  open: (outer, args) => {
    const [, datas = [], given = [], ids = [], mappings = []] = partsAt(args, 0).map((it) =>
      partsAt([it], 0),
    );
    if (datas.length !== ids.length || datas.length !== mappings.length) return { calls: [], refused: true };
    return {
      calls: datas.map((_, at) =>
        action(outer, bytesArg(ids, at).data, bytesArg(datas, at), given, partsAt(mappings, at)),
      ),
    };
  },
};

function action(
  outer: CallToRead,
  id: Hex,
  { data, bytes }: Pick<CallToRead, 'data' | 'bytes'>,
  given: readonly Arg[],
  mapping: readonly Arg[],
): CallToRead {
  const { rows, source } = commandTable('DeFi Saver');
  const row = rows.find((it) => it.code === codes[id.toLowerCase()]);
  const signature = row?.command.text;
  const fields = signature === undefined ? undefined : functionAbi(signature)?.fields;
  return {
    op: 'call',
    actor: outer.self,
    self: outer.self,
    to: outer.to,
    value: 0n,
    data: fields === undefined ? data : withMapped(outer, data, fields, given, mapping),
    bytes,
    runs: 'always',
    command:
      row === undefined ? { code: id, source } : { code: row.code, signature: row.command.text, source },
    caller: outer.self,
  };
}

/**
 * The words that an action takes, as many as it has inputs, with what the recipe puts in their place (ActionBase.sol): from 128
 * on a value that the recipe names, but 254 the account itself where an address is meant. What only comes out of a step before,
 * and 255, which is the account or the only owner of it, is left out. The account acts for itself where it is not said for whom.
 */
function withMapped(
  { self }: CallToRead,
  data: Hex,
  fields: readonly AbiField[],
  given: readonly Arg[],
  mapping: readonly Arg[],
): Hex {
  const none = '0'.repeat(64);
  const account = self === 'unknown' ? none : pad(self).slice(2).toLowerCase();
  const words = data.slice(2).match(/.{1,64}/g) ?? [];
  const mapped = ({ type }: AbiField, at: number): string => {
    const from = Number(integerArg(mapping, at));
    if (type.kind === 'address' && from >= 254) return from === 254 ? account : none;
    return given[from - 128] === undefined ? none : bytesArg(given, from - 128).data.slice(2);
  };
  const taken = words
    .slice(0, fields.length)
    .map((word, at) =>
      integerArg(mapping, at) === 0n || fields[at] === undefined ? word : mapped(fields[at], at),
    );
  const [flag, onBehalf] = ['useOnBehalf', 'onBehalf'].map((its) =>
    fields.findIndex(({ name }) => name === its),
  );
  const isForOther = flag === undefined || flag < 0 || taken[flag] !== none;
  return `0x${taken.map((word, at) => (at === onBehalf && !isForOther ? account : word)).join('')}`;
}
