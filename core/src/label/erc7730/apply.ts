import type { Oddity } from '../../model/step.ts';
import type { Binding, ClearSigned, Warning } from '../../model/clearSigned.ts';
import { interpolate } from './interpolate.ts';
import type { JsonRecord } from './document/json.ts';
import { formatPlan } from './plan.ts';
import { type Scope, Unfit } from './paths/scope.ts';
import { showAll } from './show.ts';

/** What was decided before a format is applied. */
export type Applied = Readonly<{
  key: string;
  format: JsonRecord;
  binding: Binding;
  oddities: readonly Oddity[];
  warnings: readonly Warning[];
}>;

/** Applies one format to decoded data. All of it, or nothing and why. */
export function applyFormat(
  scope: Scope,
  { key, format, binding, oddities, ...applied }: Applied,
): ClearSigned {
  try {
    const { specs, template, head, at } = formatPlan(scope.descriptor, key, format);
    const shown = showAll(scope, specs);
    const sentence = template ? interpolate(template, shown, at) : undefined;
    const dropped = template !== undefined && sentence === undefined;
    const fields = shown.map(({ field }) => field);
    const warnings: readonly Warning[] = dropped
      ? [...applied.warnings, { code: 'interpolationDropped', at }]
      : applied.warnings;
    return sentence === undefined
      ? { ...head, binding, fields, oddities, warnings }
      : { ...head, binding, interpolated: sentence, fields, oddities, warnings };
  } catch (error) {
    if (error instanceof Unfit) return { kind: 'unread', warnings: [...applied.warnings, error.warning] };
    throw error;
  }
}
