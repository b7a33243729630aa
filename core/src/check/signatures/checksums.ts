import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Rules on how typed data is spelled. */
export const checksums: readonly Rule[] = [
  {
    id: 'signatures.checksum',
    severity: 'caution',
    needs: ['request.checksums'],
    readsSteps: false,
    run: checksum,
  },
];

function checksum(view: Evidence): readonly RuleAnswer[] {
  if (view.incoming.request.body.kind !== 'typedData') return [];
  const wrong = lookUp(view, 'request.checksums');
  if (wrong.s !== 'known' || wrong.v.kind !== 'list') return [clear()];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: ['request.checksums'],
      says: {
        id: 'signatures.checksum.says',
        args: { count: wrong.v.items.length, fields: 'request.checksums' },
      },
      why: { id: 'signatures.checksum.why', args: {} },
      remedy: { id: 'remedy.checkPayee', args: {} },
    },
  ];
}
