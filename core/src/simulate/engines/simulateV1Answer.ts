import type { Hex } from 'viem';
import { hexBytes, isRecord, own, quantity } from '../../world/schema.ts';
import type { CallOutcome, Outcome, Run } from '../../effects/engine.ts';
import { spoken } from '../../effects/currencyLogs.ts';
import { type Log, logOf } from '../../effects/log.ts';
import { readerOutput } from '../../effects/reader.ts';

const maxLogs = 1_000;

/**
 * Reads the answer of `eth_simulateV1` to a run: its last block, whose first call (after those of `first`) and last
 * are the reads. Undefined when it is anything else. Before it stand the blocks that the run has in between.
 */
export function outcomeOf(
  result: unknown,
  run: Run,
  by: Pick<Outcome, 'endpoint' | 'engine'>,
): Outcome | undefined {
  const blocks = 1 + (run.surroundings?.between.length ?? 0);
  const block: unknown = Array.isArray(result) && result.length === blocks ? result.at(-1) : undefined;
  if (!isRecord(block) || !Array.isArray(block.calls)) return undefined;
  const budget = { left: maxLogs, cut: false };
  const all = block.calls.map((call) => callOutcome(call, budget));
  const start = run.first?.length ?? 0;
  const [read, last] = [all[start], all.at(-1)];
  const earlier = all.slice(0, start).filter((call) => call !== undefined);
  const calls = all.slice(start + 1, -1).filter((call) => call !== undefined);
  if (calls.length !== run.calls.length || earlier.length !== start) return undefined;
  if (!read?.ok || !last?.ok) return undefined;
  const before = readerOutput(read.data, run.reads.length);
  const after = readerOutput(last.data, run.reads.length);
  if (before === undefined || after === undefined) return undefined;
  return {
    calls,
    ...(run.first === undefined ? {} : { first: earlier }),
    before: before.words,
    after: after.words,
    gasPrice: before.gasPrice,
    inPinnedBlock: before.number === run.block.number && before.timestamp === run.block.timestamp,
    logsCut: budget.cut,
    notLookedAt: [],
    assumed: [],
    ...by,
  };
}

function callOutcome(it: unknown, budget: { left: number; cut: boolean }): CallOutcome | undefined {
  if (!isRecord(it)) return undefined;
  const status = quantity(it.status);
  const gasUsed = quantity(it.gasUsed);
  if (status === undefined || gasUsed === undefined || status > 1n) return undefined;
  const logs: Log[] = [];
  // Of a call that failed nothing is left, though some nodes list what it announced.
  for (const entry of status === 1n && Array.isArray(it.logs) ? it.logs : []) {
    if (budget.left === 0) {
      budget.cut = true;
      break;
    }
    budget.left -= 1;
    const log = logOf(entry);
    if (log === undefined) return undefined;
    logs.push(log);
  }
  return { ok: status === 1n, gasUsed, data: dataOf(it), ...spoken(logs) };
}

/** What was returned. What a call reverted with geth puts into its error only, as it does for `eth_call`. */
function dataOf(it: Record<string, unknown>): Hex {
  const returned = hexBytes(it.returnData) ?? '0x';
  if (returned !== '0x' || !isRecord(it.error)) return returned;
  return hexBytes(own(it.error, 'data')) ?? '0x';
}
