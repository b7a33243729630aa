/**
 * Whether Safe's app signs what it is asked, and not something near it. It turns messages in hex into text where it
 * can, and leaves it to a library to find the main type and the domain of typed data.
 */
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

/** The domain's fields in the order in which every library but the request's own list hashes them. */
const domainOrder = ['name', 'version', 'chainId', 'verifyingContract', 'salt'] as const;

/**
 * Whether the main type is the only one that no other type uses, the domain has its fields in the usual order, and
 * every number is exact where a page holds it.
 */
export function safeKeepsTypedData({ json, typed }: TypedDataBody): boolean {
  const { EIP712Domain: domain = [], ...types } = typed.types;
  const used = new Set(
    Object.entries(types).flatMap(([own, fields]) =>
      fields.map(({ type }) => type.replace(/\[.*$/, '')).filter((it) => it !== own),
    ),
  );
  const roots = Object.keys(types).filter((it) => !used.has(it));
  if (roots.length !== 1 || roots[0] !== typed.primaryType) return false;
  const said = domainKeys(safeTypedData(json));
  const there = domainOrder.filter((it) => said?.includes(it));
  return said?.length === there.length && domain.map(({ name }) => name).join() === there.join();
}

/** What the domain says, also what its type does not list. */
function domainKeys(it: unknown): readonly string[] | undefined {
  if (typeof it !== 'object' || it === null || !('domain' in it)) return undefined;
  return typeof it.domain === 'object' && it.domain !== null ? Object.keys(it.domain) : undefined;
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
