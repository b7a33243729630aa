import { stringToHex } from 'viem';
import type { Body } from '../../model/request.ts';
import { parseAddress } from '../../text/address.ts';
import { ReadbackError } from '../../text/errors.ts';
import { freeze } from '../frozen/freeze.ts';
import { type JsonArray, type JsonNode, type JsonObject } from '../../text/json/jsonNode.ts';
import { explainedMethod } from '../wallet/explainedMethods.ts';
import {
  isSigningMethod,
  judgedMethods,
  otherNames,
  refusedMethods,
  sendingMethods,
  type SigningMethod,
  signingMethods,
} from '../wallet/methods.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsing, TookFor } from './parsed.ts';
import { callsReading } from '../transaction/callsReading.ts';
import { addressField, bytesIn, textField } from '../json/readFields.ts';
import { readRawTransaction } from '../rlp/readRawTransaction.ts';
import { refuseBareDigits } from '../json/refuseBareDigits.ts';
import { readTransaction } from '../transaction/readTransaction.ts';
import { authorizationReading } from '../operation/authorizationReading.ts';
import { userOperationReading } from '../operation/userOperationReading.ts';
import { readTypedData, typedDataOf } from '../typedData/readTypedData.ts';
import { rawReading, transactionReading } from '../transaction/transactionReading.ts';

/**
 * Reads a JSON-RPC request as a dapp sends it to a wallet: `{ method, params }`.
 *
 * @throws {ReadbackError} for methods that are not read here, and for parameters that are malformed
 */
export function parseRequest(root: JsonObject, text: string, context: ParseContext): Parsing {
  const node = root.entries.get('method');
  const method = node === undefined ? '' : textField(node, 'method');
  if (method === sendingMethods.userOperation) return userOperationRequest(paramsOf(root), text, context);
  if (method === sendingMethods.rawTransaction) return rawRequest(paramsOf(root), text, context);
  if (method === judgedMethods.blind) return blindRequest(paramsOf(root), text);
  if (judgedMethods.authorization.some((it) => it === method)) {
    return authorizationRequest(root, text, context);
  }
  if (method === otherNames.invoked) return invokedRequest(root, text, context);
  if (method === otherNames.typedData) {
    const body = typedDataBody(paramsOf(root), text);
    // Without lists its digest is that of the newer version, by which it is signed.
    if (!hasLists(body)) return ready(body, 'typedDataRequest', text);
  }
  const refusal = Object.hasOwn(refusedMethods, method) ? Reflect.get(refusedMethods, method) : undefined;
  if (refusal !== undefined) {
    throw new ParseError(
      { id: 'request.refused', args: { method, why: { id: refusal } } },
      { at: node?.at ?? root.at },
    );
  }
  // Whatever its parameters look like.
  if (!isSigningMethod(method)) {
    const why = explainedMethod(method);
    if (why !== undefined) {
      throw new ParseError(
        { id: 'request.explained', args: { method, why: { id: why } } },
        { at: node?.at ?? root.at },
      );
    }
    const details = { details: method.slice(0, 100), at: node?.at ?? root.at };
    throw new ParseError({ id: 'request.unknownMethod' }, details);
  }
  const params = paramsOf(root);
  switch (method as SigningMethod) {
    case signingMethods.transaction:
      return transactionRequest(exactly(objectAt(params, 0, 1)), text, context);
    case signingMethods.calls:
      return callsReading(exactly(objectAt(params, 0, 1)), text, context);
    case signingMethods.message:
      return ready(messageBody(params), 'messageRequest', text);
    case signingMethods.typedData:
      return ready(typedDataBody(params, text), 'typedDataRequest', text);
  }
}

function hasLists(body: Body): boolean {
  if (body.kind !== 'typedData') return false;
  return Object.values(body.typed.types).some((fields) => fields.some(({ type }) => type.endsWith(']')));
}

/** A request inside one that names its network (CAIP-27). */
function invokedRequest(root: JsonObject, text: string, context: ParseContext): Parsing {
  const params = root.entries.get('params');
  const node = params?.kind === 'array' ? params.items[0] : params;
  const request = node?.kind === 'object' ? node.entries.get('request') : undefined;
  const scope = node?.kind === 'object' ? node.entries.get('scope') : undefined;
  const chain = scope?.kind === 'string' ? /^eip155:([1-9][0-9]{0,15})$/.exec(scope.value)?.[1] : undefined;
  const inner = request?.kind === 'object' ? request.entries.get('method') : undefined;
  if (
    request?.kind !== 'object' ||
    chain === undefined ||
    inner?.kind !== 'string' ||
    inner.value === otherNames.invoked
  ) {
    throw new ParseError({ id: 'request.unknownMethod' }, { at: params?.at ?? root.at });
  }
  return parseRequest(request, text, { ...context, chainId: Number(chain) });
}

/** The operation, then its entry point. */
function userOperationRequest(params: JsonArray, text: string, context: ParseContext): Parsing {
  const [op, entryPoint] = params.items;
  if (op?.kind !== 'object' || params.items.length !== 2) {
    throw new ParseError(
      { id: 'request.operation', args: { method: sendingMethods.userOperation } },
      {
        at: params.at,
      },
    );
  }
  return userOperationReading(op, text, context, entryPoint);
}

function rawRequest(params: JsonArray, text: string, context: ParseContext): Parsing {
  const [raw] = params.items;
  if (raw === undefined || params.items.length !== 1) {
    throw new ParseError(
      { id: 'request.rawTransaction', args: { method: sendingMethods.rawTransaction } },
      { at: params.at },
    );
  }
  return inside(raw, () =>
    rawReading(readRawTransaction(bytesIn(raw, { id: 'request.theTransaction' })), text, context),
  );
}

function ready(body: Body, took: TookFor, text: string): Parsing {
  return { ok: true, took, request: freeze(body, text), others: [] };
}

/** In a request, a transaction without `to` creates a contract: that is what the wallet would make of it. */
function transactionRequest(node: JsonObject, text: string, context: ParseContext): Parsing {
  const read = readTransaction(node, context.chainId);
  return transactionReading({ ...read, to: read.to ?? null }, 'transactionRequest', text, context);
}

/** `personal_sign` takes the message, then the account; some dapps swap them, and wallets tell by the address. */
function messageBody(params: JsonArray): Body {
  const [first, second] = pairOf(params, signingMethods.message);
  const swapped = isAddress(first) && !isAddress(second);
  return swapped ? messageOf(second, first) : messageOf(first, second);
}

/** `eth_sign` takes the account, then the bytes; where only the second is an address, the two are swapped. */
function blindRequest(params: JsonArray, text: string): Parsing {
  const [first, second] = pairOf(params, judgedMethods.blind);
  const swapped = isAddress(second) && !isAddress(first);
  const body = swapped ? messageOf(first, second) : messageOf(second, first);
  return ready({ ...body, blind: true }, swapped ? 'blindRequestSwapped' : 'blindRequest', text);
}

function pairOf(params: JsonArray, method: string): readonly [JsonNode, JsonNode] {
  const [first, second] = params.items;
  if (first === undefined || second === undefined || params.items.length > 3) {
    throw new ParseError({ id: 'request.message', args: { method } }, { at: params.at });
  }
  return [first, second];
}

function messageOf(message: JsonNode, account: JsonNode): Extract<Body, { kind: 'message' }> {
  const said = textField(message, { id: 'request.theMessage' });
  return {
    kind: 'message',
    signer: addressField(account, { id: 'request.theAccount' }),
    bytes: /^0[xX]/.test(said) ? bytesIn(message, { id: 'request.theMessage' }) : stringToHex(said),
  };
}

/** What is to be signed, in a list or alone; libraries put the account that signs beside it, or in front. */
function authorizationRequest(root: JsonObject, text: string, context: ParseContext): Parsing {
  const params = root.entries.get('params');
  const items = params?.kind === 'array' ? params.items : params === undefined ? [] : [params];
  const [first, second] = items;
  const [account, node] = first !== undefined && isAddress(first) ? [first, second] : [second, first];
  if (node?.kind !== 'object' || items.length > 2) {
    throw new ParseError({ id: 'request.authorization' }, { at: params?.at ?? root.at });
  }
  return authorizationReading(exactly(node), text, context, {
    took: 'authorizationRequest',
    ...(account === undefined ? {} : { account: addressField(account, { id: 'request.theAccount' }) }),
  });
}

function exactly(node: JsonObject): JsonObject {
  refuseBareDigits(node);
  return node;
}

function isAddress(node: JsonNode): boolean {
  return node.kind === 'string' && parseAddress(node.value).ok;
}

/** Typed data comes as text, which stays as it is, or as an object, whose own text is what the wallet gets. */
function typedDataBody(params: JsonArray, text: string): Body {
  const [account, data] = params.items;
  if (account === undefined || data === undefined || params.items.length !== 2) {
    throw new ParseError(
      { id: 'request.typedData', args: { method: signingMethods.typedData } },
      { at: params.at },
    );
  }
  const signer = addressField(account, { id: 'request.theAccount' });
  if (data.kind === 'object') {
    return { kind: 'typedData', signer, json: text.slice(data.at, data.end), typed: typedDataOf(data).typed };
  }
  const json = textField(data, { id: 'request.theTypedData' });
  return { kind: 'typedData', signer, json, typed: inside(data, () => readTypedData(json).typed) };
}

/** Errors inside a quoted text have positions of their own; what was pasted is marked where that text starts. */
function inside<T>(node: JsonNode, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ReadbackError)) throw error;
    throw new ParseError(error.problem, { details: error.details, at: node.at, cause: error });
  }
}

function paramsOf(root: JsonObject): JsonArray {
  const node = root.entries.get('params');
  if (node?.kind === 'array') return node;
  throw new ParseError(
    node === undefined
      ? { id: 'request.noParams' }
      : { id: 'request.paramsNoList', args: { kind: node.kind } },
    { at: node?.at ?? root.at },
  );
}

function objectAt(params: JsonArray, at: number, count: number): JsonObject {
  const node = params.items[at];
  if (node?.kind !== 'object' || params.items.length !== count) {
    throw new ParseError({ id: 'request.paramsOneObject' }, { at: node?.at ?? params.at });
  }
  return node;
}
