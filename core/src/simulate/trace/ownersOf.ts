import type { StepId } from '../../model/fact.ts';
import { type Log, logKey } from '../../effects/log.ts';
import type { TraceNode } from '../../effects/callFrames.ts';

/** Which step of the request each part of a run belongs to: the innermost in whose call it happens. */
export type Owners = Readonly<{
  ofCall: (at: number) => StepId | undefined;
  /** Each event is asked for once, in the order of the simulation: of several that are the same the first comes first. */
  ofLog: (log: Log) => StepId | undefined;
}>;

/** `stepAt`: the calls that are steps, by their place in the list. */
export function ownersOf(nodes: readonly TraceNode[], stepAt: ReadonlyMap<number, StepId>): Owners {
  const owners: (StepId | undefined)[] = [];
  for (const [at, { parent }] of nodes.entries()) owners.push(stepAt.get(at) ?? owners[parent]);
  const left = new Map<string, (StepId | undefined)[]>();
  for (const [at, { logs }] of nodes.entries()) {
    for (const log of logs) {
      const there = left.get(logKey(log));
      if (there === undefined) left.set(logKey(log), [owners[at]]);
      else there.push(owners[at]);
    }
  }
  return { ofCall: (at) => owners[at], ofLog: (log) => left.get(logKey(log))?.shift() };
}
