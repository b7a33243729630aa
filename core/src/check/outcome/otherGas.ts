import { factOfEffect } from '../../model/factIds.ts';
import type { EffectLine, OtherGas } from '../../model/effects.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Whether a request does the same as other wallets send it: with as much gas, and with the bytes that they add. */
export const otherGas: readonly Rule[] = [
  {
    id: 'outcome.otherGas',
    severity: 'stop',
    needs: ['effects', 'effect.<n>.after'],
    readsSteps: false,
    run,
  },
];

type Different = Extract<OtherGas, { s: 'different' }>;

/** What is mined already was carried out with its gas, and with no other. */
function run({ stations, effects, incoming }: Evidence): readonly RuleAnswer[] {
  if (stations.simulate === 'skipped' || incoming.mined !== undefined) return [];
  if (effects.s !== 'known') return [missing('effects', effects)];
  const { otherGas: other, status } = effects.v;
  if (other === undefined) return [];
  if (other.s !== 'known') return [missing('effects.otherGas', other)];
  if (other.v.s === 'same' || other.v.by === 'amount') return [clear('effects')];
  return [said(other.v, status)];
}

function said(other: Different, status: string): RuleAnswer {
  const facts = [...other.lines.map((id) => factOf({ id })), ...(other.there ?? []).map(factOf)];
  const how = howOf(other, status);
  const by = other.suffixed === true ? 'suffix' : 'gas';
  const args = { gas: Number(other.gas) };
  return {
    outcome: 'fired',
    severity: how === 'worse' ? 'stop' : 'caution',
    facts,
    says:
      by === 'suffix'
        ? { id: 'outcome.otherGas.saysSuffixed', args: { how } }
        : { id: 'outcome.otherGas.says', args: { how, ...args } },
    why: { id: 'outcome.otherGas.why', args: { by } },
    remedy: how === 'worse' ? 'reject' : { id: 'outcome.otherGas.remedy', args: { by } },
  };
}

function howOf(other: Different, status: string): 'worse' | 'other' | 'passes' | 'fails' {
  if (other.worse === true) return 'worse';
  if (other.status === status) return 'other';
  return other.status === 'success' ? 'passes' : 'fails';
}

function factOf({ id }: Pick<EffectLine, 'id'>): string {
  return factOfEffect(id, 'after');
}
