import { same } from '../ledger/account.ts';
import { assetKey } from '../ledger/asset.ts';
import { currencyOf } from '../ledger/asset.ts';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { immediateSteps } from '../actions/steps/immediateSteps.ts';
import { receiverOf, swapOf } from '../actions/swaps/swaps.ts';
import { leastBrought } from '../evidence/bounds/guarantees.ts';
import { offerKept } from '../evidence/bounds/offerKept.ts';
import { type MinimumOutput, minimumOutputsOf } from '../evidence/bounds/minimumOutputs.ts';
import { changesIn } from '../ledger/book.ts';
import { receivedInCall } from '../evidence/moves/receivedInCall.ts';
import { wrappersOf } from '../evidence/moves/netGains.ts';
import { comesBack, isActing } from '../evidence/accounts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Address } from 'viem';
import type { Asset, FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { wrappedCurrency } from '../shipped/wrappedCurrency.ts';
import { type ClauseAt, clausesOf } from './clausesOf.ts';
import { type Difference, differs, type Gap, type PartFound } from './difference.ts';
import { changesOf, unreadHoldings } from './holdings.ts';
import { intentFact } from './intentFacts.ts';
import { offeredParts } from './offeredParts.ts';
import { has, type Parties } from './comparedParties.ts';
import { paymentsIn } from './payees.ts';

/** What was said to come: by reads alone, by the minimum of the request where it trades, and by what an offer asks for. */
export function coming(view: Evidence, intent: Intent, parties: Parties): PartFound {
  const differences: Difference[] = [];
  const gaps: Gap[] = [];
  const gets = clausesOf(intent, 'get');
  if (view.effects.s === 'pending') return { differences, gaps };
  if (view.effects.s !== 'known') return { differences: accepted(view, gets, parties), gaps };
  const gainers = gainersOf(view, parties);
  const changes = changesOf(view, gainers);
  const unread = unreadHoldings(view, gainers);
  for (const { clause, at } of gets) {
    const { asset } = clause;
    const key = assetKey(asset);
    const said = intentFact(at, 'amount');
    const atLeast = togetherOf(gets, asset);
    const change = changes.get(key);
    if (unread.has(key) || arrivesElsewhere(view, asset)) {
      gaps.push({ rule: 'intent.gets', fact: said, it: unknown('notAsked') });
    } else if (atLeast > 0n && change?.gain === undefined) {
      differences.push(differs('intent.gets', { id: 'intent.gets.saysNothing', args: { said } }, [said]));
    } else if (change?.gain !== undefined && change.gained < atLeast) {
      const found = effectFact(change.gain, 'size');
      const says = { id: 'intent.gets.saysLess', args: { said, found } } as const;
      differences.push(differs('intent.gets', says, [said, found]));
    } else {
      const least = belowMinimum(view, { ...parties, meant: gainers }, asset, atLeast, said, change?.gained);
      differences.push(...least.differences, ...offersLess(view, asset, atLeast, said));
      gaps.push(...least.gaps);
    }
  }
  return { differences, gaps };
}

/**
 * Whose gains are the user's. An account that only the request names as one that acts for the user may be anybody's: what comes
 * to it counts where it pays alone, and nothing of the user's goes in.
 */
function gainersOf(view: Evidence, { meant, users }: Parties): ReadonlySet<string> {
  const effects = valueOf(view.effects);
  const losing = new Set(
    (effects ? changesIn(effects) : []).flatMap(({ line: { who }, change }) =>
      change < 0n && has(meant, who) ? [who.toLowerCase()] : [],
    ),
  );
  const own = [...users].filter((it) => meant.has(it));
  const isUsers = [...losing].some((it) => users.has(it));
  return new Set([...own, ...(isUsers ? [] : losing)]);
}

/** Swaps, and offers, whose output goes to someone else. */
export function elsewhere(view: Evidence, { own, users }: Parties): readonly Difference[] {
  return immediateSteps(view.steps).flatMap((step) => {
    const offered = offersOf(step).flatMap(({ to, owner, gets }) =>
      to === undefined || gets.length === 0 || comesBack(to.value, owner?.value ?? step.actor, users)
        ? []
        : [to.fact],
    );
    if (offered.length > 0) {
      return [...new Set(offered)].map((found) =>
        differs('intent.gets', { id: 'intent.gets.saysElsewhere', args: { found } }, [found], step.id),
      );
    }
    const it = swapOf(step) ?? receiverOf(step);
    if (it?.goes !== 'other' || has(users, it.to.value) || !isActing(it.by, own)) return [];
    const found = it.to.fact;
    return [differs('intent.gets', { id: 'intent.gets.saysElsewhere', args: { found } }, [found], step.id)];
  });
}

/** Whether it is of another network, and the request sends something there: what arrives is read on no chain. */
function arrivesElsewhere(view: Evidence, { chainId }: Asset): boolean {
  if (chainId === requestChain(view)) return false;
  return (
    paymentsIn(view).some(({ across }) => across === true) ||
    immediateSteps(view.steps).some((step) => modelFor(step)?.act === 'bridge')
  );
}

/** Without a simulation the request itself proves the minimum that it accepts, where it names what it is of. */
function accepted(view: Evidence, gets: readonly ClauseAt<'get'>[], parties: Parties): readonly Difference[] {
  return gets.flatMap(({ clause: { asset }, at }) => {
    const atLeast = togetherOf(gets, asset);
    const isOpen = minimumOutputsOf(view).some(
      (it) => it.unnamed !== undefined || (asset.kind === 'native' && mayBeWrapped(it.token, asset.chainId)),
    );
    const isNamed = minimumOutputsOf(view).some((it) => isMinimumOf(view, it, asset));
    const said = intentFact(at, 'amount');
    return [
      ...(isOpen || !isNamed ? [] : belowMinimum(view, parties, asset, atLeast, said).differences),
      ...offersLess(view, asset, atLeast, said),
    ];
  });
}

/** Whether nobody knows what the native currency of a network is wrapped into, so that it may be this token. */
function mayBeWrapped(token: Address | undefined, chainId: number): boolean {
  return token !== undefined && wrappedCurrency(chainId).length === 0;
}

function togetherOf(gets: readonly ClauseAt<'get'>[], asset: Asset): bigint {
  return gets.reduce(
    (sum, it) => (assetKey(it.clause.asset) === assetKey(asset) ? sum + it.clause.atLeast : sum),
    0n,
  );
}

/**
 * What the request accepts of an asset where the price moves: the minimums of swaps and of other calls at a price, and of what
 * `gained` in the simulation all that comes without any. With swaps, these have to bring what is left.
 */
function belowMinimum(
  view: Evidence,
  { own, meant }: Parties,
  asset: Asset,
  atLeast: bigint,
  said: FactId,
  gained = 0n,
): PartFound {
  const trades = immediateSteps(view.steps).filter((step) => {
    const swap = swapOf(step);
    return swap !== undefined && isActing(swap.by, own);
  });
  const key = currencyOf(asset);
  const others = key === undefined ? [] : leastBrought(view, key);
  if (trades.length + others.length === 0) return { differences: [], gaps: [] };
  const minima = minimumOutputsOf(view).filter(
    (it) => it.guarantor !== 'nobody' && isActing(it.by, meant) && isMinimumOf(view, it, asset),
  );
  const sum = (its: typeof minima) => its.reduce((total, { raw }) => total + raw, 0n);
  const [kept, floors] = [minima.filter((it) => it.kept), minima.filter((it) => it.floor)];
  const straight = minima.filter((it) => !it.kept && !it.floor);
  const [one, other] = [sum(kept), sum(floors)];
  const bySwaps = sum(straight) + (one > other ? one : other);
  const rest = others.reduce((left, { moved }) => left - moved, gained);
  const certain = trades.length > 0 ? bySwaps : rest > 0n ? rest : 0n;
  const reach = others.reduce((total, { high }) => total + high, certain);
  if (reach >= atLeast) {
    const isOpen = others.reduce((total, { low }) => total + low, certain) < atLeast;
    const open = isOpen ? others.filter(({ low, high }) => low < high) : [];
    const gaps = open.map(({ fact }): Gap => ({ rule: 'intent.gets', fact, it: unknown('notAsked') }));
    return { differences: [], gaps };
  }
  const [first] = [...minima, ...others];
  if (!first || reach === 0n) {
    const it = differs('intent.gets', { id: 'intent.gets.saysNoMinimum', args: { said } }, [said]);
    return { differences: [it], gaps: [] };
  }
  const found = first.fact;
  const says = { id: 'intent.gets.saysMinimum', args: { said, found } } as const;
  return { differences: [differs('intent.gets', says, [said, found], first.step.id)], gaps: [] };
}

/** Whether a minimum is one of an asset. Of what its call does not name it is where nothing else comes in that call. */
function isMinimumOf(view: Evidence, least: MinimumOutput, asset: Asset): boolean {
  const { token, unnamed, call, by, kept, floor } = least;
  if (unnamed !== undefined) {
    const came = [...receivedInCall(view, call, by).keys()].filter((it) => it !== unnamed.sold);
    const key = currencyOf(asset);
    return key !== undefined && came.length === 1 && came[0] === key;
  }
  if (asset.kind === 'native') {
    if (token === undefined) return true;
    // What a router unwraps before it pays it out is counted in the wrapped token.
    if ((kept ?? floor) === undefined) return false;
    const effects = valueOf(view.effects);
    const wrappers = effects ? [...wrappersOf(view, effects.moves ?? [])] : wrappedCurrency(asset.chainId);
    return wrappers.includes(token.toLowerCase());
  }
  return asset.kind === 'token' && same(token, asset.address);
}

/** What an offer asks for at least, whoever takes it and whenever, for its owner alone. */
function offersLess(view: Evidence, asset: Asset, atLeast: bigint, said: FactId): readonly Difference[] {
  const offers = immediateSteps(view.steps).flatMap(offersOf);
  if (offers.length === 0) return [];
  // Who may take a transfer that an order is bound to is compared as an allowance (`permissions.ts`).
  const kept = offers.filter((it) => it.keptBy !== undefined || offerKept(view, it) !== 'open');
  const worst = kept.map(({ gets, splits }) => {
    const moments = splits.length === 0 ? [gets] : splits.map(({ own }) => own);
    const sums = moments.map((parts) => offeredParts(view, parts).find(({ key }) => key === assetKey(asset)));
    return sums.reduce((least, it) => ((it?.amount ?? 0n) < (least?.amount ?? 0n) ? it : least), sums[0]);
  });
  const reach = worst.reduce((sum, it) => sum + (it?.amount ?? 0n), 0n);
  if (reach >= atLeast) return [];
  const found = worst.find((it) => it !== undefined)?.fact;
  if (found === undefined || reach === 0n) {
    return [differs('intent.gets', { id: 'intent.gets.saysNoMinimum', args: { said } }, [said])];
  }
  return [differs('intent.gets', { id: 'intent.gets.saysMinimum', args: { said, found } }, [said, found])];
}
