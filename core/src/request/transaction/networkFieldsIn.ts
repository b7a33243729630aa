import type { Hex } from 'viem';
import type { NetworkFields } from '../../model/request.ts';
import { ParseError } from '../../text/parseError.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { addressField, bytesIn, entry, onlyKeys, quantityIn } from '../json/readFields.ts';

/** The keys of these fields in a transaction: Celo's, zkSync's as its wallets take them, and as libraries name them. */
export const networkKeys = [
  'feeCurrency',
  'eip712Meta',
  'paymaster',
  'paymasterInput',
  'gasPerPubdata',
  'factoryDeps',
  'customSignature',
] as const;

/**
 * The fields that one network alone has; undefined where there are none.
 *
 * @throws {ParseError} for anything malformed, and for fields inside that are not known
 */
export function networkFieldsIn(node: JsonObject): NetworkFields | undefined {
  const meta = objectAt(node, 'eip712Meta', metaKeys);
  const params = meta === undefined ? undefined : objectAt(meta, 'paymasterParams', paymasterKeys);
  const at = (key: string) =>
    entry(node, key) ?? (meta && entry(meta, key)) ?? (params && entry(params, key));
  const [currency, paymaster, input] = [at('feeCurrency'), at('paymaster'), at('paymasterInput')];
  const [gas, deps, signature] = [at('gasPerPubdata'), at('factoryDeps'), at('customSignature')];
  const fields: NetworkFields = {
    ...(currency === undefined ? {} : { feeCurrency: addressField(currency, 'feeCurrency') }),
    ...(paymaster === undefined ? {} : { paymaster: addressField(paymaster, 'paymaster') }),
    ...(input === undefined ? {} : { paymasterInput: byteListIn(input, 'paymasterInput') }),
    ...(gas === undefined ? {} : { gasPerPubdata: quantityIn(gas, 'gasPerPubdata') }),
    ...(deps === undefined ? {} : { factoryDeps: countIn(deps) }),
    ...(signature === undefined ? {} : { customSignature: byteListIn(signature, 'customSignature') }),
  };
  return Object.keys(fields).length === 0 && meta === undefined ? undefined : fields;
}

const metaKeys: ReadonlySet<string> = new Set([
  'gasPerPubdata',
  'factoryDeps',
  'customSignature',
  'paymasterParams',
]);
const paymasterKeys: ReadonlySet<string> = new Set(['paymaster', 'paymasterInput']);

function objectAt(node: JsonObject, key: string, keys: ReadonlySet<string>): JsonObject | undefined {
  const found = entry(node, key);
  if (found === undefined) return undefined;
  if (found.kind !== 'object')
    throw new ParseError({ id: 'transaction.networkFields' }, { details: key, at: found.at });
  onlyKeys(found, keys, 'transaction');
  return found;
}

/** Bytes in hex, or as zkSync's wallets take them: a list of numbers. */
function byteListIn(node: JsonNode, name: 'paymasterInput' | 'customSignature'): Hex {
  if (node.kind !== 'array') return bytesIn(node, name);
  const bytes = node.items.map((it) => quantityIn(it, name));
  if (bytes.some((it) => it > 255n))
    throw new ParseError({ id: 'transaction.networkFields' }, { details: name, at: node.at });
  return `0x${bytes.map((it) => it.toString(16).padStart(2, '0')).join('')}`;
}

function countIn(node: JsonNode): number {
  if (node.kind === 'array') return node.items.length;
  throw new ParseError({ id: 'transaction.networkFields' }, { details: 'factoryDeps', at: node.at });
}
