import { type Hex, size } from 'viem';
import { frameType } from './unknownType.ts';
import { isWrapped } from '../parse/wrappedSignature.ts';

/** What bytes look like by their size and first bytes alone. */
export type BytesShape =
  | 'empty'
  | 'address'
  | 'hash'
  | 'signature'
  | 'rawTransaction'
  | 'calldata'
  | 'text'
  | 'other';

/**
 * What bytes without any context look like. A 32-byte value is a hash or a transaction's id; 65 bytes are a
 * signature, as are those that end by ERC-6492; a selector and whole words are calldata; bytes that are UTF-8 without
 * control characters are text.
 */
export function shapeOfBytes(bytes: Hex): BytesShape {
  const length = size(bytes);
  if (length === 0) return 'empty';
  if (length === 20) return 'address';
  if (length === 32) return 'hash';
  if (length === 65 || isWrapped(bytes)) return 'signature';
  if (isRawTransaction(bytes, length)) return 'rawTransaction';
  if (length >= 4 && length % 32 === 4 && !(length === 4 && isText(bytes))) return 'calldata';
  if (isText(bytes)) return 'text';
  return length >= 4 ? 'calldata' : 'other';
}

/**
 * Legacy transactions are one RLP list; typed ones (EIP-2718) one type byte and such a list. Both fill the bytes; one
 * that nearly does, and is not calldata by its length, was cut or has something behind it, which is for its reader to say.
 */
function isRawTransaction(bytes: Hex, length: number): boolean {
  const first = byteAt(bytes, 0);
  if (first >= 0xc0) return isList(bytes, 0, length, 0);
  // However short: no message begins like this.
  if (first === frameType && byteAt(bytes, 1) >= 0xc0 && !isText(bytes)) {
    const head = byteAt(bytes, 1);
    if (head <= 0xf7 && 2 + (head - 0xc0) === length) return true;
  }
  const slack = (first <= 0x04 || first === frameType) && length % 32 !== 4 ? 64 : 0;
  return first >= 0x01 && first <= 0x7f && isList(bytes, 1, length, slack);
}

function isList(bytes: Hex, at: number, length: number, slack: number): boolean {
  const head = byteAt(bytes, at);
  if (head < 0xc0 || length - at < 10) return false;
  if (head <= 0xf7) return at + 1 + (head - 0xc0) === length;
  const lengthBytes = head - 0xf7;
  const claimed = Number.parseInt(bytes.slice(2 + (at + 1) * 2, 2 + (at + 1 + lengthBytes) * 2), 16);
  return Math.abs(at + 1 + lengthBytes + claimed - length) <= slack;
}

function byteAt(bytes: Hex, at: number): number {
  return Number.parseInt(bytes.slice(2 + at * 2, 4 + at * 2), 16);
}

function isText(bytes: Hex): boolean {
  const raw = Uint8Array.from(bytes.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  try {
    return !/[^\P{C}\n\r\t]/u.test(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    return false;
  }
}
