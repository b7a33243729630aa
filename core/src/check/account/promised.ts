import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { leftSafe, mayTell } from './loanHealth.ts';
import { isBorrowing } from '../../evidence/moves/borrowing.ts';
import { offersItsCoins } from '../../actions/offers/calledOffers.ts';
import { controlKindOf } from '../../actions/control/controls.ts';
import { grantsOf } from '../../actions/approvals/grants.ts';
import { modeledOf } from '../../evidence/modeledSteps.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isCalledDebt } from '../../ledger/debt.ts';
import { ownChanges } from '../../evidence/moves/ownChanges.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import type { FunctionModel, Role } from '../../decode/abis/functionModel.ts';
import { numberRoleByName } from '../../decode/abis/numberRoles.ts';
import { isNameOnly } from '../../decode/nameOnly.ts';
import { insideOf } from '../../decode/findArgs.ts';
import { debtOf } from '../../label/tokens/debtFacts.ts';
import type { Known } from '../../model/known.ts';
import type { FactId } from '../../model/fact.ts';
import type { Arg, Step } from '../../model/step.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { soundsLikePromise } from '../../decode/abis/soundsLike.ts';
import { isOwnSupply } from '../../evidence/purpose/ownSupply.ts';
import { memoize } from '../../kit/memoize.ts';
import { leavesOf } from '../../actions/steps/leavesOf.ts';
import type { Param } from '../../actions/purpose/places.ts';
import { holds } from '../../actions/purpose/when.ts';

/** What a call promises or gives up by being made, where no address that it names represents that. */
export const promised: readonly Rule[] = [
  {
    id: 'account.offer',
    severity: 'caution',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap(offers),
  },
  {
    id: 'account.debt',
    severity: 'caution',
    needs: ['step.<s>.fn', 'effects', 'account.<a>.debt.<c>'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => owes(view, step)),
  },
  {
    id: 'account.forGood',
    severity: 'caution',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap(givesUp),
  },
];

function offers(step: Step): readonly RuleAnswer[] {
  const model = modelFor(step);
  const named = model === undefined && isNameOnly(step) && soundsLikePromise(step) === 'offer';
  const open =
    model?.act === 'offer' ||
    holds(step, model?.offers) ||
    (model?.act === 'allow' && !isAllowed(step, model));
  if (!named && !open) return [];
  const fn = factOfStep(step.id, 'fn');
  if (model?.verb === 'stream') return [streams(step)];
  // At what price, has a rule of its own (`transfers.ownPrice`).
  if (offersItsCoins(step)) return [clear(fn)];
  const price = priceOf(step);
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: price === undefined ? [fn] : [fn, price],
      says:
        price === undefined
          ? { id: 'account.offer.says', args: { fn } }
          : { id: 'account.offer.saysPrice', args: { fn, price } },
      why: { id: 'account.offer.why', args: {} },
      remedy: { id: 'account.offer.remedy', args: {} },
    },
  ];
}

/** What is paid for as long as nobody ends it, at a rate that no balance shows. */
function streams({ id }: Step): RuleAnswer {
  const fn = factOfStep(id, 'fn');
  return {
    outcome: 'fired',
    severity: 'caution',
    step: id,
    facts: [fn],
    says: { id: 'account.offer.saysStream', args: { fn } },
    why: { id: 'account.offer.whyStream', args: {} },
    remedy: { id: 'account.offer.remedyStream', args: {} },
  };
}

/** Whether a rule weighs what a permission allows, or whom it names. */
function isAllowed(step: Step, model: FunctionModel): boolean {
  if (grantsOf(step).length > 0) return true;
  return Object.values(model.roles ?? {}).some((role) => whoGains.has(role));
}

const whoGains: ReadonlySet<Role> = new Set(['power', 'hash', 'contract']);

/** The number that a call asks for what it offers, where one is called that. */
function priceOf(step: Step): FactId | undefined {
  const find = (args: readonly Arg[], above: string): FactId | undefined => {
    for (const [at, arg] of args.entries()) {
      const fact = `${above}.${arg.name === '' ? String(at) : arg.name}`;
      if (arg.value.kind === 'integer' && isPrice(arg.name)) return fact;
      const inner = arg.value.kind === 'bytes' ? undefined : find(insideOf(arg), fact);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  return find(step.args, factOfArg(step.id));
}

function isPrice(name: string): boolean {
  const role = numberRoleByName(name);
  return role === 'price' || role === 'least' || /buyAmount|takingAmount/i.test(name);
}

function owes(view: Evidence, step: Step): readonly RuleAnswer[] {
  const model = modelFor(step);
  const named = model === undefined && isNameOnly(step) && soundsLikePromise(step) === 'debt';
  const own = isOwnSupply(view, step);
  if (own !== undefined) return lends(view, step, own);
  if (!named && (model?.act !== 'debt' || isRepaid(step))) return [];
  let arrives = false;
  if (model !== undefined) {
    const { effects, stations } = view;
    if (effects.s !== 'known' && stations.simulate !== 'skipped') return [missing('effects', effects)];
    const modeled = modeledOf(view, step);
    arrives = modeled !== undefined && isBorrowing(view, modeled);
    const left = arrives ? leftSafe(view, step) : undefined;
    if (left !== undefined) return [left];
    if (arrives && isShown(view)) return [clear('effects')];
  }
  return [inDebt(step, arrives ? 'Arrives' : '')];
}

/** What comes out of a market beyond what was supplied there is a loan, whatever the function is called. */
function lends(view: Evidence, step: Step, own: Known<boolean>): readonly RuleAnswer[] {
  const fact = debtOf(step)?.fact ?? '';
  if (own.s !== 'known') return [missing(fact, own)];
  if (own.v) return [clear(fact)];
  const it = lookUp(view, fact);
  if (it.s === 'pending') return [missing(fact, it)];
  if (mayTell(view, step)) return [missing('effects', view.effects)];
  // A contract that has the function, and is no such market, does not know the question.
  const isOther = it.s === 'unknown' && it.why === 'notAsked' && modelFor(step)?.weakens === undefined;
  return isOther ? [] : [leftSafe(view, step) ?? inDebt(step, 'Loan')];
}

/** Whether the sentence itself speaks of the debt: it comes as a token that is called one. */
function isShown(view: Evidence): boolean {
  return ownChanges(view).some(({ line, change }) => change > 0n && isCalledDebt(view, line));
}

function inDebt(step: Step, how: '' | 'Arrives' | 'Loan'): RuleAnswer {
  const fn = factOfStep(step.id, 'fn');
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fn],
    says: { id: `account.debt.says${how}`, args: { fn } },
    why: { id: `account.debt.why${how}`, args: {} },
    remedy: { id: how === '' ? 'account.debt.remedy' : 'account.debt.remedyOwed', args: {} },
  };
}

/** Whether a call that can raise a debt or lower it says itself that it does not raise it. */
function isRepaid({ args }: Step): boolean {
  const raises = args.find(({ name }) => name === 'isDebtIncrease');
  if (raises?.value.kind === 'bool') return !raises.value.value;
  const changes = args.filter(({ name, type }) => /^int\d*$/.test(type) && /debt|dart/i.test(name));
  return changes.length > 0 && changes.every(({ value }) => value.kind === 'integer' && value.value <= 0n);
}

/** Fuses of a name, once burned, forbid what they represent until the name expires. */
function burnsFuses(step: Step): boolean {
  return leavesOf(step).some(
    ({ arg, param }) => arg.value.kind === 'integer' && isOfFuses(param) && arg.value.value > 0n,
  );
}

const isOfFuses = memoize(({ path }: Param) => /fuses$/i.test(path.at(-1) ?? ''));

function givesUp(step: Step): readonly RuleAnswer[] {
  const model = modelFor(step);
  if (model === undefined) return [];
  const isControl = model.act === 'control' && controlKindOf(step) === undefined;
  const namesNobody = !Object.values(model.roles ?? {}).some((role) => parties.has(role));
  const isGone = burnsFuses(step) || holds(step, model.forGood);
  if (!isGone && !(isControl && namesNobody && model.turnsBack !== true)) return [];
  const fn = factOfStep(step.id, 'fn');
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fn],
      says: { id: 'account.forGood.says', args: { fn } },
      why: { id: 'account.forGood.why', args: {} },
      remedy: { id: 'account.forGood.remedy', args: {} },
    },
  ];
}

/** Who has one of these roles is weighed separately, or has a power taken back. */
const parties: ReadonlySet<Role> = new Set([
  'power',
  'owner',
  'receiver',
  'payee',
  'contract',
  'remote',
  'hash',
  'call',
  'votes',
  'payer',
  'account',
]);
