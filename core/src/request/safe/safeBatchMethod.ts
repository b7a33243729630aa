import type { AbiFunction, AbiParameter } from 'viem';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { entry, textField } from '../json/readFields.ts';

/** How deep tuples may be in one another. */
const mostDepth = 16;

/**
 * The method of a call in a file of Safe's Transaction Builder, as a function of an ABI; `receive` is a bare payment, as is one without
 * a name: that page encodes nothing for either.
 *
 * @throws {ParseError} for anything malformed, and for a fallback, whose data only the caller knows
 */
export function methodIn(node: JsonNode): AbiFunction | 'receive' {
  if (node.kind !== 'object') throw new ParseError({ id: 'batch.methodNoObject' }, { at: node.at });
  const name = textOf(node, 'name');
  const inputs = inputsIn(entry(node, 'inputs'), node, 0);
  if ((name === 'receive' || name === '') && inputs.length === 0) return 'receive';
  if (name === 'fallback') {
    throw new ParseError(
      { id: 'batch.fallback' },
      {
        at: node.at,
      },
    );
  }
  return { type: 'function', name, inputs, outputs: [], stateMutability: 'payable' };
}

function inputsIn(list: JsonNode | undefined, parent: JsonObject, depth: number): readonly AbiParameter[] {
  if (list === undefined) return [];
  if (list.kind !== 'array' || depth > mostDepth) {
    throw new ParseError({ id: 'batch.inputsNoList' }, { at: parent.at });
  }
  return list.items.map((it) => {
    if (it.kind !== 'object') throw new ParseError({ id: 'batch.inputNoObject' }, { at: it.at });
    const name = entry(it, 'name');
    const components = entry(it, 'components');
    return {
      name: name === undefined ? '' : textField(name, 'name'),
      type: textOf(it, 'type'),
      ...(components === undefined ? {} : { components: inputsIn(components, it, depth + 1) }),
    };
  });
}

function textOf(node: JsonObject, key: string): string {
  const found = entry(node, key);
  if (found === undefined) throw new ParseError({ id: 'batch.methodLacks', args: { key } }, { at: node.at });
  return textField(found, key);
}
