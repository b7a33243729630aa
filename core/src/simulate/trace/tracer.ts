import { type Known, unknown } from '../../model/known.ts';
import type { World } from '../../world/world.ts';
import type { Outcome, Run } from '../engine.ts';
import type { CallFrames } from './callFrames.ts';
import { traceRun } from './traceRun.ts';

/** Traces one run beside the simulation. */
export type Tracer = Readonly<{
  /** Asks for the trace of a run, at once; only the first time. */
  start(run: Run): void;
  /** Whether anybody traces, or has traced, the run that came to this. */
  isOn(outcome: Outcome): boolean;
  /** The calls inside of each call of a run, once they are known. Never rejects. */
  traces(outcome: Outcome): Promise<Known<readonly CallFrames[]>>;
}>;

/** What an engine traced by itself counts first: it is of the very run that is shown. */
export function tracer(world: World, signal: AbortSignal): Tracer {
  let asked: Promise<Known<readonly CallFrames[]>> | undefined;
  return {
    start: (run) => {
      asked ??= traceRun(run, world, signal).catch(() => unknown('malformed', run.block.endpoint));
    },
    isOn: ({ traces }) => traces !== undefined || asked !== undefined,
    traces: async ({ traces }) => traces ?? asked ?? unknown('notAsked'),
  };
}
