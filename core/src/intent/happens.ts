import { factOfStep } from '../model/factIds.ts';
import { controlKindOf } from '../actions/control/controls.ts';
import { grantsOf } from '../actions/approvals/grants.ts';
import { endedBy } from '../actions/purpose/endedBy.ts';
import { modelFor } from '../actions/purpose/modelFor.ts';
import { offersOf } from '../actions/offers/offers.ts';
import { paymentsOf } from '../actions/payments/payments.ts';
import { agencyOf } from '../actions/steps/agency.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { floorOf } from '../actions/swaps/planFloor.ts';
import { swapOf } from '../actions/swaps/swaps.ts';
import { signedFormOf } from '../decode/typed/signedForms.ts';
import { same } from '../ledger/account.ts';
import { isBlind } from '../decode/typed/all.ts';
import { isTruncated } from '../evidence/truncation.ts';
import { type Evidence, lookUp } from '../evidence/evidence.ts';
import { accountOf } from '../evidence/purpose/account.ts';
import { unvouchedSteps } from '../evidence/purpose/unvouchedSteps.ts';
import { refundOf } from '../label/accounts/refundFacts.ts';
import type { Effects } from '../model/effects.ts';
import type { Intent } from '../model/intent.ts';
import { unknown, valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { clausesOf } from './clausesOf.ts';
import { intentFact } from './intentFacts.ts';
import { type Difference, differs, type PartFound, type Gap } from './difference.ts';
import { openForm } from './proven/openForm.ts';
import { isWithin } from '../ledger/scope.ts';
import type { Parties } from './comparedParties.ts';

/** Whether it happens as simulated, in any block and at any gas, at the fee that was said, and whether anything else is done. */
export function happens(view: Evidence, intent: Intent, { own }: Parties): PartFound {
  const effects = valueOf(view.effects);
  const steps = everyStep(view.steps);
  const canceled = cancels(intent, steps, own);
  const open = openForm(view, intent);
  return {
    differences: [
      ...(effects === undefined ? [] : course(effects)),
      ...steps.filter((it) => refundOf(it) !== undefined).map((it) => other('refund', it)),
      ...steps.filter((it) => isBlind(it)).map((it) => other('blind', it)),
      ...(open ? [] : steps)
        .filter((it) => isOwnAct(it, own) && isUnaccounted(view, intent, it, own))
        .map(otherCall),
      ...(isOfOtherHash(view) ? [otherHash] : []),
      ...canceled.differences,
      ...fee(view, intent).differences,
    ],
    gaps: [
      ...fee(view, intent).gaps,
      ...canceled.gaps,
      ...(open ? [{ rule: 'intent.happens', ...open } as const] : []),
      ...notSeen(effects),
      ...onlySimulated(view, intent, own),
    ],
  };
}

/** In another block and at another gas limit: what is worse there counts as if it came to pass. */
function course({ status, otherBlock, otherGas }: Effects): readonly Difference[] {
  const found: Difference[] = [];
  const says = (how: string) =>
    found.push(differs('intent.happens', { id: 'intent.happens.saysCourse', args: { how } }, []));
  if (status === 'revert') says('fails');
  if (status === 'partial') says('partly');
  const block = valueOf(otherBlock);
  if (
    block?.s === 'different' &&
    (block.worse === true || block.by !== 'amount' || block.status !== status)
  ) {
    says('otherBlock');
  }
  const gas = valueOf(otherGas);
  if (gas?.s === 'different' && (gas.worse === true || gas.by !== 'amount' || gas.status !== status)) {
    says('otherGas');
  }
  return found;
}

/** What is behind what was read of a large request, and in another block that nobody could try. */
function notSeen(effects: Effects | undefined): readonly Gap[] {
  const gaps: Gap[] = [];
  const add = (it: Gap['it'], more: Partial<Gap> = {}) =>
    gaps.push({ rule: 'intent.happens', fact: 'effects', it, ...more });
  if (effects !== undefined && isTruncated(effects)) add(unknown('tooLarge'));
  if (effects?.otherBlock?.s === 'unknown') add(effects.otherBlock, { ahead: true });
  return gaps;
}

function fee(view: Evidence, { feeMost }: Intent): PartFound {
  const { kind } = view.incoming.request.body;
  // Of a signature whoever sends it pays the fee, unless an account of the user's does.
  const isPaid = paying.has(kind) || (valueOf(view.effects)?.lines ?? []).some(({ what }) => what === 'fee');
  if (feeMost === undefined || !isPaid) return { differences: [], gaps: [] };
  const told = lookUp(view, 'fee.most');
  // What the request itself sets is known without a node.
  const fact =
    told.s === 'unknown' && lookUp(view, 'request.feeMost').s === 'known' ? 'request.feeMost' : 'fee.most';
  const it = lookUp(view, fact);
  if (it.s !== 'known' || it.v.kind !== 'amount') {
    const gap: Gap = { rule: 'intent.happens', fact: 'fee.most', it };
    return { differences: [], gaps: [gap] };
  }
  if (it.v.raw <= feeMost) {
    const gap: Gap = { rule: 'intent.happens', fact: 'fee.most', it: told };
    return { differences: [], gaps: told.s === 'known' ? [] : [gap] };
  }
  const facts = ['intent.feeMost', fact] as const;
  const says = { id: 'intent.happens.saysFee', args: { said: facts[0], found: facts[1] } } as const;
  return { differences: [differs('intent.happens', says, facts)], gaps: [] };
}

const paying: ReadonlySet<string> = new Set(['transaction', 'calls', 'userOperation']);

function isOwnAct({ actor, op, data, reading }: Step, own: ReadonlySet<string>): boolean {
  if (actor !== 'unknown' && !own.has(actor.toLowerCase())) return false;
  if (op === 'create' || op === 'permission') return true;
  return reading !== 'unread' && (op === 'delegatecall' || data !== '0x');
}

/**
 * Whether a call of the user's own is not one of what is compared elsewhere: it pays, allows, trades and hands over nothing, and
 * nothing that the user holds changes by it.
 */
function isUnaccounted(view: Evidence, intent: Intent, step: Step, own: ReadonlySet<string>): boolean {
  // What is owed for something is never said.
  if (step.op === 'create' || modelFor(step)?.act === 'debt') return true;
  if (step.op === 'permission') return isUnaccountedSignature(view, step);
  // What it only plans happens when others choose.
  if (step.runs !== 'later' && step.steps.some(({ runs }) => runs === 'later')) return true;
  if (step.steps.length > 0 || agencyOf(step) !== undefined || step.commandByte !== undefined) return false;
  if (step.op === 'delegatecall') return true;
  if (paymentsOf(step).length > 0 || grantsOf(step).length > 0 || swapOf(step) !== undefined) return false;
  if (controlKindOf(step) !== undefined || onlyReads(step)) return false;
  if (ends(step) && saysCancel(intent)) return false;
  if (ends(step) && modelFor(step)?.act === 'set') return true;
  // What a router pays out in the end is compared by who gets it, and by how much comes.
  if (floorOf(step) !== undefined) return false;
  const effects = valueOf(view.effects);
  if (effects === undefined) return false;
  const shows = effects.lines.some(
    (it) =>
      it.what !== 'fee' && own.has(it.who.toLowerCase()) && it.cause.some((id) => isWithin(id, step.id)),
  );
  const moves = (effects.moves ?? []).some(
    (it) =>
      it.step !== undefined &&
      isWithin(it.step, step.id) &&
      (own.has(it.from.toLowerCase()) || own.has(it.to.toLowerCase())),
  );
  if (shows || moves) return false;
  // Where nothing tells one call's effects from another's, the only one of a request has done what it shows.
  const only = everyStep(view.steps).filter((it) => isOwnAct(it, own) && it.steps.length === 0).length === 1;
  return !(only && effects.lines.some((it) => it.what !== 'fee' && own.has(it.who.toLowerCase())));
}

/**
 * A signature is compared by the permissions and payments that it gives, by the calls that it has made, and by what the
 * simulation of its use shows of an offer. A letter gives nothing. Whatever else it is for, nobody said.
 */
function isUnaccountedSignature(view: Evidence, step: Step): boolean {
  if (view.incoming.request.body.kind === 'authorization') return false;
  if (step.steps.length > 0 || agencyOf(step) !== undefined) return false;
  if (paymentsOf(step).length > 0 || grantsOf(step).length > 0) return false;
  // Without a simulation nobody can tell what an offer comes to, and it is compared by what it gives at most.
  const offers = offersOf(step);
  if (offers.length > 0) return offers.every(({ gives }) => gives.length === 0);
  return step.fn === undefined || signedFormOf(step.fn.signature)?.idle !== true;
}

function onlyReads(step: Step): boolean {
  return modelFor(step)?.act === 'view';
}

/** What ends offers, orders or operations of the caller's. Nothing leaves or is allowed by it, and it has to be asked for. */
function ends(step: Step): boolean {
  return endedBy(step) !== undefined;
}

function saysCancel({ clauses }: Intent): boolean {
  return clauses.some(({ kind }) => kind === 'cancel');
}

/**
 * What was said to be canceled has to be: by a call that does, or by a transaction that does nothing in the place of another. No
 * more than one thing, or all; whether what a call names is all, nobody can tell.
 */
function cancels(intent: Intent, steps: readonly Step[], own: ReadonlySet<string>): PartFound {
  const [said] = clausesOf(intent, 'cancel');
  if (said === undefined) return { differences: [], gaps: [] };
  const ending = steps.filter((it) => isOwnAct(it, own) && ends(it));
  if (ending.length === 0) {
    const not = differs('intent.happens', { id: 'intent.happens.saysNotCanceled', args: {} }, []);
    return { differences: steps.some((it) => isOwnAct(it, own)) ? [not] : [], gaps: [] };
  }
  const everything = ending.find((it) => endedBy(it) === 'all');
  if (said.clause.all === true) {
    const gap: Gap = { rule: 'intent.happens', fact: intentFact(said.at, 'all'), it: unknown('notAsked') };
    return { differences: [], gaps: everything === undefined ? [gap] : [] };
  }
  const more = everything ?? ending.find((it) => endedBy(it) === 'several') ?? ending[1];
  if (more === undefined) return { differences: [], gaps: [] };
  const says = {
    id: 'intent.happens.saysCancelsMore',
    args: { how: everything === undefined ? 'several' : 'all' },
  } as const;
  return { differences: [differs('intent.happens', says, [], more.id)], gaps: [] };
}

/**
 * Calls of which only the simulation tells what they do, when something has to come true by it: their contracts may do
 * something else when the transaction is carried out.
 */
function onlySimulated(view: Evidence, { clauses }: Intent, own: ReadonlySet<string>): readonly Gap[] {
  const must = clauses.some((it) => it.kind === 'get' || (it.kind === 'pay' && it.to !== undefined));
  const named = accountOf(view).nameOnly.filter((it) => isOwnAct(it, own));
  // New code that is called as it is put in place changes whatever it likes.
  const begun = everyStep(view.steps).flatMap((step) =>
    controlKindOf(step) === 'code' ? step.steps.filter(({ data }) => data !== '0x') : [],
  );
  const steps = [...named, ...begun, ...(must ? unvouchedSteps(view).map(({ step }) => step) : [])];
  return [...new Set(steps)].map(({ id }) => ({
    rule: 'intent.happens',
    fact: factOfStep(id, 'fn'),
    it: unknown('notAsked'),
    ahead: true,
  }));
}

/** Whether the hash that came with a Safe transaction, which is what is signed, is of something else. */
function isOfOtherHash({ incoming, fingerprints }: Evidence): boolean {
  const { body } = incoming.request;
  if (body.kind !== 'safeTransaction' || body.claimedHash === undefined) return false;
  const own = fingerprints.find(({ kind }) => kind === 'safeTxHash');
  return own !== undefined && !same(own.hex, body.claimedHash);
}

const otherHash = differs('intent.happens', { id: 'intent.happens.saysOther', args: { how: 'blind' } }, [
  'request.claimedHash',
]);

function other(how: 'refund' | 'blind', { id }: Step): Difference {
  return differs('intent.happens', { id: 'intent.happens.saysOther', args: { how } }, [], id);
}

function otherCall({ id, op }: Step): Difference {
  if (op === 'create') {
    return differs('intent.happens', { id: 'intent.happens.saysOther', args: { how: 'create' } }, [], id);
  }
  const call = factOfStep(id, 'fn');
  return differs('intent.happens', { id: 'intent.happens.saysCall', args: { call } }, [call], id);
}
