import { grantsOf } from '@readback/core/actions/approvals/grants.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import { valueCallsOf } from '@readback/core/actions/steps/valueCalls.ts';
import { actingAccounts, isActing } from '@readback/core/evidence/accounts.ts';
import type { Evidence } from '@readback/core/evidence/evidence.ts';
import { isZero } from '@readback/core/ledger/account.ts';
import { currencyKey } from '@readback/core/ledger/asset.ts';
import { flowsOf } from '@readback/core/ledger/flow.ts';
import { givesPower } from './givesPower.ts';
import { paysElsewhere } from './mayTakeMore.ts';
import { coinsOfOthers } from './takenOfOthers.ts';

/**
 * How much of the native currency leaves the accounts that a request acts for, in wei and without the gas fee: by the
 * calls that carry value at any depth, by the balances and by the moves that the simulation shows, whichever is most; and what
 * they may move of other accounts to others.
 * Undefined where that is not known.
 */
export function leaving(view: Evidence): bigint | undefined {
  const { stations, effects } = view;
  if (stations.decode !== 'done' && stations.decode !== 'skipped') return undefined;
  if (givesAccount(view) || paysElsewhere(view)) return undefined;
  const ofOthers = coinsOfOthers(view);
  const asked = sentBySteps(view) + allowedBySteps(view);
  if (stations.simulate === 'skipped') return asked + ofOthers;
  if (effects.s !== 'known') return undefined;
  const acting = actingAccounts(view);
  let lost = 0n;
  for (const { who, what, asset, before, after } of effects.v.lines) {
    if (what !== 'balance' || asset?.kind !== 'native' || !acting.has(who.toLowerCase())) continue;
    if (before.s !== 'known' || after.s !== 'known') return undefined;
    if (typeof before.v !== 'bigint' || typeof after.v !== 'bigint') return undefined;
    if (after.v < before.v) lost += before.v - after.v;
  }
  const moved = flowsOf(effects.v.moves ?? [], acting).get(currencyKey(undefined))?.given ?? 0n;
  return most(asked, lost, moved) + ofOthers;
}

/** Whether someone gets power over an account that the request acts for: all that it has can leave. */
function givesAccount(view: Evidence): boolean {
  const acting = actingAccounts(view);
  return everyStep(view.steps).some(
    (step) =>
      step.to !== null &&
      acting.has(step.to.toLowerCase()) &&
      isActing(step.actor, acting) &&
      givesPower(step),
  );
}

/** What modules may pay out of the native currency, which has no address there. */
function allowedBySteps(view: Evidence): bigint {
  const acting = actingAccounts(view);
  const given = everyStep(view.steps).flatMap(grantsOf);
  return given.reduce((sum, { by, on, token, amount }) => {
    return on && isActing(by, acting) && isZero(token) ? sum + (amount?.value ?? 0n) : sum;
  }, 0n);
}

/** What an account hands on of what another one that acts handed to it is counted once. */
function sentBySteps(view: Evidence): bigint {
  const acting = actingAccounts(view);
  const balance = new Map<string, bigint>();
  const add = (account: string, amount: bigint): void => {
    balance.set(account, (balance.get(account) ?? 0n) + amount);
  };
  const makers = everyStep(view.steps).filter(({ op }) => op === 'create');
  for (const step of [...valueCallsOf(view.steps).map((it) => it.step), ...makers]) {
    if (!isActing(step.actor, acting)) continue;
    add(step.actor.toLowerCase(), step.value);
    const to = step.to?.toLowerCase();
    if (to !== undefined && acting.has(to)) add(to, -step.value);
  }
  return [...balance.values()].reduce((sum, it) => (it > 0n ? sum + it : sum), 0n);
}

function most(...amounts: readonly bigint[]): bigint {
  return amounts.reduce((one, other) => (one > other ? one : other));
}
