import { neverEnds } from '../actions/approvals/neverEnds.ts';
import { isActing } from '../evidence/accounts.ts';
import { same, isZero } from '../ledger/account.ts';
import { assetKey, currencyKey, currencyOf, isKeptBy } from '../ledger/asset.ts';
import type { Address } from 'viem';
import { isTruncated } from '../evidence/truncation.ts';
import { effectFact } from '../actions/addresses/effectFact.ts';
import { type Grant, grantsOf } from '../actions/approvals/grants.ts';
import { isUnlimited } from '../actions/approvals/unlimited.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { isReactor } from '../shipped/protocols.ts';
import { isVouched } from '../evidence/vouched.ts';
import { isKeptThere } from '../evidence/moves/flows.ts';
import { changeOf, isPermissionLine } from '../ledger/line.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Asset, FactId } from '../model/fact.ts';
import type { Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import type { Arg, Step } from '../model/step.ts';
import { requestChain } from '../request/frozen/chainOf.ts';
import { type ClauseAt, clausesOf } from './clausesOf.ts';
import { type Difference, differs, half, joined, type PartFound, type Gap } from './difference.ts';
import { intentFact } from './intentFacts.ts';
import { has, type Parties } from './comparedParties.ts';
import { isUsedInRequest } from './proven/usedInRequest.ts';
import { wholeRevokes } from './wholeRevokes.ts';

/** What is compared: what was said, what calls and signatures ask for, and what is read of it after that. */
type Compared = Readonly<{
  view: Evidence;
  allows: readonly ClauseAt<'allow'>[];
  revokes: readonly ClauseAt<'revoke'>[];
  grants: readonly Grant[];
  lines: readonly EffectLine[];
  effects: Effects | undefined;
  parties: Parties;
}>;

/** Who may take what after that, and who may not any more. */
export function permissions(view: Evidence, intent: Intent, parties: Parties): PartFound {
  const { own } = parties;
  const effects = valueOf(view.effects);
  const chainId = requestChain(view);
  const it: Compared = {
    view,
    allows: clausesOf(intent, 'allow').filter(({ clause }) => clause.asset.chainId === chainId),
    revokes: clausesOf(intent, 'revoke').filter(
      ({ clause }) => clause.asset === undefined || clause.asset.chainId === chainId,
    ),
    grants: everyStep(view.steps)
      .flatMap(grantsOf)
      .filter(({ by }) => isActing(by, own)),
    lines: (effects?.lines ?? []).filter((line) => isPermissionLine(line) && has(own, line.who)),
    effects,
    parties,
  };
  const whole = wholeRevokes(view, intent, it.grants);
  return {
    differences: asOne([
      ...it.grants.flatMap((grant) => given(it, grant)),
      ...it.allows.flatMap((allowed) => together(it, allowed)),
      ...it.lines.flatMap((line) => [...widened(it, line), ...narrowed(it, line)]),
      ...clausesOf(intent, 'allow').flatMap((allowed) => notGiven(it, allowed)),
      ...clausesOf(intent, 'revoke').flatMap((revoked) => standing(it, revoked)),
      ...whole.differences,
    ]),
    gaps: [
      ...vague(it.lines),
      ...it.grants.filter((grant) => isOpen(grant) && !isSeenGone(it, grant)).map(notTold),
      ...whole.gaps,
    ],
  };
}

/** A spender in the place of the one who was said is one fault, and not two. */
function asOne(all: readonly Difference[]): readonly Difference[] {
  const inPlace =
    (id: 'intent.allows.saysOther' | 'intent.allows.saysRevokesOther') =>
    ({ facts: [said] }: Difference, { facts: [found] }: Difference) =>
      said === undefined || found === undefined ? undefined : ({ id, args: { said, found } } as const);
  const others = joined(all, 'notAllowed', ['given'], inPlace('intent.allows.saysOther'));
  const revoked = joined(others, 'notRevoked', ['revoked'], (one, other) =>
    other.of !== undefined && other.of !== one.of
      ? inPlace('intent.allows.saysRevokesOther')(one, other)
      : { id: 'intent.allows.saysRevokesAnother', args: { spender: one.facts[0] ?? '' } },
  );
  return joined(revoked, 'notRevoked', ['given'], ({ of }, { of: other, facts: [spender] }) =>
    spender === undefined || of !== other
      ? undefined
      : { id: 'intent.allows.saysGivesInstead', args: { spender } },
  );
}

type Allowed = ClauseAt<'allow'>;
type Revoked = ClauseAt<'revoke'>['clause'];

function given(it: Compared, grant: Grant): readonly Difference[] {
  const { by, spender, spenderFact, step } = grant;
  const clause = isActing(by, it.parties.meant)
    ? it.allows.find((one) => same(one.clause.spender.address, spender) && isOver(one.clause.asset, grant))
    : undefined;
  if (!grant.on && grant.unclear !== true) return takenBack(it, grant, clause);
  if (grant.within === true || isOfOffer(it, grant)) return [];
  if (clause !== undefined) return beyond(clause, grant, it.effects !== undefined);
  if (isUsedUp(it, grant) || isOpen(grant)) return [];
  const says = { id: 'intent.allows.saysUnsaid', args: { spender: spenderFact } } as const;
  return [half('given', differs('intent.allows', says, [spenderFact], step.id), spender.toLowerCase())];
}

/** Whether a call gives an item or takes a permission back, which only the chain tells. Of a signature nobody will. */
function isOpen({ unclear, signed, adds }: Grant): boolean {
  return unclear === true && !signed && !adds;
}

/**
 * What an order gives is compared as that, where whoever may take it is known to bring what is wanted for it: a contract of
 * UniswapX, or one that is vouched for.
 */
function isOfOffer({ view }: Compared, { kind, step, spender }: Grant): boolean {
  const isKept = offersOf(step).some(({ keptBy }) => keptBy !== undefined && same(keptBy.value, spender));
  return kind === 'once' && isKept && (isReactor(requestChain(view), spender) || isVouched(view, spender));
}

/** `isShown`: what is allowed after that in all is read, and what is added to it is no more than a part of that. */
function beyond({ clause, at }: Allowed, grant: Grant, isShown: boolean): readonly Difference[] {
  const { spenderFact, step, amount, noLimit, until, adds } = grant;
  const said = intentFact(at, 'amount');
  const found: Difference[] = [];
  if (grant.kind !== 'item' && typeof clause.upTo === 'bigint') {
    if (noLimit) {
      const says = { id: 'intent.allows.saysNoLimit', args: { said, spender: spenderFact } } as const;
      found.push(differs('intent.allows', says, [said, spenderFact], step.id));
    } else if (amount !== undefined && amount.value > clause.upTo && !(adds && isShown)) {
      const says = { id: 'intent.allows.saysMore', args: { said, found: amount.fact } } as const;
      found.push(differs('intent.allows', says, [said, amount.fact], step.id));
    }
  }
  if (clause.until !== undefined && (until === undefined || until.value > clause.until)) {
    const end = intentFact(at, 'until');
    // An end that no clock reaches does not count.
    const isEndless = until === undefined || neverEnds(until);
    const says = isEndless
      ? ({ id: 'intent.allows.saysNoEnd', args: { said: end } } as const)
      : ({ id: 'intent.allows.saysLonger', args: { said: end, found: until.fact } } as const);
    found.push(differs('intent.allows', says, isEndless ? [end] : [end, until.fact], step.id));
  }
  return found;
}

/**
 * What a spender may take by all permissions together: one at the token and one at Permit2 add up, and so does each transfer by
 * signature. Of two in one place the later one counts.
 */
function together(it: Compared, { clause, at }: Allowed): readonly Difference[] {
  const { upTo, spender, asset } = clause;
  if (typeof upTo !== 'bigint') return [];
  const amounts = new Map<string, NonNullable<Grant['amount']>>();
  for (const [place, grant] of it.grants.entries()) {
    const { amount, kind, on, within, by, step, adds } = grant;
    const counts = on && within !== true && kind !== 'item' && isActing(by, it.parties.meant);
    if (!counts || amount === undefined || !same(grant.spender, spender.address) || !isOver(asset, grant))
      continue;
    // What one amount is beyond, is said of it.
    if (amount.value > upTo || grant.noLimit) return [];
    const key = kind === 'once' ? String(place) : `${by} ${step.to ?? ''}`;
    const before = adds ? (amounts.get(key)?.value ?? 0n) : 0n;
    amounts.set(key, { ...amount, value: before + amount.value });
  }
  const all = [...amounts.values()];
  const last = all.at(-1);
  if (last === undefined || all.reduce((sum, { value }) => sum + value, 0n) <= upTo) return [];
  const said = intentFact(at, 'amount');
  const id = all.length > 1 ? 'intent.allows.saysMoreInAll' : 'intent.allows.saysMore';
  return [differs('intent.allows', { id, args: { said, found: last.fact } }, [said, last.fact])];
}

/** Taking a permission back belongs to taking it back, and to giving the same one again, before or after that. */
function takenBack(it: Compared, grant: Grant, allowed: Allowed | undefined): readonly Difference[] {
  if (allowed !== undefined || it.grants.some((other) => other.on && isOfSame(other, grant))) return [];
  const isSaid = it.revokes.some(
    ({ clause }) =>
      isActing(grant.by, it.parties.meant) &&
      (same(clause.spender.address, grant.spender) || isOfNobody(grant)
        ? clause.asset === undefined || isOver(clause.asset, grant)
        : isTakenFrom(it, grant, clause)),
  );
  if (isSaid) return [];
  const says = { id: 'intent.allows.saysRevokes', args: { spender: grant.spenderFact } } as const;
  // An item is given to nobody: from whom it is taken is not said.
  const of = isZero(grant.spender) ? undefined : grant.spender.toLowerCase();
  return [half('revoked', differs('intent.allows', says, [grant.spenderFact], grant.step.id), of)];
}

function isOfSame(one: Grant, other: Grant): boolean {
  const isToken = same(one.token, other.token);
  return isToken && one.by === other.by && same(one.spender, other.spender);
}

/** An item that nobody may take any more: the simulation shows who could, also where a token and a collection read alike. */
function isTakenFrom(
  it: Compared,
  { spender: to, token, amount }: Grant,
  { spender, asset }: Revoked,
): boolean {
  if (!isZero(to) || token === undefined) return false;
  return it.lines.some(
    (line) =>
      line.asset?.kind === 'nft' &&
      isKeptBy(line.asset, token) &&
      line.asset.id === amount?.value &&
      same(line.counterparty, spender.address) &&
      valueOf(line.after) === false &&
      (asset === undefined || isOn(asset, line)),
  );
}

/** An item is taken back by giving it to nobody: from whom is not said. */
function isOfNobody({ kind, spender }: Grant): boolean {
  return kind === 'item' && isZero(spender);
}

/** What is allowed more after that than before, whoever asked for it. */
function widened(it: Compared, line: EffectLine): readonly Difference[] {
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  const wider = after === true ? before !== true : typeof after === 'bigint' && after > number(before);
  if (!wider || line.counterparty === undefined) return [];
  const spender = line.counterparty;
  const fact = effectFact(line, 'counterparty');
  const allowed = has(it.parties.meant, line.who)
    ? it.allows.find(({ clause }) => same(clause.spender.address, spender) && isOn(clause.asset, line))
    : undefined;
  const isAsked = it.grants.some((grant) => grant.within !== true && isGrantOf(grant, line));
  if (allowed === undefined) {
    // A call that asks for it says so with its own words.
    if (isAsked) return [];
    const says = { id: 'intent.allows.saysUnsaid', args: { spender: fact } } as const;
    return [half('given', differs('intent.allows', says, [fact]), spender.toLowerCase())];
  }
  const { upTo, until } = allowed.clause;
  const said = intentFact(allowed.at, 'amount');
  const differences: Difference[] = [];
  if (!isAsked && until !== undefined && (line.until === undefined || BigInt(line.until) > until)) {
    const end = intentFact(allowed.at, 'until');
    differences.push(differs('intent.allows', { id: 'intent.allows.saysNoEnd', args: { said: end } }, [end]));
  }
  if (typeof upTo !== 'bigint' || typeof after !== 'bigint' || after <= upTo) return differences;
  // A call that asks for as much says so with its own words.
  if (it.grants.some((grant) => isGrantOf(grant, line) && grant.amount?.value === after && !grant.adds))
    return differences;
  const found = effectFact(line, 'after');
  const says = isUnlimited(after)
    ? ({ id: 'intent.allows.saysNoLimit', args: { said, spender: fact } } as const)
    : ({ id: 'intent.allows.saysMore', args: { said, found } } as const);
  return [...differences, differs('intent.allows', says, [said, isUnlimited(after) ? fact : found])];
}

/** What is taken back, and neither said nor used, and no part of giving the same one again. */
function narrowed(it: Compared, line: EffectLine): readonly Difference[] {
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  const { counterparty: spender, asset } = line;
  const less =
    after === false
      ? before === true
      : typeof after === 'bigint' && typeof before === 'bigint' && after < before;
  if (!less || spender === undefined || asset === undefined) return [];
  const isSaid =
    has(it.parties.meant, line.who) &&
    [...it.revokes, ...it.allows].some(
      ({ clause }) =>
        same(clause.spender.address, spender) && (clause.asset === undefined || isOn(clause.asset, line)),
    );
  const isIts = (held: Asset, who: Address) => same(who, line.who) && assetKey(held) === assetKey(asset);
  const isAsked = it.grants.some((grant) => isGrantOf(grant, line) && (grant.on || isKeptThere(grant, line)));
  if (isSaid || isAsked || takenOf(it.effects, isIts) >= number(before) - number(after)) return [];
  const found = effectFact(line, 'counterparty');
  return [differs('intent.allows', { id: 'intent.allows.saysRevokes', args: { spender: found } }, [found])];
}

/** What was said to be allowed, and is not. */
function notGiven(it: Compared, allowed: Allowed): readonly Difference[] {
  const { spender, asset } = allowed.clause;
  const isGiven =
    it.allows.some(({ at }) => at === allowed.at) &&
    (it.grants.some(
      (grant) =>
        (grant.on || grant.unclear === true) &&
        isActing(grant.by, it.parties.meant) &&
        same(grant.spender, spender.address) &&
        isOver(asset, grant),
    ) ||
      it.lines.some((line) => isMay(line) && isOf(it, line, spender.address, asset)));
  const said = intentFact(allowed.at, 'to');
  if (isGiven) return [];
  const says = { id: 'intent.allows.saysNothing', args: { spender: said } } as const;
  return [half('notAllowed', differs('intent.allows', says, [said]), spender.address.toLowerCase())];
}

/** What was said to be taken back, and is left. */
function standing(it: Compared, revoked: ClauseAt<'revoke'>): readonly Difference[] {
  const { spender, asset } = revoked.clause;
  const said = intentFact(revoked.at, 'to');
  const its = it.lines.filter(
    (line) => isOf(it, line, spender.address, asset) || mayTakeAll(it, line, revoked.clause),
  );
  const left = its.find(isMay);
  // Of all that a spender may take each that is left is named.
  if (left !== undefined && asset !== undefined) {
    const found: FactId = effectFact(left, 'after');
    const says = { id: 'intent.allows.saysLeft', args: { spender: said } } as const;
    return [differs('intent.allows', says, [said, found])];
  }
  const asked = it.grants.some(
    (grant) =>
      (!grant.on || isOpen(grant)) &&
      isActing(grant.by, it.parties.meant) &&
      same(grant.spender, spender.address) &&
      (asset === undefined || isOver(asset, grant)),
  );
  const isCalled =
    it.effects === undefined &&
    everyStep(it.view.steps).some(
      (step) => isActing(step.actor, it.parties.meant) && takesBackItself(step, spender.address, asset),
    );
  const isTaken = its.some(({ before }) => before.s !== 'known' || (before.v !== 0n && before.v !== false));
  if (it.revokes.some(({ at }) => at === revoked.at) && (isTaken || asked || isCalled)) return [];
  const says = { id: 'intent.allows.saysNotRevoked', args: { spender: said } } as const;
  return [half('notRevoked', differs('intent.allows', says, [said]), spender.address.toLowerCase())];
}

/** Whether a call takes back what it names beside its owner, as Permit2 does of several at once: of this asset, by this spender. */
function takesBackItself(step: Step, spender: Address, asset: Asset | undefined): boolean {
  const model = modelFor(step);
  if (model?.act !== 'set' || model.verb !== 'takeBack') return false;
  const token = asset === undefined || asset.kind === 'native' ? [] : [asset.address];
  return namesTogether(step.args, [spender, ...token]);
}

/** Whether some addresses stand side by side, in one list of arguments or one struct. */
function namesTogether(args: readonly Arg[], all: readonly Address[]): boolean {
  const here = args.flatMap(({ value }) => (value.kind === 'address' ? [value.address] : []));
  if (all.every((it) => here.some((one) => same(one, it)))) return true;
  return args.some(({ value }) => {
    if (value.kind === 'tuple') return namesTogether(value.fields, all);
    return value.kind === 'array' && value.items.some((item) => namesTogether([item], all));
  });
}

/** Who may take all of a collection may take each of its items. */
function mayTakeAll(
  it: Compared,
  line: EffectLine,
  { asset, spender }: ClauseAt<'revoke'>['clause'],
): boolean {
  const { chainId } = line.asset ?? {};
  if (asset?.kind !== 'nft' || chainId === undefined) return false;
  return isOf(it, line, spender.address, { kind: 'collection', chainId, address: asset.address });
}

function notTold({ amount, spenderFact }: Grant): Gap {
  return { rule: 'intent.allows', fact: amount?.fact ?? spenderFact, it: unknown('notAsked') };
}

function vague(lines: readonly EffectLine[]): readonly Gap[] {
  return lines.flatMap((line): readonly Gap[] =>
    line.after.s === 'known' && line.before.s === 'known'
      ? []
      : [{ rule: 'intent.allows', fact: effectFact(line, 'after'), it: unknown('notAsked') }],
  );
}

/**
 * Whether what is allowed is gone when the request is through: nothing of it is left where it is kept, and as much was taken.
 * Of a signature nobody knows when it is used.
 */
function isUsedUp({ view, lines, effects }: Compared, grant: Grant): boolean {
  const { token, amount, by } = grant;
  if (view.effects.s === 'unknown') return isUsedInRequest(view, grant);
  if (grant.signed || grant.kind !== 'allowance' || token === undefined || amount === undefined) return false;
  if (effects?.status !== 'success' || isTruncated(effects)) return false;
  const its = lines.filter((line) => isGrantOf(grant, line) && isKeptThere(grant, line));
  if (its.some((line) => valueOf(line.after) !== 0n || line.basis !== 'read')) return false;
  return (
    takenOf(
      effects,
      (asset, who) => isActing(by, new Set([who.toLowerCase()])) && currencyOf(asset) === currencyKey(token),
    ) >= amount.value
  );
}

/** How much of something leaves an account: as it moves, or by what is read of a token that says nothing. */
function takenOf(effects: Effects | undefined, isIts: (asset: Asset, who: Address) => boolean): bigint {
  const moved = (effects?.moves ?? []).reduce(
    (sum, it) => (isIts(it.asset, it.from) ? sum + it.amount : sum),
    0n,
  );
  const lost = (effects?.lines ?? []).reduce((sum, line) => {
    const change = line.asset !== undefined && isIts(line.asset, line.who) ? (changeOf(line) ?? 0n) : 0n;
    return change < 0n ? sum - change : sum;
  }, 0n);
  return moved > lost ? moved : lost;
}

/** Whether a line shows what a call allows: of the same account, to the same spender, of the same token or collection. */
function isGrantOf({ by, spender, token }: Grant, { who, counterparty, asset }: EffectLine): boolean {
  return same(counterparty, spender) && isKeptBy(asset, token) && isActing(by, new Set([who.toLowerCase()]));
}

/** Whether the simulation shows that what was allowed is gone: then the call took it back, and gave no item. */
function isSeenGone(it: Compared, grant: Grant): boolean {
  return it.lines.some((line) => isGrantOf(grant, line)) && isUsedUp(it, grant);
}

/** Whether a permission is over the asset that was said: all of a collection is more than one of its items. */
function isOver(asset: Asset, { token, kind, amount }: Grant): boolean {
  if (!isKeptBy(asset, token)) return false;
  // Without the chain a token and a collection are approved by one function: what was said tells which it is.
  const isItem = kind === 'item' || (kind === 'allowance' && amount?.arg.meaning === undefined);
  if (asset.kind === 'nft') return isItem && amount?.value === asset.id;
  return asset.kind === 'collection' ? kind === 'operator' : kind !== 'item' && kind !== 'operator';
}

/** Whether a line is what someone may take of an asset of the accounts that are meant; of anything where none is named. */
function isOf({ parties }: Compared, line: EffectLine, spender: Address, asset: Asset | undefined): boolean {
  if (!same(line.counterparty, spender)) return false;
  return has(parties.meant, line.who) && (asset === undefined || isOn(asset, line));
}

function isOn(asset: Asset, line: EffectLine): boolean {
  if (line.asset === undefined || line.asset.kind === 'native' || asset.kind === 'native') return false;
  if (!same(asset.address, line.asset.address)) return false;
  if (asset.kind === 'nft') return line.asset.kind === 'nft' && line.asset.id === asset.id;
  return asset.kind === 'collection' ? line.what === 'operator' : line.what === 'allowance';
}

/** Whether something may be taken after that. */
function isMay({ after }: EffectLine): boolean {
  const it = valueOf(after);
  return it === true || (typeof it === 'bigint' && it > 0n);
}

/** How much may be taken; to take all of a collection, or one item, counts as one. */
function number(it: unknown): bigint {
  return typeof it === 'bigint' ? it : it === true ? 1n : 0n;
}
