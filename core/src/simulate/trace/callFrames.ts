import type { Hex } from 'viem';
import type { TracedCall } from '../../model/effects.ts';
import { maxTraced } from '../../model/effects.ts';
import { address, hexBytes, isRecord, own, quantity } from '../../world/schema.ts';
import { contractLogs } from '../../effects/currencyLogs.ts';
import { type Log, logOf } from '../../effects/log.ts';
import type { CallFrames, TraceNode } from '../../effects/callFrames.ts';

/**
 * Reads what `callTracer` answers (geth; `withLog` for the logs): one outermost call with the calls inside it, in
 * one list. Without recursion, and no further than the caps go. Undefined when any call that is read has another
 * shape: of a tree that is wrong in one place nothing is believed.
 */
export function callFrames(root: unknown): CallFrames | undefined {
  const nodes: Open[] = [];
  const waiting: Waiting[] = [{ it: root, id: '0', parent: -1, depth: 0, undone: false }];
  let left = maxIdChars;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    left -= next.id.length;
    if (nodes.length === maxTraced || left < 0) return { nodes: closed(nodes), cut: true };
    const node = nodeOf(next);
    if (node === undefined || next.depth > maxDepth) return undefined;
    const at = nodes.push(node) - 1;
    const inside = isRecord(next.it) ? own(next.it, 'calls') : undefined;
    if (inside === undefined || inside === null) continue;
    if (!Array.isArray(inside)) return undefined;
    // What exceeds the cap is left unread; one more than that shows that there is more.
    const first = Math.min(inside.length, maxTraced + 1);
    for (let n = first - 1; n >= 0; n -= 1) {
      const id = `${next.id}.${n}`;
      waiting.push({ it: inside[n], id, parent: at, depth: next.depth + 1, undone: node.undone });
    }
  }
  return { nodes: closed(nodes), cut: false };
}

/** Calls cannot be nested deeper than this in the EVM. */
const maxDepth = 1_024;

/** Ids of calls that are deep inside are long: all of them together have at most so many characters. */
const maxIdChars = 4_000_000;

type Waiting = Readonly<{ it: unknown; id: string; parent: number; depth: number; undone: boolean }>;

type Open = Omit<TraceNode, 'end'>;

const ops: ReadonlyMap<unknown, TracedCall['op']> = new Map([
  ['CALL', 'call'],
  ['STATICCALL', 'staticcall'],
  ['DELEGATECALL', 'delegatecall'],
  ['CALLCODE', 'callcode'],
  ['CREATE', 'create'],
  ['CREATE2', 'create'],
  ['SELFDESTRUCT', 'selfdestruct'],
]);

function nodeOf({ it, id, parent, undone }: Waiting): Open | undefined {
  if (!isRecord(it)) return undefined;
  const op = ops.get(own(it, 'type'));
  const from = address(own(it, 'from'));
  const to = address(own(it, 'to'));
  const value = quantityOr0(own(it, 'value'));
  const gasUsed = quantityOr0(own(it, 'gasUsed'));
  const input = bytesOrNone(own(it, 'input'));
  const output = bytesOrNone(own(it, 'output'));
  const error = own(it, 'error') ?? '';
  if (op === undefined || from === undefined || typeof error !== 'string') return undefined;
  if (value === undefined || gasUsed === undefined || input === undefined || output === undefined) {
    return undefined;
  }
  const ok = error === '';
  // A creation that failed made nothing; every other call has someone who is called.
  if (to === undefined && (op !== 'create' || ok || !isNoReceiver(own(it, 'to')))) return undefined;
  const logs = logsOf(own(it, 'logs'));
  if (logs === undefined) return undefined;
  const gone = undone || !ok;
  return {
    id,
    parent,
    op,
    from,
    to: to === undefined || (op === 'create' && !ok) ? null : to,
    value,
    gasUsed,
    input,
    output: ok ? '0x' : output,
    ok,
    undone: gone,
    logs: gone ? [] : logs,
  };
}

function isNoReceiver(it: unknown): boolean {
  return it === undefined || it === null || it === '' || it === '0x';
}

function quantityOr0(it: unknown): bigint | undefined {
  return it === undefined || it === null ? 0n : quantity(it);
}

function bytesOrNone(it: unknown): Hex | undefined {
  return it === undefined || it === null ? '0x' : hexBytes(it);
}

function logsOf(it: unknown): readonly Log[] | undefined {
  if (it === undefined || it === null) return [];
  if (!Array.isArray(it)) return undefined;
  const logs = it.map(logOf).filter((log) => log !== undefined);
  return logs.length === it.length ? contractLogs(logs) : undefined;
}

/** Says of each call where what it called ends: at the next one that is not inside of it. */
function closed(nodes: readonly Open[]): readonly TraceNode[] {
  const ends = nodes.map((_, at) => at + 1);
  for (let at = nodes.length - 1; at > 0; at -= 1) {
    const parent = nodes[at]?.parent ?? -1;
    if (parent >= 0) ends[parent] = Math.max(ends[parent] ?? 0, ends[at] ?? 0);
  }
  return nodes.map((node, at) => ({ ...node, end: ends[at] ?? at + 1 }));
}
