import type { Problem } from '../../text/problem.ts';
import { freeze } from '../frozen/freeze.ts';
import { authorizationReading } from '../operation/authorizationReading.ts';
import { isAuthorizationJson } from '../operation/authorizationIn.ts';
import { callsReading } from '../transaction/callsReading.ts';
import type { JsonObject } from '../../text/json/jsonNode.ts';
import type { ParseContext, Parsing } from '../parse/parsed.ts';
import { ParseError } from '../../text/parseError.ts';
import { parseRequest } from '../parse/parseRequest.ts';
import { entry } from './readFields.ts';
import { isSafeBatch, safeBatchReading } from '../safe/safeBatch.ts';
import { isSafeTransaction } from '../safe/safeTransactionIn.ts';
import { safeTransactionReading } from '../safe/safeTransactionReading.ts';
import { isSignedJson, minedJsonReading } from '../parse/signedJson.ts';
import { isUserOperationJson } from '../operation/userOperationIn.ts';
import { userOperationReading } from '../operation/userOperationReading.ts';
import { readJson } from '../../text/json/readJson.ts';
import { readTransaction } from '../transaction/readTransaction.ts';
import { typedDataOf } from '../typedData/readTypedData.ts';
import { asSafeTx } from '../safe/safeTypedData.ts';
import { transactionListReading, transactionsIn } from '../transaction/transactionList.ts';
import { transactionReading } from '../transaction/transactionReading.ts';

/**
 * Reads JSON: a request with a method, typed data, the fields of a transaction, or a list of transactions.
 *
 * @throws {ReadbackError} for JSON that is malformed or none of these: some sites have JSON signed as a message, which the
 *   user decides
 */
export function parseJson(text: string, context: ParseContext): Parsing {
  const root = readJson(text);
  if (
    root.kind === 'array' &&
    root.items.some((item) => item.kind === 'object' && item.entries.has('method'))
  ) {
    throw new ParseError({ id: 'request.several' }, { at: root.at });
  }
  const listed = root.kind === 'object' || root.kind === 'array' ? transactionsIn(root) : undefined;
  if (listed !== undefined) return transactionListReading(listed, text, context);
  if (root.kind === 'object') {
    const has = (key: string): boolean => root.entries.has(key);
    if (has('method')) return parseRequest(root, text, context);
    if (has('types') || has('primaryType')) return typedDataReading(root, text, context);
    return objectReading(root, text, context);
  }
  throw new ParseError(unknownJson, { at: root.at });
}

const unknownJson: Problem = { id: 'request.unknownJson' };

/** What an object is, by its keys: no two of these forms share those that are looked for. */
function objectReading(root: JsonObject, text: string, context: ParseContext): Parsing {
  const has = (key: string): boolean => root.entries.has(key);
  const held = heldIn(root);
  if (held !== undefined) return objectReading(held, text, context);
  if (isUserOperationJson(root)) return userOperationReading(root, text, context);
  if (isSafeBatch(root)) return safeBatchReading(root, text, context);
  if (isSafeTransaction(root)) return safeTransactionReading(root, text, context);
  if (isAuthorizationJson(root)) return authorizationReading(root, text, context);
  if (entry(root, 'calls')?.kind === 'array') return callsReading(root, text, context);
  if (isSignedJson(root)) return minedJsonReading(root, text, context);
  if (has('to') || has('data') || has('input')) {
    return transactionReading(readTransaction(root, context.chainId), 'transaction', text, context);
  }
  throw new ParseError(unknownJson, { at: root.at });
}

/** What an answer holds: of a node, the signed transaction; of Safe's service, the one transaction that it lists. */
function heldIn(root: JsonObject): JsonObject | undefined {
  const result = entry(root, 'result');
  if (result?.kind === 'object' && isSignedJson(result)) return result;
  const list = entry(root, 'results');
  const items = list?.kind === 'array' ? list.items : [];
  const [first] = items;
  if (first?.kind !== 'object' || !isSafeTransaction(first)) return undefined;
  if (items.length === 1) return first;
  throw new ParseError({ id: 'safe.several' }, { at: first.at });
}

/** Typed data that was pasted bare: the wallet gets its text without the space around it, and else untouched. */
function typedDataReading(root: JsonObject, text: string, { from }: ParseContext): Parsing {
  const { typed } = typedDataOf(root);
  const json = text.slice(root.at, root.end);
  const body = { kind: 'typedData', ...(from === undefined ? {} : { signer: from }), json, typed } as const;
  const took = asSafeTx(typed) === null ? 'typedData' : 'safeTransaction';
  return { ok: true, took, request: freeze(body, text), others: [] };
}
