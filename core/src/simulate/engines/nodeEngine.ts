import { type Unknown, unknown } from '../../model/known.ts';
import type { Engine, RunResult } from '../../effects/engine.ts';
import { simulateV1 } from './simulateV1.ts';

/** The forms in which a node can run a request, the one that sees most first. The others are fetched for nodes that lack it. */
const forms: readonly (Engine | (() => Promise<Engine>))[] = [
  simulateV1,
  async () => (await import('./fallbacks/traceCall.ts')).byTraceCall,
  async () => (await import('./fallbacks/tracedState.ts')).byTracedState,
  async () => (await import('./fallbacks/ethCall.ts')).byEthCall,
  async () => (await import('./fallbacks/plainEthCall.ts')).byPlainEthCall,
];

/**
 * The user's node, by the best form that it has. Where one is missing or refused the next is tried, within the time
 * of the simulation; a form that worked is kept for what this engine runs after that, so that one run can be held against
 * another. A node that is not reached, late or busy, or does not have
 * the block, is asked nothing more. What the engine says when none works is
 * the first reason that is more than a missing method.
 */
export function nodeEngine(): Engine {
  let kept: Engine | undefined;
  return {
    name: simulateV1.name,
    async run(run, world, signal) {
      if (kept !== undefined) return kept.run(run, world, signal);
      const until = performance.now() + run.deadline;
      let why: Unknown | undefined;
      for (const its of forms) {
        const form = typeof its === 'function' ? await its() : its;
        const deadline = Math.floor(until - performance.now());
        if (deadline <= 0) break;
        const result = await form.run({ ...run, deadline }, world, signal);
        if (worked(result)) kept = form;
        if (result.s !== 'unknown') return result;
        if (why === undefined || why.why === 'unsupported') why = result;
        if (!isWorthAnother(result)) break;
      }
      return why ?? unknown('timeout', run.block.endpoint);
    },
  };
}

function worked(result: RunResult): boolean {
  return result.s === 'known' || result.s === 'poor';
}

function isWorthAnother({ why }: Unknown): boolean {
  return why === 'unsupported' || why === 'refused' || why === 'malformed' || why === 'tooLarge';
}
