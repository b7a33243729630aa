import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { rules } from '../rules.ts';
import { type Sample, viewOf } from './views.ts';

/**
 * What one rule says of a request: the severity it fires with, or its other outcome. The gravest first. Throws for a rule
 * that does not exist, which would be silent for everything.
 */
export function answer(rule: string, body: Body, sample: Sample = {}): string {
  const asked = rules.filter(({ id }) => id === rule);
  if (asked.length === 0) throw new Error(`There is no rule ${rule}.`);
  const found = check(viewOf(body, sample), asked);
  const said = found.map((finding) => (finding.outcome === 'fired' ? finding.severity : finding.outcome));
  const order = ['stop', 'caution', 'note', 'unknown', 'pending', 'clear', 'notApplicable'];
  return order.find((outcome) => said.includes(outcome as (typeof said)[number])) ?? 'silent';
}
