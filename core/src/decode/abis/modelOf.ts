import type { Hex } from 'viem';
import type { Provenance } from '../../model/fact.ts';
import { functionAbi } from '../../codec/functionAbi.ts';
import type { FunctionModel } from './functionModel.ts';
import { placedTables } from './placed.ts';
import { standardTables } from './standard.ts';

/**
 * What is known of a function beyond its name: what it does, and what each of its parameters is for. By its selector and
 * its canonical signature; undefined for a function that is known by its name alone. `from`: who says which function it is,
 * since some functions are known only at the contracts of their protocol.
 */
export function modelOf(
  selector: Hex,
  signature: string,
  from: readonly Provenance[] = [],
): FunctionModel | undefined {
  const placed = placedModel(selector, from);
  if (placed !== undefined) return placed;
  bySelector ??= index();
  const row = bySelector.get(selector.toLowerCase() as Hex);
  if (row === undefined) return undefined;
  row.bySignature ??= signed(row.texts);
  return row.bySignature.get(signature);
}

function placedModel(selector: Hex, from: readonly Provenance[]): FunctionModel | undefined {
  const table = placedTables.find(({ source }) =>
    from.some((it) => it.by === 'source' && it.name === source),
  );
  return table?.functions.find(([its]) => its === selector.toLowerCase())?.[2];
}

/** Texts are only taken apart once a call has their selector: there are many, and a request has few. */
type Row = {
  readonly texts: (readonly [text: string, model: FunctionModel])[];
  bySignature?: ReadonlyMap<string, FunctionModel>;
};

let bySelector: ReadonlyMap<Hex, Row> | undefined;

function index(): ReadonlyMap<Hex, Row> {
  const map = new Map<Hex, Row>();
  for (const { functions } of standardTables) {
    for (const [selector, text, model] of functions) {
      if (model === undefined) continue;
      const there = map.get(selector);
      if (there === undefined) map.set(selector, { texts: [[text, model]] });
      else there.texts.push([text, model]);
    }
  }
  return map;
}

/** Of two tables with one function the earlier one counts, as it does for the names of parameters. */
function signed(texts: Row['texts']): ReadonlyMap<string, FunctionModel> {
  const all = texts.toReversed().flatMap(([text, model]) => {
    const signature = functionAbi(text)?.signature;
    return signature === undefined ? [] : [[signature, model] as const];
  });
  return new Map(all);
}
