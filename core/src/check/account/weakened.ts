import { factOfStep } from '../../model/factIds.ts';
import { isZero } from '../../ledger/account.ts';
import { lockTimes } from '../../actions/control/lockTimes.ts';
import { leftSafe, mayTell } from './loanHealth.ts';
import { isLongLock } from '../transfers/longLock.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';
import { isVouched } from '../../evidence/vouched.ts';
import { everyStep, addressAt, integerAt } from '../../actions/steps/stepTree.ts';
import { type AskedDebt, debtOf } from '../../label/tokens/debtFacts.ts';
import { protocolAt } from '../../shipped/protocols.ts';
import type { FactId } from '../../model/fact.ts';
import { type Known, known, valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { isOwnSupply } from '../../evidence/purpose/ownSupply.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { holds } from '../../actions/purpose/when.ts';
import { commandOf } from '../../decode/protocols/commands.ts';
import { isDust } from '../../evidence/moves/dust.ts';

/** What a call does to something of the user's that stays where it is: no balance shows it. */
export const weakened: readonly Rule[] = [
  {
    id: 'account.weaker',
    severity: 'caution',
    needs: ['step.<s>.fn', 'account.<a>.debt.<c>', 'effects'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => weakens(view, step)),
  },
  {
    id: 'account.locked',
    severity: 'caution',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => everyStep(view.steps).flatMap((step) => locks(view, step)),
  },
  {
    id: 'account.forgone',
    severity: 'caution',
    needs: ['step.<s>.fn'],
    readsSteps: true,
    neverMuted: true,
    run: (view) =>
      everyStep(view.steps).flatMap((step) =>
        holds(step, modelFor(step)?.forgoes) || isCleared(view, step) ? [fired(step, 'account.forgone')] : [],
      ),
  },
];

function weakens(view: Evidence, step: Step): readonly RuleAnswer[] {
  const model = modelFor(step);
  if (model === undefined) return [];
  const asked = debtOf(step);
  const own = isOwnSupply(view, step);
  // What is not the user's own is a loan, and is said as that.
  if (own?.s === 'known' && !own.v) return [];
  const owed = asked === undefined ? undefined : owedBy(view, asked);
  const isFree = owed?.s === 'known' && !owed.v && !borrows(view);
  const isVouchedFor =
    asked !== undefined && [asked.to, asked.named ?? asked.to].every((it) => isVouched(view, it));
  if (holds(step, model.weakens) || isOutOfMarket(view, step)) {
    if (owed?.s === 'pending' && asked !== undefined) return [missing(asked.fact, owed)];
    if (isFree && isVouchedFor) return [clear(asked.fact)];
    const left = leftSafe(view, step);
    if (left !== undefined) return [left];
    if (mayTell(view, step)) return [missing('effects', view.effects)];
    return [fired(step, 'account.weaker', owed?.s === 'known' && owed.v ? asked?.fact : undefined)];
  }
  // Elsewhere, what is taken out secures a debt only where the contract knows of one.
  if (asked === undefined || model.act !== 'outOf' || owed === undefined) return [];
  if (owed.s !== 'known') return [missing(asked.fact, owed)];
  const left = isFree ? undefined : leftSafe(view, step);
  if (left !== undefined) return [left];
  return [isFree ? clear(asked.fact) : fired(step, 'account.weaker', owed.v ? asked.fact : undefined)];
}

/** Whether a step takes something out of a market that lends, whose functions others have by the same name. */
function isOutOfMarket(view: Evidence, step: Step): boolean {
  const chainId = requestChain(view);
  if (chainId === undefined || step.to === null) return false;
  if (modelFor(step)?.act !== 'outOf' || debtOf(step) === undefined) return false;
  return markets.test(protocolAt(chainId, step.to) ?? '');
}

const markets = /^(?:Aave v\d (?:pool|native token gateway)|Spark pool)$/;

/** Whether the request itself makes a debt, which no market knows of before. */
const borrows = memoize((view: Evidence) =>
  everyStep(view.steps).some((step) => modelFor(step)?.act === 'debt'),
);

/** Whether anything is owed; undefined where the contract says nothing of it. */
function owedBy(view: Evidence, { fact }: AskedDebt): Known<boolean> | undefined {
  const it = lookUp(view, fact);
  // One with a sign is a claim of the account's.
  if (it.s === 'known') return known(it.v.kind === 'integer' && it.v.value > 0n && it.v.value < 2n ** 255n);
  return it.s === 'unknown' && it.why === 'notAsked' ? undefined : it;
}

function locks(view: Evidence, step: Step): readonly RuleAnswer[] {
  const model = modelFor(step);
  const { effects } = view;
  const [time] = lockTimes(step);
  const isAlways = holds(step, model?.locks);
  // Of a lock that is what the call is for, the time is said.
  if (!isAlways && (model?.verb !== 'lock' || time === undefined)) return [];
  if (time?.is === 'end' && effects.s === 'pending') return [missing('effects', effects)];
  const now = effects.s === 'known' ? effects.v.block.timestamp : valueOf(view.now);
  if (time !== undefined && now !== undefined && isLongLock(step, now)) return [clear(time.fact)];
  if (!isAlways)
    return [(now === undefined ? undefined : until(view, step, now)) ?? clear(time?.fact ?? 'effects')];
  if (isExit(step)) return [exit(view, step)];
  return [(now !== undefined && until(view, step, now)) || fired(step, 'account.locked')];
}

/** A contract that someone vouches for gives back what it locks when the call says so: within a year, as a longer lock has a rule of its own. */
function until(view: Evidence, step: Step, now: bigint): RuleAnswer | undefined {
  const [time, ...others] = lockTimes(step);
  if (time === undefined || others.length > 0 || time.is === 'unclear') return undefined;
  if (step.to === null || !isVouched(view, step.to)) return undefined;
  const seconds = time.is === 'end' ? time.value - now : time.value;
  if (seconds <= 0n) return undefined;
  const fn = factOfStep(step.id, 'fn');
  return {
    outcome: 'fired',
    severity: 'note',
    step: step.id,
    facts: [fn, time.fact],
    says: { id: 'account.locked.saysUntil', args: { fn, days: Number((seconds + day - 1n) / day) } },
    why: { id: 'account.locked.whyUntil', args: {} },
    remedy: { id: 'account.locked.remedy', args: {} },
  };
}

const day = 86_400n;

/** Whether what a call locks is on its way out: a withdrawal that is queued, and paid out after a wait. */
function isExit(step: Step): boolean {
  const model = modelFor(step);
  return model?.act === 'outOf' && model.locks === true;
}

/**
 * A contract that someone vouches for pays out after the wait: that is what a call is for that says how much. One that ends
 * all of a position, or a validator, is more than that.
 */
function exit(view: Evidence, step: Step): RuleAnswer {
  const isKnown = step.to !== null && isVouched(view, step.to) && saysHowMuch(step);
  const fn = factOfStep(step.id, 'fn');
  return {
    outcome: 'fired',
    severity: isKnown ? 'note' : 'caution',
    step: step.id,
    facts: [fn],
    says: { id: 'account.locked.saysExit', args: { fn } },
    why: { id: 'account.locked.whyExit', args: {} },
    remedy: { id: 'account.locked.remedyExit', args: {} },
  };
}

function saysHowMuch(step: Step): boolean {
  const values = listedLeavesOf(step).map(({ arg }) => arg.value);
  const amounts = values.flatMap((it) => (it.kind === 'integer' ? [it.value] : []));
  return amounts.some((it) => it > 0n) && values.every(({ kind }) => kind !== 'bytes');
}

function fired(
  step: Step,
  rule: 'account.weaker' | 'account.locked' | 'account.forgone',
  debt?: FactId,
): RuleAnswer {
  const fn = factOfStep(step.id, 'fn');
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: debt === undefined ? [fn] : [fn, debt],
    says: { id: `${rule}.says`, args: { fn } },
    why:
      rule === 'account.weaker' && debt !== undefined
        ? { id: 'account.weaker.whyOwed', args: {} }
        : { id: `${rule}.why`, args: {} },
    remedy: { id: `${rule}.remedy`, args: {} },
  };
}

/**
 * Whether a command leaves with the pools what is due to the user, up to an amount that is more than dust: CLEAR_OR_TAKE
 * of Uniswap v4 pays out only what is more than that.
 */
function isCleared(view: Evidence, step: Step): boolean {
  const clears = commandOf(step)?.clears ?? 'none';
  if (clears === 'none') return false;
  const [token, most] = [addressAt(step, ...clears.token)?.value, integerAt(step, ...clears.most)?.value];
  if (token === undefined || most === undefined) return true;
  const chainId = requestChain(view) ?? 0;
  if (most === 0n) return false;
  if (isZero(token)) return !isDust(view, { kind: 'native', chainId }, most);
  return !isDust(view, { kind: 'token', chainId, address: token }, most);
}
