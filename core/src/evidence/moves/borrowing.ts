import { namedNumbers } from '../../actions/addresses/namedIn.ts';
import { same } from '../../ledger/account.ts';
import { netOfTrades } from './netOfTrades.ts';
import type { ModeledStep } from '../modeledSteps.ts';
import type { Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { gainsOf } from './worth.ts';

/**
 * Whether a call is known to borrow for the user: someone vouches for the contract, nobody else is named, and what the
 * call names of a token arrives in full.
 */
export function isBorrowing(view: Evidence, { step, model, tokens, others }: ModeledStep): boolean {
  if (model.act !== 'debt' || others || step.to === null || !isVouched(view, step.to)) return false;
  return gainsOf(view, netOfTrades(view).changes).some(
    ({ line: { asset }, change }) =>
      (asset?.kind === 'token' || asset?.kind === 'native') &&
      (tokens.length === 0 || (asset.kind === 'token' && tokens.some((it) => same(it, asset.address)))) &&
      namedNumbers(step).includes(change),
  );
}
