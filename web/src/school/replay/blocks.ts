/** The blocks of the practice chain between two of them, with what was mined in each. */
import { type Log, logOf } from '@readback/core/effects/log.ts';
import { address, type Check, hash32, isRecord, quantity } from '@readback/core/world/schema.ts';
import { type Address, type Hex, toHex } from 'viem';
import { askChain } from './stateAt.ts';

/** A transaction that was mined, with what it cost in wei, and whether it went through. */
export type Mined = Readonly<{
  from: Address;
  to?: Address;
  failed: boolean;
  fee: bigint;
  logs: readonly Log[];
}>;

export type Block = Readonly<{ number: number; hash: Hex; mined: readonly Mined[] }>;

/**
 * A block with all that was mined in it; `none` where the chain has none of that number, undefined when it did not
 * answer of all that is in it.
 */
export async function blockAt(number: number): Promise<Block | 'none' | undefined> {
  const found = await askChain('eth_getBlockByNumber', [toHex(number), false], blockShape);
  if (found === undefined || found === 'none') return found;
  const mined = await Promise.all(
    found.hashes.map((hash) => askChain('eth_getTransactionReceipt', [hash], receiptShape)),
  );
  const known = mined.filter((it) => it !== undefined);
  return known.length === mined.length ? { number, hash: found.hash, mined: known } : undefined;
}

/** The number of the newest block; undefined when the chain did not answer. */
export async function newestBlock(): Promise<number | undefined> {
  return askChain('eth_blockNumber', [], count);
}

/** In which block a transaction is; undefined while it waits, and when the chain does not know it. */
export async function blockOf(hash: Hex): Promise<number | undefined> {
  return askChain('eth_getTransactionReceipt', [hash], (it) =>
    isRecord(it) ? count(it.blockNumber) : undefined,
  );
}

const count: Check<number> = (it) => {
  const value = quantity(it);
  return value === undefined ? undefined : Number(value);
};

const blockShape: Check<Readonly<{ hash: Hex; hashes: readonly Hex[] }> | 'none'> = (it) => {
  if (it === null) return 'none';
  if (!isRecord(it) || !Array.isArray(it.transactions)) return undefined;
  const hash = hash32(it.hash);
  const hashes = it.transactions.flatMap((each: unknown) => hash32(each) ?? []);
  return hash === undefined ? undefined : { hash, hashes };
};

const receiptShape: Check<Mined> = (it) => {
  if (!isRecord(it)) return undefined;
  const from = address(it.from);
  const to = address(it.to);
  const used = quantity(it.gasUsed);
  const price = quantity(it.effectiveGasPrice);
  if (from === undefined || used === undefined || price === undefined) return undefined;
  const logs = Array.isArray(it.logs) ? it.logs.flatMap((each: unknown) => logOf(each) ?? []) : [];
  return { from, ...(to ? { to } : {}), failed: it.status !== '0x1', fee: used * price, logs };
};
