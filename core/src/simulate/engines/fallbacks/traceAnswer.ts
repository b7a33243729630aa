import type { Hex, Address } from 'viem';
import { same } from '../../../ledger/account.ts';
import { address, hexBytes, isRecord, own, quantity } from '../../../world/schema.ts';
import type { CallOutcome } from '../../../effects/engine.ts';
import { spoken } from '../../../effects/currencyLogs.ts';
import { type Log, logOf } from '../../../effects/log.ts';
import { callFrames } from '../../trace/callFrames.ts';
import type { CallFrames } from '../../../effects/callFrames.ts';

/** One call as `callTracer` told it: how it went, and the calls inside. */
export type TracedRun = Readonly<{ outcome: CallOutcome; frames: CallFrames; made?: bigint }>;

/** What a node answers to a trace of one call; undefined when it is anything else. */
export function tracedRun(root: unknown): TracedRun | undefined {
  const frames = callFrames(root);
  const [first] = frames?.nodes ?? [];
  if (frames === undefined || first === undefined || !isRecord(root)) return undefined;
  const output = own(root, 'output');
  const data: Hex | undefined = output === undefined || output === null ? '0x' : hexBytes(output);
  const logs = first.ok ? logsIn(root, 0) : [];
  if (data === undefined || logs === undefined) return undefined;
  const made = first.op === 'create' && first.ok && first.to !== null ? { made: BigInt(first.to) } : {};
  return { outcome: { ok: first.ok, gasUsed: first.gasUsed, data, ...spoken(logs) }, frames, ...made };
}

/** The calls that the executor made, without those of the reader; and what it returned. */
export function executorCalls(
  root: unknown,
  reader: Address,
  count: number,
): Readonly<{ output: Hex; calls: readonly TracedRun[] }> | undefined {
  if (!isRecord(root)) return undefined;
  const output = hexBytes(own(root, 'output'));
  const inside = own(root, 'calls');
  if (output === undefined || !Array.isArray(inside) || inside.length > count + 2) return undefined;
  const asked: readonly unknown[] = inside.filter((it) => !isCallOf(it, reader));
  const calls = asked.map(tracedRun).filter((it) => it !== undefined);
  return calls.length === asked.length && calls.length === count ? { output, calls } : undefined;
}

/** Logs in the order in which they were written: `position` says behind how many of the calls inside. */
function logsIn(frame: unknown, depth: number): readonly Log[] | undefined {
  if (!isRecord(frame) || depth > 1_024) return undefined;
  if (own(frame, 'error') !== undefined && own(frame, 'error') !== null) return [];
  const inside = listOf(own(frame, 'calls'));
  const own_ = listOf(own(frame, 'logs'));
  const all: Log[] = [];
  let next = 0;
  for (let n = 0; n <= inside.length; n += 1) {
    while (next < own_.length && positionOf(own_[next]) <= n) {
      const log = logOf(own_[next]);
      if (log === undefined) return undefined;
      all.push(log);
      next += 1;
    }
    if (n === inside.length) break;
    const deeper = logsIn(inside[n], depth + 1);
    if (deeper === undefined || all.length + deeper.length > mostLogs) return undefined;
    all.push(...deeper);
  }
  return next === own_.length ? all : undefined;
}

const mostLogs = 20_000;

function listOf(it: unknown): readonly unknown[] {
  return Array.isArray(it) ? it : [];
}

/** A number, or a quantity; a node that does not say it is taken to have written all logs at first. */
function positionOf(log: unknown): number {
  const it = isRecord(log) ? own(log, 'position') : undefined;
  return typeof it === 'number' ? it : Number(quantity(it) ?? 0n);
}

function isCallOf(it: unknown, reader: Address): boolean {
  const to = isRecord(it) ? address(own(it, 'to')) : undefined;
  return same(to, reader);
}
