import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/data/world.ts';
import type { AbiFor } from '@readback/core/model/abi.ts';
import type { Provenance } from '@readback/core/model/fact.ts';
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import type { KeptFunctions, Questions } from '@readback/core/world/world.ts';
import type { KeptAbi } from '../abis.ts';
import { hasRows } from '../hasRows.ts';

/** The functions and errors with one selector in the ABIs that the user keeps of a contract, with who gave them and of which code. Asks nobody. */
export async function askAbi({
  chainId,
  address,
  selector,
}: Questions['abi']['ask']): Promise<Known<readonly KeptFunctions[]>> {
  // Most people keep none, and need nothing that reads them.
  if (!(await hasRows('abis'))) return unknown('notFound');
  const [{ abis }, { functionAbi }, { errorsFor }] = await Promise.all([
    import('../abis.ts'),
    import('@readback/core/codec/functionAbi.ts'),
    import('@readback/core/abi/functionsFor.ts'),
  ]);
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
