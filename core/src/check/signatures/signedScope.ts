import { isVouched } from '../../evidence/vouched.ts';
import { factOfArg } from '../../model/factIds.ts';
import { insideOf } from '../../decode/findArgs.ts';
import type { Arg, Step } from '../../model/step.ts';
import { ownGrants } from '../../evidence/spending/ownGrants.ts';
import { savedName } from '../../evidence/book.ts';
import type { Rule } from '../rule.ts';
import { clear, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { argAt, everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on how much one signature covers, and whether all of it is shown. */
export const signedScope: readonly Rule[] = [
  {
    id: 'signatures.severalTokens',
    severity: 'caution',
    needs: ['step.<s>.arg.details'],
    readsSteps: true,
    run: severalTokens,
  },
  {
    id: 'signatures.witness',
    severity: 'caution',
    needs: ['step.<s>.arg.witness'],
    readsSteps: true,
    run: (view) => everyStep(view.steps).flatMap(witness),
  },
];

function severalTokens(view: Evidence): readonly RuleAnswer[] {
  const all = ownGrants(view, true);
  return [...new Set(all.map(({ step }) => step))].map((step): RuleAnswer => {
    const grants = all.filter((grant) => grant.step === step);
    // A contract that is vouched for takes for whoever calls it: two tokens are no more than one and one.
    const spenders = grants.filter(({ spender }) => !savedName(view, spender) && !isVouched(view, spender));
    const [first] = spenders;
    const tokens = new Map(spenders.map(({ token, tokenFact }) => [token?.toLowerCase(), tokenFact]));
    if (first === undefined || tokens.size < 2) return clear(...grants.map(({ spenderFact }) => spenderFact));
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [first.spenderFact, ...[...tokens.values()].filter((it) => it !== undefined)],
      says: { id: 'signatures.severalTokens.says', args: { spender: first.spenderFact, count: tokens.size } },
      why: { id: 'signatures.severalTokens.why', args: {} },
      remedy: { id: 'signatures.severalTokens.remedy', args: {} },
    };
  });
}

/** The fields of a transfer of Permit2 that are not its witness. */
const plain: ReadonlySet<string> = new Set(['permitted', 'spender', 'nonce', 'deadline']);

function witness(step: Step): readonly RuleAnswer[] {
  if (step.op !== 'permission' || argAt(step, 'permitted') === undefined) return [];
  const bound = step.args.filter(({ name }) => !plain.has(name));
  const [first] = bound;
  if (first === undefined) return [];
  const fact = factOfArg(step.id, first.name);
  if (!bound.every(isOpaque)) return [clear(fact)];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'signatures.witness.says', args: { witness: fact } },
      why: { id: 'signatures.witness.why', args: {} },
      remedy: 'reject',
    },
  ];
}

/** Whether all that a value holds is bytes and hashes, of which nobody can say what they represent. */
function isOpaque(arg: Arg): boolean {
  if (arg.value.kind === 'array' || arg.value.kind === 'tuple') return insideOf(arg).every(isOpaque);
  return arg.value.kind === 'bytes';
}
