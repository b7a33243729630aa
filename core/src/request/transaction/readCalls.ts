import type { Address } from 'viem';
import type { AskedBatch, Call, Capability } from '../../model/request.ts';
import type { JsonNode, JsonObject } from '../../text/json/jsonNode.ts';
import { plainOf } from '../../text/json/plainOf.ts';
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
  capabilities: Readonly<{ capabilities?: readonly Capability[] }>;
  asked?: AskedBatch;
}>;

/**
 * Reads the parameter of `wallet_sendCalls` (EIP-5792).
 *
 * @throws {ParseError} for anything malformed, and for a capability that is not known and that the app cannot do without
 */
export function readCalls(node: JsonObject): ReadCalls {
  onlyKeys(node, batchKeys, 'batch');
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
    capabilities: allCapabilities(node, calls.items),
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
  const { to, value, data } = readCallFields(node);
  return { to: to ?? null, value, data };
}

/** What wallets are asked for by these names is known: it is handed over as the app wrote it, and said. */
const known: ReadonlySet<string> = new Set([
  'paymasterService',
  'dataSuffix',
  'auxiliaryFunds',
  'flowControl',
  'atomic',
]);

function allCapabilities(batch: JsonObject, calls: readonly JsonNode[]): ReadCalls['capabilities'] {
  const all = [
    ...capabilitiesIn(batch),
    ...calls.flatMap((it, call) =>
      it.kind === 'object' ? capabilitiesIn(it).map((one) => ({ ...one, call })) : [],
    ),
  ];
  if (all.length > mostCapabilities)
    throw new ParseError(
      { id: 'batch.tooLong', args: { name: 'capabilities', most: mostCapabilities } },
      { at: batch.at },
    );
  return all.length === 0 ? {} : { capabilities: all };
}

const mostCapabilities = 1_000;

function capabilitiesIn(node: JsonObject): readonly Capability[] {
  const found = entry(node, 'capabilities');
  if (found === undefined) return [];
  if (found.kind !== 'object') throw new ParseError({ id: 'batch.capabilities' }, { at: found.at });
  return [...found.entries].flatMap(([name, value]): Capability[] => {
    if (value.kind === 'null') return [];
    const optional = value.kind === 'object' ? entry(value, 'optional') : undefined;
    const canGo = optional?.kind === 'bool' && optional.value;
    if (!known.has(name) && !canGo) {
      throw new ParseError({ id: 'batch.capabilities' }, { details: name.slice(0, 100), at: value.at });
    }
    const json = JSON.stringify(plainOf(value));
    return [{ name: name.slice(0, 100), json, ...(known.has(name) ? {} : { leftOut: true }) }];
  });
}
