import type { Hex } from 'viem';
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
};

/**
 * A recipe of DeFi Saver: actions one after the other, run as the account by code that the account borrows
 * (RecipeExecutor.sol of github.com/defisaver/defisaver-v3-contracts). One that nobody here knows stays unread.
 */
export const defiSaverRecipe: Wrapper = {
  signatures: ['executeRecipe((string,bytes[],bytes32[],bytes4[],uint8[][]))'],
  open: (outer, args) => {
    const recipe = partsAt(args, 0);
    const [datas, ids, mappings] = [partsAt(recipe, 1), partsAt(recipe, 3), partsAt(recipe, 4)];
    if (datas.length !== ids.length || datas.length !== mappings.length) return { calls: [], refused: true };
    return { calls: datas.map((_, at) => action(outer, datas, ids, mappings, at)) };
  },
};

function action(
  outer: CallToRead,
  datas: readonly Arg[],
  ids: readonly Arg[],
  mappings: readonly Arg[],
  at: number,
): CallToRead {
  const { rows, source } = commandTable('DeFi Saver');
  const id = bytesArg(ids, at).data.toLowerCase();
  const row = rows.find((it) => it.code === codes[id]);
  const { data, bytes } = bytesArg(datas, at);
  return {
    op: 'call',
    actor: outer.self,
    self: outer.self,
    to: outer.to,
    value: 0n,
    data: row === undefined ? data : withoutMapped(data, partsAt(mappings, at)),
    bytes,
    runs: 'always',
    command:
      row === undefined
        ? { code: id as Hex, source }
        : { code: row.code, signature: row.command.text, source },
    caller: outer.self,
  };
}

/** The words of an action but those that the recipe puts others in the place of. */
function withoutMapped(data: Hex, mapping: readonly Arg[]): Hex {
  const words = data.slice(2).match(/.{1,64}/g) ?? [];
  const kept = words.map((word, at) => (integerArg(mapping, at) === 0n ? word : '0'.repeat(word.length)));
  return `0x${kept.join('')}`;
}
