import type { Address, Hex } from 'viem';
import type { Call, TxOverrides } from '../../model/request.ts';
import { unknownType } from './unknownType.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { authorizationListIn, draftAuthorizationIn } from '../operation/authorizationIn.ts';
import { accessListIn, blobHashesIn } from './listsIn.ts';
import { networkFieldsIn, networkKeys } from './networkFieldsIn.ts';
import { addressField, bytesIn, chainIn, entry, onlyKeys, quantityIn } from '../json/readFields.ts';

/** A transaction as its JSON says it. `to` undefined: the key is not there, which is not the same as null. */
export type ReadTransaction = Readonly<{
  chainId?: number;
  from?: Address;
  to: Address | null | undefined;
  value: bigint;
  data: Hex;
  set: TxOverrides;
}>;

/**
 * Reads the fields of a transaction, as `eth_sendTransaction` takes them. `onChain` is the network that counts where it
 * names none.
 *
 * @throws {ParseError} for anything malformed, and for fields that are not known
 */
export function readTransaction(node: JsonObject, onChain?: number): ReadTransaction {
  refuseSigned(node);
  onlyKeys(node, keys, 'transaction');
  const from = entry(node, 'from');
  const said = entry(node, 'chainId');
  const chainId = said === undefined ? undefined : chainIn(said);
  return {
    ...(from === undefined ? {} : { from: addressField(from, 'from') }),
    ...(chainId === undefined ? {} : { chainId }),
    ...readCallFields(node),
    set: readSet(node, chainId ?? onChain),
  };
}

/** Reads `to`, `value` and `data` (or `input`), which must agree if both are there. */
export function readCallFields(node: JsonObject): Omit<Call, 'to'> & { to: Address | null | undefined } {
  const to = node.entries.get('to');
  const value = entry(node, 'value');
  const [data, input] = [entry(node, 'data'), entry(node, 'input')];
  const bytes = data === undefined ? undefined : bytesIn(data, 'data');
  const same = input === undefined ? undefined : bytesIn(input, 'input');
  if (bytes !== undefined && same !== undefined && bytes !== same) {
    throw new ParseError(
      { id: 'transaction.dataTwice' },
      {
        at: input?.at ?? node.at,
      },
    );
  }
  return {
    to: to === undefined ? undefined : to.kind === 'null' ? null : addressField(to, 'to'),
    value: value === undefined ? 0n : quantityIn(value, 'value'),
    data: bytes ?? same ?? '0x',
  };
}

const keys: ReadonlySet<string> = new Set([
  'from',
  'to',
  'value',
  'data',
  'input',
  'chainId',
  'nonce',
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'type',
  'accessList',
  'authorizationList',
  'maxFeePerBlobGas',
  'blobVersionedHashes',
  ...networkKeys,
]);

/** Signed ones are read from their signature; this is for what says that it was signed and does not say how. */
function refuseSigned(node: JsonObject): void {
  for (const key of ['hash', 'r', 'blockHash']) {
    const found = entry(node, key);
    if (found !== undefined) {
      throw new ParseError({ id: 'transaction.halfSigned' }, { details: `field ${key}`, at: found.at });
    }
  }
  const blobs = entry(node, 'blobs') ?? entry(node, 'sidecars');
  if (blobs !== undefined) {
    throw new ParseError(
      { id: 'transaction.blobs' },
      {
        at: blobs.at,
      },
    );
  }
}

const most = { nonce: 2n ** 64n, gas: 2n ** 64n } as const;

function readSet(node: JsonObject, chainId: number | undefined): TxOverrides {
  if (entry(node, 'gas') !== undefined && entry(node, 'gasLimit') !== undefined) {
    throw new ParseError(
      { id: 'transaction.gasTwice' },
      {
        at: entry(node, 'gasLimit')?.at ?? node.at,
      },
    );
  }
  const type = entry(node, 'type');
  const list = entry(node, 'accessList');
  const authorizations = entry(node, 'authorizationList');
  const blobs = entry(node, 'blobVersionedHashes');
  const network = networkFieldsIn(node);
  return {
    ...quantity(node, 'nonce', 'nonce', most.nonce),
    ...quantity(node, 'gas', 'gas', most.gas),
    ...quantity(node, 'gasLimit', 'gas', most.gas),
    ...quantity(node, 'gasPrice', 'gasPrice'),
    ...quantity(node, 'maxFeePerGas', 'maxFeePerGas'),
    ...quantity(node, 'maxPriorityFeePerGas', 'maxPriorityFeePerGas'),
    ...(type === undefined ? {} : { type: typeIn(type) }),
    ...(list === undefined ? {} : { accessList: accessListIn(list) }),
    ...(authorizations === undefined
      ? {}
      : {
          // Without a network nothing is read of it: then it makes no difference which one is here.
          authorizationList: authorizationListIn(authorizations, (it) =>
            draftAuthorizationIn(it, chainId ?? 0),
          ),
        }),
    ...quantity(node, 'maxFeePerBlobGas', 'maxFeePerBlobGas'),
    ...(blobs === undefined ? {} : { blobVersionedHashes: blobHashesIn(blobs) }),
    ...(network === undefined ? {} : { network }),
  };
}

function quantity<const Key extends string>(
  node: JsonObject,
  name: string,
  key: Key,
  limit = 2n ** 256n,
): { [K in Key]?: bigint } {
  const found = entry(node, name);
  if (found === undefined) return {};
  const value = quantityIn(found, name);
  if (value >= limit) throw new ParseError({ id: 'field.tooLarge', args: { name } }, { at: found.at });
  return { [key]: value } as { [K in Key]?: bigint };
}

function typeIn(node: JsonNode): NonNullable<TxOverrides['type']> {
  const value = quantityIn(node, 'type');
  const type = `0x${value.toString(16)}`;
  if (isType(type)) return type;
  throw unknownType(value, { at: node.at });
}

function isType(type: string): type is NonNullable<TxOverrides['type']> {
  return /^0x(?:[0-4]|71|7b)$/.test(type);
}
