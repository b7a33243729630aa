import { factOfEffect } from '../../model/factIds.ts';
import type { EffectLine, OtherBlock } from '../../model/effects.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Whether a request does the same in another block that may just as well carry it out. */
export const otherBlockRules: readonly Rule[] = [
  {
    id: 'outcome.otherBlock',
    severity: 'stop',
    needs: ['effects', 'effect.<n>.after'],
    readsSteps: false,
    run,
  },
];

type Different = Extract<OtherBlock, { s: 'different' }>;

/** What is mined already was carried out in its block, and in no other. */
function run({ stations, effects, incoming }: Evidence): readonly RuleAnswer[] {
  if (stations.simulate === 'skipped' || incoming.mined !== undefined) return [];
  if (effects.s !== 'known') return [missing('effects', effects)];
  const { otherBlock: other, status } = effects.v;
  if (other === undefined) return [];
  if (other.s !== 'known') return [missing('effects.otherBlock', other)];
  if (other.v.s === 'same' || other.v.by === 'amount') return [clear('effects')];
  return [said(other.v, status)];
}

function said(other: Different, status: string): RuleAnswer {
  const facts = [...other.lines.map((id) => factOf({ id })), ...(other.there ?? []).map(factOf)];
  const why = { id: 'outcome.otherBlock.why', args: {} } as const;
  if (other.worse === true) {
    return {
      outcome: 'fired',
      severity: 'stop',
      facts,
      says: { id: 'outcome.otherBlock.saysWorse', args: {} },
      why,
      remedy: 'reject',
    };
  }
  return {
    outcome: 'fired',
    severity: 'caution',
    facts,
    says: { id: wordsOf(other.status, status), args: {} },
    why,
    remedy: { id: 'outcome.otherBlock.remedy', args: {} },
  };
}

function wordsOf(there: string, here: string): `outcome.otherBlock.says${'' | 'Fails' | 'Passes'}` {
  if (there === here) return 'outcome.otherBlock.says';
  return there === 'success' ? 'outcome.otherBlock.saysPasses' : 'outcome.otherBlock.saysFails';
}

function factOf({ id }: Pick<EffectLine, 'id'>): string {
  return factOfEffect(id, 'after');
}
