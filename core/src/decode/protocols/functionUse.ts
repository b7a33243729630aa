import { functionAbi } from '../../codec/functionAbi.ts';
import { placedTables } from '../abis/placed.ts';
import { standardTables } from '../abis/standard.ts';
import type { BridgeUse } from './bridgeUse.ts';
import type { FunctionUse, Payout, RouterSwap } from './protocolTable.ts';

/** What a function of a protocol is for, by its canonical signature; undefined for what no table says the use of. */
export function functionUseOf(signature: string): FunctionUse | undefined {
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
  const use = functionUseOf(signature);
  return use !== undefined && use !== 'modelOnly' && 'swap' in use ? use.swap : undefined;
}

/** What a function pays out that is no swap. */
export function payoutOf(signature: string): Payout | undefined {
  const use = functionUseOf(signature);
  return use !== undefined && use !== 'modelOnly' && 'pays' in use ? use.pays : undefined;
}

/** How a function sends to another network. */
export function bridgeOf(signature: string): BridgeUse | undefined {
  const use = functionUseOf(signature);
  return use !== undefined && use !== 'modelOnly' && 'bridges' in use ? use.bridges : undefined;
}

/** Texts are only taken apart once a call has their name. */
type Named = {
  readonly rows: (readonly [text: string, use: FunctionUse])[];
  bySignature?: ReadonlyMap<string, FunctionUse>;
};

let byName: ReadonlyMap<string, Named> | undefined;

function index(): ReadonlyMap<string, Named> {
  const map = new Map<string, Named>();
  for (const { functions } of [...standardTables, ...placedTables]) {
    for (const [, text, , use] of functions) {
      if (use === undefined) continue;
      const name = text.slice(0, text.indexOf('('));
      const there = map.get(name);
      if (there === undefined) map.set(name, { rows: [[text, use]] });
      else there.rows.push([text, use]);
    }
  }
  return map;
}
