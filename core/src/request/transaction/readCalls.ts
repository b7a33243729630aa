import type { Address } from 'viem';
import type { AskedBatch, Call } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { ParseError } from '../../text/parseError.ts';
import { addressField, chainIn, entry, onlyKeys, textField } from '../json/readFields.ts';
import { readCallFields } from './readTransaction.ts';

/** The most calls that one batch may hold. */
export const mostCalls = 1_000;

export type ReadCalls = Readonly<{
  chainId?: number;
  from?: Address;
  atomic: boolean;
  calls: readonly Call[];
  asked?: AskedBatch;
}>;

/**
 * Reads the parameter of `wallet_sendCalls` (EIP-5792).
 *
 * @throws {ParseError} for anything malformed, and for capabilities, which are not read yet
 */
export function readCalls(node: JsonObject): ReadCalls {
  onlyKeys(node, batchKeys, 'batch');
  refuseCapabilities(node);
  const [from, chainId, atomic] = [
    entry(node, 'from'),
    entry(node, 'chainId'),
    entry(node, 'atomicRequired'),
  ];
  const calls = entry(node, 'calls');
  if (calls?.kind !== 'array' || calls.items.length === 0 || calls.items.length > mostCalls) {
    throw new ParseError({ id: 'batch.noCalls', args: { most: mostCalls } }, { at: calls?.at ?? node.at });
  }
  if (atomic !== undefined && atomic.kind !== 'bool') {
    throw new ParseError({ id: 'batch.atomic' }, { at: atomic.at });
  }
  return {
    ...(from === undefined ? {} : { from: addressField(from, 'from') }),
    ...(chainId === undefined ? {} : { chainId: chainIn(chainId) }),
    atomic: atomic?.value ?? false,
    calls: calls.items.map(callIn),
    ...askedIn(node, atomic === undefined),
  };
}

/** The version that says in every batch whether it must happen as a whole. */
const versionNow = '2.0.0';

/** How the app wrote the batch: by its own id it asks later what became of it. */
function askedIn(node: JsonObject, atomicUnsaid: boolean): { asked?: AskedBatch } {
  const [version, id] = [shortText(node, 'version', 20), shortText(node, 'id', 8_194)];
  const older = version === undefined || version === versionNow ? undefined : version;
  if (older === undefined && id === undefined) return {};
  return {
    asked: {
      ...(older === undefined ? {} : { version: older }),
      ...(id === undefined ? {} : { id }),
      ...(older !== undefined && atomicUnsaid ? { atomicUnsaid: true } : {}),
    },
  };
}

function shortText(node: JsonObject, name: 'version' | 'id', most: number): string | undefined {
  const found = entry(node, name);
  if (found === undefined) return undefined;
  const text = textField(found, name);
  if (text.length > most)
    throw new ParseError({ id: 'batch.tooLong', args: { name, most } }, { at: found.at });
  return text;
}

const batchKeys: ReadonlySet<string> = new Set([
  'version',
  'id',
  'from',
  'chainId',
  'atomicRequired',
  'calls',
  'capabilities',
]);

const callKeys: ReadonlySet<string> = new Set(['to', 'value', 'data', 'input', 'capabilities']);

function callIn(node: JsonNode): Call {
  if (node.kind !== 'object') throw new ParseError({ id: 'batch.callNoObject' }, { at: node.at });
  onlyKeys(node, callKeys, 'call');
  refuseCapabilities(node);
  const { to, value, data } = readCallFields(node);
  return { to: to ?? null, value, data };
}

function refuseCapabilities(node: JsonObject): void {
  const found = entry(node, 'capabilities');
  if (found !== undefined && !(found.kind === 'object' && found.entries.size === 0)) {
    throw new ParseError(
      { id: 'batch.capabilities' },
      {
        at: found.at,
      },
    );
  }
}
