import type { Finding } from '@readback/core/model/finding.ts';
import { describe, expect, it } from 'vitest';
import { known } from '@readback/core/model/known.ts';
import { alerts, checkedRules, checksLine, saidOnce } from './checks.ts';
import { fact, facts, router, weth } from '../review/testing/sample.ts';

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

describe('the rules', () => {
  it('show what fired with the gravest first', () => {
    expect(alerts(findings).map(({ severity }) => severity)).toEqual(['stop', 'note']);
  });

  it('say the same words about two tokens once, and other words each', () => {
    const spender = (id: string) => ({
      ...base,
      ...says,
      rule: 'a',
      outcome: 'fired' as const,
      severity: 'stop' as const,
      says: { id: 'effects.changed', args: { id } } as never,
    });
    const all = facts(
      fact('step.0.arg.0', { kind: 'address', address: router }),
      fact('step.0.arg.1', { kind: 'address', address: router }),
      fact('step.0.arg.2', { kind: 'address', address: weth }),
      { id: 'step.0.arg.3', value: known({ kind: 'integer', value: 3n }), from: [] },
    );
    const said = ['0', '1', '2', '3'].map((n) => spender(`step.0.arg.${n}`));
    expect(saidOnce(said, (id) => all[id])).toEqual([said[0], said[2], said[3]]);
    expect(saidOnce(said, () => undefined)).toHaveLength(4);
  });

  it('say what is muted beside the same words that are not', () => {
    const one = { ...base, ...says, rule: 'a', outcome: 'fired', severity: 'caution' } as const;
    const muted = { ...one, muted: true } as const;
    expect(saidOnce([muted, one, muted], () => undefined)).toEqual([muted, one]);
    expect(checkedRules([muted, one])).toMatchObject([{ severity: 'caution' }]);
    expect(checkedRules([muted, one])[0]?.muted).toBeUndefined();
    expect(checkedRules([one, muted])[0]?.muted).toBeUndefined();
    expect(checkedRules([muted, { ...one, severity: 'note' }])[0]).toMatchObject({ severity: 'note' });
    expect(checkedRules([muted])[0]?.muted).toBe(true);
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
    expect(checksLine(checkedRules(findings))).toBe(
      '1 finding, 1 passed, 1 unknown. 1 more is about other kinds of requests.',
    );
  });
});
