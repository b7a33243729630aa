import type { Evidence } from '../evidence/evidence.ts';
import { integerAt } from '../actions/steps/stepTree.ts';
import type { Step } from '../model/step.ts';
import type { Act } from './act.ts';
import { asked } from './parts.ts';
import { supportOf } from './supportOf.ts';

/** A vote at a governor, by the functions of Governor Bravo and OpenZeppelin: the proposal first, then 0 to 2. */
export function voteAct(view: Evidence, step: Step): readonly Act[] {
  if (step.op !== 'call' || !/^castVote\w*\(uint256,uint8[,)]/.test(step.fn?.signature ?? '')) return [];
  const [proposal, support] = [integerAt(step, 0), integerAt(step, 1)];
  if (proposal === undefined || support === undefined) return [];
  const how = supportOf(support.arg.value);
  const args = { asked: asked(view, step), proposal: proposal.fact, support: support.fact, how };
  return [
    {
      by: step.actor,
      signed: false,
      shown: true,
      say: (mood) => ({ id: 'sentence.castVote', args: { mood, ...args } }),
    },
  ];
}
