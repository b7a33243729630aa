import { factOfArg } from '../../model/factIds.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';
import { type FadingItem, fadingItems } from '../../actions/swaps/fadingItems.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import { thresholdsOf } from '../../model/thresholdsOf.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isMoreThan } from '../../actions/payments/shares.ts';
import type { Evidence } from '../../evidence/evidence.ts';

/** An order that is taken, and whose amounts change with time: it is worth what it is at its worse end. */
export const fades: readonly Rule[] = [
  {
    id: 'transfers.fades',
    severity: 'caution',
    needs: ['effects', 'step.<s>.arg.startAmount'],
    readsSteps: true,
    neverMuted: true,
    run,
  },
];

function run(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return immediateSteps(view.steps).flatMap((step): readonly RuleAnswer[] => {
    const { op, fn, caller, actor, commandByte } = step;
    if (op !== 'call' || fn === undefined || commandByte !== undefined || isGuessed(step)) return [];
    if (!isActing(caller ?? actor, acting)) return [];
    if (modelOf(fn)?.act !== 'trade') return [];
    const items = fadingItems(step.args, factOfArg(step.id));
    return items.length === 0 ? [] : [weigh(view, step, items)];
  });
}

function weigh(view: Evidence, step: Step, items: readonly FadingItem[]): RuleAnswer {
  const { effects } = view;
  if (effects.s === 'pending') return missing('effects', effects);
  // Without a time nothing has changed yet.
  const time = effects.s === 'known' ? effects.v.block.timestamp : 0n;
  const limit = thresholdsOf(view).slippagePercent;
  // Of several orders that are matched, some may be one's own.
  const either = rowSays(step.fn?.signature, 'matches') === true;
  const all = items.map((it) => changeOf(it, time, either));
  const coins = coinsOf(all, step.value);
  const found = all.find((it) => it.by > 0n && (!it.isPaidCoin || coins) && isMoreThan(it.by, limit, it.now));
  if (found === undefined) return clear(all[0]?.fact ?? 'effects');
  const { by, now, how, fact } = found;
  return {
    outcome: 'fired',
    severity: 'caution',
    step: step.id,
    facts: [fact],
    says:
      now === 0n
        ? { id: 'transfers.fades.saysNone', args: {} }
        : { id: 'transfers.fades.says', args: { how, percent: Number((by * 100n) / now) } },
    why: { id: 'transfers.fades.why', args: {} },
    remedy: { id: 'transfers.fades.remedy', args: {} },
  };
}

type Change = Readonly<{
  now: bigint;
  /** By how much it gets worse until the order ends. */
  by: bigint;
  how: 'get' | 'pay' | 'either';
  isPaidCoin: boolean;
  part: FadingItem['part'];
  fact: FactId;
}>;

function changeOf(it: FadingItem, time: bigint, either: boolean): Change {
  const { side, start, end, from, until, isCoin, part, fact } = it;
  const passed = time <= from ? 0n : time >= until ? until - from : time - from;
  const now = until <= from ? start : start + ((end - start) * passed) / (until - from);
  const worse = side === 'offer' ? now - end : end - now;
  const by = either && worse < 0n ? -worse : worse;
  const how = either ? 'either' : side === 'offer' ? 'get' : 'pay';
  return { now, by, how, isPaidCoin: isCoin && how === 'pay', part, fact };
}

/** Whether more coins go along than the orders take now: what rises above them fails. */
function coinsOf(all: readonly Change[], value: bigint): boolean {
  const paid = all.filter((it) => it.isPaidCoin);
  const now = paid.reduce((sum, it) => sum + (it.now * it.part[0]) / it.part[1], 0n);
  return value > now + now / 100n;
}
