import type { Address } from 'viem';
import { knownName } from '../../shipped/known.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { pending, unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { chainOf } from '../../request/frozen/chainOf.ts';
import { checksummed } from '../../text/address.ts';
import { arrivalsOf } from '../../evidence/moves/arrivals.ts';
import { entryOf, ownBook } from '../../evidence/book.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { isAll } from '../outcome/losses.ts';
import { isKeyless } from '../../actions/payments/keyless.ts';
import { minimumOutputsOf } from '../../evidence/bounds/minimumOutputs.ts';
import { looksLike } from '../../actions/message/lookAlike.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from '../../evidence/accounts.ts';
import { eachPayee, eachPayment, type Payee } from '../../evidence/spending/payees.ts';
import type { Payment } from '../../actions/payments/payments.ts';
import { memoize } from '../../kit/memoize.ts';
import { sendsNative } from '../../evidence/moves/paysCoins.ts';
import { hasLaterMinimum } from '../../actions/swaps/planFloor.ts';
import { isOnTheWay, isSmallFee, portions } from '../../actions/swaps/routerPlans.ts';
import { type Rule, stopUnlessKnown } from '../rule.ts';
import { clear } from '../../evidence/ruleAnswer.ts';
import { missing } from '../../evidence/ruleAnswer.ts';
import { type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { cameFor } from '../../evidence/bounds/weighedLeast.ts';
import { settlerSignature } from '../../decode/protocols/settler.ts';
import { settlerPlans } from '../../actions/swaps/settlerPlan.ts';
import { receiverOf, swapOf } from '../../actions/swaps/swaps.ts';
import { codeFact, codeOf, type Evidence } from '../../evidence/evidence.ts';
import { everyStep, same } from '../../actions/steps/stepTree.ts';

/** Rules on who receives: payees only, never the token or protocol contracts on the way. */
export const transfers: readonly Rule[] = [
  {
    id: 'transfers.firstPayment',
    family: 'transfers',
    severity: 'note',
    because: 'Every payee was new once; it is worth a look, not an alarm.',
    needs: ['book'],
    readsSteps: true,
    run: (view) => eachPayee(view, firstPayment),
  },
  {
    id: 'transfers.lookAlike',
    family: 'transfers',
    severity: 'stop',
    because:
      'Four digits alike at each end happen by chance once in four thousand million: it was made to be mistaken, and what is sent is gone. Six at one end: caution.',
    needs: ['book'],
    readsSteps: true,
    run: (view) => eachPayee(view, lookAlike),
  },
  {
    id: 'transfers.lost',
    family: 'transfers',
    severity: 'caution',
    because:
      'Nobody holds the keys of these addresses, or the token keeps what it is sent. An address that repeats, counts, spells a text or is half of zeros is made by hand: no key leads to it. Silent where code stands there.',
    needs: ['step.<s>.arg.to', 'account.<a>.code'],
    readsSteps: true,
    run: (view) => eachPayment(view, lost),
  },
  {
    id: 'transfers.outputElsewhere',
    family: 'transfers',
    severity: 'stop',
    because:
      'What a swap buys leaves the user without ever reaching them. Stop where all that is held is given for it to an address, unless the user said that they know it.',
    needs: ['step.<s>.arg.to'],
    readsSteps: true,
    run: outputElsewhere,
  },
  {
    id: 'transfers.noMinimum',
    family: 'transfers',
    severity: 'caution',
    because: 'Without a least amount anyone who sees the swap coming can take nearly all of it.',
    needs: ['step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run: noMinimum,
  },
  {
    id: 'transfers.lessThanLeast',
    family: 'transfers',
    severity: 'caution',
    because: 'A router that brings less than the call sets as the least does not do what it is called for.',
    needs: ['effect.<n>.delta', 'step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run: lessThanLeast,
  },
  {
    id: 'transfers.lessArrives',
    family: 'transfers',
    severity: 'caution',
    because:
      'A token that keeps a part, or a contract that does not pay on, makes a payment less than it says. A note where the payee alone could not be read: a token that hides it could as well lie about it.',
    needs: ['effect.<n>.delta', 'effect.<n>.sent'],
    readsSteps: true,
    run: lessArrives,
  },
  {
    id: 'transfers.dataToPlainAccount',
    family: 'transfers',
    severity: 'caution',
    because: 'A call to an account without code runs nothing and keeps what is sent along.',
    needs: ['account.<a>.code'],
    readsSteps: false,
    run: dataToPlainAccount,
  },
];

function firstPayment(view: Evidence, payee: Payee): RuleAnswer {
  if (view.book.s !== 'known') return missing('book', view.book);
  const entry = entryOf(view, payee.address);
  if (entry !== undefined && (entry.own || entry.paid > 0)) return clear(payee.fact);
  return {
    outcome: 'fired',
    severity: 'note',
    step: payee.step,
    facts: [payee.fact],
    says: { id: 'transfers.firstPayment.says', args: { to: payee.fact } },
    why: { id: 'transfers.firstPayment.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

function lookAlike(view: Evidence, payee: Payee): RuleAnswer {
  if (view.book.s !== 'known') return missing('book', view.book);
  const its = entryOf(view, payee.address);
  if (its?.own === true) return clear(payee.fact);
  const anchors = ownBook(view)
    .filter(({ address }) => !same(address, payee.address))
    .filter(({ own, paid, name, blocked }) => blocked !== true && (own || paid > 0 || name !== undefined))
    .map((entry) => entry.address);
  for (const own of ownAccounts(view)) anchors.push(own as Address);
  let one: Address | undefined;
  for (const anchor of anchors) {
    const alike = looksLike(payee.address, anchor);
    if (alike === 'both') return imitates(view, payee, anchor, stopUnlessKnown(view, payee.address));
    if (alike === 'one') one ??= anchor;
  }
  return one === undefined ? clear(payee.fact) : imitates(view, payee, one, { severity: 'caution' });
}

function imitates(
  view: Evidence,
  payee: Payee,
  anchor: Address,
  how: ReturnType<typeof stopUnlessKnown>,
): RuleAnswer {
  const fact = settable(view, payee);
  const entry = entryOf(view, anchor);
  const as = entry?.name !== undefined ? 'saved' : entry?.own === false ? 'paid' : 'own';
  const original = `book.${anchor.toLowerCase()}.address`;
  return {
    outcome: 'fired',
    ...how,
    step: payee.step,
    facts: [payee.fact, original],
    says: { id: 'transfers.lookAlike.says', args: { to: payee.fact, original } },
    why: { id: 'transfers.lookAlike.why', args: {} },
    ...(fact === undefined
      ? { remedy: { id: 'transfers.lookAlike.remedy', args: {} } }
      : {
          remedy: { id: 'transfers.lookAlike.remedyUse', args: { how: as } },
          act: { kind: 'setAddress', fact, address: checksummed(anchor) },
        }),
  };
}

/** What of the request says who is paid: an argument, or whom the transaction itself goes to. */
function settable(view: Evidence, { fact, what, step }: Payee): FactId | undefined {
  if (fact.includes('.arg.')) return fact;
  const direct = view.incoming.request.body.kind === 'transaction' && step === '0';
  return what === 'native' && direct ? 'request.to' : undefined;
}

function lost(view: Evidence, payee: Payee): RuleAnswer {
  const own = payee.asset !== undefined && same(payee.asset, payee.address);
  if (payee.amount === 0n) return clear(payee.fact);
  if (!own && !isBurn(payee.address)) {
    if (!isKeyless(payee.address) || isShipped(view, payee.address)) return clear(payee.fact);
    const code = codeOf(view, payee.address);
    if (code.s === 'pending') return missing(codeFact(payee.address), code);
    if (code.s === 'known' && code.v.state !== 'none') return clear(payee.fact);
  }
  return {
    outcome: 'fired',
    severity: 'caution',
    step: payee.step,
    facts: [payee.fact],
    says: { id: 'transfers.lost.says', args: { to: payee.fact, how: own ? 'token' : 'burn' } },
    why: { id: 'transfers.lost.why', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

/** Whether Readback ships the name of a contract, whose address may be a number: nobody needs a key of it. */
function isShipped(view: Evidence, address: Address): boolean {
  const chainId = chainOf(view.incoming.request.body);
  if (chainId === undefined) return false;
  return (knownName(chainId, address) ?? protocolAt(chainId, address)) !== undefined;
}

/** The zero address, the precompiles, the addresses that are used for burning, and those of one digit. */
function isBurn(address: Address): boolean {
  return /^0x(?:0{36}[0-9a-f]{4}|(.)\1{39}|dead0{16}42069420694206942069)$/.test(address.toLowerCase());
}

function outputElsewhere(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    const it = receiverOf(step);
    if (it === undefined || !isActing(it.by, acting)) return [];
    const minor = isSmallFee(view, step) || isOnTheWay(view, step);
    // Who sends it is not known: then it may as well be the one who gets it.
    if (it.goes === 'other' && it.by === 'unknown' && !own.has(it.to.value.toLowerCase()) && !minor)
      return [missing('request.from', view.session.s === 'pending' ? pending : unknown('notAsked'))];
    if (it.goes !== 'other' || comesBack(it.to.value, it.by, own) || minor) return [clear(it.to.fact)];
    return [
      {
        outcome: 'fired',
        ...(costsAll(view, step) ? stopUnlessKnown(view, it.to.value) : { severity: 'caution' }),
        step: step.id,
        facts: [it.to.fact],
        says: { id: 'transfers.outputElsewhere.says', args: { to: it.to.fact } },
        why: { id: 'transfers.outputElsewhere.why', args: {} },
        remedy: { id: 'remedy.checkPayee', args: {} },
      },
    ];
  });
}

/** A tenth of what a router holds, in hundredths of a percent: no front end takes that much for itself. */
const largeShare = 1_000n;

/**
 * Whether the run shows that nothing is left of what is given: for a swap, of what it sells. What a router pays out of
 * its own came from whatever was given to it before.
 */
function costsAll(view: Evidence, step: Step): boolean {
  if (view.effects.s !== 'known' || (portions(view, step) ?? largeShare) < largeShare) return false;
  const swap = swapOf(step);
  const { by, payer = by } = swap ?? { by: step.caller ?? step.actor };
  const token = swap?.give.token?.value;
  const paysOut = step.commandByte !== undefined || step.fn?.signature === settlerSignature;
  if (swap === undefined && !paysOut && !isKeptBefore(view, step)) return false;
  const open = swap === undefined || (payer !== 'unknown' && by !== 'unknown' && !same(payer, by));
  return emptied(view).some((line) => {
    if (line.asset === undefined) return false;
    if (by !== 'unknown' && !same(by, line.who)) return false;
    if (line.asset.kind === 'native') return open ? sendsNative(view) : token === undefined;
    return open || (token !== undefined && same(token, line.asset.address));
  });
}

/** Whether a router keeps what a swap buys, for a call behind it to pay out. */
function isKeptBefore(view: Evidence, { to }: Step): boolean {
  return to !== null && keepers(view.steps).has(to.toLowerCase());
}

const keepers = memoize((steps: readonly Step[]): ReadonlySet<string> => {
  const kept = everyStep(steps).filter((step) => swapOf(step)?.goes === 'router');
  return new Set(kept.flatMap(({ to }) => (to === null ? [] : [to.toLowerCase()])));
});

/** The balances of which nothing is left. */
const emptied = memoize((view: Evidence): readonly EffectLine[] =>
  view.effects.s === 'known'
    ? view.effects.v.lines.filter((line) => line.what === 'balance' && isAll(view, line))
    : [],
);

function noMinimum(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const fires = (step: Step, fact: FactId): RuleAnswer => ({
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says: { id: 'transfers.noMinimum.says', args: {} },
    why: { id: 'transfers.noMinimum.why', args: {} },
    remedy: { id: 'transfers.noMinimum.remedy', args: {} },
  });
  const swaps = everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    const swap = swapOf(step);
    if (swap === undefined || !isActing(swap.by, acting)) return [];
    if (swap.get.exact || swap.get.raw > 0n || hasLaterMinimum(view, swap)) return [clear(swap.get.fact)];
    return [fires(step, swap.get.fact)];
  });
  const plans = settlerPlans(view)
    .filter(({ by }) => isActing(by, acting))
    .map(({ step, least, hasLeast }) => (hasLeast ? clear(least.fact) : fires(step, least.fact)));
  return [...swaps, ...plans];
}

function lessThanLeast(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const all = minimumOutputsOf(view).filter(({ by, kept }) => kept === undefined && isActing(by, acting));
  if (all.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status !== 'success') return [clear('effects')];
  if (effects.v.calls?.s === 'pending') return [missing('effects', effects.v.calls)];
  return all.map((least): RuleAnswer => {
    const { step, raw, fact } = least;
    if (raw === 0n || cameFor(view, least).some(({ read }) => read >= raw)) return clear(fact);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'transfers.lessThanLeast.says', args: { least: fact } },
      why: { id: 'transfers.lessThanLeast.why', args: {} },
      remedy: { id: 'remedy.reject', args: {} },
    };
  });
}

function lessArrives(view: Evidence): readonly RuleAnswer[] {
  const arrivals = arrivalsOf(view);
  if (arrivals.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status === 'revert') return [clear('effects')];
  return arrivals.map(({ payment, line, came, short }): RuleAnswer => {
    if (line === undefined) return clear(payment.toFact);
    const delta = effectFact(line, 'delta');
    const sent = effectFact(line, 'sent');
    if (came === undefined) return unreadArrival(payment);
    if (!short) return clear(delta);
    return {
      outcome: 'fired',
      severity: 'caution',
      step: payment.step.id,
      facts: [sent, delta, payment.toFact],
      says: {
        id: 'transfers.lessArrives.says',
        args: { sent, to: payment.toFact, came: delta, how: came < 0n ? 'taken' : 'less' },
      },
      why: { id: 'transfers.lessArrives.why', args: {} },
      remedy: { id: 'transfers.lessArrives.remedy', args: {} },
    };
  });
}

function unreadArrival({ step, toFact }: Payment): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'note',
    step: step.id,
    facts: [toFact],
    says: { id: 'transfers.lessArrives.saysUnread', args: { to: toFact } },
    why: { id: 'transfers.lessArrives.whyUnread', args: {} },
    remedy: { id: 'remedy.checkPayee', args: {} },
  };
}

function dataToPlainAccount(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    if (step.op !== 'call' || step.to === null || step.data === '0x' || !isActing(step.actor, acting))
      return [];
    const fact = codeFact(step.to);
    const code = codeOf(view, step.to);
    if (code.s !== 'known') return [missing(fact, code)];
    if (code.v.state !== 'none') return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact, `step.${step.id}.to`],
        says: { id: 'transfers.dataToPlainAccount.says', args: { to: `step.${step.id}.to` } },
        why: { id: 'transfers.dataToPlainAccount.why', args: {} },
        remedy: { id: 'transfers.dataToPlainAccount.remedy', args: {} },
      },
    ];
  });
}
