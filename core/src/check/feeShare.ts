import { modelOf } from '../decode/abis/modelOf.ts';
import { numberRoleOf } from '../decode/abis/numberRoles.ts';
import type { Act, NumberRole } from '../decode/abis/functionModel.ts';
import { isGuessed } from '../decode/guessed.ts';
import { insideOf } from '../label/findArgs.ts';
import type { FactId } from '../model/fact.ts';
import type { Arg, Step } from '../model/step.ts';
import { stepsNow } from './happensNow.ts';
import { actingAccounts, isActing } from './own.ts';
import { thresholdsOf } from './preferred.ts';
import { clear, type Rule, type Said } from './rule.ts';
import { isMoreThan } from './shares.ts';
import type { View } from './view.ts';

/** Limits of which no effect shows what they let happen: a fee out of what arrives elsewhere or on top of a debt, and a price that is none. */
export const feeShare: readonly Rule[] = [
  {
    id: 'transfers.feeShare',
    family: 'transfers',
    severity: 'caution',
    because:
      'A fee that is taken from what arrives on another network, or added to a debt, is no line of the effects.',
    needs: ['step.<s>.arg.maxFee'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => calls(view).flatMap((it) => fees(view, it)),
  },
  {
    id: 'transfers.priceLimit',
    family: 'transfers',
    severity: 'caution',
    because: 'A call that is held to a price alone, and names none, goes through at any.',
    needs: ['step.<s>.arg.acceptablePrice'],
    readsSteps: true,
    neverMuted: true,
    run: (view) => calls(view).flatMap(prices),
  },
];

type NumberAt = Readonly<{ role: NumberRole | undefined; raw: bigint; fact: FactId }>;

type Called = Readonly<{ step: Step; act: Act; numbers: readonly NumberAt[] }>;

function calls(view: View): readonly Called[] {
  const acting = actingAccounts(view);
  return stepsNow(view.steps).flatMap((step): readonly Called[] => {
    const { op, fn, caller, actor, commandByte } = step;
    if (op !== 'call' || fn === undefined || commandByte !== undefined) return [];
    if (isGuessed(step) || !isActing(caller ?? actor, acting)) return [];
    const model = modelOf(fn.selector, fn.signature, fn.from);
    if (model === undefined || model.act === 'view') return [];
    const numbers: NumberAt[] = [];
    const look = (level: readonly Arg[], above: string, path: readonly string[]) => {
      for (const [at, arg] of level.entries()) {
        const name = arg.name === '' ? String(at) : arg.name;
        const [fact, inner] = [`${above}.${name}`, [...path, name]];
        if (arg.value.kind === 'integer')
          numbers.push({ role: numberRoleOf(model, inner), raw: arg.value.value, fact });
        else if (arg.value.kind !== 'bytes') look(insideOf(arg), fact, inner);
      }
    };
    look(step.args, `step.${step.id}.arg`, []);
    return [{ step, act: model.act, numbers }];
  });
}

/** A maximum of a fee anywhere; a fee itself where what it is taken from arrives elsewhere. */
function fees(view: View, { step, act, numbers }: Called): readonly Said[] {
  const percent = thresholdsOf(view).slippagePercent;
  const largest = (of: ReadonlySet<NumberRole>) =>
    numbers.reduce(
      (most, { role, raw }) => (role !== undefined && of.has(role) && raw > most ? raw : most),
      0n,
    );
  const whole = [largest(amounts), largest(limits), step.value].find((it) => it > 0n) ?? 0n;
  return numbers.flatMap(({ role, raw, fact }): readonly Said[] => {
    if (role !== 'mostFee' && !(role === 'fee' && hidden.has(act))) return [];
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
const hidden: ReadonlySet<Act> = new Set(['bridge', 'debt', 'buy', 'trade', 'offer']);

/** Numbers that say how much a call moves; of a call without one, its limits do. */
const amounts: ReadonlySet<NumberRole> = new Set(['amount']);
const limits: ReadonlySet<NumberRole> = new Set(['least', 'most']);

function prices({ step, numbers }: Called): readonly Said[] {
  return numbers.flatMap(({ role, raw, fact }): readonly Said[] => {
    if (role !== 'priceLimit') return [];
    if (raw > 0n && raw < noLimit) return [clear(fact)];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact],
        says: { id: 'transfers.priceLimit.says', args: { price: fact } },
        why: { id: 'transfers.priceLimit.why', args: {} },
        remedy: { id: 'transfers.priceLimit.remedy', args: {} },
      },
    ];
  });
}

/** No price is so large, in 30 decimals either. */
const noLimit = 2n ** 160n;
