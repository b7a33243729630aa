import { type Address, concatHex, type Hex, numberToHex } from 'viem';
import type { Authorization, SignedAuthorization } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { mostAuthorizations } from '../rlp/rawLists.ts';
import { addressField, entry, onlyKeys, quantityIn } from '../json/readFields.ts';

/** An EIP-7702 authorization as JSON says it, signed or not. `chainId` 0 counts on every network. */
export type ReadAuthorization = Omit<SignedAuthorization, 'authority' | 'signature'> &
  Readonly<{ signature?: Hex }>;

/**
 * Reads an authorization: the contract as `address`, as nodes call it, or `contractAddress` or `delegate`; signed with
 * `yParity` (or `v`), `r` and `s`.
 *
 * @throws {ParseError} for anything malformed, and for fields that are not known
 */
export function authorizationIn(node: JsonNode): ReadAuthorization {
  if (node.kind !== 'object') throw new ParseError({ id: 'authorization.noObject' }, { at: node.at });
  const delegate = delegateIn(node);
  const signature = signatureIn(node);
  return {
    chainId: Number(below(node, 'chainId', 2n ** 53n)),
    delegate,
    nonce: below(node, 'nonce', 2n ** 64n),
    ...(signature === undefined ? {} : { signature }),
  };
}

/** Whether an object is an authorization by its keys. */
export function isAuthorizationJson(node: JsonObject): boolean {
  const has = (key: string) => node.entries.has(key);
  const delegate = has('address') || has('contractAddress') || has('delegate');
  return delegate && has('nonce') && has('chainId') && !has('to') && !has('data') && !has('input');
}

/** The list in a transaction, each read as `one`: signed, or where the wallet may still have to sign it, a draft. */
export function authorizationListIn<One>(node: JsonNode, one: (item: JsonNode) => One): readonly One[] {
  if (node.kind !== 'array' || node.items.length === 0 || node.items.length > mostAuthorizations) {
    throw new ParseError(
      { id: 'authorization.noList', args: { name: 'authorizationList', most: mostAuthorizations } },
      {
        at: node.at,
      },
    );
  }
  return node.items.map(one);
}

/** One that has to be signed. */
export function signedAuthorizationIn(node: JsonNode): SignedAuthorization {
  const { signature, ...rest } = authorizationIn(node);
  if (signature === undefined) throw new ParseError({ id: 'authorization.unsigned' }, { at: node.at });
  return { ...rest, signature };
}

/**
 * One that the wallet may have to sign first: it counts on `chainId` where it names no network, and for the next nonce of
 * its account where it names none.
 */
export function draftAuthorizationIn(node: JsonNode, chainId: number | undefined): Authorization {
  if (node.kind !== 'object' || signatureIn(node) !== undefined) return authorizationIn(node);
  const said = entry(node, 'chainId');
  if (said === undefined && chainId === undefined) {
    throw new ParseError({ id: 'authorization.noNetwork' }, { at: node.at });
  }
  return {
    chainId: said === undefined ? (chainId ?? 0) : Number(below(node, 'chainId', 2n ** 53n)),
    delegate: delegateIn(node),
    ...(entry(node, 'nonce') === undefined ? {} : { nonce: below(node, 'nonce', 2n ** 64n) }),
  };
}

const keys: ReadonlySet<string> = new Set([
  'chainId',
  'address',
  'contractAddress',
  'delegate',
  'nonce',
  'yParity',
  'v',
  'r',
  's',
]);

function delegateIn(node: JsonObject): Address {
  onlyKeys(node, keys, 'authorization');
  const delegates = ['address', 'contractAddress', 'delegate'].flatMap((key) => entry(node, key) ?? []);
  const [delegate] = delegates;
  if (delegate === undefined || delegates.length > 1) {
    throw new ParseError({ id: 'authorization.noContract' }, { at: node.at });
  }
  return addressField(delegate, { id: 'authorization.itsContract' });
}

/** Parity 0 and 1, which `v` may write as 27 and 28; any other is of no account, and kept as it is. */
function signatureIn(node: JsonObject): Hex | undefined {
  const [parity, v] = [entry(node, 'yParity'), entry(node, 'v')];
  const all = [parity ?? v, entry(node, 'r'), entry(node, 's')];
  if (all.every((it) => it === undefined)) return undefined;
  const said = parity === undefined ? undefined : below(node, 'yParity', 256n);
  const old = v === undefined ? undefined : plainParity(below(node, 'v', 256n));
  if (said !== undefined && old !== undefined && said !== old) {
    throw new ParseError({ id: 'authorization.parity' }, { at: v?.at ?? node.at });
  }
  return concatHex([
    numberToHex(below(node, 'r', 2n ** 256n), { size: 32 }),
    numberToHex(below(node, 's', 2n ** 256n), { size: 32 }),
    numberToHex(said ?? old ?? 0n, { size: 1 }),
  ]);
}

function plainParity(v: bigint): bigint {
  return v === 27n || v === 28n ? v - 27n : v;
}

function below(node: JsonObject, key: string, limit: bigint): bigint {
  const found = entry(node, key);
  if (found === undefined)
    throw new ParseError({ id: 'authorization.lacks', args: { key } }, { at: node.at });
  const value = quantityIn(found, key);
  if (value >= limit) throw new ParseError({ id: 'field.tooLarge', args: { name: key } }, { at: found.at });
  return value;
}
