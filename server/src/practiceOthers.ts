/** A transaction that someone on the practice chain sends, whoever holds the key. `value` in wei. */
export type Sent = Readonly<{ from: Hex; to: Hex; data: Hex; value: bigint }>;

type Hex = `0x${string}`;

/** What the page may ask of the practice chain beside its node: that others act, and that blocks wait or go on. */
export type AskedOfOthers =
  | Readonly<{ kind: 'send'; call: Sent }>
  | Readonly<{ kind: 'hold'; hold: boolean }>;

/**
 * Reads `{ "send": { "from", "to", "data", "value" } }` (`value` in wei as hex, 0 where it is absent) or
 * `{ "hold": true | false }`. Undefined when it is neither: what is handed on is made again from what was understood.
 */
export function askedOfOthers(text: string): AskedOfOthers | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const hold = own(json, 'hold');
  if (typeof hold === 'boolean') return { kind: 'hold', hold };
  const send = own(json, 'send');
  const [from, to, data] = [own(send, 'from'), own(send, 'to'), own(send, 'data')];
  const value = own(send, 'value') ?? '0x0';
  if (!isHex(from, 20) || !isHex(to, 20) || !isHex(data) || data.length % 2 !== 0) return undefined;
  if (!isHex(value) || value.length < 3 || value.length > 34) return undefined;
  return { kind: 'send', call: { from, to, data, value: BigInt(value) } };
}

function own(json: unknown, key: string): unknown {
  if (typeof json !== 'object' || json === null) return undefined;
  return Object.getOwnPropertyDescriptor(json, key)?.value;
}

/** Hex text; of so many `bytes`, where they are given. */
function isHex(it: unknown, bytes?: number): it is Hex {
  if (typeof it !== 'string' || !/^0x[0-9a-f]*$/i.test(it)) return false;
  return bytes === undefined || it.length === 2 + 2 * bytes;
}
