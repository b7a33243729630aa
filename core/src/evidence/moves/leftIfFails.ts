import { isWrappedCurrency } from './worth.ts';
import { same } from '../../ledger/account.ts';
import { currencyKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { type PutThere, putThere, wrapped } from './putThere.ts';
import { failingAlone, sharesFateWith } from '../../actions/steps/sharesFate.ts';
import { takenThere, type TakenThere } from './takenThere.ts';
import { type Evidence } from '../evidence.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';

const native = currencyKey(undefined);

/** What stays for anybody where a step fails: the contract that it stays at, a step that shows it, and what may fail. */
export type LeftIfFails = Readonly<{ contract: Address; shows: Step; fails: Step }>;

/**
 * What a request leaves at a router, bundler or multicall if a step that may fail does: it is read once more as if that
 * step did not happen, and what was brought for it has to be taken out by steps that cannot be left out.
 */
export const leftIfFails = memoize((view: Evidence): readonly LeftIfFails[] => {
  if (failingAlone(view.steps).size === 0) return [];
  const steps = immediateSteps(view.steps);
  const sure = sharesFateWith(view.steps);
  const order = new Map(steps.map(({ id }, at) => [id, at]));
  return putThere(view).flatMap((put): readonly LeftIfFails[] => {
    const later = steps.slice((order.get(put.step.id) ?? 0) + 1).flatMap((step) => {
      const taken = takenThere(step, put);
      return taken === undefined ? [] : [{ step, taken }];
    });
    const open = later.find(
      ({ step, taken }) =>
        !sure(step, put.step) &&
        !isPlainPayment(step) &&
        mayBeTaken(view, put.token, taken.token) &&
        !isTakenOut(
          view,
          put,
          taken.token,
          later.flatMap((it) => (sure(it.step, put.step) ? [it.taken] : [])),
        ),
    );
    const shows = steps.find(({ to }) => same(to, put.at));
    return open === undefined || shows === undefined || shows.to === null
      ? []
      : [{ contract: shows.to, shows, fails: open.step }];
  });
});

/** Whether what was put there is taken out for sure. `token`: what the step that may fail takes it for. */
function isTakenOut(
  view: Evidence,
  { token: put, amount }: PutThere,
  token: string | undefined,
  taken: readonly TakenThere[],
): boolean {
  const its = taken.filter((it) => isIt(view, put, it.token, token));
  if (its.some((it) => it.amount === 'all')) return true;
  const sum = its.reduce((all, it) => all + (typeof it.amount === 'bigint' ? it.amount : 0n), 0n);
  return amount !== undefined && sum >= amount;
}

function isIt(
  view: Evidence,
  put: string | undefined,
  taken: string | undefined,
  alike: string | undefined,
): boolean {
  if (put === undefined || taken === undefined || put === taken) return true;
  if (put === wrapped) return taken !== native && (taken === alike || isWrapped(view, taken));
  return taken === wrapped && isWrapped(view, put);
}

/** Whether a step may take what was put there: it does unless it is sure that it takes something else. */
export function mayBeTaken(view: Evidence, put: string | undefined, taken: string | undefined): boolean {
  if (put === undefined || taken === undefined || put === taken) return true;
  if (put === native || taken === native) return false;
  const [token] = [put, taken].filter((it) => it !== wrapped);
  if (put !== wrapped && taken !== wrapped) return false;
  const chainId = requestChain(view);
  return token === undefined || isWrapped(view, token) || !isWellKnown(chainId ?? 0, token as Address);
}

function isWrapped(view: Evidence, token: string): boolean {
  return token === wrapped || isWrappedCurrency(view, token as Address);
}

/** Coins without a word to an account: no price lets it fail, and who gets them has no use for that. */
function isPlainPayment({ commandByte, data }: Step): boolean {
  return commandByte === undefined && data === '0x';
}
