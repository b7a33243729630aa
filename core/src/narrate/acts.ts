import type { Address } from 'viem';
import { factOfStep, factOfArg, factOfToken } from '../model/factIds.ts';
import { saidBound } from './saidBound.ts';
import { isZero, same } from '../ledger/account.ts';
import { isKnownAs } from '../decode/abis/isKnownAs.ts';
import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import { isUnlimitedGrant } from '../evidence/spending/noLimit.ts';
import { type Payment, paymentsOf } from '../actions/payments/payments.ts';
import { hasLaterMinimum } from '../actions/swaps/planFloor.ts';
import type { PlanTrade } from '../actions/swaps/planTrade.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import type { Swap, Side } from '../actions/swaps/swap.ts';
import { lookUp, type Evidence } from '../evidence/evidence.ts';
import { momentsOf } from '../evidence/clock.ts';
import { passedCalls } from '../evidence/purpose/asItself.ts';
import { comesBack, isActing, ownAccounts, signerOf } from '../evidence/accounts.ts';
import { actorFact, integerAt } from '../actions/steps/stepTree.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { isGuessed } from '../decode/guessed.ts';
import { isPermission } from '../decode/permission.ts';
import type { Phrase, PhraseId } from '../model/phrase.ts';
import type { SaidBound } from '../model/readback.ts';
import type { Actor, Step } from '../model/step.ts';
import type { Mood } from './mood.ts';
import {
  amountOrItemPhrase,
  asked,
  isCollection,
  nativeAmountPhrase,
  tokenAmountPhrase,
  who,
} from './parts.ts';
import { isItem, moves, showsGrant, showsPayment, showsSwap } from './shown.ts';
import { typedActs } from './signed/typedActs.ts';
import { groupBy } from '../kit/groupBy.ts';
import { listed } from './sums/openSum.ts';
import type { Sum } from './sums/tokenSum.ts';
import { type Act, rankOf, type Say, weights } from './act.ts';
import { payment } from './paidTogether.ts';
import { isOpen, openActs } from './openActs.ts';
import { keptBeyond } from '../evidence/purpose/beyondQuote.ts';
import { guarantorOf, keepsItsWord } from '../evidence/purpose/provenPools.ts';
import { supportOf } from './supportOf.ts';

/**
 * What a step does, where its function or the shape of its typed data is one that we have words for: fields that are
 * called like those of a permit may mean anything, so that words are for structs that are known whole.
 */
export function actsOf(view: Evidence, step: Step): readonly Act[] {
  if (step.reading === 'unread' || isGuessed(step)) return [];
  if (isOpen(step)) return openActs(view, step);
  if (step.op === 'permission') {
    const typed = typedActs(view, step);
    if (typed.length > 0) return [...grantActs(view, grantsOf(step)), ...typed];
    if (!isPermission(step.fn?.signature ?? '')) return [];
  }
  const grants = grantsOf(step);
  const unclear = grants.some((it) => it.unclear && !isItem(view, it.token, it.amount?.value ?? 0n));
  if (unclear) return [];
  if (grants.length > 0) return grantActs(view, grants);
  const payments = paymentsOf(step);
  if (payments.length > 0) return payments.map((payment) => paymentAct(view, payment));
  const swap = swapOf(step);
  if (swap !== undefined) return [swapAct(view, swap)];
  return [...voteAct(view, step), ...wrapAct(view, step)];
}

/** Whether a function is one of tokens and of collections, with the same four bytes. */
function isShared(step: Step): boolean {
  return step.commandByte === undefined && isKnownAs(step, 'approve', 'transferFrom');
}

/** Beyond the year 9999 a permission does not end. */
const never = 253_402_300_799n;

/** What several grants of one signature say in common is said once: who may spend, until when, and what. */
function grantActs(view: Evidence, grants: readonly Grant[]): readonly Act[] {
  const groups = groupBy(
    grants.map((grant) => grantAct(view, grant)),
    ({ permits }) => permits?.like ?? '',
  );
  return [...groups.values()].flatMap((group): readonly Act[] => {
    const [first, ...others] = group;
    const permits = first?.permits;
    if (first === undefined || permits === undefined || others.length === 0) return group;
    const each = (mood: Mood) => group.map((it): Sum => ({ what: (it.permits ?? permits).what(mood) }));
    const say: Say = (mood) => permits.say(mood, listed(each(mood))?.what ?? permits.what(mood));
    return [{ ...first, shown: group.every(({ shown }) => shown), say }];
  });
}

/** A permission by signature: the same of all that are `like` it, but for what it is over. */
type Permits = Readonly<{
  like: string;
  what: (mood: Mood) => Phrase;
  say: (mood: Mood, what: Phrase) => Phrase;
}>;

function grantAct(view: Evidence, grant: Grant): Act & Readonly<{ permits?: Permits }> {
  const { step, by, signed } = grant;
  const base = { by, signed, shown: showsGrant(view, grant), weight: weights.permission };
  const ask = asked(view, step);
  const spender = who(view, grant.spender, grant.spenderFact);
  // Whoever is asked to let itself spend is named once.
  const takes = (mood: Mood): Phrase =>
    (mood === 'ask' || mood === 'fail') && step.to !== undefined && same(step.to, grant.spender)
      ? { id: 'who.itself', args: {} }
      : spender;
  const token = grant.tokenFact ?? factOfStep(step.id, 'to');
  const all = (mood: Mood): Phrase => ({
    id: 'what.all',
    args: { token, mine: mood === 'it' || !isMine(view, by) ? 'it' : 'you' },
  });
  if (isOfNobody(grant) && (isOneItem(view, grant) || (isShared(step) && !isOfToken(grant)))) {
    const item: Phrase = { id: 'what.item', args: { item: grant.amount.fact, collection: token } };
    return {
      ...base,
      weight: weights.goes,
      say: (mood) => ({ id: 'sentence.takeBackItem', args: { mood, asked: ask, item } }),
    };
  }
  if (!grant.on && !(isOfNobody(grant) && grant.amount.value > 0n)) {
    const args = { asked: ask, spender: grant.spenderFact, token };
    return {
      ...base,
      weight: weights.goes,
      say: (mood) => ({ id: 'sentence.takeBack', args: { mood, ...args } }),
    };
  }
  if (grant.kind === 'operator') {
    const args = { asked: ask, operator: spender, collection: token };
    return {
      ...base,
      weight: weights.power,
      say: (mood) => ({ id: 'sentence.allowItems', args: { mood, ...args } }),
    };
  }
  if (grant.kind === 'item' && grant.amount !== undefined) {
    const args = { asked: ask, operator: spender, item: grant.amount.fact };
    return { ...base, say: (mood) => ({ id: 'sentence.allowItem', args: { mood, ...args } }) };
  }
  if (grant.amount !== undefined && grant.amount.arg.meaning === undefined) {
    const { amount } = grant;
    if (isOneItem(view, { ...grant, amount })) {
      const item: Phrase = { id: 'what.item', args: { item: amount.fact, collection: token } };
      return {
        ...base,
        say: (mood) => ({ id: 'sentence.allowOne', args: { mood, asked: ask, operator: spender, item } }),
      };
    }
  }
  const noLimit = isUnlimitedGrant(view, grant);
  const what = (mood: Mood): Phrase =>
    noLimit || grant.amount === undefined
      ? all(mood)
      : grant.kind === 'allowance' && isShared(step) && grant.token !== undefined
        ? amountOrItemPhrase(view, grant.amount, grant.token, token)
        : tokenAmountPhrase(grant.amount, token);
  if (signed) {
    const until: Phrase =
      grant.until === undefined || grant.until.value > never
        ? { id: 'until.never', args: {} }
        : isOver(view, grant.until.value)
          ? { id: 'until.over', args: {} }
          : { id: 'until.date', args: { time: grant.until.fact } };
    const isOnce = grant.kind === 'once';
    const id = isOnce ? 'sentence.permitOnce' : noLimit ? 'sentence.permitAll' : 'sentence.permit';
    const say = (mood: Mood, it: Phrase): Phrase => ({
      id,
      args: { mood, asked: ask, spender: takes(mood), what: it, until },
    });
    const like = [id, noLimit, grant.spender.toLowerCase(), grant.until?.value].join(' ');
    return {
      ...base,
      weight: noLimit && !isOnce ? weights.power : weights.permission,
      permits: { like, what, say },
      say: (mood) => say(mood, what(mood)),
    };
  }
  if (grant.adds && !noLimit) {
    return {
      ...base,
      say: (mood) => ({
        id: 'sentence.allowMore',
        args: { mood, asked: ask, spender: takes(mood), what: what(mood) },
      }),
    };
  }
  const id = noLimit ? 'sentence.allowAll' : 'sentence.allow';
  const via = (mood: Mood): Phrase =>
    isInPermit2(step)
      ? { id: 'via.contract', args: { mood, contract: ask, until: untilOf(grant) } }
      : { id: 'via.none', args: {} };
  return {
    ...base,
    weight: noLimit ? weights.power : weights.permission,
    say: (mood) => ({
      id,
      args: { mood, asked: ask, spender: takes(mood), what: what(mood), via: via(mood) },
    }),
  };
}

type OfAmount = Grant & Readonly<{ amount: NonNullable<Grant['amount']> }>;

/** Whether nobody gets a permission: of an item that takes back whose it is, of a token it is one that nobody can use. */
function isOfNobody(grant: Grant): grant is OfAmount {
  return grant.kind === 'allowance' && grant.amount !== undefined && isZero(grant.spender);
}

/** Whether an amount is known to be one of a token. */
function isOfToken({ amount }: OfAmount): boolean {
  return amount.arg.meaning !== undefined;
}

/** Whether the number of an allowance is known to be that of an item. */
function isOneItem(view: Evidence, { step, kind, token, amount }: OfAmount): boolean {
  if (kind !== 'allowance') return false;
  return isItem(view, token, amount.value) || (isShared(step) && isCollection(view, token));
}

/** Whether a time is over already, by every clock that is known. */
function isOver(view: Evidence, time: bigint): boolean {
  const moments = momentsOf(view);
  return moments.s === 'known' && time < moments.v.earliest;
}

/** Whether an allowance is one that Permit2 keeps, and not the token. */
function isInPermit2(step: Step): boolean {
  return isKnownAs(step, 'allowByPermit2');
}

/** An end of 0 is that of the block which includes the call. */
function untilOf({ until }: Grant): Phrase {
  if (until === undefined || until.value === 0n) return { id: 'until.none', args: {} };
  return until.value > never
    ? { id: 'until.never', args: {} }
    : { id: 'until.date', args: { time: until.fact } };
}

function paymentAct(view: Evidence, it: Payment): Act {
  const { step, by, signed } = it;
  const stays = it.across !== true && comesBack(it.to, it.from, ownAccounts(view));
  const act = { by, signed, shown: showsPayment(view, it), weight: stays ? weights.stays : weights.goes };
  const ask = it.what === 'native' ? askedToPay(view, step) : asked(view, step);
  const what = paid(view, it);
  const { toFact, to } = it;
  const args = { asked: ask, what, to: toFact };
  if (signed) {
    return {
      ...act,
      weight: stays ? weights.stays : weights.permission,
      say: (mood) => ({ id: 'sentence.signedSend', args: { mood, ...args } }),
    };
  }
  if (it.from !== 'unknown' && by !== 'unknown' && !same(it.from, by)) {
    const from = it.fromFact ?? factOfArg(step.id, step.args[0]?.name ?? '0');
    return {
      ...act,
      of: it.from,
      say: (mood) => ({ id: 'sentence.collect', args: { mood, asked: ask, what, from, to: toFact } }),
    };
  }
  if (it.across) return { ...act, say: (mood) => ({ id: 'sentence.sendAcross', args: { mood, ...args } }) };
  const sum = isAmount(view, it)
    ? { sum: { asset: it.asset?.toLowerCase() ?? 'native', amountFact: it.amountFact, to } }
    : {};
  return { ...act, ...payment({ asked: ask, what, toFact, ...sum }) };
}

/** Whether a payment is of an amount, on the network that is known. */
function isAmount(view: Evidence, { what, asset, count, amountArg }: Payment): boolean {
  if (requestChain(view) === undefined || (count !== undefined && count.value !== 1n)) return false;
  if (amountArg !== undefined && amountArg.arg.meaning === undefined) return false;
  return what === 'native' || (what === 'token' && asset !== undefined);
}

/** Coins are sent by the wallet, or by the contract that was asked before. */
function askedToPay(view: Evidence, step: Step): Phrase {
  const account = isMine(view, step.actor) ? undefined : actorFact(view.steps, step);
  return account === undefined ? { id: 'who.wallet', args: {} } : { id: 'who.account', args: { account } };
}

/** Whether an account is known to be the user's. */
function isOwn(view: Evidence, actor: Actor): boolean {
  return actor !== 'unknown' && ownAccounts(view).has(actor.toLowerCase());
}

/** Whether an account is that of whoever signs. */
function isSigner(view: Evidence, account: Address): boolean {
  return same(signerOf(view), account) && isOwn(view, account);
}

/** Whether an account is a contract that makes calls as itself for whoever asks. */
function isForwarder(view: Evidence, actor: Actor): boolean {
  return passedCalls(view).some(({ step }) => actor !== 'unknown' && same(step.actor, actor));
}

function isMine(view: Evidence, actor: Actor): boolean {
  return isActing(actor, ownAccounts(view));
}

function paid(view: Evidence, payment: Payment): Phrase {
  const { amountFact, amountArg, assetFact } = payment;
  if (assetFact !== undefined && payment.count !== undefined && payment.count.value !== 1n) {
    const args = { count: payment.count.fact, item: amountFact, collection: assetFact };
    return amountArg?.arg.meaning?.as === 'item'
      ? { id: 'what.someOf', args: { count: args.count, item: amountFact } }
      : { id: 'what.someOfItem', args };
  }
  const bare = amountArg !== undefined && amountArg.arg.meaning === undefined;
  if (payment.what === 'native' && (bare || requestChain(view) === undefined)) {
    return { id: 'what.wei', args: { amount: amountFact } };
  }
  const unclear = payment.what === 'token' && amountArg !== undefined && amountArg.arg.meaning === undefined;
  if (assetFact !== undefined && unclear && isItem(view, payment.asset, payment.amount)) {
    return { id: 'what.item', args: { item: amountFact, collection: assetFact } };
  }
  if (assetFact !== undefined && payment.what === 'item' && amountArg?.arg.meaning?.as !== 'item') {
    return { id: 'what.item', args: { item: amountFact, collection: assetFact } };
  }
  if (assetFact !== undefined && payment.what === 'items') {
    return { id: 'what.items', args: { collection: assetFact } };
  }
  if (unclear && isShared(payment.step) && payment.asset !== undefined && assetFact !== undefined)
    return amountOrItemPhrase(view, amountArg, payment.asset, assetFact);
  return amountArg === undefined
    ? { id: 'what.amount', args: { amount: amountFact } }
    : tokenAmountPhrase(amountArg, assetFact);
}

/** What a plan of commands does as a whole, where that is one trade. */
export function planAct(view: Evidence, trade: PlanTrade): Act {
  return swapAct(view, trade);
}

function swapAct(view: Evidence, swap: Swap): Act {
  const ask = asked(view, swap.step);
  const { step, kept } = swap;
  const keeps = keepsItsWord(view, step);
  // What goes along is all that a call can take of the currency, whoever is called.
  const isSent = swap.give.token === undefined && step.value > 0n;
  const give = bounded(view, swap.give, keeps || isSent ? 'bound.atMost' : 'bound.exactly');
  const held = keeps && guarantorOf(view, swap) !== 'nobody';
  const later = held && hasLaterMinimum(view, swap);
  const promised = held && kept !== 'fee';
  const loose = keptBeyond(step) === undefined ? looseBound[kept] : 'bound.beyond';
  const least = promised ? 'bound.atLeast' : keeps ? loose : 'bound.word';
  const get = later ? setLater(view, swap.get) : arriving(view, swap.get, least);
  const bounds = [
    ...(keeps || isSent ? boundIn(view, swap, 'most') : []),
    ...(promised || later ? boundIn(view, swap, 'least') : []),
  ];
  // Whoever swaps for themselves gets it: where it goes is said where that is not so, or not yet known.
  const to = (mood: Mood): Phrase => {
    if (swap.goes === 'router') return { id: 'to.router', args: {} };
    if (swap.goes !== 'back')
      return isSigner(view, swap.to.value)
        ? { id: 'to.back', args: { mood: mood === 'you' ? 'none' : 'you' } }
        : { id: 'to.other', args: { account: swap.to.fact } };
    const keeper = isForwarder(view, swap.by) ? actorFact(view.steps, step) : undefined;
    return keeper === undefined
      ? {
          id: 'to.back',
          args: { mood: mood === 'you' ? 'none' : mood !== 'it' && isOwn(view, swap.by) ? 'you' : mood },
        }
      : { id: 'to.other', args: { account: keeper } };
  };
  return {
    by: swap.by,
    signed: false,
    shown: showsSwap(view, swap),
    weight: swap.goes === 'other' ? weights.goes : weights.stays,
    ...rankOf('trade'),
    bounds,
    say: (mood) => ({ id: 'sentence.swap', args: { mood, asked: ask, give, get, to: to(mood) } }),
  };
}

/** A side of a swap as a limit: where it is said by how much, of what the call names. */
function boundIn(view: Evidence, swap: Swap, way: SaidBound['way']): readonly SaidBound[] {
  const { step, goes, to, give, get } = swap;
  const side = way === 'least' ? get : give;
  const isNone = way === 'least' && !side.exact && side.raw === 0n;
  if (side.unnamed === true || side.all === true || side.whole === true || isNone) return [];
  return saidBound(view, step, way, side, way === 'least' && goes === 'other' ? to.value : undefined);
}

/** What is said of a minimum that does not hold, or not of what comes in the end. */
const looseBound = {
  believed: 'bound.claimed',
  rate: 'bound.rate',
  fee: 'bound.fee',
  measured: 'bound.word',
  factory: 'bound.word',
} as const;

/** A swap on the way, whose own minimum nothing hangs on. */
function setLater(view: Evidence, side: Side): Phrase {
  const { token, raw, exact, all } = side;
  if (exact || raw > 0n || all === true || token === undefined) return arriving(view, side, 'bound.atLeast');
  return { id: 'bound.later', args: { token: token.fact } };
}

/** What comes of a swap: any amount, where it sets no minimum. */
function arriving(view: Evidence, side: Side, limit: BoundSaid): Phrase {
  const { token, unnamed, wrapped } = side;
  if (side.exact || side.raw > 0n || side.all === true) return bounded(view, side, limit);
  if (token !== undefined) return { id: 'bound.any', args: { token: token.fact } };
  if (unnamed) return bounded(view, side, limit);
  return { id: 'bound.anyCoins', args: { wrapped: wrapped === true ? 'yes' : 'no' } };
}

type BoundSaid = Exclude<
  Extract<PhraseId, `bound.${string}`>,
  'bound.any' | 'bound.anyCoins' | 'bound.later'
>;

function bounded(view: Evidence, side: Side, limit: BoundSaid): Phrase {
  const { arg, token } = side;
  if (side.unnamed) return { id: limit, args: { what: { id: 'what.unnamed', args: { amount: side.fact } } } };
  if (side.whole && token !== undefined) return { id: 'what.everyOf', args: { token: token.fact } };
  if (side.all)
    return token === undefined
      ? { id: 'what.allCoins', args: {} }
      : { id: 'what.allThere', args: { token: token.fact } };
  const bare = arg !== undefined && token === undefined && arg.arg.meaning === undefined;
  const what: Phrase = bare
    ? { id: 'what.wei', args: { amount: side.fact } }
    : arg === undefined
      ? nativeAmountPhrase(view, side.fact)
      : tokenAmountPhrase(arg, token?.fact);
  const whole: Phrase = side.wrapped === true ? { id: 'what.wrapped', args: { what } } : what;
  const exact = side.exact && (limit === 'bound.atLeast' || limit === 'bound.atMost');
  return { id: exact ? 'bound.exactly' : limit, args: { what: whole } };
}

/**
 * Wrapping and unwrapping. Many contracts have a `deposit()`, so that it is called wrapping only where the contract
 * is a token, and "You wrap" only where the run shows the token arrive. A `withdraw(uint256)` is called unwrapping only
 * where the run shows it, or where the token is a wrapped currency that we know.
 */
function wrapAct(view: Evidence, step: Step): readonly Act[] {
  if (step.op !== 'call' || step.to === null) return [];
  const token = lookUp(view, factOfToken(step.to, 'symbol'));
  const ask = asked(view, step);
  if (isKnownAs(step, 'wrap') && step.value > 0n) {
    const shown = moves(view, step.actor, step.to, 'more');
    const what: Phrase = { id: 'what.amount', args: { amount: factOfStep(step.id, 'value') } };
    if (!shown && token.s !== 'known') return [];
    return [
      {
        by: step.actor,
        signed: false,
        shown,
        weight: weights.stays,
        say: (mood) => ({ id: 'sentence.wrap', args: { mood, asked: ask, what } }),
      },
    ];
  }
  const amount = integerAt(step, 0);
  if (!isKnownAs(step, 'unwrap') || amount === undefined) return [];
  const shown = moves(view, step.actor, step.to, 'less') && moves(view, step.actor, undefined, 'more');
  if (!shown && amount.arg.meaning?.as !== 'amount') return [];
  const what = tokenAmountPhrase(amount, factOfStep(step.id, 'to'));
  return [
    {
      by: step.actor,
      signed: false,
      shown,
      weight: weights.stays,
      say: (mood) => ({ id: 'sentence.unwrap', args: { mood, asked: ask, what } }),
    },
  ];
}

/** A vote at a governor, by the functions of Governor Bravo and OpenZeppelin: the proposal first, then 0 to 2. */
function voteAct(view: Evidence, step: Step): readonly Act[] {
  if (step.op !== 'call' || !isKnownAs(step, 'castVote')) return [];
  const [proposal, support] = [integerAt(step, 0), integerAt(step, 1)];
  if (proposal === undefined || support === undefined) return [];
  const how = supportOf(support.arg.value);
  const args = { asked: asked(view, step), proposal: proposal.fact, support: support.fact, how };
  return [
    {
      by: step.actor,
      signed: false,
      shown: true,
      weight: weights.goes,
      say: (mood) => ({ id: 'sentence.castVote', args: { mood, ...args } }),
    },
  ];
}
