import { factOfStep, factOfArg } from '../../model/factIds.ts';
import { memoize } from '../../kit/memoize.ts';
import { same } from '../../ledger/account.ts';
import { holds } from '../../actions/purpose/when.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import type { FunctionAct, FunctionModel, NumberRole } from '../../decode/abis/functionModel.ts';
import { isGuessed } from '../../decode/guessed.ts';
import { argPlaces } from '../../actions/purpose/places.ts';
import { rateFact } from '../../label/tokens/poolRates.ts';
import { sorted } from '../../label/tokens/poolState.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { carryingFeesOf } from '../../evidence/bounds/carryingFees.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { listedLeavesOf } from '../../actions/steps/leavesOf.ts';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import { type LimitPrice, limitPricesOf } from '../../actions/swaps/limitPrices.ts';
import { amounts } from '../../evidence/moves/poolFlows.ts';
import { keptBeyond } from '../../evidence/purpose/beyondQuote.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import { lookUp, type Evidence } from '../../evidence/evidence.ts';

/** Limits of which no effect shows what they let happen: a fee out of what arrives elsewhere or on top of a debt, and a price that is not one. */
export const feeShare: readonly Rule[] = [
  {
    id: 'transfers.feeShare',
    severity: 'caution',
    needs: ['step.<s>.arg.maxFee'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => [
      ...calls(view).flatMap((it) => [
        ...fees(view, it),
        ...coded(it),
        ...carrying(view, it.step),
        ...(it.act === 'trade' ? beyond(it.step) : []),
      ]),
      ...immediateSteps(view.steps).flatMap(ofPools),
    ],
  },
  {
    id: 'transfers.priceLimit',
    severity: 'caution',
    needs: ['step.<s>.arg.acceptablePrice', 'rate.<a>.<b>', 'effects'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => calls(view).flatMap((it) => prices(view, it)),
  },
];

type NumberAt = Readonly<{ role: NumberRole | undefined; raw: bigint; fact: FactId }>;

type Called = Readonly<{
  step: Step;
  act: FunctionAct;
  numbers: readonly NumberAt[];
  coded: FunctionModel['fees'];
}>;

const calls = memoize((view: Evidence): readonly Called[] => {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).flatMap((step): readonly Called[] => {
    const { op, fn, caller, actor, commandByte } = step;
    if (op !== 'call' || fn === undefined || commandByte !== undefined) return [];
    if (isGuessed(step) || !isActing(caller ?? actor, acting)) return [];
    const model = modelOf(fn);
    if (model === undefined || model.act === 'view') return [];
    const numbers = argPlaces(step).flatMap(({ arg: { value }, param, fact, packed }) =>
      value.kind === 'integer' && !packed ? { role: param.number, raw: value.value, fact } : [],
    );
    return [{ step, act: model.act, numbers, coded: model.fees }];
  });
});

/** A fee that a number represents, or that the function itself takes: the contract knows how much it is, and who is paid. */
function coded({ step, coded: when, numbers }: Called): readonly RuleAnswer[] {
  if (when === undefined) return [];
  const first = when === true ? undefined : when[0]?.arg;
  const named = factOfArg(step.id, (typeof first === 'string' ? first : first?.[0]) ?? '');
  const fact = numbers.find((it) => it.fact === named)?.fact ?? factOfStep(step.id, 'fn');
  if (!holds(step, when)) return [clear(fact)];
  if (when === true) {
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact],
        says: { id: 'transfers.feeShare.saysKept', args: { fn: fact } },
        why: { id: 'transfers.feeShare.whyKept', args: {} },
        remedy: { id: 'transfers.feeShare.remedyKept', args: {} },
      },
    ];
  }
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [fact],
      says: { id: 'transfers.feeShare.saysCode', args: { code: fact } },
      why: { id: 'transfers.feeShare.whyCode', args: {} },
      remedy: { id: 'transfers.feeShare.remedyCode', args: {} },
    },
  ];
}

/** Coins for whoever carries something out, against what that costs anywhere. */
function carrying(view: Evidence, step: Step): readonly RuleAnswer[] {
  return carryingFeesOf(view, step).map(
    ({ fact, high }): RuleAnswer =>
      high
        ? {
            outcome: 'fired',
            severity: 'caution',
            step: step.id,
            facts: [fact],
            says: { id: 'transfers.feeShare.saysCarrying', args: { fee: fact } },
            why: { id: 'transfers.feeShare.whyCarrying', args: {} },
            remedy: { id: 'transfers.feeShare.remedy', args: {} },
          }
        : clear(fact),
  );
}

/** What a contract takes of what comes, beyond an expected amount that is less than the minimum. */
function beyond(step: Step): readonly RuleAnswer[] {
  const it = keptBeyond(step);
  if (it === undefined) return [];
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      step: step.id,
      facts: [it.expected, it.least],
      says: { id: 'transfers.feeShare.saysBeyond', args: it },
      why: { id: 'transfers.feeShare.whyBeyond', args: {} },
      remedy: { id: 'transfers.feeShare.remedyBeyond', args: {} },
    },
  ];
}

/**
 * What a pool takes of what is traded, as its key states it: in parts of a million, beside its hooks, which decide where it is the
 * mark of a fee that changes. Anybody opens a pool with any fee. From LPFeeLibrary.sol of github.com/Uniswap/v4-core.
 */
function ofPools(step: Step): readonly RuleAnswer[] {
  if (swapOf(step) === undefined && modelFor(step)?.act !== 'trade') return [];
  const leaves = listedLeavesOf(step);
  const keys = new Set(leaves.flatMap(({ fact }) => /^(.*\.)hooks$/.exec(fact)?.[1] ?? []));
  if (keys.size === 0) return [];
  return leaves.flatMap(({ fact, arg: { name, value } }): readonly RuleAnswer[] => {
    if (name !== 'fee' || value.kind !== 'integer' || !keys.has(fact.slice(0, -'fee'.length))) return [];
    if (value.value <= usualOfPool || value.value === changing) return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact],
        says: { id: 'transfers.feeShare.saysPool', args: { percent: Number(value.value) / 10_000 } },
        why: { id: 'transfers.feeShare.whyPool', args: {} },
        remedy: { id: 'transfers.feeShare.remedy', args: {} },
      },
    ];
  });
}

const [usualOfPool, changing] = [10_000n, 0x800000n];

/** A maximum of a fee anywhere; a fee itself where what it is taken from arrives elsewhere. */
function fees(view: Evidence, { step, act, numbers }: Called): readonly RuleAnswer[] {
  const isFee = ({ role }: NumberAt) => role === 'mostFee' || (role === 'fee' && hidden.has(act));
  const all = numbers.filter(isFee);
  if (all.length === 0) return [];
  const percent = thresholdsOf(view).slippagePercent;
  const largest = (of: ReadonlySet<NumberRole>) =>
    numbers.reduce(
      (most, { role, raw }) => (role !== undefined && of.has(role) && raw > most ? raw : most),
      0n,
    );
  const whole = [largest(sizes), largest(limits), step.value].find((it) => it > 0n) ?? 0n;
  return all.flatMap(({ raw, fact }): readonly RuleAnswer[] => {
    if (raw <= 0n) return [clear(fact)];
    if (whole > 0n && !isMoreThan(raw, percent, whole)) return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact],
        says: {
          id: whole > 0n ? 'transfers.feeShare.says' : 'transfers.feeShare.saysUnknown',
          args: { fee: fact },
        },
        why: { id: 'transfers.feeShare.why', args: {} },
        remedy: { id: 'transfers.feeShare.remedy', args: {} },
      },
    ];
  });
}

/** Acts of which the effects show what goes, and not what arrives or is owed. */
const hidden: ReadonlySet<FunctionAct> = new Set(['bridge', 'debt', 'buy', 'trade', 'offer', 'outOf']);

/** Numbers that say how much a call moves; of a call without one, its limits do. */
const sizes: ReadonlySet<NumberRole> = new Set(['amount']);
const limits: ReadonlySet<NumberRole> = new Set(['least', 'most']);

function prices(view: Evidence, { step, numbers }: Called): readonly RuleAnswer[] {
  return numbers.flatMap(({ role, raw, fact }): readonly RuleAnswer[] => {
    if (role !== 'priceLimit') return [];
    if (raw <= 0n || raw >= noLimit) return [tooWide(step, fact, 'transfers.priceLimit.says')];
    const limit = limitPricesOf(step).find((it) => it.fact === fact);
    if (limit !== undefined) return [weigh(view, step, limit)];
    return [bySimulation(view, step, raw, fact)];
  });
}

/** What an order is held to, against the largest pool of what it trades and dollars. */
function weigh(view: Evidence, step: Step, { token, dollar, rate, fact }: LimitPrice): RuleAnswer {
  const pair = sorted(token, dollar);
  const id = rateFact(pair);
  const it = lookUp(view, id);
  if (it.s !== 'known' && !(it.s === 'unknown' && it.why === 'notFound')) return missing(id, it);
  const root = valueOf(it);
  if (root?.kind !== 'integer' || root.value <= 0n)
    return tooWide(step, fact, 'transfers.priceLimit.saysUnknown');
  const pool = (Number(root.value) / 2 ** 96) ** 2;
  const market = same(pair[0], token) ? pool : 1 / pool;
  const isNear = rate > market * 0.9 && rate < market * 1.1;
  return isNear ? clear(fact, id) : tooWide(step, fact, 'transfers.priceLimit.saysFar', id);
}

/** A price of shares with 27 decimals, against what the simulation gives for what it takes. */
function bySimulation(view: Evidence, step: Step, raw: bigint, fact: FactId): RuleAnswer {
  if (!fact.endsWith('E27') || view.stations.simulate === 'skipped')
    return tooWide(step, fact, 'transfers.priceLimit.saysUnknown');
  const { effects } = view;
  if (effects.s !== 'known') return missing('effects', effects);
  if (effects.v.status === 'revert') return clear('effects');
  const all = [...amounts(view, 1n), ...amounts(view, -1n), ...(effects.v.moves ?? [])].map(
    ({ amount }) => amount,
  );
  const isNear = all.some((assets) =>
    all.some((shares) => {
      const now = shares > 0n ? (assets * 10n ** 27n) / shares : 0n;
      return now > 0n && raw * 10n > now * 9n && raw * 10n < now * 11n;
    }),
  );
  return isNear ? clear(fact, 'effects') : tooWide(step, fact, 'transfers.priceLimit.saysUnknown');
}

function tooWide(
  step: Step,
  fact: FactId,
  id: 'transfers.priceLimit.says' | 'transfers.priceLimit.saysFar' | 'transfers.priceLimit.saysUnknown',
  ...more: readonly FactId[]
): RuleAnswer {
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact, ...more],
    says: { id, args: { price: fact } },
    why: { id: 'transfers.priceLimit.why', args: {} },
    remedy: { id: 'transfers.priceLimit.remedy', args: {} },
  };
}

/** No price is so large, in 30 decimals either. */
const noLimit = 2n ** 160n;
