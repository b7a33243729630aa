import { functionAbi } from '../../codec/functionAbi.ts';
import type { RouterPayout, RouterSwap, RouterUse } from './routerTable.ts';
import { routerTables } from './routers.ts';

/** What a function of a router is for, by its canonical signature; undefined for what no router has. */
export function routerUseOf(signature: string): RouterUse | undefined {
  byName ??= index();
  const named = byName.get(signature.slice(0, signature.indexOf('(')));
  if (named === undefined) return undefined;
  named.bySignature ??= new Map(
    named.rows.map(([text, use]) => [functionAbi(text)?.signature ?? text, use] as const),
  );
  return named.bySignature.get(signature);
}

/** The swap that a function of a router is. */
export function routerSwapOf(signature: string): RouterSwap | undefined {
  const use = routerUseOf(signature);
  return use !== undefined && use !== 'modelOnly' && 'swap' in use ? use.swap : undefined;
}

/** What a function of a router pays out that is no swap. */
export function payoutOf(signature: string): RouterPayout | undefined {
  const use = routerUseOf(signature);
  return use !== undefined && use !== 'modelOnly' && 'pays' in use ? use.pays : undefined;
}

/** Texts are only taken apart once a call has their name. */
type Named = {
  readonly rows: (readonly [text: string, use: RouterUse])[];
  bySignature?: ReadonlyMap<string, RouterUse>;
};

let byName: ReadonlyMap<string, Named> | undefined;

function index(): ReadonlyMap<string, Named> {
  const map = new Map<string, Named>();
  for (const { functions } of routerTables) {
    for (const [, text, , use] of functions) {
      const name = text.slice(0, text.indexOf('('));
      const there = map.get(name);
      if (there === undefined) map.set(name, { rows: [[text, use]] });
      else there.rows.push([text, use]);
    }
  }
  return map;
}
