import { accountKey } from '../../text/accountKey.ts';
import { firstByKey } from '../../kit/groupBy.ts';
import { factOfEffect } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { currencyKey, isCurrency, isKeptBy, ledgerKey, sameAsset } from '../../ledger/asset.ts';
import { same, isNobody } from '../../ledger/account.ts';
import { keptMoves, ownChanges } from '../moves/ownChanges.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { netOfTrades } from '../moves/netOfTrades.ts';
import { modeledOf, type ModeledStep, modeledSteps } from '../modeledSteps.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts } from '../accounts.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { unanswered } from '../../model/unanswered.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { argPlaces } from '../../actions/purpose/places.ts';
import { packedAddressAt } from '../../actions/steps/stepTree.ts';
import { isDust } from '../moves/dust.ts';
import { gainsOf, isKnownAsset, isWrappedCurrency } from '../moves/worth.ts';
import type { FunctionModel, NumberRole } from '../../decode/abis/functionModel.ts';
import { numberRoleOf } from '../../decode/abis/numberRoles.ts';
import { partsOf, positionPartFact } from '../../label/tokens/positionParts.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import type { Asset, FactId } from '../../model/fact.ts';
import type { EffectLine } from '../../model/effects.ts';
import { type Known, valueOf } from '../../model/known.ts';
import type { Arg, Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { isPaidInto } from './inPosition.ts';
import { isPosition } from '../bounds/strangeItems.ts';
import { limitGuarantor, registryState } from './provenPools.ts';
import { isSafelyKnown } from './unvouchedSteps.ts';
import { purposeWordsOf } from '../../actions/purpose/words.ts';

/** A token, pool or market that nobody here knows, on which the worth of what comes for the user's assets depends. */
export type UnknownWorth = Readonly<{ step: Step; address: Address; fact: FactId }>;

/**
 * What modeled calls of contracts that someone vouches for name as a token, pool or market, while something else
 * leaves the user: the contract does as it says, and with a token of no worth that is worth nothing.
 */
export const unknownWorth = memoize((view: Evidence): readonly UnknownWorth[] => {
  const found = [
    ...[...bought(view), ...between(view), ...named(view), ...unnamed(view)].filter(({ address }) =>
      leavesBeside(view, address),
    ),
    ...raised(view),
  ];
  return firstByKey(found, ({ address }) => accountKey(address));
});

/** What swaps bring. */
function bought(view: Evidence): readonly UnknownWorth[] {
  const swaps = immediateSteps(view.steps).flatMap((step) => swapOf(step) ?? []);
  const sold = new Set(swaps.map(({ give }) => currencyKey(give.token?.value)));
  return swaps.flatMap(({ step, goes, get: { token } }): readonly UnknownWorth[] => {
    if (goes === 'other' || token === undefined || isKnownHere(view, token.value)) return [];
    if (goes === 'router' && sold.has(accountKey(token.value))) return [];
    return [{ step, address: token.value, fact: token.fact }];
  });
}

/**
 * What a swap between two known ends goes by on its way: whoever composed it chose its minimum, too, and what is less comes to
 * whoever owns the pools of a token that nobody else trades.
 */
function between(view: Evidence): readonly UnknownWorth[] {
  return immediateSteps(view.steps).flatMap((step): readonly UnknownWorth[] => {
    const swap = swapOf(step);
    if (swap === undefined || swap.goes === 'other') return [];
    const ends = [swap.give, swap.get].flatMap(({ token }) => token?.value ?? []);
    if (ends.some((it) => !isKnownHere(view, it))) return [];
    const onItsWay = argPlaces(step).filter(({ fact, packed }) => packed || onWay.test(fact));
    return onItsWay.flatMap(({ arg: { value }, fact }): readonly UnknownWorth[] => {
      if (value.kind !== 'address' || isCurrency(value.address)) return [];
      return isKnownHere(view, value.address) ? [] : [{ step, address: value.address, fact }];
    });
  });
}

const onWay = /\.(?:path|routes)\.\d+(?:\.(?:from|to|intermediateCurrency))?$/;

/** What comes with trades that do not name it: their pools decide, if whoever runs their protocol does not list them. */
function unnamed(view: Evidence): readonly UnknownWorth[] {
  const step = immediateSteps(view.steps).find((it) => {
    const swap = swapOf(it);
    if (swap !== undefined) return swap.get.unnamed === true && swap.goes !== 'other';
    const modeled = modeledOf(view, it);
    return modeled?.model.act === 'trade' && !isOfOneRate(modeled) && !isOfListed(view, modeled);
  });
  if (step === undefined) return [];
  return netOfTrades(view).changes.flatMap(({ line, change }): readonly UnknownWorth[] => {
    const { asset } = line;
    if (asset?.kind !== 'token' || change <= 0n || isKnownHere(view, asset.address)) return [];
    return [{ step, address: asset.address, fact: factOfEffect(line.id, 'asset') }];
  });
}

/** Whether a shipped contract turns one token into another, both its own, and nobody names or moves what it goes by. */
function isOfOneRate({ model, vouched, tokens }: ModeledStep): boolean {
  return vouched && model.verb === 'convert' && tokens.length === 0;
}

/** Whether a contract that is vouched for trades with what a market makes that its protocol lists. */
function isOfListed(view: Evidence, { step, vouched }: ModeledStep): boolean {
  return vouched && purposeWordsOf(step).some((word) => registryState(view, word) === 'listed');
}

function named(view: Evidence): readonly UnknownWorth[] {
  return modeledSteps(view).flatMap((it): readonly UnknownWorth[] => {
    const { step, model, vouched } = it;
    if (!vouched || !dependent.has(model.act) || swapOf(step) !== undefined) return [];
    if (model.act === 'trade' && bringsWhatItNames(view, it)) return [];
    return purposeWordsOf(step).flatMap((word) => {
      if (word.holds !== 'address' || word.role !== 'token' || word.check !== undefined) return [];
      if (isKnownHere(view, word.address)) return [];
      if (word.arg.value.kind === 'integer' && word.arg.value.value < leastPacked) return [];
      return [{ step, address: word.address, fact: word.fact }];
    });
  });
}

/** The tokens of the positions that are paid into by their number, as far as anybody answered: whoever opened one chose them. */
const raisedTokens = memoize((view: Evidence) =>
  immediateSteps(view.steps).flatMap((step) => {
    const { to } = step;
    if (to === null || !isPaidInto(step)) return [];
    return purposeWordsOf(step).flatMap((word) => {
      if (word.holds !== 'position') return [];
      return partsOf(step).flatMap((part) => {
        if (part !== 'token0' && part !== 'token1') return [];
        const fact = positionPartFact(to, word.position, part);
        return [{ step, fact, it: lookUp(view, fact) }];
      });
    });
  }),
);

function raised(view: Evidence): readonly UnknownWorth[] {
  const chainId = requestChain(view) ?? 0;
  return raisedTokens(view).flatMap(({ step, fact, it }): readonly UnknownWorth[] => {
    const token = valueOf(it);
    if (token?.kind !== 'address' || isNobody(token.address) || isKnownHere(view, token.address)) return [];
    return protocolAt(chainId, token.address) === undefined ? [{ step, address: token.address, fact }] : [];
  });
}

/** The tokens of such positions of which nobody answered what they are. */
export function unreadParts(view: Evidence): readonly (readonly [FactId, Known<never>])[] {
  return raisedTokens(view).flatMap(({ fact, it }) => (unanswered(it) ? [[fact, it] as const] : []));
}

/** Numbers below it are shares and rates. */
const leastPacked = 2n ** 128n;

/**
 * Whether a trade brings a token that everybody knows, and the call itself asks for not much less of that token, to which
 * its contract is held by more than the word of what the call names.
 */
function bringsWhatItNames(view: Evidence, { step, model }: ModeledStep): boolean {
  if (limitGuarantor(view, step, model.kept ?? 'none') === 'nobody') return false;
  const token = model.limitOf === undefined ? undefined : packedAddressAt(step, ...model.limitOf);
  if (token === undefined) return false;
  const numbers = leastIn(step.args, model, []);
  return gainsOf(view, netOfTrades(view).changes).some(
    ({ line, change }) =>
      isOfToken(view, line.asset, token.value) &&
      isKnownAsset(view, line.asset) &&
      numbers.some((number) => number <= change && number * 10n >= change * 9n),
  );
}

/** Whether an asset is the token, or the native currency where a placeholder or its wrapped form represents that. */
function isOfToken(view: Evidence, asset: Asset | undefined, token: Address): boolean {
  if (asset?.kind === 'token') return same(asset.address, token);
  return asset?.kind === 'native' && (isCurrency(token) || isWrappedCurrency(view, token));
}

/** The numbers that limit what has to come. */
function leastIn(args: readonly Arg[], model: FunctionModel, above: readonly string[]): readonly bigint[] {
  return args.flatMap((arg) => {
    const path = [...above, arg.name];
    if (arg.value.kind === 'integer')
      return limitsWhatComes.has(numberRoleOf(model, path)) ? [arg.value.value] : [];
    return arg.value.kind === 'tuple' ? leastIn(arg.value.fields, model, path) : [];
  });
}

const limitsWhatComes: ReadonlySet<NumberRole | undefined> = new Set(['least', 'restLeast']);

/** What arrives on another network is weighed by rules of its own. */
const dependent: ReadonlySet<string> = new Set(['into', 'buy', 'trade', 'outOf', 'debt', 'offer']);

/** Whether anybody here knows a token, pool or collection: everybody, Readback or the user. */
function isKnownHere(view: Evidence, address: Address): boolean {
  const key = accountKey(address);
  const before = knownHere(view).get(key);
  if (before !== undefined) return before;
  const chainId = requestChain(view) ?? 0;
  const isKnown = isSafelyKnown(view, address) || isKnownAsset(view, { kind: 'token', chainId, address });
  knownHere(view).set(key, isKnown);
  return isKnown;
}

/** What was answered of each: thousands of calls of a request name a few tokens. */
const knownHere = memoize((_view: Evidence) => new Map<string, boolean>());

/** Whether something else than an asset leaves the user. */
function leavesBeside(view: Evidence, address: Address): boolean {
  return [...lossesOf(view), ...passedOn(view)].some((asset) => !isKeptBy(asset, address));
}

/** What leaves after it came out of a position of the user's, or was borrowed: the lines do not show it. */
const passedOn = memoize((view: Evidence): readonly Asset[] => {
  if (!modeledSteps(view).some(({ model }) => model.act === 'outOf' || model.act === 'debt')) return [];
  const acting = actingAccounts(view);
  return keptMoves(view).flatMap(({ asset, amount, from, to }) => {
    if (!acting.has(accountKey(from)) || acting.has(accountKey(to))) return [];
    return asset.kind === 'native' || isDust(view, asset, amount) ? [] : [asset];
  });
});

/** What leaves the user's accounts, dust left out; coins where a call carries them. */
const lossesOf = memoize((view: Evidence): readonly Asset[] => {
  const carries = immediateSteps(view.steps).some(({ value }) => value > 0n);
  return ownChanges(view).flatMap(({ line: { asset }, change }) => {
    if (change >= 0n || asset === undefined) return [];
    const counts = asset.kind === 'native' ? carries : !isDust(view, asset, -change);
    return counts ? [asset] : [];
  });
});

/** Whether an item comes from someone who had it, and is not made for the user. */
function isHandedOver(view: Evidence, { asset, who }: EffectLine): boolean {
  if (asset?.kind !== 'nft') return false;
  const acting = actingAccounts(view);
  const its = keptMoves(view).filter((it) => sameAsset(it.asset, asset));
  const [first] = its;
  return (
    first !== undefined &&
    !isNobody(first.from) &&
    !acting.has(accountKey(first.from)) &&
    its.some(({ to }) => same(to, who))
  );
}

/**
 * The items that come while something else leaves, of collections that nobody here knows, and positions that someone sells:
 * until the sale their owner can take out what is in them.
 */
export const unknownItems = memoize((view: Evidence): readonly EffectLine[] => {
  const come = ownChanges(view).flatMap(({ line, change }) => (change > 0n ? [line] : []));
  const strange = come.filter((line) => {
    const { asset } = line;
    if (asset === undefined || asset.kind === 'native' || asset.kind === 'token') return false;
    const isStrange = isPosition(view, asset.address)
      ? isHandedOver(view, line)
      : !isKnownHere(view, asset.address);
    return isStrange && leavesBeside(view, asset.address);
  });
  return firstByKey(strange, ({ asset }) => ledgerKey(asset));
});
