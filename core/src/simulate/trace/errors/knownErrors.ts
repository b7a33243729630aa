import type { Hex } from 'viem';
import { type FunctionAbi, functionAbi } from '../../../codec/functionAbi.ts';
import { contractErrors } from './contracts.ts';
import { marketErrors } from './markets.ts';
import { tokenErrors } from './tokens.ts';

/** An error as it is declared. It has four bytes, a name and parameters as a function has. `from`: whose it is. */
type KnownError = Readonly<{ fn: FunctionAbi; from: string }>;

/** The errors of Solidity itself. */
const solidityErrors = ['Error(string message)', 'Panic(uint256 code)'] as const;

/** Errors of standards and well-known contracts that begin with these four bytes. */
export function knownErrors(selector: Hex): readonly KnownError[] {
  bySelector ??= table();
  return bySelector.get(selector) ?? [];
}

let bySelector: ReadonlyMap<Hex, readonly KnownError[]> | undefined;

function table(): ReadonlyMap<Hex, readonly KnownError[]> {
  const all = new Map<Hex, KnownError[]>();
  const tables = [
    { from: 'Solidity', errors: solidityErrors },
    ...tokenErrors,
    ...contractErrors,
    ...marketErrors,
  ];
  for (const { from, errors } of tables) {
    for (const text of errors) {
      const fn = functionAbi(text);
      if (fn === undefined) throw new Error(`no error: ${text}`);
      const there = all.get(fn.selector) ?? [];
      if (there.some((it) => it.fn.signature === fn.signature)) continue;
      all.set(fn.selector, [...there, { fn, from }]);
    }
  }
  return all;
}
