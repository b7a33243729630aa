import type { Call } from '../../model/request.ts';
import { freeze } from '../frozen/freeze.ts';
import type { JsonArray, JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import type { ParseContext, Parsing } from '../parse/parsed.ts';
import { mostCalls } from './readCalls.ts';
import { entry, quantityIn } from '../json/readFields.ts';
import { isSafeTransaction } from '../safe/safeTransactionIn.ts';
import { type ReadTransaction, readTransaction } from './readTransaction.ts';
import { missingField, transactionReading } from './transactionReading.ts';

/** The JSON of a transaction in a list. `creates`: the file says that it creates a contract. */
type Listed = Readonly<{ node: JsonObject; creates: boolean }>;

/**
 * The transactions of a list, or of a file that `forge script` writes to its `broadcast` folder, where each is under
 * `transaction`. Undefined for anything else.
 */
export function transactionsIn(root: JsonObject | JsonArray): readonly Listed[] | undefined {
  const list = root.kind === 'array' ? root : entry(root, 'transactions');
  if (list?.kind !== 'array' || list.items.length === 0) return undefined;
  const listed = list.items.map((item) =>
    root.kind === 'array' ? (broadcastIn(item) ?? plainIn(item)) : broadcastIn(item),
  );
  return listed.every((it) => it !== undefined) ? listed : undefined;
}

function broadcastIn(item: JsonNode): Listed | undefined {
  const held = item.kind === 'object' ? entry(item, 'transaction') : undefined;
  if (item.kind !== 'object' || held?.kind !== 'object') return undefined;
  const type = entry(item, 'transactionType');
  return { node: held, creates: type?.kind === 'string' && type.value === 'CREATE' };
}

function plainIn(item: JsonNode): Listed | undefined {
  if (item.kind !== 'object' || !['to', 'data', 'input'].some((key) => item.entries.has(key)))
    return undefined;
  if (isSafeTransaction(item)) throw new ParseError({ id: 'safe.several' }, { at: item.at });
  return { node: withoutOperation(item), creates: item.entries.get('to')?.kind === 'null' };
}

/**
 * A list that a module of a Safe carries out (Snapshot’s) says of each whether it is a call, and writes a value of nothing
 * as a sum of ETH; every other sum in ETH is refused as the fraction that it is.
 */
function withoutOperation(item: JsonObject): JsonObject {
  const operation = entry(item, 'operation');
  if (operation === undefined) return item;
  if (quantityIn(operation, 'operation') !== 0n)
    throw new ParseError({ id: 'batch.delegatecall' }, { at: operation.at });
  const entries = new Map(item.entries);
  entries.delete('operation');
  const value = entry(item, 'value');
  if (value?.kind === 'string' && /^0\.0+$/.test(value.value)) entries.set('value', { ...value, value: '0' });
  return { ...item, entries };
}

/**
 * Transactions that are made one after the other: as a batch of calls, or as the one transaction that the list holds.
 *
 * @throws {ParseError} for one that is malformed, and where they are for several accounts or networks
 */
export function transactionListReading(
  listed: readonly Listed[],
  raw: string,
  context: ParseContext,
): Parsing {
  if (listed.length > mostCalls) {
    throw new ParseError(
      { id: 'batch.tooMany', args: { most: mostCalls } },
      {
        at: listed[mostCalls]?.node.at ?? 0,
      },
    );
  }
  const all = listed.map(({ node, creates }) => {
    const read = readTransaction(node, context.chainId);
    return { ...read, to: read.to ?? (creates ? null : undefined), at: node.at };
  });
  const [first] = all;
  if (first !== undefined && all.length === 1) return transactionReading(first, 'transaction', raw, context);
  const chainId = theOne(all, 'chainId') ?? context.chainId;
  const from = theOne(all, 'from') ?? context.from;
  const calls = all.map(callOf);
  if (chainId === undefined)
    return { ok: false, error: missingField(['chain']), needs: ['chain'], others: [] };
  const body = {
    kind: 'calls',
    chainId,
    ...(from === undefined ? {} : { from }),
    atomic: false,
    calls,
  } as const;
  return { ok: true, took: 'transactionList', request: freeze(body, raw), others: [] };
}

type ReadAt = ReadTransaction & Readonly<{ at: number }>;

const several = {
  chainId: 'batch.severalNetworks',
  from: 'batch.severalAccounts',
} as const;

/** What the transactions that name a field say of it, or undefined where none does. */
function theOne<Key extends 'chainId' | 'from'>(all: readonly ReadAt[], key: Key): ReadAt[Key] | undefined {
  const saying = all.filter((it) => it[key] !== undefined);
  const first = saying[0]?.[key];
  const other = saying.find((it) => it[key] !== first);
  if (other !== undefined) throw new ParseError({ id: several[key] }, { at: other.at });
  return first;
}

/** A batch has no place for what else a transaction sets; fees and numbers are the wallet's to choose for each. */
function callOf({ to, value, data, set, at }: ReadAt): Call {
  if (to === undefined) throw new ParseError({ id: 'batch.noContract' }, { at });
  if (set.authorizationList !== undefined || set.blobVersionedHashes !== undefined) {
    throw new ParseError(
      { id: 'batch.alone' },
      {
        at,
      },
    );
  }
  return { to, value, data };
}
