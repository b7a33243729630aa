import type { Address, Hex } from 'viem';
import { address, type Check, hash32, hexBytes, isRecord } from '../world/schema.ts';

/** What two logs have in common that are the same. */
export function logKey({ address: emitter, topics, data }: Log): string {
  return [emitter.toLowerCase(), ...topics, data].join(' ');
}

/** A log as nodes give it; undefined when it has another shape. */
export const logOf: Check<Log> = (it) => {
  if (!isRecord(it) || !Array.isArray(it.topics) || it.topics.length > 4) return undefined;
  const emitter = address(it.address);
  const data = hexBytes(it.data);
  const topics = it.topics.map(hash32).filter((topic) => topic !== undefined);
  if (emitter === undefined || data === undefined || topics.length !== it.topics.length) return undefined;
  return { address: emitter, topics, data };
};

export type Log = Readonly<{ address: Address; topics: readonly Hex[]; data: Hex }>;
