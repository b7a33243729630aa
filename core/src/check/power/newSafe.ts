import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { zeroAddress } from 'viem';
import type { Step } from '../../model/step.ts';
import { savedName } from '../../evidence/book.ts';
import { actingAccounts, isActing, ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { addressAt, everyStep, integerAt, lengthAt } from '../../actions/steps/stepTree.ts';

/** Rules on a Safe that the request makes: what its first settings say. */
export const newSafe: readonly Rule[] = [
  {
    id: 'power.newSafe',
    severity: 'caution',
    needs: ['step.<s>.arg.owners', 'step.<s>.arg.threshold', 'book'],
    readsSteps: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps)
    .filter((step) => isKnownAs(step, 'setUp') && isActing(step.actor, acting))
    .flatMap((step) => [...ownersOf(view, step), ...paymentOf(view, step)]);
}

/** Owners by the position of an argument: their names are those of whoever gave the ABI. */
function ownersOf(view: Evidence, step: Step): readonly RuleAnswer[] {
  const needed = integerAt(step, 1);
  const owners = Array.from({ length: lengthAt(step, 0) }, (_, n) => addressAt(step, 0, n)).flatMap(
    (it) => it ?? [],
  );
  if (needed === undefined || owners.length === 0) return [];
  const own = ownAccounts(view);
  const strangers = owners.filter(({ value }) => !own.has(value.toLowerCase()) && !savedName(view, value));
  const none = own.size > 0 && !owners.some(({ value }) => own.has(value.toLowerCase()));
  const enough = BigInt(strangers.length) >= needed.value;
  const [stranger] = strangers;
  if (stranger === undefined || (!enough && !none))
    return [clear(needed.fact, ...owners.map(({ fact }) => fact))];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [needed.fact, ...strangers.map(({ fact }) => fact)],
      says: {
        id: 'power.newSafe.says',
        args: { owner: stranger.fact, count: strangers.length, how: none ? 'without' : 'enough' },
      },
      why: { id: 'power.newSafe.why', args: {} },
      remedy: { id: 'power.newSafe.remedy', args: {} },
    },
  ];
}

function paymentOf(view: Evidence, step: Step): readonly RuleAnswer[] {
  const amount = integerAt(step, 6);
  const to = addressAt(step, 7);
  if (amount === undefined || amount.value === 0n) return [];
  if (to !== undefined && to.value !== zeroAddress && savedName(view, to.value)) return [clear(amount.fact)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [amount.fact, ...(to === undefined ? [] : [to.fact])],
      says: { id: 'power.newSafe.saysPays', args: { amount: amount.fact } },
      why: { id: 'power.newSafe.whyPays', args: {} },
      remedy: { id: 'power.newSafe.remedyPays', args: {} },
    },
  ];
}
