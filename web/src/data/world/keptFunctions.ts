import { errorsFor } from '@readback/core/abi/functionsFor.ts';
import { functionAbi } from '@readback/core/codec/functionAbi.ts';
import type { AbiFor } from '@readback/core/model/abi.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { KeptFunctions, Questions } from '@readback/core/world/world.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/data/world.ts';
import { abis, type KeptAbi } from '../own/abis.ts';

/** What `askAbi` answers to those who keep ABIs. */
export async function keptFunctions({
  chainId,
  address,
  selector,
}: Questions['abi']['ask']): Promise<Known<readonly KeptFunctions[]>> {
  await abis.ready;
  const found = abis.of(chainId, address).flatMap((it): readonly KeptFunctions[] => {
    const functions = it.abi.filter(
      (item) => item.type === 'function' && functionAbi(item)?.selector === selector.toLowerCase(),
    );
    const errors = errorsFor(
      it.abi.filter((item) => item.type === 'error'),
      selector,
    );
    return functions.length + errors.length === 0
      ? []
      : [
          {
            address,
            functions: functions as AbiFor['functions'],
            ...(errors.length === 0 ? {} : { errors }),
            from: fromOf(it),
            ...(it.codeHash === undefined ? {} : { codeHash: it.codeHash }),
          },
        ];
  });
  return found.length === 0 ? unknown('notFound') : known(found.slice(0, 8));
}

function fromOf({ origin, name, codeHash }: KeptAbi): Provenance {
  if (origin.by === 'file') return { by: 'guess', why: words.importedAbi };
  if (origin.by === 'user')
    return { by: 'user', entry: name === '' ? words.abi : fill(words.abiOf, { name }) };
  return {
    by: 'source',
    name: origin.name,
    ...(origin.asOf === undefined ? {} : { asOf: origin.asOf }),
    ...(codeHash === undefined ? {} : { subject: codeHash }),
  };
}
