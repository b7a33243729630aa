import {
  type Address,
  concatHex,
  getAddress,
  type Hex,
  hashMessage,
  numberToHex,
  padHex,
  size,
  sliceHex,
} from 'viem';
import { recover } from '../crypto/recover.ts';

/**
 * How an owner agrees to a hash, as `checkNSignatures` of Safe 1.0.0 to 1.5.0 tells it by the last byte: a key over the hash
 * (27, 28), a key over the hash with the prefix of messages (31, 32, ERC-191), a contract (0, ERC-1271), or `approveHash` on
 * chain and whoever executes (1).
 */
export type OwnerSignature = Readonly<
  | { by: 'key' | 'prefixedKey'; owner: Address; bytes: Hex }
  | { by: 'contract'; owner: Address; data: Hex }
  | { by: 'approval'; owner: Address }
>;

/** Why bytes cannot be read as signatures: too short, of an unknown kind, by nobody, or with data outside of them. */
export type SignatureFault = Readonly<{
  why: 'short' | 'kind' | 'nobody' | 'outside' | 'left';
  /** Which of them, from 0. */
  at: number;
  /** How many bytes there are, or are left. */
  bytes: number;
}>;

export type OwnerSignatures = Readonly<
  { ok: true; signatures: readonly OwnerSignature[] } | { ok: false; fault: SignatureFault }
>;

/** What one signature takes, in bytes: r, s and v. What a contract is given follows after all of them. */
export const signatureSize = 65;

/** Nobody has a Safe with more owners than that. */
const most = 256;

/**
 * The signatures that are packed one after the other, as `execTransaction` takes them, each with the owner that it names or
 * that its key is of, for the hash that a Safe computes. Every byte has to belong to one of them.
 */
export async function ownerSignaturesIn(digest: Hex, packed: Hex): Promise<OwnerSignatures> {
  const length = size(packed);
  const found: OwnerSignature[] = [];
  /** Where what contracts are given begins, and how far it is accounted for. */
  let dataFrom = length;
  let dataTo = 0;
  for (let at = 0; at * signatureSize < dataFrom; at += 1) {
    const start = at * signatureSize;
    const fault = (why: SignatureFault['why'], bytes: number): OwnerSignatures => ({
      ok: false,
      fault: { why, at, bytes },
    });
    if (start + signatureSize > dataFrom || at >= most) return fault('short', dataFrom - start);
    const bytes = sliceHex(packed, start, start + signatureSize);
    const v = Number.parseInt(bytes.slice(-2), 16);
    if (v === 0) {
      const data = contractData(packed, bytes);
      const owner = ownerNamed(bytes);
      if (data === undefined || owner === undefined) return fault('outside', length);
      dataFrom = Math.min(dataFrom, data.from);
      dataTo = Math.max(dataTo, data.to);
      found.push({ by: 'contract', owner, data: data.hex });
    } else if (v === 1) {
      const owner = ownerNamed(bytes);
      if (owner === undefined) return fault('nobody', signatureSize);
      found.push({ by: 'approval', owner });
    } else {
      const isPrefixed = v === 31 || v === 32;
      if (!isPrefixed && v !== 27 && v !== 28) return fault('kind', v);
      const signed = isPrefixed ? hashMessage({ raw: digest }) : digest;
      const by = await recover(
        signed,
        isPrefixed ? concatHex([sliceHex(bytes, 0, 64), numberToHex(v - 4)]) : bytes,
      );
      if (by === undefined) return fault('nobody', signatureSize);
      found.push({ by: isPrefixed ? 'prefixedKey' : 'key', owner: by.signer, bytes });
    }
  }
  if (found.length === 0) return { ok: false, fault: { why: 'short', at: 0, bytes: length } };
  if (found.length * signatureSize !== dataFrom || (dataFrom < length && dataTo !== length)) {
    return {
      ok: false,
      fault: { why: 'left', at: found.length, bytes: length - Math.max(dataFrom, dataTo) },
    };
  }
  return { ok: true, signatures: found };
}

/** The owner in the first word of a signature that names one. */
function ownerNamed(bytes: Hex): Address | undefined {
  return /^0x0{24}/.test(bytes) ? getAddress(sliceHex(bytes, 12, 32)) : undefined;
}

/** What a contract is given: its length stands where the second word says, and the bytes after it. */
function contractData(packed: Hex, bytes: Hex): Readonly<{ from: number; to: number; hex: Hex }> | undefined {
  const offset = BigInt(sliceHex(bytes, 32, 64));
  const length = size(packed);
  if (offset < BigInt(signatureSize) || offset + 32n > BigInt(length)) return undefined;
  const from = Number(offset);
  const count = BigInt(sliceHex(packed, from, from + 32));
  if (count > BigInt(length - from - 32)) return undefined;
  const to = from + 32 + Number(count);
  return { from, to, hex: count === 0n ? '0x' : sliceHex(packed, from + 32, to) };
}

/**
 * The signatures as `execTransaction` takes them: in ascending order of their owners, one of each, with what contracts are
 * given after all of them.
 */
export function packSignatures(signatures: readonly OwnerSignature[]): Hex {
  const byOwner = new Map(signatures.map((it) => [it.owner.toLowerCase(), it]));
  const sorted = [...byOwner].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, it]) => it);
  let end = sorted.length * signatureSize;
  const heads: Hex[] = [];
  const data: Hex[] = [];
  for (const it of sorted) {
    if ('bytes' in it) {
      heads.push(it.bytes);
      continue;
    }
    const owner = padHex(it.owner, { size: 32 });
    if (it.by === 'approval') {
      heads.push(concatHex([owner, numberToHex(0, { size: 32 }), '0x01']));
      continue;
    }
    heads.push(concatHex([owner, numberToHex(end, { size: 32 }), '0x00']));
    data.push(concatHex([numberToHex(size(it.data), { size: 32 }), it.data]));
    end += 32 + size(it.data);
  }
  return concatHex([...heads, ...data]);
}
