import { decode } from '../../decode/decode.ts';
import type { Step } from '../../model/step.ts';
import { freeze } from '../../request/frozen/freeze.ts';

/**
 * Whether a step must have run, given that the step around it did: read by itself, without what may fail outside
 * of it. `around` is the step, or one that it lies in.
 */
export function runsWithin(around: Step, step: Step, chainId: number): boolean {
  if (around.id === step.id) return true;
  const { to, value, data, actor } = around;
  const call = { to, value, data };
  const from = actor === 'unknown' ? {} : { from: actor };
  const { steps } = decode(freeze({ kind: 'transaction', chainId, ...from, call, set: {} }, ''), {});
  const places = step.id.slice(around.id.length + 1).split('.');
  let at: Step | undefined = steps[0];
  for (const place of places) at = at?.steps[Number(place)];
  return at?.data === step.data && at.runs === 'always';
}
