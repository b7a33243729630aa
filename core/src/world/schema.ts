import { type Address, getAddress, type Hex } from 'viem';

/**
 * Shape checks for what nodes answer. Each returns the value in our own form, or undefined when it has another
 * shape; nothing is repaired.
 */
export type Check<T> = (it: unknown) => T | undefined;

export function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === 'object' && it !== null && !Array.isArray(it);
}

/** What an object of foreign data holds under a key itself: never what every object has. */
export function own(it: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(it, key) ? it[key] : undefined;
}

/** A QUANTITY of JSON-RPC, at most 256 bits. Leading zeros are let pass: some nodes write them. */
export const quantity: Check<bigint> = (it) =>
  typeof it === 'string' && /^0x[0-9a-f]{1,64}$/i.test(it) ? BigInt(it) : undefined;

/** DATA of JSON-RPC: whole bytes, in lower case. */
export const hexBytes: Check<Hex> = (it) =>
  typeof it === 'string' && it.startsWith('0x') && it.length % 2 === 0 && !notHex.test(it.slice(2))
    ? (it.toLowerCase() as Hex)
    : undefined;

/** One digit that is not one is looked for: to match millions of them, a pattern would keep where it was after each. */
const notHex = /[^0-9a-f]/i;

export const hash32: Check<Hex> = (it) =>
  typeof it === 'string' && it.length === 66 ? hexBytes(it) : undefined;

/** An address, given with any capitals, in its checksummed form (EIP-55). */
export const address: Check<Address> = (it) =>
  typeof it === 'string' && /^0x[0-9a-f]{40}$/i.test(it) ? getAddress(it.toLowerCase()) : undefined;

export type Header = Readonly<{
  hash: Hex;
  number: bigint;
  timestamp: bigint;
  gasLimit: bigint;
  gasUsed: bigint;
  /** In wei per gas; undefined on chains without EIP-1559. */
  baseFeePerGas?: bigint;
  transactions: readonly unknown[];
}>;

/** A mined block as `eth_getBlockByNumber` and `eth_getBlockByHash` give it. */
export const header: Check<Header> = (it) => {
  if (!isRecord(it)) return undefined;
  const hash = hash32(it.hash);
  const number = quantity(it.number);
  const timestamp = quantity(it.timestamp);
  const gasLimit = quantity(it.gasLimit);
  const gasUsed = quantity(it.gasUsed);
  if (hash === undefined || number === undefined || timestamp === undefined) return undefined;
  if (gasLimit === undefined || gasUsed === undefined || gasLimit === 0n) return undefined;
  const plain = {
    hash,
    number,
    timestamp,
    gasLimit,
    gasUsed,
    transactions: Array.isArray(it.transactions) ? it.transactions : [],
  };
  if (it.baseFeePerGas === undefined || it.baseFeePerGas === null) return plain;
  const baseFeePerGas = quantity(it.baseFeePerGas);
  return baseFeePerGas === undefined ? undefined : { ...plain, baseFeePerGas };
};
