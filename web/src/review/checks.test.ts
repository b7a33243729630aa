import type { Finding } from '@readback/core/model/finding.ts';
import { describe, expect, it } from 'vitest';
import { alerts, checkedRules, checksLine } from './checks.ts';

const base = { facts: [], missing: [] };
const says = { says: { id: 'engine.silent', args: {} }, why: { id: 'engine.silent', args: {} } } as const;
const findings: readonly Finding[] = [
  { ...base, rule: 'b', outcome: 'clear' },
  { ...base, rule: 'a', outcome: 'fired', severity: 'note', ...says },
  { ...base, rule: 'a', outcome: 'fired', severity: 'stop', ...says },
  { ...base, rule: 'a', outcome: 'unknown', missing: ['account.0x.code'] },
  { ...base, rule: 'c', outcome: 'unknown', missing: ['effect.0.after'] },
  { ...base, rule: 'd', outcome: 'notApplicable' },
];

describe('the checks', () => {
  it('show what fired with the gravest first', () => {
    expect(alerts(findings).map(({ severity }) => severity)).toEqual(['stop', 'note']);
  });

  it('count every rule once, by what says most', () => {
    expect(checkedRules(findings).map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
      'a fired',
      'c unknown',
      'b clear',
      'd notApplicable',
    ]);
    expect(checkedRules(findings)[0]?.severity).toBe('stop');
  });

  it('are one line', () => {
    expect(checksLine(checkedRules(findings))).toBe('4 rules: 1 fired, 1 unknown, 1 clear, 1 not about this');
  });
});
