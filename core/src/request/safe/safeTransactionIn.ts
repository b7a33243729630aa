import { type Address, type Hex, zeroAddress } from 'viem';
import type { SafeTx } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { addressField, bytesIn, entry, quantityIn } from '../json/readFields.ts';

/** A Safe transaction as its service says it. `hash` is the one that it states; `field` its name for the base gas. */
export type ReadSafeTransaction = Readonly<{
  safe: Address;
  tx: SafeTx;
  gasField: 'baseGas' | 'dataGas';
  hash?: Hex;
}>;

/** Whether an object is a Safe transaction by its keys. */
export function isSafeTransaction(node: JsonObject): boolean {
  const has = (key: string) => node.entries.has(key);
  return has('safeTransactionData') || (has('operation') && has('safeTxGas') && has('to') && has('nonce'));
}

/**
 * Reads a Safe transaction in the shapes of Safe's transaction service: what it answers, what is proposed to it, and
 * the parameters that its SDK proposes with.
 *
 * @throws {ParseError} for anything malformed or missing
 */
export function safeTransactionIn(node: JsonObject): ReadSafeTransaction {
  const inner = entry(node, 'safeTransactionData');
  if (inner !== undefined && inner.kind !== 'object') {
    throw new ParseError({ id: 'safe.dataNoObject' }, { at: inner.at });
  }
  const fields = inner ?? node;
  const safe = entry(node, 'safe') ?? entry(node, 'safeAddress');
  if (safe === undefined) throw new ParseError({ id: 'safe.noSafe' }, { at: node.at });
  const hash = hashIn(node);
  const gasField = fields.entries.has('dataGas') ? 'dataGas' : 'baseGas';
  const data = entry(fields, 'data');
  return {
    safe: addressField(safe, 'safe'),
    gasField,
    ...(hash === undefined ? {} : { hash }),
    tx: {
      to: addressField(needed(fields, 'to'), 'to'),
      value: integer(fields, 'value'),
      data: data === undefined ? '0x' : bytesIn(data, 'data'),
      operation: operationIn(needed(fields, 'operation')),
      safeTxGas: integer(fields, 'safeTxGas'),
      baseGas: integer(fields, gasField),
      gasPrice: integer(fields, 'gasPrice'),
      gasToken: addressOr0(fields, 'gasToken'),
      refundReceiver: addressOr0(fields, 'refundReceiver'),
      nonce: integer(fields, 'nonce'),
    },
  };
}

function hashIn(node: JsonObject): ReadSafeTransaction['hash'] {
  const all = ['safeTxHash', 'contractTransactionHash'].flatMap((key) => entry(node, key) ?? []);
  const [first, second] = all;
  if (first === undefined) return undefined;
  const hex = bytesIn(first, 'safeTxHash');
  if (second !== undefined && bytesIn(second, 'contractTransactionHash') !== hex) {
    throw new ParseError({ id: 'safe.twoHashes' }, { at: second.at });
  }
  if (hex.length !== 66) throw new ParseError({ id: 'field.hashLength' }, { at: first.at });
  return hex;
}

function operationIn(node: JsonNode): 0 | 1 {
  const operation = quantityIn(node, 'operation');
  if (operation === 0n) return 0;
  if (operation === 1n) return 1;
  throw new ParseError({ id: 'safe.operation' }, { at: node.at });
}

function integer(node: JsonObject, key: string): bigint {
  return quantityIn(needed(node, key), key);
}

/** The service writes null where nothing is set, which is signed as the zero address. */
function addressOr0(node: JsonObject, key: string): Address {
  const found = entry(node, key);
  return found === undefined ? zeroAddress : addressField(found, key);
}

function needed(node: JsonObject, key: string): JsonNode {
  const found = entry(node, key);
  if (found !== undefined) return found;
  throw new ParseError({ id: 'safe.lacks', args: { key } }, { at: node.at });
}
