import { zeroAddress } from 'viem';
import { signedFormOf } from '../../decode/typed/signedForms.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { offersOf } from '../../actions/offers/offers.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { factOfStep } from '../../model/factIds.ts';
import { unknown } from '../../model/known.ts';
import type { Intent } from '../../model/intent.ts';
import type { Gap } from '../difference.ts';

/**
 * Typed data of a form that is not known here and that no contract is named to read, where someone only signs in or wants nothing
 * to happen: it may be a log-in, and nothing in its bytes proves that it is not. Undefined where they do, or where more was said.
 */
export function openForm({ incoming, steps }: Evidence, { clauses }: Intent): Omit<Gap, 'rule'> | undefined {
  const { body } = incoming.request;
  if (body.kind !== 'typedData' || !clauses.every(({ kind }) => kind === 'signIn' || kind === 'nothing')) {
    return undefined;
  }
  const { verifyingContract = zeroAddress } = body.typed.domain;
  const [step, ...others] = everyStep(steps);
  if (verifyingContract !== zeroAddress || step?.op !== 'permission' || others.length > 0) return undefined;
  const gives = paymentsOf(step).length + grantsOf(step).length + offersOf(step).length > 0;
  const isKnown = step.fn !== undefined && signedFormOf(step.fn.signature) !== undefined;
  return gives || isKnown ? undefined : { fact: factOfStep(step.id, 'fn'), it: unknown('unsupported') };
}
