import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import type { Rule } from '../rule.ts';
import { longLived } from '../approvals/lifetimes.ts';

/** Permissions by signature that last long. */
export const signedLifetimes: readonly Rule[] = [
  {
    id: 'signatures.longLived',
    family: 'signatures',
    severity: 'caution',
    needs: ['step.<s>.arg.deadline'],
    readsSteps: true,
    run: (view) => ownGrants(view, true).map((grant) => longLived(view, grant, grant.until, 'signatures')),
  },
];
