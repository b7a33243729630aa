import { type Address, type Hex, numberToHex, size as sizeOf } from 'viem';
import type { Body, SafeTx } from '../model/request.ts';
import type { ArgValue } from '../model/step.ts';
import { checksummed } from '../text/address.ts';
import type { JsonNode } from '../text/json/jsonNode.ts';
import { readJson } from '../text/json/readJson.ts';
import { readTypedData } from '../request/typedData/readTypedData.ts';

/** Where one value is in a body. `start` and `size` in bytes, of the data of a call or of bytes in a message. */
export type Spot =
  | Readonly<{ in: 'call'; call: number; field: 'to' | 'value' }>
  | Readonly<{ in: 'data'; call: number; start: number; size: number }>
  | Readonly<{ in: 'message'; path: Path }>
  | Readonly<{ in: 'messageBytes'; path: Path; start: number; size: number }>;

type Path = readonly (string | number)[];
export type AmendValue = Extract<ArgValue, { kind: 'integer' | 'address' | 'bytes' }>;

/** The body with another value at one spot, all else as it was; undefined where there is no such spot. */
export function withValue(body: Body, spot: Spot, value: AmendValue): Body | undefined {
  switch (body.kind) {
    case 'transaction': {
      const call = spot.in === 'call' || spot.in === 'data' ? callWith(body.call, spot, value) : undefined;
      return call && spotCall(spot) === 0 ? { ...body, call } : undefined;
    }
    case 'calls': {
      const at = spotCall(spot);
      const old = at === undefined ? undefined : body.calls[at];
      const call = old && callWith(old, spot, value);
      return call && { ...body, calls: body.calls.map((it, index) => (index === at ? call : it)) };
    }
    case 'safeTransaction': {
      const { kind, chainId, safe, version } = body;
      const tx = txWith(body.tx, spot, value);
      // A hash that came with it is of the former one.
      return tx && { kind, chainId, safe, version, tx };
    }
    case 'typedData': {
      const json = jsonWith(body.json, spot, value);
      return json === undefined ? undefined : { ...body, json, typed: readTypedData(json).typed };
    }
    default:
      return undefined;
  }
}

type TopCall = Readonly<{ to: Address | null; value: bigint; data: Hex }>;

function spotCall(spot: Spot): number | undefined {
  return spot.in === 'call' || spot.in === 'data' ? spot.call : undefined;
}

function callWith(call: TopCall, spot: Spot, value: AmendValue): TopCall | undefined {
  if (spot.in === 'data') {
    const data = bytesWith(call.data, spot, value);
    return data && { ...call, data };
  }
  if (spot.in !== 'call') return undefined;
  if (spot.field === 'to') return value.kind === 'address' ? { ...call, to: value.address } : undefined;
  return value.kind === 'integer' ? { ...call, value: value.value } : undefined;
}

/** A Safe transaction is typed data that is made again from its fields. */
function txWith(tx: SafeTx, spot: Spot, value: AmendValue): SafeTx | undefined {
  if (spot.in !== 'message' && spot.in !== 'messageBytes') return undefined;
  const [name] = spot.path;
  if (spot.in === 'messageBytes') {
    const data = name === 'data' ? bytesWith(tx.data, spot, value) : undefined;
    return data && { ...tx, data };
  }
  const key = name === 'dataGas' ? 'baseGas' : name;
  if (key === 'to' || key === 'gasToken' || key === 'refundReceiver')
    return value.kind === 'address' ? { ...tx, [key]: value.address } : undefined;
  if (key === 'value' || key === 'safeTxGas' || key === 'baseGas' || key === 'gasPrice' || key === 'nonce')
    return value.kind === 'integer' ? { ...tx, [key]: value.value } : undefined;
  return undefined;
}

/** The text of typed data with one value replaced where it stands: the rest is what a wallet got before, letter by letter. */
function jsonWith(json: string, spot: Spot, value: AmendValue): string | undefined {
  if (spot.in !== 'message' && spot.in !== 'messageBytes') return undefined;
  const node = nodeAt(readJson(json), ['message', ...spot.path]);
  if (node === undefined) return undefined;
  const token = spot.in === 'message' ? tokenOf(node, value) : bytesToken(node, spot, value);
  return token === undefined ? undefined : json.slice(0, node.at) + token + json.slice(node.end);
}

function nodeAt(root: JsonNode, path: Path): JsonNode | undefined {
  let node: JsonNode | undefined = root;
  for (const part of path) {
    if (node?.kind === 'object') node = node.entries.get(String(part));
    else node = node?.kind === 'array' && typeof part === 'number' ? node.items[part] : undefined;
  }
  return node;
}

/** A number stays one where no reader rounds it; else it is decimal text, which every wallet takes. */
function tokenOf(node: JsonNode, value: AmendValue): string | undefined {
  if (node.kind !== 'string' && node.kind !== 'number') return undefined;
  if (value.kind === 'address') return JSON.stringify(checksummed(value.address));
  if (value.kind === 'bytes') return JSON.stringify(value.hex);
  const plain = value.value >= 0n && value.value <= BigInt(Number.MAX_SAFE_INTEGER);
  return node.kind === 'number' && plain ? String(value.value) : JSON.stringify(String(value.value));
}

function bytesToken(
  node: JsonNode,
  spot: Extract<Spot, { in: 'messageBytes' }>,
  value: AmendValue,
): string | undefined {
  if (node.kind !== 'string' || !/^0x[0-9a-f]*$/i.test(node.value)) return undefined;
  const hex = bytesWith(node.value as Hex, spot, value);
  return hex && JSON.stringify(hex);
}

function bytesWith(
  data: Hex,
  { start, size }: Readonly<{ start: number; size: number }>,
  value: AmendValue,
): Hex | undefined {
  const word = wordOf(value, size);
  const end = start + size;
  if (word === undefined || start < 0 || end > sizeOf(data)) return undefined;
  return `0x${data.slice(2, 2 + start * 2)}${word.slice(2)}${data.slice(2 + end * 2)}`;
}

/** As the ABI writes it: on the right of its word, with zeros before it, or the bits of a negative number. */
function wordOf(value: AmendValue, size: number): Hex | undefined {
  if (value.kind === 'bytes') return sizeOf(value.hex) === size ? value.hex : undefined;
  if (value.kind === 'address')
    return size < 20
      ? undefined
      : `0x${value.address
          .slice(2)
          .toLowerCase()
          .padStart(size * 2, '0')}`;
  const cut = BigInt.asUintN(size * 8, value.value);
  const same = value.value < 0n ? BigInt.asIntN(size * 8, cut) === value.value : cut === value.value;
  return same ? numberToHex(cut, { size }) : undefined;
}
