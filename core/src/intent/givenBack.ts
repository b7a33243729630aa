import { assetKey } from '../ledger/asset.ts';
import { same } from '../ledger/account.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { modeledSteps } from '../evidence/modeledSteps.ts';
import type { Intent } from '../model/intent.ts';
import type { Change } from './holdings.ts';
import { roundingOf } from './holdings.ts';

/**
 * Whether a token that nobody said leaves is what is given back for what was said to come: a share of a vault that the vault
 * takes itself (`withdraw` of ERC-4626, Compound, Lido and Rocket Pool), or as much of a token that counts the deposit (Aave).
 * Only where that was said to be taken out, and all that the request does is to take the user’s own out of apps that someone vouches for, where no payment was
 * said, and where no more comes than was said: what is taken out besides was not.
 */
export function isGivenBack(
  view: Evidence,
  { clauses }: Intent,
  changes: ReadonlyMap<string, Change>,
  { asset, lost, gained, isOwed }: Change,
): boolean {
  const [get, ...others] = clauses;
  if (
    get?.kind !== 'get' ||
    get.out !== true ||
    others.length > 0 ||
    asset.kind !== 'token' ||
    isOwed ||
    gained > 0n
  )
    return false;
  const arrives = changes.get(assetKey(get.asset));
  if (arrives === undefined || arrives.lost > 0n || !isAsMuch(arrives.gained, get.atLeast)) return false;
  const steps = modeledSteps(view);
  const isTakenOut = steps.every(
    ({ model, vouched, others: goes }) => model.act === 'outOf' && vouched && !goes,
  );
  if (steps.length === 0 || !isTakenOut || steps.length !== done(view)) return false;
  if (steps.every(({ step }) => step.to !== null && same(step.to, asset.address))) return true;
  const off = lost > arrives.gained ? lost - arrives.gained : arrives.gained - lost;
  return off <= roundingOf(asset, lost);
}

/** How many calls the request makes, whoever carries them out. */
function done(view: Evidence): number {
  return immediateSteps(view.steps).filter((it) => it.steps.length === 0).length;
}

/** What comes may be a little more than was said, as it is counted in shares. */
function isAsMuch(gained: bigint, said: bigint): boolean {
  return gained > 0n && gained >= said && gained * 100n <= said * 101n + 200n;
}
