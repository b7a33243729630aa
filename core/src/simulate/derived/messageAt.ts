import type { Address } from 'viem';
import { address } from '../../world/schema.ts';

/** The value of a message at the end of a fact id (`details.0.token`); undefined where there is none. */
export function messageAt(message: Readonly<Record<string, unknown>>, path: string): unknown {
  let found: unknown = message;
  for (const part of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}

export function messageAddress(
  message: Readonly<Record<string, unknown>>,
  path: string | undefined,
): Address | undefined {
  return path === undefined ? undefined : address(messageAt(message, path));
}

/** A whole number, not negative; undefined for anything else. */
export function messageInteger(
  message: Readonly<Record<string, unknown>>,
  path: string | undefined,
): bigint | undefined {
  const it = path === undefined ? undefined : messageAt(message, path);
  if (typeof it === 'bigint') return it < 0n ? undefined : it;
  return typeof it === 'string' && /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(it) ? BigInt(it) : undefined;
}
