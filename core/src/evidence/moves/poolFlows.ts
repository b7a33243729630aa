import { same } from '../../ledger/account.ts';
import { currencyOf } from '../../ledger/asset.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { packedAddress } from '../../decode/packedAddress.ts';
import type { Move } from '../../model/effects.ts';
import type { Asset } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { flowsOf } from '../../ledger/flow.ts';
import { ownChanges } from './ownChanges.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { memoizeStep } from '../../actions/steps/memoizeStep.ts';
import { actingAccounts } from '../accounts.ts';
import { ownMovesOf } from './ownMoves.ts';
import type { Evidence } from '../evidence.ts';

/**
 * What comes to the accounts that a request acts for and can come by this step, asset by asset, also where another call
 * passes it on. A limit of one call says nothing of what another one brings.
 */
export function comingIn(view: Evidence, step: Step): readonly Moved[] {
  return movedBy(view, step, 1n);
}

/** What goes from these accounts and can go by this step, asset by asset. */
export function goingOut(view: Evidence, step: Step): readonly Moved[] {
  return movedBy(view, step, -1n);
}

/**
 * What moves inside the call of a step, or where nothing does that counts, of the calls to the same contract, which bring what
 * it gave before. Where nobody traced it: a step that names tokens moves those; one that names none moves what no
 * other step of the request names.
 */
function movedBy(view: Evidence, step: Step, sign: 1n | -1n): readonly Moved[] {
  const own = ownMovesOf(view, step);
  if (own !== undefined) {
    const its = netFlows(view, own, sign);
    const found = its.length > 0 ? its : netFlows(view, movesAt(view, step), sign);
    // What a token only claims to move is looked for among the balances.
    if (found.length > 0 || !own.some((move) => isOurs(view, move))) return found;
  }
  const [its, all] = [step.commandByte === undefined ? addressesOf(step) : ofPlan(view, step), namedIn(view)];
  return amounts(view, sign).filter(({ asset }) => {
    if (asset.kind !== 'token') return true;
    const token = asset.address.toLowerCase();
    return its.has(token) || !all.has(token);
  });
}

/** What comes to the accounts that a request acts for, or goes from them, by some moves, asset by asset. */
function netFlows(view: Evidence, moves: readonly Move[], sign: 1n | -1n): readonly Moved[] {
  const read = moves.filter(({ basis }) => basis === 'read');
  return [...flowsOf(read, actingAccounts(view)).values()].flatMap(({ asset, came, went }) => {
    const amount = (came - went) * sign;
    return currencyOf(asset) !== undefined && amount > (sign === 1n ? 1_000n : 0n) ? [{ asset, amount }] : [];
  });
}

function isOurs(view: Evidence, { from, to }: Move): boolean {
  const acting = actingAccounts(view);
  return acting.has(from.toLowerCase()) !== acting.has(to.toLowerCase());
}

/** What moves inside the calls of a request to the same contract. */
function movesAt(view: Evidence, { to }: Step): readonly Move[] {
  const found = immediateSteps(view.steps).flatMap((it) =>
    same(it.to, to) ? (ownMovesOf(view, it) ?? []) : [],
  );
  return [...new Set(found)];
}

/** What a plan of commands names: those that settle and take out say which tokens a position is of. */
function ofPlan(view: Evidence, { to }: Step): ReadonlySet<string> {
  const plan = immediateSteps(view.steps).filter((it) => it.commandByte !== undefined && same(it.to, to));
  return new Set(plan.flatMap((it) => [...addressesOf(it)]));
}

/** What the calls of a request name, those that only carry others left out. */
const namedIn = memoize(
  (view: Evidence): ReadonlySet<string> =>
    new Set(
      immediateSteps(view.steps).flatMap((step) => (step.steps.length === 0 ? [...addressesOf(step)] : [])),
    ),
);

/** The addresses that a step names, and that it goes to, in lower case. */
const addressesOf = memoizeStep((step: Step): ReadonlySet<string> => {
  const found = new Set(step.to === null ? [] : [step.to.toLowerCase()]);
  const look = (args: readonly Arg[]) => {
    for (const arg of args) {
      const address = packedAddress(arg.value);
      if (address !== undefined) found.add(address.toLowerCase());
      look(insideOf(arg));
    }
  };
  look(step.args);
  return found;
});

/** An asset of which so much comes or goes. */
export type Moved = Readonly<{ asset: Asset; amount: bigint }>;

/** What comes (`1n`) or goes (`-1n`), asset by asset; amounts that tokens only claim are left out. */
export function amounts(view: Evidence, sign: 1n | -1n): readonly Moved[] {
  const { effects } = view;
  if (effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  const read = (effects.v.moves ?? []).filter(({ basis }) => basis === 'read');
  const moved = [...flowsOf(read, acting).values()].map(({ asset, came, went }) => ({
    asset,
    amount: sign === 1n ? came : went,
  }));
  const changed = ownChanges(view).map(({ line: { asset }, change }) => ({ asset, amount: change * sign }));
  const most = new Map<string, Moved>();
  for (const { asset, amount } of [...moved, ...changed]) {
    const key = currencyOf(asset);
    if (asset === undefined || key === undefined || amount <= (most.get(key)?.amount ?? 0n)) continue;
    most.set(key, { asset, amount });
  }
  return [...most.values()].filter(({ amount }) => amount > 1_000n || sign === -1n);
}
