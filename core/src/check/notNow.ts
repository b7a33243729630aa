import { type Rule, type Said, clear } from './rule.ts';
import type { View } from './view.ts';

/** A rule on signatures and operations that the chain would not take now. */
export const notNow: readonly Rule[] = [
  {
    id: 'signatures.notNow',
    family: 'signatures',
    severity: 'note',
    because: 'What cannot be used now may be usable tomorrow: it is told, and comforts nobody.',
    needs: ['effects'],
    readsSteps: false,
    run,
  },
];

function run({ effects }: View): readonly Said[] {
  if (effects.s !== 'known') return [];
  const { notNow: reasons = [] } = effects.v;
  if (reasons.length === 0) return [clear('effects')];
  return reasons.map((reason) => ({
    outcome: 'fired',
    severity: 'note',
    facts: [],
    says: { id: 'signatures.notNow.says', args: { reason } },
    why: { id: 'signatures.notNow.why', args: {} },
  }));
}
