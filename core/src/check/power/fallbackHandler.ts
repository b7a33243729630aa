import { factOfAccount } from '../../model/factIds.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { zeroAddress } from 'viem';
import { controlCalls } from '../../evidence/controlCalls.ts';
import { controlRecipientsOf } from '../../actions/control/controlRecipients.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { safeHandlers } from '../../shipped/safe/handlers.ts';
import { standsAt } from '../../evidence/shipped.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { addressAt, everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on who answers for a Safe what the Safe itself does not know. */
export const fallbackHandler: readonly Rule[] = [
  {
    id: 'power.fallbackHandler',
    severity: 'stop',
    needs: ['step.<s>.fn', 'account.<a>.isToken'],
    readsSteps: true,
    run: (view) => [...taken(view), ...given(view)],
  },
];

/** A Safe whose handler is taken away: it takes fewer tokens, and signs nothing as a contract. */
function taken(view: Evidence): readonly RuleAnswer[] {
  return controlCalls(view, 'handler').flatMap(({ step, fn, contract }): readonly RuleAnswer[] => {
    if (addressAt(step, 0)?.value !== zeroAddress) return [];
    return [
      {
        outcome: 'fired',
        severity: 'note',
        step: step.id,
        facts: [fn, contract],
        says: { id: 'power.fallbackHandler.saysTaken', args: { contract } },
        why: { id: 'power.fallbackHandler.whyTaken', args: {} },
      },
    ];
  });
}

function given(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): readonly RuleAnswer[] => {
    if (!isActing(step.actor, acting)) return [];
    const isNew = isKnownAs(step, 'setUp');
    return controlRecipientsOf(step).flatMap(({ as, address, fact }): readonly RuleAnswer[] => {
      if (as !== 'handler') return [];
      const stands = standsAt(view, address);
      const known = safeHandlers.has(address.toLowerCase()) && stands.s === 'known' && stands.v;
      if (known && isNew) return [clear(fact)];
      const tokenFact = factOfAccount(address, 'isToken');
      const isToken = known ? undefined : lookUp(view, tokenFact);
      const grave = isToken?.s === 'known' && isToken.v.kind === 'bool' && isToken.v.value;
      const said: RuleAnswer = {
        outcome: 'fired',
        severity: grave ? 'stop' : known ? 'note' : 'caution',
        step: step.id,
        facts: [fact],
        says: {
          id: grave ? 'power.fallbackHandler.saysToken' : 'power.fallbackHandler.says',
          args: { handler: fact, how: known ? 'known' : 'unknown' },
        },
        why: { id: grave ? 'power.fallbackHandler.whyToken' : 'power.fallbackHandler.why', args: {} },
        remedy: grave ? 'reject' : { id: 'power.control.remedy', args: {} },
        ...(grave ? { act: { kind: 'reject' } } : {}),
      };
      return isToken === undefined || isToken.s === 'known' ? [said] : [said, missing(tokenFact, isToken)];
    });
  });
}
