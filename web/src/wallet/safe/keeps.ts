/**
 * Whether Safe's app signs what it is asked, and not something near it. It turns messages in hex into text where it
 * can, and leaves it to a library to find the main type and the domain of typed data.
 */
import { signedAlikeByEthers } from '@readback/core/fingerprint/libraries/otherDigest.ts';
import type { Body } from '@readback/core/model/request.ts';
import { utf8Text } from '@readback/core/text/utf8Text.ts';
import { hexToBytes } from 'viem';

type TypedDataBody = Extract<Body, { kind: 'typedData' }>;

/** The text of a message that Safe signs as it is; undefined for bytes that it would take for something else. */
export function safeMessageText(bytes: `0x${string}`): string | undefined {
  const text = utf8Text(hexToBytes(bytes));
  return text === undefined || text === '' || /^0x[0-9a-f]*$/i.test(text) ? undefined : text;
}

export function safeKeepsMessage(bytes: `0x${string}`): boolean {
  return safeMessageText(bytes) !== undefined;
}

/**
 * Whether every number is exact where a page holds it, and the library that finds the main type and the domain by
 * itself finds those of the request.
 */
export function safeKeepsTypedData(body: TypedDataBody): boolean {
  return safeTypedData(body.json) !== undefined && signedAlikeByEthers(body.json);
}

/** Typed data as Safe takes it: an object. Undefined when a number in it was rounded while it was read. */
export function safeTypedData(json: string): unknown {
  try {
    const it: unknown = JSON.parse(json);
    return isExact(it) ? it : undefined;
  } catch {
    return undefined;
  }
}

function isExact(it: unknown): boolean {
  if (typeof it === 'number') return Number.isSafeInteger(it);
  if (typeof it !== 'object' || it === null) return true;
  return Object.values(it).every(isExact);
}
