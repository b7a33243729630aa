import type { Body } from '../../model/request.ts';
import { check } from '../check.ts';
import { rules } from '../rules.ts';
import { type Sample, viewOf } from './views.ts';

/** What one rule says of a request: the severity it fires with, or its other outcome. The gravest first. */
export function answer(rule: string, body: Body, sample: Sample = {}): string {
  const found = check(
    viewOf(body, sample),
    rules.filter(({ id }) => id === rule),
  );
  const said = found.map((finding) => (finding.outcome === 'fired' ? finding.severity : finding.outcome));
  const order = ['stop', 'caution', 'note', 'unknown', 'pending', 'clear', 'notApplicable'];
  return order.find((outcome) => said.includes(outcome as (typeof said)[number])) ?? 'silent';
}
