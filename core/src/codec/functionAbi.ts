import { type AbiFunction, type Hex, parseAbiItem, stringToHex, keccak256 } from 'viem';
import { type AbiField, abiFields } from './abiType.ts';
import { isIdentifier } from './identifier.ts';

/** A function taken apart: `signature` is the canonical one that the selector is made of. */
export type FunctionAbi = Readonly<{
  name: string;
  signature: string;
  selector: Hex;
  fields: readonly AbiField[];
}>;

/**
 * Reads one function, from its human-readable form (`transfer(address to, uint256 amount)`) or from JSON.
 * Undefined when it is not a function, or its types are not types: ABIs come from strangers.
 */
export function functionAbi(given: string | AbiFunction): FunctionAbi | undefined {
  const item = typeof given === 'string' ? parsed(given) : given;
  if (item?.type !== 'function' || !isIdentifier(item.name)) return undefined;
  const fields = abiFields(item.inputs);
  if (fields === undefined) return undefined;
  const signature = `${item.name}(${fields.map(({ type }) => type.text).join(',')})`;
  return { name: item.name, signature, selector: selectorOf(signature), fields };
}

/** The first four bytes of the hash of a canonical signature. */
export function selectorOf(signature: string): Hex {
  return keccak256(stringToHex(signature)).slice(0, 10) as Hex;
}

function parsed(text: string): AbiFunction | undefined {
  if (text.length > 10_000) return undefined;
  try {
    const item: unknown = parseAbiItem([text.startsWith('function ') ? text : `function ${text}`] as never);
    return item as AbiFunction;
  } catch {
    return undefined;
  }
}
