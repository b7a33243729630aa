import type { Severity } from '../../model/finding.ts';

/** What the checks say of honest requests, and why that is right: a line for each rule and reason. */
export const honestFirings: readonly Readonly<{
  rule: string;
  severity: Exclude<Severity, 'note'>;
  files: readonly string[];
  why: string;
}>[] = [];
