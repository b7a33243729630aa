import { functionOfLine } from '@readback/core/abi/functionLine.ts';
import type { Abi, AbiFunction } from 'viem';
import { partsOf } from './functionParts.ts';

/** The functions of an ABI by what can be done with them. */
export type Sorted = Readonly<{
  /** Those that read and need no argument. */
  values: readonly AbiFunction[];
  /** Those that read and need arguments. */
  questions: readonly AbiFunction[];
  writes: readonly AbiFunction[];
}>;

/** Sorts functions by what can be done with them; each keeps its place among its kind. */
export function sortFunctions(functions: readonly AbiFunction[]): Sorted {
  const reads = functions.filter(isRead);
  return {
    values: reads.filter(({ inputs }) => inputs.length === 0),
    questions: reads.filter(({ inputs }) => inputs.length > 0),
    writes: functions.filter((fn) => !isRead(fn)),
  };
}

/** Whether a function only reads, and says something: only such a one is asked in place. */
export function isRead({ stateMutability, outputs }: AbiFunction): boolean {
  return (stateMutability === 'view' || stateMutability === 'pure') && outputs.length > 0;
}

export function functionsOf(abi: Abi): readonly AbiFunction[] {
  return abi.filter((it) => it.type === 'function');
}

/** Whether a function is meant by what was typed: part of its signature, or the beginning of its selector. */
export function isFound(fn: AbiFunction, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return (
    wanted === '' ||
    (partsOf(fn)?.signature ?? fn.name).toLowerCase().includes(wanted) ||
    (wanted.startsWith('0x') && partsOf(fn)?.selector.startsWith(wanted) === true)
  );
}

/** The selector of what an address of this screen names: a selector, a signature, or a whole line. */
export function selectorOfLine(line: string): string | undefined {
  if (/^0x[0-9a-f]{8}$/i.test(line)) return line.toLowerCase();
  const fn = functionOfLine(line);
  return fn === undefined ? undefined : partsOf(fn)?.selector;
}
