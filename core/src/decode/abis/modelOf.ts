import type { Hex } from 'viem';
import { functionAbi } from '../abi/functionAbi.ts';
import type { FunctionModel } from './functionModel.ts';
import { standardTables } from './standard.ts';

/**
 * What is known of a function beyond its name: what it does, and what each of its parameters is for. By its selector and
 * its canonical signature; undefined for a function that is known by its name alone.
 */
export function modelOf(selector: Hex, signature: string): FunctionModel | undefined {
  bySelector ??= index();
  const row = bySelector.get(selector.toLowerCase() as Hex);
  if (row === undefined) return undefined;
  row.bySignature ??= signed(row.texts);
  return row.bySignature.get(signature);
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
