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
  const rows = bySelector.get(selector.toLowerCase() as Hex) ?? [];
  return rows.find((row) => signatureOf(row) === signature)?.model;
}

type Row = Readonly<{ text: string; model: FunctionModel }>;

let bySelector: ReadonlyMap<Hex, readonly Row[]> | undefined;

/** Parsed once for a row, not once for each call that asks. */
const signatures = new WeakMap<Row, string>();

function signatureOf(row: Row): string {
  const there = signatures.get(row);
  if (there !== undefined) return there;
  const made = functionAbi(row.text)?.signature ?? '';
  signatures.set(row, made);
  return made;
}

function index(): ReadonlyMap<Hex, readonly Row[]> {
  const map = new Map<Hex, Row[]>();
  for (const { functions } of standardTables) {
    for (const [selector, text, model] of functions) {
      if (model === undefined) continue;
      const there = map.get(selector);
      if (there === undefined) map.set(selector, [{ text, model }]);
      else there.push({ text, model });
    }
  }
  return map;
}
