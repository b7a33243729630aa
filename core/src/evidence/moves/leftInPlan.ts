import { accountKey } from '../../text/accountKey.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Step } from '../../model/step.ts';
import { type Put, type Taken, wrapped } from '../../actions/asked/atRouter.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';
import { putsBy } from './putsBy.ts';
import { mayBeTaken, takenFrom } from './takenThere.ts';

/**
 * The steps that put something into a router, bundler or position manager which no later step takes out of it, as far as
 * the plan goes: how much of it is taken only the simulation shows. They are gone through from the last, with what is taken
 * behind each.
 */
export const leftInPlan = memoize((view: Evidence): ReadonlySet<Step> => {
  const behind = new Map<string, Behind>();
  const left: Step[] = [];
  for (const step of immediateSteps(view.steps).toReversed()) {
    if (step.op !== 'call' || step.to === null) continue;
    const contract = accountKey(step.to);
    const taken = behind.get(contract) ?? nothing;
    if (putsBy(step).some((put) => !isTaken(view, put, taken))) left.push(step);
    const takes = takenFrom(step, contract);
    if (takes !== undefined && takes.amount !== 'part')
      behind.set(contract, withTaken(view, taken, step, takes));
  }
  return new Set(left.toReversed());
});

/** What later steps take of a contract. `wrapping`: what may be the wrapped currency. `named`: something by its name alone. */
type Behind = Readonly<{ tokens: Set<string | undefined>; wrapping: boolean; named: boolean }>;

const nothing: Behind = { tokens: new Set(), wrapping: false, named: false };

function withTaken(view: Evidence, behind: Behind, step: Step, { token, amount }: Taken): Behind {
  const tokens = behind === nothing ? new Set<string | undefined>() : behind.tokens;
  tokens.add(token);
  const isNamed = step.commandByte !== undefined || (amount === 'all' && swapOf(step) === undefined);
  return {
    tokens,
    wrapping: behind.wrapping || mayBeTaken(view, wrapped, token),
    named: behind.named || isNamed,
  };
}

function isTaken(view: Evidence, { token, pair }: Put, { tokens, wrapping, named }: Behind): boolean {
  if (token === undefined) return pair === true ? named : tokens.size > 0;
  if (token === wrapped) return wrapping;
  if (tokens.has(token) || tokens.has(undefined)) return true;
  return tokens.has(wrapped) && mayBeTaken(view, token, wrapped);
}
