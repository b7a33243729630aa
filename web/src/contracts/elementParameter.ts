import type { AbiParameter } from 'viem';

/** The parameter that the elements of a list have: without a name, and with one `[]` less. */
export function elementParameter(list: AbiParameter | undefined): AbiParameter | undefined {
  if (list === undefined) return undefined;
  const type = list.type.replace(/\[[0-9]*\]$/, '');
  const internalType = list.internalType?.replace(/\[[0-9]*\]$/, '');
  return { ...list, type, name: '', ...(internalType === undefined ? {} : { internalType }) } as AbiParameter;
}
