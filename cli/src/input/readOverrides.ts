import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Override } from '@readback/core/effects/engine.ts';
import type { SimulationOverrides } from '@readback/core/simulate/simulated.ts';
import { address, hash32, hexBytes, isRecord } from '@readback/core/world/schema.ts';
import * as usage from '@readback/phrases/words/cli/usage.ts';
import { UsageError } from '../usageError.ts';
import { decoded } from './decoded.ts';

/**
 * Reads the file of `--override`: an object by address with `balance` (wei), `nonce`, `code` and `stateDiff` (values by
 * slot), as nodes take it for `eth_call`, and `block` with the `number` and the `time` (seconds) to run at.
 *
 * @throws {UsageError} for a file that is not there, and for anything else in it
 */
export async function readOverrides(file: string, cwd: string): Promise<SimulationOverrides> {
  const all = await objectIn(file, cwd);
  const overrides: Override[] = [];
  let block: Pick<SimulationOverrides, 'number' | 'timestamp'> = {};
  for (const [key, it] of Object.entries(all)) {
    if (!isRecord(it)) throw wrong(key);
    if (key === 'block') block = blockOf(it);
    else overrides.push(overrideOf(key, it));
  }
  return { overrides, ...block };
}

const mostBytes = 4_194_304;

async function objectIn(file: string, cwd: string): Promise<Record<string, unknown>> {
  try {
    const bytes = await readFile(resolve(cwd, file));
    const it: unknown = bytes.length > mostBytes ? undefined : JSON.parse(decoded(bytes));
    if (isRecord(it)) return it;
  } catch (error) {
    throw new UsageError(usage.overrideNotJson, { details: file, cause: error });
  }
  throw new UsageError(usage.overrideNotList, { details: file });
}

function blockOf(it: Record<string, unknown>): Pick<SimulationOverrides, 'number' | 'timestamp'> {
  only(it, ['number', 'time'], 'block');
  return {
    ...(it.number === undefined ? {} : { number: numberOf(it.number, 'block.number') }),
    ...(it.time === undefined ? {} : { timestamp: numberOf(it.time, 'block.time') }),
  };
}

function overrideOf(key: string, it: Record<string, unknown>): Override {
  const account = address(key);
  if (account === undefined) throw wrong(key);
  only(it, ['balance', 'nonce', 'code', 'stateDiff'], key);
  const code = hexBytes(it.code);
  if (it.code !== undefined && code === undefined) throw wrong(`${key}.code`);
  return {
    address: account,
    ...(it.balance === undefined ? {} : { balance: numberOf(it.balance, `${key}.balance`) }),
    ...(it.nonce === undefined ? {} : { nonce: numberOf(it.nonce, `${key}.nonce`) }),
    ...(code === undefined ? {} : { code }),
    ...(it.stateDiff === undefined ? {} : { storage: slotsOf(it.stateDiff, `${key}.stateDiff`) }),
  };
}

function slotsOf(it: unknown, where: string): NonNullable<Override['storage']> {
  if (!isRecord(it)) throw wrong(where);
  return Object.entries(it).map(([key, value]) => {
    const [slot, word] = [hash32(key), hash32(value)];
    if (slot === undefined || word === undefined) throw wrong(`${where}.${key}`);
    return { slot, value: word };
  });
}

function numberOf(it: unknown, where: string): bigint {
  if (typeof it === 'number' && Number.isSafeInteger(it) && it >= 0) return BigInt(it);
  if (typeof it === 'string' && /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(it)) return BigInt(it);
  throw wrong(where);
}

function only(it: Record<string, unknown>, names: readonly string[], where: string): void {
  const other = Object.keys(it).find((name) => !names.includes(name));
  if (other !== undefined) throw wrong(`${where}.${other}`);
}

function wrong(where: string): UsageError {
  return new UsageError(usage.overrideUnread, { details: where.slice(0, 120) });
}
