import { memoize } from '../../kit/memoize.ts';
import type { StepFunction } from '../../model/step.ts';
import type { FunctionModel } from './functionModel.ts';
import { functionRows } from './rows.ts';

type Called = Pick<StepFunction, 'selector' | 'signature' | 'from'>;

/**
 * What is known of a function beyond its name: what it does, and what each of its parameters is for. By its selector and
 * its canonical signature; undefined for a function that is known by its name alone. `from`: who says which function it is,
 * since some functions are known only at the contracts of their protocol.
 */
export const modelOf = memoize(({ selector, signature, from }: Called): FunctionModel | undefined => {
  const rows = functionRows(selector);
  const placed = rows.find(
    ({ at, source }) => at !== undefined && from.some((it) => it.by === 'source' && it.name === source),
  );
  return (placed ?? rows.find((it) => it.at === undefined && it.signature === signature))?.model;
});
