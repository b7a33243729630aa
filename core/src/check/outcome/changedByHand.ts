import { assumptionPhrase } from '../../model/limits.ts';
import type { Phrase } from '../../model/phrase.ts';
import type { Rule } from '../rule.ts';
import { clear } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** A rule on runs whose state or block was changed by hand: what they show is not what the network does. */
export const changedByHandRule: Rule = {
  id: 'outcome.changedByHand',
  severity: 'caution',
  needs: ['effects'],
  readsSteps: false,
  run: (view) => {
    const reason = changedByHand(view);
    if (reason === undefined) return view.effects.s === 'known' ? [clear('effects')] : [];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        facts: [],
        says: { id: 'outcome.changedByHand.says', args: { reason } },
        why: { id: 'outcome.changedByHand.why', args: {} },
        remedy: { id: 'outcome.changedByHand.remedy', args: {} },
      },
    ];
  },
};

/** What was changed by hand for the run, in words; undefined where nothing was. */
export function changedByHand({ effects }: Pick<Evidence, 'effects'>): Phrase | undefined {
  if (effects.s !== 'known') return undefined;
  const found = effects.v.assumed.find(({ is }) => is === 'changed' || is === 'otherTime');
  return found && assumptionPhrase(found);
}
