import type { JsonNode } from './jsonNode.ts';

/** JSON as `JSON.parse` has it, which is how an app hands it to a wallet. */
export function plainOf(node: JsonNode): unknown {
  switch (node.kind) {
    case 'null':
      return null;
    case 'bool':
    case 'string':
      return node.value;
    case 'number':
      return Number(node.text);
    case 'array':
      return node.items.map(plainOf);
    case 'object':
      return Object.fromEntries([...node.entries].map(([key, value]) => [key, plainOf(value)]));
  }
}
