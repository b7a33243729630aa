import type { AbiParameter } from 'viem';

/** A type in the fewest words: an enum and a struct by their names, everything else as the ABI has it. */
export function typeWords(parameter: AbiParameter | undefined, type: string): string {
  const internal = parameter?.internalType ?? '';
  const [, kind, name] = /^(enum|struct) ([\w$.]{1,80}(?:\[[0-9]*\])*)$/.exec(internal) ?? [];
  if (kind === 'enum') return `enum ${name}, ${type}`;
  if (kind === 'struct') return `struct ${name}`;
  return type.startsWith('(') ? `tuple${/(?:\[[0-9]*\])*$/.exec(type)?.[0] ?? ''}` : type;
}
