import type { CallOutcome } from '../../effects/engine.ts';
import { logKey } from '../../effects/log.ts';
import type { CallFrames } from '../../effects/callFrames.ts';

/**
 * Whether what was traced is the run that was simulated: of each call the same status, the same failure, and the
 * same events. Of a part of it (`logsCut`, or a trace that was cut) no more events than the other has.
 */
export function agrees(
  traces: readonly CallFrames[],
  calls: readonly Pick<CallOutcome, 'ok' | 'data' | 'logs'>[],
  logsCut: boolean,
): boolean {
  if (traces.length !== calls.length) return false;
  if (!calls.every((call, n) => sameEnd(call, traces[n]))) return false;
  const simulated = calls.flatMap(({ logs }) => logs).map(logKey);
  const traced = traces.flatMap(({ nodes }) => nodes.flatMap(({ logs }) => logs.map(logKey)));
  const cut = traces.some((it) => it.cut);
  if (logsCut && cut) return true;
  if (logsCut) return hasAll(traced, simulated);
  return hasAll(simulated, traced) && (cut || simulated.length === traced.length);
}

function sameEnd(call: Pick<CallOutcome, 'ok' | 'data'>, trace: CallFrames | undefined): boolean {
  const [root] = trace?.nodes ?? [];
  if (root === undefined || root.ok !== call.ok) return false;
  // Some nodes leave out what a failed call returned.
  return call.ok || root.output === '0x' || call.data === '0x' || root.output === call.data.toLowerCase();
}

/** Whether each of `some` is among `all`, as often as it is there. */
function hasAll(all: readonly string[], some: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const it of all) left.set(it, (left.get(it) ?? 0) + 1);
  return some.every((it) => {
    const count = left.get(it) ?? 0;
    left.set(it, count - 1);
    return count > 0;
  });
}
