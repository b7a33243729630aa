import { type Known, unknown } from '../../model/known.ts';
import type { World } from '../../world/world.ts';
import type { Outcome, Run, StateChange } from '../../effects/engine.ts';
import { agrees } from './agrees.ts';
import type { CallFrames } from '../../effects/callFrames.ts';
import { traceRun } from './traceRun.ts';

/** Traces runs beside the simulation. */
export type Tracer = Readonly<{
  /** Asks for the trace of a run, at once. */
  start(run: Run): void;
  /** Whether anybody traces, or has traced, the run that came to this. */
  isOn(outcome: Outcome): boolean;
  /** The calls inside of each call of a run, once they are known. Never rejects. */
  traces(outcome: Outcome): Promise<Known<readonly CallFrames[]>>;
  /** What the state becomes, where that is wanted. Never rejects. */
  state(outcome: Outcome): Promise<Known<readonly StateChange[]>>;
}>;

/**
 * What an engine traced by itself counts first: it is of the very run that is shown. Else the trace that agrees with
 * that run, where several were asked for. `wantsState`: what the state becomes is asked for, too.
 */
export function tracer(world: World, signal: AbortSignal, wantsState: boolean): Tracer {
  const asked: Promise<Known<readonly CallFrames[]>>[] = [];
  const states: Promise<Known<readonly StateChange[]>>[] = [];
  return {
    start: (run) => {
      const malformed = () => unknown('malformed', run.block.endpoint);
      if (wantsState) {
        const traces = import('../engines/fallbacks/traceCall.ts');
        states.push(traces.then((it) => it.changedState({ run, world, signal })).catch(malformed));
      }
      asked.push(traceRun(run, world, signal).catch(() => unknown('malformed', run.block.endpoint)));
    },
    isOn: ({ traces }) => traces !== undefined || asked.length > 0,
    traces: async ({ traces, calls, logsCut }) => {
      if (traces !== undefined) return traces;
      const all = await Promise.all(asked);
      const same = all.find((it) => it.s === 'known' && agrees(it.v, calls, logsCut));
      return same ?? all.at(-1) ?? unknown('notAsked');
    },
    state: async ({ state }) => {
      if (state !== undefined) return state;
      const all = await Promise.all(states);
      return all.findLast(({ s }) => s === 'known') ?? all.at(-1) ?? unknown('notAsked');
    },
  };
}
