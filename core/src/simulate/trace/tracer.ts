import { type Known, unknown } from '../../model/known.ts';
import type { World } from '../../world/world.ts';
import type { Outcome, Run } from '../engine.ts';
import { agrees } from './agrees.ts';
import type { CallFrames } from './callFrames.ts';
import { traceRun } from './traceRun.ts';

/** Traces runs beside the simulation. */
export type Tracer = Readonly<{
  /** Asks for the trace of a run, at once. */
  start(run: Run): void;
  /** Whether anybody traces, or has traced, the run that came to this. */
  isOn(outcome: Outcome): boolean;
  /** The calls inside of each call of a run, once they are known. Never rejects. */
  traces(outcome: Outcome): Promise<Known<readonly CallFrames[]>>;
}>;

/**
 * What an engine traced by itself counts first: it is of the very run that is shown. Else the trace that agrees with
 * that run, where several were asked for.
 */
export function tracer(world: World, signal: AbortSignal): Tracer {
  const asked: Promise<Known<readonly CallFrames[]>>[] = [];
  return {
    start: (run) => {
      asked.push(traceRun(run, world, signal).catch(() => unknown('malformed', run.block.endpoint)));
    },
    isOn: ({ traces }) => traces !== undefined || asked.length > 0,
    traces: async ({ traces, calls, logsCut }) => {
      if (traces !== undefined) return traces;
      const all = await Promise.all(asked);
      const same = all.find((it) => it.s === 'known' && agrees(it.v, calls, logsCut));
      return same ?? all.at(-1) ?? unknown('notAsked');
    },
  };
}
