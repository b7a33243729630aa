import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { isTrusted } from '../../evidence/trusted.ts';
import { heldShare } from '../../evidence/spending/heldShare.ts';
import { isUnlimitedGrant } from '../../evidence/spending/noLimit.ts';
import type { Rule } from '../rule.ts';
import type { RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { isAllHeld } from '../approvals/allHeld.ts';

/** Permissions by signature over all that is held. */
export const signedAllHeld: readonly Rule[] = [
  {
    id: 'signatures.allHeld',
    severity: 'stop',
    needs: ['step.<s>.arg.value', 'account.<a>.holds.<t>'],
    readsSteps: true,
    run: signed,
  },
];

function signed(view: Evidence): readonly RuleAnswer[] {
  const grants = ownGrants(view, true);
  const open = grants.filter(
    (it) =>
      !isTrusted(view, it.spender) && (isUnlimitedGrant(view, it) || heldShare(view, it).share === 'all'),
  );
  const several = new Set(open.map(({ token }) => token?.toLowerCase())).size > 1;
  return grants.flatMap((grant) => isAllHeld(view, grant, 'signatures', several));
}
