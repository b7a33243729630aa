import { signedFieldsOf } from '../../evidence/purpose/signedFields.ts';
import type { SignedParty } from '../../evidence/purpose/typedFields.ts';
import { ownAccounts } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** Rules on whom typed data names without its form saying what for. */
export const signedParties: readonly Rule[] = [
  {
    id: 'signatures.party',
    severity: 'caution',
    needs: ['step.<s>.arg.<name>', 'request.signer'],
    readsSteps: false,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  if (view.incoming.request.body.kind !== 'typedData') return [];
  const { parties } = signedFieldsOf(view);
  if (parties.length === 0) return [clear()];
  // Where nobody says who signs, each of them may be the signer.
  if (ownAccounts(view).size === 0) return [{ outcome: 'unknown', missing: ['request.signer'] }];
  const each = new Map(parties.map((it) => [(it.address ?? it.fact).toLowerCase(), it]));
  return [...each.values()].map(says);
}

/** Of texts so long the finding says only that an account is in them. */
const mostText = 80;

function says({ step, fact, value }: SignedParty): RuleAnswer {
  const isLong = value.kind === 'text' && value.text.length > mostText;
  const how = value.kind === 'address' ? 'says' : 'saysIn';
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says: isLong
      ? { id: 'signatures.party.saysText', args: {} }
      : { id: `signatures.party.${how}`, args: { party: fact } },
    why: { id: 'signatures.party.why', args: {} },
    remedy: { id: 'signatures.party.remedy', args: {} },
  };
}
