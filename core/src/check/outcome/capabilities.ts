import type { FactId } from '../../model/fact.ts';
import type { Capability } from '../../model/request.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** What a batch asks of the wallet besides its calls, which no simulation shows. */
export const capabilities: readonly Rule[] = [
  {
    id: 'outcome.capabilities',
    family: 'outcome',
    severity: 'caution',
    needs: ['request.capability.<n>'],
    readsSteps: false,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const { body } = view.incoming.request;
  if (body.kind !== 'calls') return [];
  const seen = new Set<string>();
  return (body.capabilities ?? []).flatMap((it, at): RuleAnswer[] => {
    const fact: FactId = `request.capability.${at}`;
    if (seen.has(it.name)) return [];
    seen.add(it.name);
    const how = howOf(it);
    if (how === 'atomic') return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: how === 'auxiliaryFunds' || how === 'flowControl' ? 'caution' : 'note',
        facts: [fact, `${fact}.value`],
        says: { id: 'outcome.capabilities.says', args: { how, name: fact } },
        why: { id: 'outcome.capabilities.why', args: { how } },
        remedy: { id: 'outcome.capabilities.remedy', args: { how } },
      },
    ];
  });
}

function howOf({ name, leftOut }: Capability): string {
  return leftOut === true ? 'leftOut' : name;
}
