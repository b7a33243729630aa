import type { AbiFunction, AbiParameter } from 'viem';
import { functionAbi } from '../codec/functionAbi.ts';
import { readAbi } from './readAbi.ts';

/** A function as its author writes it, on one line and with all its names, so that `functionOfLine` reads it back. */
export function functionLine({ name, inputs, outputs, stateMutability }: AbiFunction): string {
  const mutability = stateMutability === 'nonpayable' ? '' : ` ${stateMutability}`;
  const returns = outputs.length === 0 ? '' : ` returns (${list(outputs)})`;
  return `${name}(${list(inputs)})${mutability}${returns}`;
}

/** The one function in a line; undefined when there is none, or more. Lines come from strangers. */
export function functionOfLine(line: string): AbiFunction | undefined {
  if (line.length > 4_000) return undefined;
  const read = readAbi(line);
  const [fn, other] = read.ok ? read.value.functions : [];
  return other === undefined ? fn : undefined;
}

/** The signature that a function is told from others by: `transfer(address,uint256)`. */
export function signatureOf(fn: AbiFunction): string {
  return functionAbi(fn)?.signature ?? fn.name;
}

function list(parameters: readonly AbiParameter[]): string {
  return parameters.map((it) => `${typeOf(it)}${it.name ? ` ${it.name}` : ''}`).join(', ');
}

/** The type as it is written in Solidity: `(address who, uint256[] parts)[]` for a list of tuples. */
export function typeOf(parameter: AbiParameter): string {
  return 'components' in parameter
    ? `(${list(parameter.components)})${parameter.type.slice('tuple'.length)}`
    : parameter.type;
}
