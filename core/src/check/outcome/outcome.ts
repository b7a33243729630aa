import { factOfStep } from '../../model/factIds.ts';
import { isGiftAlone, soundsLikeGift } from '../../decode/abis/soundsLike.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { EffectLine } from '../../model/effects.ts';
import type { Oddity, Step } from '../../model/step.ts';
import { netOfTrades } from '../../evidence/moves/netOfTrades.ts';
import type { BalanceChange } from '../../ledger/book.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { isUnasked } from '../../evidence/moves/flows.ts';
import { someNamesTaking } from '../../actions/addresses/namedIn.ts';
import { actingAccounts, isActing } from '../../evidence/accounts.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isTrailingCalldataHarmless } from '../../evidence/trailingCalldata.ts';
import { lossCauseOf } from '../../evidence/moves/lossCauses.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';
import { unanswered } from '../../model/unanswered.ts';
import { gainsOf, isKnownAsset, returnFor } from '../../evidence/moves/worth.ts';

/** Rules on what happens, and on what could not be read of it. */
export const outcome: readonly Rule[] = [
  {
    id: 'outcome.fails',
    severity: 'caution',
    needs: ['effects'],
    readsSteps: false,
    run: fails,
  },
  {
    id: 'outcome.unreadValue',
    severity: 'caution',
    needs: ['step.<s>.value', 'step.<s>.fn'],
    readsSteps: false,
    run: unreadValue,
  },
  {
    id: 'outcome.claimTrap',
    severity: 'stop',
    needs: ['step.<s>.fn', 'step.<s>.value', 'effect.<n>.delta'],
    readsSteps: false,
    run: claimTrap,
  },
  {
    id: 'outcome.denied',
    severity: 'caution',
    needs: ['effect.<n>.after'],
    readsSteps: false,
    run: denied,
  },
  {
    id: 'outcome.lenient',
    severity: 'caution',
    needs: ['step.<s>.oddities'],
    readsSteps: false,
    run: lenient,
  },
];

function fails(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status === 'success') return [clear('effects')];
  const partly = effects.v.status === 'partial';
  return [
    {
      outcome: 'fired',
      severity: 'caution',
      facts: effects.v.revert?.reason === undefined ? [] : ['revert.reason'],
      says: { id: partly ? 'outcome.fails.saysPartly' : 'outcome.fails.says', args: {} },
      why:
        effects.v.revert?.reason === undefined
          ? { id: 'outcome.fails.why', args: {} }
          : { id: 'outcome.fails.whyReason', args: { reason: 'revert.reason' } },
      remedy: {
        id: effects.v.revert?.remedy === undefined ? 'outcome.fails.remedyNoCause' : 'outcome.fails.remedy',
        args: {},
      },
    },
  ];
}

function unreadValue(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).flatMap((step): RuleAnswer[] => {
    if (step.op === 'delegatecall' || step.value === 0n || !isActing(step.actor, acting)) return [];
    const fact = factOfStep(step.id, 'value');
    if (step.reading !== 'unread' && !isGuessed(step)) return [clear(fact)];
    if (view.stations.label === 'pending')
      return [{ outcome: 'pending', missing: [factOfStep(step.id, 'fn')] }];
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: step.id,
        facts: [fact],
        says: { id: 'outcome.unreadValue.says', args: { amount: fact } },
        why: { id: 'outcome.unreadValue.why', args: {} },
        remedy: { id: 'outcome.unreadValue.remedy', args: {} },
      },
    ];
  });
}

function claimTrap(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  const found = everyStep(view.steps).filter(
    (step) => step.op === 'call' && isActing(step.actor, acting) && soundsLikeGift(step),
  );
  if (found.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  const paid = found.filter(({ value }) => value > 0n);
  if (effects.s !== 'known') {
    const bare = paid.filter(isGiftAlone);
    return effects.s === 'pending' || bare.length === 0
      ? [missing('effects', effects)]
      : bare.map(takesCoins);
  }
  if (effects.v.status === 'revert') return [clear('effects')];
  const { changes, trades, swaps } = netOfTrades(view);
  const nothing = gainsOf(view, changes).length === 0;
  const taken = changes.filter(
    (loss) =>
      loss.line.asset?.kind !== 'native' &&
      loss.change < 0n &&
      (trades.size === 0 || isUnasked(view, loss.line)) &&
      (nothing || isEmptied(view, loss, changes)),
  );
  const takes =
    paid.length > 0 && nothing
      ? paid.map(takesCoins)
      : taken.map(({ line }) => takesTokens(line, found[0]?.id));
  if (takes.length === 0) return [clear('effects')];
  // What was bought of a token could also be what the call gave of it.
  return swaps ? takes.map(perhaps) : takes;
}

/** Whether nearly all of a token that everybody knows is taken, unnamed, for what cannot be held against it. */
function isEmptied(view: Evidence, loss: BalanceChange, changes: readonly BalanceChange[]): boolean {
  const { line, change } = loss;
  if (!isKnownAsset(view, line.asset) || returnFor(view, loss, changes) === 'like') return false;
  const taking = lossCauseOf(view, line, -change);
  return taking.by === 'name' && taking.how === 'all' && !isNamed(view, loss);
}

function isNamed(view: Evidence, { line, change }: BalanceChange): boolean {
  return someNamesTaking(everyStep(view.steps), line.asset, -change);
}

type Fired = Extract<RuleAnswer, { outcome: 'fired' }>;

function perhaps(trap: Fired): Fired {
  return { ...trap, severity: 'caution', why: { id: 'outcome.claimTrap.whySwap', args: {} } };
}

function takesCoins({ id }: Step): Fired {
  return {
    outcome: 'fired',
    severity: 'stop',
    step: id,
    facts: [factOfStep(id, 'value')],
    says: { id: 'outcome.claimTrap.says', args: { amount: factOfStep(id, 'value') } },
    why: { id: 'outcome.claimTrap.why', args: {} },
    remedy: 'reject',
  };
}

function takesTokens(line: EffectLine, step: string | undefined): Fired {
  const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'size') };
  return {
    outcome: 'fired',
    severity: 'stop',
    ...(step === undefined ? {} : { step }),
    facts: [effectFact(line, 'delta'), args.who],
    says: { id: 'outcome.claimTrap.saysTaken', args },
    why: { id: 'outcome.claimTrap.why', args: {} },
    remedy: 'reject',
  };
}

function denied(view: Evidence): readonly RuleAnswer[] {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  const all = effects.v.lines.filter((line) => line.basis === 'claimed');
  // Nothing denies what nobody answered.
  const silent = all.flatMap((line): readonly RuleAnswer[] => {
    const it = statesOf(line).find(unanswered);
    return it === undefined ? [] : [missing(effectFact(line, 'after'), it)];
  });
  const claimed = all.filter((line) => !statesOf(line).some(unanswered));
  const [first] = claimed;
  if (first === undefined) return silent.length > 0 ? silent : [clear('effects')];
  return [
    ...silent,
    {
      outcome: 'fired',
      severity: 'caution',
      facts: claimed.map((line) => effectFact(line, 'after')),
      says: { id: 'outcome.denied.says', args: { who: effectFact(first, 'who'), count: claimed.length } },
      why: { id: 'outcome.denied.why', args: {} },
      remedy: { id: 'outcome.denied.remedy', args: {} },
    },
  ];
}

function statesOf({ before, after }: EffectLine): readonly [EffectLine['before'], EffectLine['after']] {
  return [before, after];
}

/** Oddities that leave something unread or undecided, not merely written in an unusual way. */
const grave: ReadonlySet<Oddity['what']> = new Set([
  'unknownOperation',
  'budget',
  'overrun',
  'otherFunction',
]);

function lenient(view: Evidence): readonly RuleAnswer[] {
  const acting = actingAccounts(view);
  return everyStep(view.steps).map((step): RuleAnswer => {
    const oddities = step.oddities.filter(({ what }) => what !== 'appendedSender');
    const [first] = oddities;
    if (first === undefined) return clear();
    const worst =
      oddities.find((it) => grave.has(it.what)) ??
      oddities.find((it) => it.what === 'trailingBytes' && !isTrailingCalldataHarmless(step, it.at, acting));
    return {
      outcome: 'fired',
      severity: worst === undefined ? 'note' : 'caution',
      step: step.id,
      facts: [],
      says: {
        id: 'outcome.lenient.says',
        args: { what: (worst ?? first).what, count: oddities.length - 1 },
      },
      why: { id: whyOf(worst), args: {} },
      remedy: { id: 'outcome.lenient.remedy', args: {} },
    };
  });
}

function whyOf(
  worst: Oddity | undefined,
): 'outcome.lenient.why' | `outcome.lenient.why${'Grave' | 'Other' | 'Behind'}` {
  if (worst === undefined) return 'outcome.lenient.why';
  if (worst.what === 'trailingBytes') return 'outcome.lenient.whyBehind';
  return worst.what === 'otherFunction' ? 'outcome.lenient.whyOther' : 'outcome.lenient.whyGrave';
}
