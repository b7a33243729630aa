import {
  type AbiFunction,
  concatHex,
  encodeAbiParameters,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
} from 'viem';
import type { Arg, ArgValue, Step } from '../../model/step.ts';

/**
 * The calldata that viem makes of a step's function and values, from the texts that are shown and nothing else of
 * ours: its parser takes the signature apart and its encoder takes text as text.
 */
export function encodeAgain({ fn, args }: Step): Hex | undefined {
  if (fn === undefined) return undefined;
  const item = parsed(fn.signature);
  const values = encodeAbiParameters(item.inputs, args.map(plain));
  return fn.selector.length === 10 ? concatHex([toFunctionSelector(item), values]) : values;
}

const cache = new Map<string, AbiFunction>();

function parsed(signature: string): AbiFunction {
  const there = cache.get(signature);
  if (there !== undefined) return there;
  const item = parseAbiItem([`function ${signature}`] as never) as unknown as AbiFunction;
  cache.set(signature, item);
  return item;
}

function plain({ value }: Arg): unknown {
  const it: ArgValue = value;
  switch (it.kind) {
    case 'array':
      return it.items.map(plain);
    case 'tuple':
      return it.fields.map(plain);
    case 'address':
      return it.address;
    case 'bytes':
      return it.hex;
    case 'text':
      return it.text;
    default:
      return it.value;
  }
}
