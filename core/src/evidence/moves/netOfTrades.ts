import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import { currencyKey, currencyOf } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import { isGuessed } from '../../decode/guessed.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Actor, Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isDust } from './dust.ts';
import { ownChanges } from './ownChanges.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { type Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { integerAt } from '../../actions/steps/stepTree.ts';
import { isKnownAsset, isWrappedCurrency } from './worth.ts';
import type { BalanceChange } from '../../ledger/book.ts';

/**
 * `trades`: the steps that were taken out. `swaps`: whether some of them are swaps, of which nobody can say how much of
 * what came they brought.
 */
export type NetOfTrades = Readonly<{
  changes: readonly BalanceChange[];
  trades: ReadonlySet<Step>;
  swaps: boolean;
}>;

/**
 * How the balances of the user, and of whom the request acts for, change besides what the request trades: its swaps
 * and its wrapping of coins, each with what it takes and what comes for it. A trade is only taken out where the run
 * shows both sides: one that sells what another call brings stays in, since it shows what that call is worth.
 */
export const netOfTrades = memoize((view: Evidence): NetOfTrades => {
  const acting = actingAccounts(view);
  const changes = ownChanges(view).map((it) => ({ ...it, all: it.change }));
  const ofAsset = groupBy(changes, ({ line }) => currencyOf(line.asset) ?? '');
  const trades = new Set<Step>();
  let swaps = false;
  const passedOn = new Map<string, bigint>();
  // What was unwrapped and is paid to others within the request is no gain, but it came all the same.
  const isPassedOn = ({ by, give, get: { token, raw } }: Trade): boolean => {
    if (by === 'unknown' || token !== undefined || raw === undefined || !ranWhole(view)) return false;
    if (give.token === undefined || !isWrappedCurrency(view, give.token)) return false;
    const now = ofAsset.get(currencyKey(token))?.find(({ line }) => isOf(line, by))?.all ?? 0n;
    const came = now + coinsPaid(view, by) - (passedOn.get(by) ?? 0n);
    if (came < raw) return false;
    passedOn.set(by, (passedOn.get(by) ?? 0n) + raw);
    return true;
  };
  for (const step of immediateSteps(view.steps)) {
    const trade = tradeOf(step);
    if (trade === undefined || !isActing(trade.by, acting)) continue;
    if (isForUnknown(view, step, trade)) continue;
    const { by, give, get } = trade;
    const given = ofAsset.get(currencyKey(give.token))?.find((it) => isOf(it.line, by) && it.change < 0n);
    const got = ofAsset.get(currencyKey(get.token))?.find((it) => isOf(it.line, by) && it.all > 0n);
    if (given === undefined || (give.exact && -given.change < give.raw)) continue;
    if (got === undefined) {
      if (!isPassedOn(trade)) continue;
      given.change += give.raw;
      trades.add(step);
      continue;
    }
    if (get.raw === undefined && isDust(view, got.line.asset, got.all)) continue;
    given.change = -given.change < give.raw ? 0n : given.change + give.raw;
    got.change = get.raw === undefined || get.raw > got.change ? 0n : got.change - get.raw;
    trades.add(step);
    if (get.raw === undefined) swaps = true;
  }
  return { changes, trades, swaps };
});

type Trade = Readonly<{
  by: Actor;
  /** `token` undefined: the chain's native currency. */
  give: Readonly<{ token: Address | undefined; raw: bigint; exact: boolean }>;
  /** `raw` absent: as much as it brings. */
  get: Readonly<{ token: Address | undefined; raw?: bigint }>;
}>;

function tradeOf(step: Step): Trade | undefined {
  const swap = swapOf(step);
  if (swap !== undefined) {
    if (swap.goes !== 'back' || swap.give.unnamed || swap.get.unnamed) return undefined;
    const { raw, exact, all, token } = swap.give;
    return {
      by: swap.payer ?? swap.by,
      give: { token: token?.value, raw, exact: exact && all !== true },
      get: { token: swap.get.token?.value },
    };
  }
  if (step.op !== 'call' || step.to === null || isGuessed(step)) return undefined;
  if (isKnownAs(step, 'wrap') && step.value > 0n) {
    const raw = step.value;
    return { by: step.actor, give: { token: undefined, raw, exact: true }, get: { token: step.to, raw } };
  }
  const raw = isKnownAs(step, 'unwrap') ? integerAt(step, 0)?.value : undefined;
  return raw === undefined
    ? undefined
    : { by: step.actor, give: { token: step.to, raw, exact: true }, get: { token: undefined, raw } };
}

/** Whether nothing failed in the simulation: what did is not paid. */
function ranWhole({ effects }: Evidence): boolean {
  return effects.s === 'known' && effects.v.status === 'success';
}

/** The coins that an account plainly pays, in wei: what calls take besides is not among them. */
function coinsPaid(view: Evidence, by: Address): bigint {
  return immediateSteps(view.steps)
    .flatMap(paymentsOf)
    .filter(({ what, from, to, signed }) => what === 'native' && same(from, by) && !same(to, by) && !signed)
    .reduce((sum, { amount }) => sum + amount, 0n);
}

/** Whether a contract that nobody vouches for gives a token that nobody knows: that is not a trade, whatever its words. */
function isForUnknown(view: Evidence, step: Step, { get: { token } }: Trade): boolean {
  if (token === undefined || (step.to !== null && isVouched(view, step.to))) return false;
  const chainId = requestChain(view) ?? 0;
  return !isKnownAsset(view, { kind: 'token', chainId, address: token });
}

function isOf({ who }: EffectLine, by: Actor): boolean {
  return by === 'unknown' || same(by, who);
}
