import { factOfStep, factOfAccount, factAbout } from '../../model/factIds.ts';
import { eachOnce, same } from '../../ledger/account.ts';
import { checksummed } from '../../text/address.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { safesInMessages } from '../../decode/approved.ts';
import { safesSigned } from './safeHash.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on the code that a Safe borrows. */
export const safeCode: readonly Rule[] = [
  {
    id: 'power.safeCode',
    severity: 'caution',
    needs: ['account.<a>.release'],
    readsSteps: false,
    run: (view) => [...Object.keys(view.facts).flatMap((id) => releaseOf(view, id)), ...unseen(view)],
  },
];

/** Of a Safe whose transaction is signed it must be known whose code it runs: another contract may answer as one. */
function unseen(view: Evidence): readonly RuleAnswer[] {
  const all = [...safesSigned(view).map(({ safe }) => safe), ...safesInMessages(view.steps)];
  return eachOnce(all).flatMap((safe) => {
    const id = factOfAccount(safe, 'release');
    const it = Object.hasOwn(view.facts, id) ? view.facts[id]?.value : undefined;
    return it !== undefined && it.s !== 'pending' ? [] : [missing(id, lookUp(view, id))];
  });
}

/** Only where the code was read: a Safe that nobody could look at is said elsewhere. */
function releaseOf(view: Evidence, id: string): readonly RuleAnswer[] {
  const digits = factAbout(id, 'account', 'release');
  const release = digits === undefined ? undefined : view.facts[id]?.value;
  if (digits === undefined || release === undefined || release.s === 'pending') return [];
  if (release.s === 'known') return [clear(id)];
  const safe = checksummed(digits);
  const step = everyStep(view.steps).find(({ to }) => same(to, safe));
  const signed = safesSigned(view).find((it) => same(it.safe, safe));
  const fact = signed?.safeFact ?? (step === undefined ? undefined : factOfStep(step.id, 'to'));
  if (fact === undefined) return [];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      ...(step === undefined ? {} : { step: step.id }),
      facts: [fact],
      says: { id: 'power.safeCode.says', args: { safe: fact } },
      why: { id: 'power.safeCode.why', args: {} },
      remedy: { id: 'power.safeCode.remedy', args: {} },
    },
  ];
}
