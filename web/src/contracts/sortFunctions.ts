import type { Abi, AbiFunction } from 'viem';
import { factsOf } from './factsOf.ts';

/** The functions of an ABI by what can be done with them. */
export type Sorted = Readonly<{
  /** Those that read and need no argument. */
  values: readonly AbiFunction[];
  /** Those that read and need arguments. */
  questions: readonly AbiFunction[];
  writes: readonly AbiFunction[];
}>;

export function sortFunctions(functions: readonly AbiFunction[]): Sorted {
  const reads = functions.filter(isRead);
  return {
    values: reads.filter(({ inputs }) => inputs.length === 0),
    questions: reads.filter(({ inputs }) => inputs.length > 0),
    writes: functions.filter((fn) => !isRead(fn)),
  };
}

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
    (factsOf(fn)?.signature ?? fn.name).toLowerCase().includes(wanted) ||
    (wanted.startsWith('0x') && factsOf(fn)?.selector.startsWith(wanted) === true)
  );
}

/** The selector of what an address of this screen names: a selector, a signature, or a whole line. */
export function selectorOfLine(
  line: string,
  read: (line: string) => AbiFunction | undefined,
): string | undefined {
  if (/^0x[0-9a-f]{8}$/i.test(line)) return line.toLowerCase();
  const fn = read(line);
  return fn === undefined ? undefined : factsOf(fn)?.selector;
}
