import type { Evidence } from '../../evidence/evidence.ts';
import type { EffectLine } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Body } from '../../model/request.ts';
import type { Arg, Step } from '../../model/step.ts';
import { effectsOf, viewOf } from './views.ts';

/**
 * How often a step is asked for its kind, its value and its arguments, an argument for its value, and a line of
 * the effects for its asset.
 */
export type Work = Readonly<{ looks: number; values: number; steps: number; args: number; lines: number }>;

/** The work of a station on a request, whose effects are these lines. */
export function workOf(
  body: Body,
  lines: readonly Partial<EffectLine>[],
  station: (view: Evidence) => unknown,
): Work {
  const work = { looks: 0, values: 0, steps: 0, args: 0, lines: 0 };
  const argOf = (arg: Arg): Arg => counted(arg, 'value', () => (work.args += 1));
  const stepOf = (step: Step): Step =>
    counted(
      counted(
        counted(
          { ...step, args: step.args.map(argOf), steps: step.steps.map(stepOf) },
          'args',
          () => (work.steps += 1),
        ),
        'value',
        () => (work.values += 1),
      ),
      'op',
      () => (work.looks += 1),
    );
  const all = effectsOf(lines);
  const effects = known({
    ...all,
    lines: all.lines.map((it) => counted(it, 'asset', () => (work.lines += 1))),
  });
  const view = viewOf(body, { effects });
  const seen: Evidence = { ...view, steps: view.steps.map(stepOf) };
  const before = { ...work };
  station(seen);
  return {
    looks: work.looks - before.looks,
    values: work.values - before.values,
    steps: work.steps - before.steps,
    args: work.args - before.args,
    lines: work.lines - before.lines,
  };
}

/** The same thing, which says when one of its properties is inspected. */
export function counted<Of extends object, Key extends keyof Of>(it: Of, key: Key, looked: () => void): Of {
  const value = it[key];
  const copy: Of = Object.defineProperties({}, Object.getOwnPropertyDescriptors(it)) as Of;
  return Object.defineProperty(copy, key, {
    enumerable: true,
    get: () => {
      looked();
      return value;
    },
  });
}
