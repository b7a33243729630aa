import type { Readback } from '@readback/core/model/readback.ts';
import type { Step } from '@readback/core/model/step.ts';

/** How many steps of a readback its record keeps: to write ten thousand down would hold the page. */
export const mostSteps = 500;

/** What the record of a request keeps of its readback. `allSteps`: how many steps it had, if that is fewer. */
export type Recorded = Readonly<{ readback: Readback; allSteps?: number }>;

/**
 * A readback as it is written down: whole, but for the steps after the first `mostSteps`, so that it is read in part from then
 * on. The request stays whole.
 */
export function recorded(readback: Readback, most = mostSteps): Recorded {
  const all = countAll(readback.steps);
  if (all <= most) return { readback };
  const left = { nodes: most };
  const stations = { ...readback.stations, decode: 'partial' } as const;
  return { readback: { ...readback, stations, steps: firstOf(readback.steps, left) }, allSteps: all };
}

/** The first steps of a tree, parents before what is inside them. */
function firstOf(steps: readonly Step[], left: { nodes: number }): readonly Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (left.nodes === 0) break;
    left.nodes -= 1;
    kept.push({ ...step, steps: firstOf(step.steps, left) });
  }
  return kept;
}

function countAll(steps: readonly Step[]): number {
  let count = steps.length;
  for (const { steps: inner } of steps) if (inner.length > 0) count += countAll(inner);
  return count;
}
