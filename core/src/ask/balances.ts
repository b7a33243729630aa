import { factOfEffect, type EffectField } from '../model/factIds.ts';
import { isCounted } from '../ledger/line.ts';
/** What leaves, what arrives, the limits of both, and who receives. */
import { offersOf } from '../actions/offers/offers.ts';
import { paymentsOf } from '../actions/payments/payments.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { asksOf } from '../actions/asked/asks.ts';
import type { Address } from 'viem';
import type { EffectLine } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import type { Step } from '../model/step.ts';
import type { Phrase } from '../model/phrase.ts';
import type { SaidBound } from '../model/readback.ts';
import { changeWhen } from '../narrate/changeWhen.ts';
import { subjectOf } from '../request/frozen/subject.ts';
import { type AskSubject, type AskFound, type Said, saying } from './answer.ts';
import {
  changeFact,
  effectsOf,
  groundFact,
  isOfAsset,
  isCalm,
  isSkipped,
  knownFact,
  sentenceSaid,
  simulatedAway,
  stepsOf,
} from './ground.ts';
import { fee as feeOf } from './course.ts';
import { permissionsSaid } from './permissions.ts';
import type { Query } from './query.ts';

/** What leaves the accounts that the simulation reads; permissions to take more belong to it. */
export function leaves(subject: AskSubject, query: Query): AskFound {
  const asset = query.about.find((it) => it.kind === 'asset')?.asset;
  const found = changed(
    subject,
    'less',
    asset === undefined ? () => true : (it) => isOfAsset(it.asset, asset),
    asset !== undefined,
  );
  if (!paysFee(subject) || (asset !== undefined && asset.kind !== 'native')) return found;
  // What the network takes leaves, too.
  const { says = [], unknown = [] } = feeOf(subject);
  // Where someone else may pay it, nobody knows it before.
  const known = says.length > 0 ? 'yes' : found.isIt === 'no' ? 'unknown' : found.isIt;
  return {
    ...found,
    ...(found.isIt === undefined || known === undefined ? {} : { isIt: known }),
    says: [...(found.says ?? []), ...says],
    unknown: [...(found.unknown ?? []), ...unknown],
  };
}

/** Whether it is the account of the request that pays the network for it. */
function paysFee({ readback }: AskSubject): boolean {
  return subjectOf(readback.incoming.request.body).way === 'sends';
}

export function arrives(subject: AskSubject, query: Query): AskFound {
  const asset = query.about.find((it) => it.kind === 'asset')?.asset;
  return changed(
    subject,
    'more',
    asset === undefined ? () => true : (it) => isOfAsset(it.asset, asset),
    asset !== undefined,
  );
}

function changed(
  subject: AskSubject,
  way: 'less' | 'more',
  isMeant: (line: EffectLine) => boolean,
  asksOne: boolean,
): AskFound {
  const { readback } = subject;
  const effects = effectsOf(subject);
  const permissions = way === 'less' ? permissionsSaid(subject) : [];
  if (effects === undefined) {
    const unknown = isSkipped(readback) ? [simulatedAway] : [];
    const isIt = asksOne ? ({ isIt: 'unknown' } as const) : {};
    return { ...isIt, says: [...sentenceSaid(subject), ...permissions], unknown };
  }
  const lines = effects.lines.filter((it) => isCounted(it) && isMeant(it));
  const found = lines.flatMap((line) => changeSaid(subject, line, way));
  const open = lines.filter((it) => changeFact(subject, it) === undefined);
  const isIt = isReadIn(subject, lines, way)
    ? 'yes'
    : found.length > 0 || open.length > 0 || permissions.length > 0 || !isNo(subject, way, isMeant)
      ? 'unknown'
      : 'no';
  const isNone = found.length === 0 && open.length === 0;
  // What comes to others is not an answer to whether it comes to the user, and nothing that arrives is not a truth beside it.
  const others =
    way === 'more' && isNone
      ? (effects.arrivals ?? []).filter(isMeant).flatMap((line) => changeSaid(subject, line, 'more'))
      : [];
  const none = isNone && others.length === 0 ? [noneSaid(subject, way, asksOne)] : [];
  // That no balance goes down is less than what the request does, where it hands over a power.
  const does = isNone && !isCalm(subject) ? sentenceSaid(subject) : [];
  return {
    ...(asksOne ? { isIt: others.length > 0 ? 'unknown' : isIt } : {}),
    says: [...does, ...found, ...others, ...none, ...permissions],
    unknown: open.map((line) =>
      saying(
        { id: 'ask.unreadBalance', args: { who: factOfEffect(line.id, 'who') } },
        { of: 'effect', id: line.id },
      ),
    ),
  };
}

/** Whether a balance was read that goes that way: what only an event says is no yes. */
function isReadIn(subject: AskSubject, lines: readonly EffectLine[], way: 'less' | 'more'): boolean {
  return lines.some((it) => {
    const delta = it.basis === 'read' ? changeFact(subject, it) : undefined;
    return delta !== undefined && delta !== 0n && delta < 0n === (way === 'less');
  });
}

/**
 * Whether a no covers what is asked: the request is calm, no offer waits, what goes to another network or anybody asks for by
 * its bytes is not part of it, no loan changes, and nothing moves of it between whomever.
 */
function isNo(subject: AskSubject, way: 'less' | 'more', isMeant: (line: EffectLine) => boolean): boolean {
  const effects = effectsOf(subject);
  const steps = stepsOf(subject);
  if (!isCalm(subject) || effects === undefined || (effects.health ?? []).length > 0) return false;
  if (steps.flatMap(offersOf).length > 0) return false;
  if (steps.some((it) => paymentsOf(it).some(({ across }) => across === true))) return false;
  // In the books of a contract something can be the user's that no token shows.
  if (way === 'more') return (effects.arrivals ?? []).length === 0 && !steps.some((it) => opens(it));
  const asked = steps.flatMap(asksOf).map(({ token }) => assetOf(subject, token));
  const moved = (effects.moves ?? []).map(({ asset }) => asset);
  return ![...asked, ...moved].some((asset) => asset !== undefined && isMeant({ asset } as EffectLine));
}

/** Whether a call may leave something with its contract for the caller: anything but a payment and a permission. */
export function opens(step: Step): boolean {
  return step.op !== 'call' || (paymentsOf(step).length === 0 && grantsOf(step).length === 0);
}

function assetOf(subject: AskSubject, token: Address | undefined): Asset | undefined {
  const chain = knownFact(subject, 'request.chain');
  if (chain?.kind !== 'chain') return undefined;
  const { chainId } = chain;
  return token === undefined ? { kind: 'native', chainId } : { kind: 'token', chainId, address: token };
}

/** All that moves in the simulation, for the user and for whoever is paid. */
export function movesSaid(
  subject: AskSubject,
): Readonly<{ says: readonly Said[]; unknown: readonly Said[] }> {
  const { lines = [], arrivals = [] } = effectsOf(subject) ?? {};
  const counted = lines.filter(isCounted);
  return {
    says: [
      ...counted.flatMap((line) => changeSaid(subject, line, 'less')),
      ...counted.flatMap((line) => changeSaid(subject, line, 'more')),
      ...arrivals.flatMap((line) => changeSaid(subject, line, 'more')),
    ],
    unknown: counted
      .filter((it) => changeFact(subject, it) === undefined)
      .map((line) =>
        saying(
          { id: 'ask.unreadBalance', args: { who: factOfEffect(line.id, 'who') } },
          { of: 'effect', id: line.id },
        ),
      ),
  };
}

/** Each amount that moves, as one that may have a price; what it is worth is read apart from the request. */
export function worth(subject: AskSubject, query: Query): AskFound {
  const asset = query.about.find((it) => it.kind === 'asset')?.asset;
  const { lines = [], arrivals = [] } = effectsOf(subject) ?? {};
  const meant = [...lines, ...arrivals].filter(
    (it) => isCounted(it) && (asset === undefined || isOfAsset(it.asset, asset)),
  );
  const says = meant.flatMap((line) =>
    (['less', 'more'] as const).flatMap((way) => {
      const phrase = changePhrase(subject, line, way);
      return phrase === undefined ? [] : [saying(phrase, { of: 'amount', id: line.id })];
    }),
  );
  const items = meant.some((it) => it.what === 'nft') ? [saying({ id: 'ask.itemWorth', args: {} })] : [];
  return says.length > 0
    ? { says, unknown: items }
    : { says: sentenceSaid(subject), unknown: [saying({ id: 'ask.nothingToPrice', args: {} })] };
}

/** What is left of each balance that changes, before the fee of the network. */
export function left(subject: AskSubject, query: Query): AskFound {
  const asset = query.about.find((it) => it.kind === 'asset')?.asset;
  const effects = effectsOf(subject);
  const lines = (effects?.lines ?? []).filter(
    (it) =>
      it.what === 'balance' &&
      it.basis === 'read' &&
      subject.own.has(it.who.toLowerCase()) &&
      (asset === undefined || isOfAsset(it.asset, asset)),
  );
  const says = lines.flatMap(({ id }): readonly Said[] => {
    const [who, amount] = [factOfEffect(id, 'who'), factOfEffect(id, 'after')];
    if (knownFact(subject, amount) === undefined) return [];
    return [saying({ id: 'ask.holdsAfter', args: { who, amount } }, { of: 'effect', id })];
  });
  const fee = says.length > 0 && paysFee(subject) ? [saying({ id: 'ask.beforeFee', args: {} })] : [];
  return says.length > 0
    ? { says: [...says, ...fee] }
    : { unknown: [saying({ id: 'ask.leftUnknown', args: {} })] };
}

function noneSaid(subject: AskSubject, way: 'less' | 'more', asksOne: boolean): Said {
  const { status } = effectsOf(subject) ?? { status: 'success' };
  if (status === 'revert') return saying({ id: 'ask.failsAll', args: {} });
  const when = changeWhen(subject.readback) === 'run' ? 'run' : 'signed';
  const but = way === 'less' && paysFee(subject) ? 'fee' : 'nothing';
  return saying({ id: 'ask.nothingMoves', args: { way, of: asksOne ? 'asset' : 'all', when, but } });
}

/** One line, as the sentence says it; what only an event says is said as such. */
function changeSaid(subject: AskSubject, line: EffectLine, way: 'less' | 'more'): readonly Said[] {
  const says = changePhrase(subject, line, way);
  return says === undefined ? [] : [saying(says, { of: 'effect', id: line.id })];
}

function changePhrase(subject: AskSubject, line: EffectLine, way: 'less' | 'more'): Phrase | undefined {
  const id = (part: EffectField) => factOfEffect(line.id, part);
  const delta = changeFact(subject, line);
  if (delta === undefined || delta === 0n || delta < 0n !== (way === 'less')) return undefined;
  if (line.after.s === 'known' && typeof line.after.v === 'boolean' && line.basis === 'read') {
    return { id: 'ask.item', args: { way, who: id('who'), item: id('asset') } };
  }
  const isOne = line.asset?.kind === 'nft' && (delta === 1n || delta === -1n);
  const when = line.basis === 'read' ? changeWhen(subject.readback) : 'also';
  const amount = id(isOne ? 'asset' : 'size');
  const what: Phrase = subject.own.has(line.who.toLowerCase())
    ? { id: 'sentence.change', args: { when, way, amount: { id: 'what.amount', args: { amount } } } }
    : { id: 'sentence.changeOf', args: { when, way, amount, account: id('who') } };
  return line.basis === 'read'
    ? { id: 'sentence.one', args: { what } }
    : { id: 'line.claimed', args: { what } };
}

/** The minimum that someone holds the request to: what the simulation shows is not a promise. */
export function atLeast(subject: AskSubject): AskFound {
  const none = stepsOf(subject).filter((step) => {
    const { goes, get } = swapOf(step) ?? {};
    return goes !== 'router' && get?.raw === 0n && !get.exact && get.all !== true;
  });
  const found = [
    ...none.map(({ id }) => saying({ id: 'ask.minimumZero', args: {} }, { of: 'step', id })),
    ...boundsSaid(subject, 'least'),
  ];
  const comes = arrives(subject, { id: 'arrives', about: [] });
  return {
    says: [...found, ...(comes.says ?? [])],
    unknown: [
      ...(found.length > 0 ? [] : [saying({ id: 'ask.noMinimum', args: {} })]),
      ...(comes.unknown ?? []),
    ],
  };
}

/** The most that can go: the request's own limits, what leaves in the simulation, permissions, and the fee. */
export function atMost(subject: AskSubject): AskFound {
  const limits = boundsSaid(subject, 'most');
  const goes = leaves(subject, { id: 'leaves', about: [] });
  const fee = groundFact(subject, 'fee.most')
    ? [saying({ id: 'ask.feeMost', args: { fee: 'fee.most' } })]
    : [];
  return { says: [...limits, ...(goes.says ?? []), ...fee], unknown: goes.unknown ?? [] };
}

/** The limits of the request itself, as they are on the page. */
function boundsSaid(subject: AskSubject, way: SaidBound['way']): readonly Said[] {
  const id = way === 'least' ? 'ask.minimum' : 'ask.maximum';
  return (subject.readback.bounds ?? []).flatMap((it): readonly Said[] => {
    const what = it.way === way ? quantity(subject, it.amount, it.token) : undefined;
    return what === undefined ? [] : [saying({ id, args: { what } }, { of: 'step', id: it.step })];
  });
}

/** A number of the request as an amount: with its token where it is a bare number. */
function quantity(subject: AskSubject, amount: string, token: string | undefined): Phrase | undefined {
  const value = groundFact(subject, amount)?.value;
  if (value?.s !== 'known') return undefined;
  if (value.v.kind !== 'integer') return { id: 'what.amount', args: { amount } };
  return token === undefined ? undefined : { id: 'what.units', args: { amount, token } };
}

/** Whom the request pays by name, and who receives in the simulation. */
export function receives(subject: AskSubject): AskFound {
  const { readback } = subject;
  const seen = new Set<string>();
  const named = stepsOf(subject).flatMap((step): readonly Said[] => {
    const swap = swapOf(step);
    const to = [
      ...paymentsOf(step).map((it) => ({ address: it.to, fact: it.toFact })),
      ...(swap !== undefined && swap.goes !== 'router'
        ? [{ address: swap.to.value, fact: swap.to.fact }]
        : []),
      ...offersOf(step).flatMap(({ to }) => (to === undefined ? [] : [{ address: to.value, fact: to.fact }])),
    ];
    return to.flatMap(({ address, fact }): readonly Said[] => {
      const at = address.toLowerCase();
      // Some routers write a number of their own for the caller or for themselves.
      if (seen.has(at) || BigInt(at) < 256n || groundFact(subject, fact) === undefined) return [];
      seen.add(at);
      const yours = subject.own.has(at) ? 'yes' : 'no';
      return [saying({ id: 'ask.recipient', args: { to: fact, yours } }, { of: 'step', id: step.id })];
    });
  });
  const arrivals = (effectsOf(subject)?.arrivals ?? []).flatMap((line) => changeSaid(subject, line, 'more'));
  const all = [...named, ...arrivals];
  const skipped = isSkipped(readback) ? [simulatedAway] : [];
  return {
    says: all.length > 0 ? all : [...sentenceSaid(subject), saying({ id: 'ask.noRecipient', args: {} })],
    unknown: effectsOf(subject) === undefined ? skipped : [],
  };
}
