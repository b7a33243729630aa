import { describe, expect, it } from 'vitest';
import type { Description, Lint } from '../../model/description.ts';
import { check } from '../check.ts';
import { call, friend, usdc, viewOf } from '../testing/views.ts';

const approval = call(usdc, 'approve(address spender, uint256 amount)', [friend, 1n]);

const said = (...lint: readonly Lint[]): Description => ({
  step: '0',
  kind: 'said',
  intent: [{ text: 'Harmless' }],
  fields: [],
  warnings: [],
  lint,
  binding: 'deployment',
  from: { place: 'registry/nobody/calldata.json' },
});

const found = (rule: string, descriptions?: readonly Description[]) => {
  return check(viewOf(approval, descriptions === undefined ? {} : { descriptions })).find(
    (it) => it.rule === rule,
  );
};

describe('a description of the contract', () => {
  const hidden: Lint = { code: 'hiddenAddress', weight: 'hides', arg: 'spender' };

  it('that leaves out a spender is a caution that names it', () => {
    expect(found('descriptions.hides', [said(hidden)])).toMatchObject({
      outcome: 'fired',
      severity: 'caution',
      facts: ['step.0.arg.spender'],
      says: { id: 'descriptions.hides.says', args: { what: 'step.0.arg.spender', more: 0 } },
    });
  });

  it('is a caution too where what it leaves out has no name here', () => {
    expect(
      found('descriptions.hides', [said({ code: 'hiddenValue', weight: 'hides', arg: 'none' })]),
    ).toMatchObject({
      outcome: 'fired',
      says: { id: 'descriptions.hides.saysSome' },
    });
  });

  it('that contradicts the function is a caution', () => {
    const lint: Lint = { code: 'otherType', weight: 'contradicts' };
    expect(found('descriptions.contradicts', [said(lint)])).toMatchObject({
      outcome: 'fired',
      severity: 'caution',
    });
    expect(found('descriptions.hides', [said(lint)])).toMatchObject({ outcome: 'clear' });
  });

  it('that is good, missing, or cannot be asked for is not a finding', () => {
    expect(found('descriptions.hides', [said({ code: 'noUrl', weight: 'note' })])?.outcome).toBe('clear');
    expect(found('descriptions.hides')?.outcome).toBe('notApplicable');
    expect(found('descriptions.hides', [{ step: '0', kind: 'none', why: [] }])?.outcome).toBe(
      'notApplicable',
    );
    const gone: Description = { step: '0', kind: 'unknown', why: 'offline', source: 'registry.test' };
    expect(found('descriptions.contradicts', [gone])?.outcome).toBe('notApplicable');
  });
});
