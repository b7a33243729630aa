import type { JsonNode } from '../../../text/json/jsonNode.ts';
import { parseAddress } from '../../../text/address.ts';

/** What each key of a domain is, in the order of EIP-712. */
const domainTypes = [
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
] as const;

/**
 * Test files may leave out `EIP712Domain`: then it is what the keys of the domain say. Nothing that is signed goes
 * through here; a wallet's request without it is refused, since wallets do not agree on it.
 */
export function withDomainType(data: JsonNode): JsonNode {
  if (data.kind !== 'object') return data;
  const types = data.entries.get('types');
  const domain = data.entries.get('domain');
  if (types?.kind !== 'object' || domain?.kind !== 'object' || types.entries.has('EIP712Domain')) return data;
  const place = { at: types.at, end: types.end };
  const text = (value: string): JsonNode => ({ kind: 'string', value, ...place });
  const items = domainTypes
    .filter(([name]) => domain.entries.has(name))
    .map(
      ([name, type]): JsonNode => ({
        kind: 'object',
        entries: new Map([
          ['name', text(name)],
          ['type', text(type)],
        ]),
        ...place,
      }),
    );
  const declared: JsonNode = { kind: 'array', items, ...place };
  const entries = new Map([...types.entries, ['EIP712Domain', declared] as const]);
  return { ...data, entries: new Map([...data.entries, ['types', { ...types, entries }] as const]) };
}

/**
 * Fifteen messages of the registry hold an address whose mixed case is not a checksum. They are read by their bytes, as
 * most wallets do; a wallet's request with such an address is refused.
 */
export function withoutWrongChecksums(node: JsonNode): JsonNode {
  switch (node.kind) {
    case 'string':
      return /^0x[0-9a-fA-F]{40}$/.test(node.value) && !parseAddress(node.value).ok
        ? { ...node, value: node.value.toLowerCase() }
        : node;
    case 'array':
      return { ...node, items: node.items.map(withoutWrongChecksums) };
    case 'object':
      return {
        ...node,
        entries: new Map(
          [...node.entries].map(([key, value]) => [key, withoutWrongChecksums(value)] as const),
        ),
      };
    default:
      return node;
  }
}
