import type { EffectLine } from '../model/effects.ts';
import type { FactId } from '../model/fact.ts';
import { isGuessed } from '../decode/guessed.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { besideTrades, bringsMore } from './besideTrades.ts';
import { entryOf } from './book.ts';
import { effectFact } from './effectFact.ts';
import { askedOf, changeOf, isPlainCall, isUnasked, unaskedLosses } from './flows.ts';
import { isOfTokens, keptValue } from './keptValue.ts';
import { actingAccounts, comesBack, isActing, ownAccounts } from './own.ts';
import { paymentsOf } from './payments.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import { swapOf } from './swaps.ts';
import type { View } from './view.ts';
import { everyStep, same } from './walk.ts';

/** Rules on what leaves in the run, whatever the calls are named. */
export const losses: readonly Rule[] = [
  {
    id: 'outcome.takesMore',
    family: 'outcome',
    severity: 'stop',
    because:
      'What leaves and is asked for by no decoded call is taken. Stop where nothing or less than a thousandth is left of what the calls would leave, else caution: some tokens charge for their transfer.',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
    neverMuted: true,
    run: takesMore,
  },
  {
    id: 'outcome.nothingBack',
    family: 'outcome',
    severity: 'caution',
    because:
      'Value leaves with a call that is known by its name alone, that keeps it, or that should bring something, and nothing of worth is received for it: what swaps of the same request bring is set against what they take.',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
    neverMuted: true,
    run: nothingBack,
  },
  {
    id: 'transfers.wholeBalance',
    family: 'transfers',
    severity: 'caution',
    because:
      'All that is held of an asset, or all but a thousandth, goes to an address that the user neither saved nor paid before.',
    needs: ['effect.<n>.after', 'book'],
    readsSteps: false,
    run: wholeBalance,
  },
];

function takesMore(view: View): readonly Said[] {
  const run = ran(view);
  if (run !== undefined) return run;
  if (everyStep(view.steps).some(isWordless)) return [];
  const taken = unaskedLosses(view);
  if (taken.length === 0) return [clear('effects')];
  return taken.map((line) => fired(line, 'takesMore', takesAll(view, line) ? 'stop' : 'caution'));
}

/** Whether next to nothing is left of what would be, had only that been taken which is asked for. */
function takesAll(view: View, line: EffectLine): boolean {
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  const asked = askedOf(view, line);
  if (typeof before !== 'bigint' || typeof after !== 'bigint' || asked === 'any') return false;
  return isGone(after, before - asked);
}

/** Whether a step may take anything, as far as its words go. */
function isWordless(step: Step): boolean {
  return isPlainCall(step) || (step.op !== 'call' && step.steps.length === 0);
}

function nothingBack(view: View): readonly Said[] {
  const run = ran(view);
  if (run !== undefined) return run;
  const acting = actingAccounts(view);
  const own = ownAccounts(view);
  const plain = everyStep(view.steps).filter((step) => {
    const toOwn = step.to !== null && own.has(step.to.toLowerCase());
    const keeps = keptValue(step) > 0n && !isOfTokens(step) && !toOwn;
    // A call that is known by its name may take what is the user's, whoever makes it: `takesMore` is silent then.
    return isPlainCall(step) || ((keeps || trades(step)) && isActing(byOf(step), acting));
  });
  if (plain.length === 0 || view.effects.s !== 'known') return [];
  if (bringsMore(view)) return [clear('effects')];
  const { changes, trades: traded } = besideTrades(view);
  const untraded = plain.filter((step) => !traded.has(step));
  const lost = changes.filter(
    ({ line, change }) => change < 0n && (traded.size === 0 || isTakenBy(view, untraded, line)),
  );
  if (lost.length === 0) return [clear('effects')];
  return lost.map(({ line, change }) => {
    const said = fired(line, 'nothingBack', 'caution');
    const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'delta') };
    return change === changeOf(line) ? said : { ...said, says: { id: 'outcome.nothingBack.saysPart', args } };
  });
}

/** Whether a loss beside trades is one of these calls: coins that go with one, or what no decoded call asks for. */
function isTakenBy(view: View, calls: readonly Step[], line: EffectLine): boolean {
  if (line.asset?.kind !== 'native') return calls.length > 0 && isUnasked(view, line);
  return calls.some(({ value, actor }) => value > 0n && (actor === 'unknown' || same(actor, line.who)));
}

/** Whether a call is said to bring something here for what it takes: a swap, or coins for what wraps them. */
function trades(step: Step): boolean {
  const swap = swapOf(step);
  return swap === undefined
    ? step.op === 'call' && step.fn?.signature === 'withdraw(uint256)' && !isGuessed(step)
    : swap.goes !== 'other';
}

function byOf(step: Step): Step['actor'] {
  return swapOf(step)?.by ?? step.actor;
}

function fired(
  line: EffectLine,
  rule: 'takesMore' | 'nothingBack',
  severity: 'stop' | 'caution',
): Extract<Said, { outcome: 'fired' }> {
  const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'delta') };
  return {
    outcome: 'fired',
    severity,
    facts: [args.amount, args.who],
    says: { id: `outcome.${rule}.says`, args },
    why: { id: `outcome.${rule}.why`, args: {} },
    remedy:
      rule === 'takesMore'
        ? { id: 'remedy.reject', args: {} }
        : { id: 'outcome.nothingBack.remedy', args: {} },
  };
}

function wholeBalance(view: View): readonly Said[] {
  const run = ran(view);
  if (run !== undefined) return run;
  const effects = view.effects;
  if (effects.s !== 'known') return [];
  const own = ownAccounts(view);
  const acting = actingAccounts(view);
  const payments = everyStep(view.steps)
    .flatMap(paymentsOf)
    .filter((it) => !comesBack(it.to, it.from, own));
  return effects.v.lines.flatMap((line): readonly Said[] => {
    if (line.what !== 'balance' || !acting.has(line.who.toLowerCase()) || !isAll(view, line)) return [];
    const to = payments.filter((it) => {
      const native = line.asset?.kind === 'native';
      if (native ? it.what !== 'native' : it.asset === undefined || !isOf(line, it.asset)) return false;
      return it.from === 'unknown' || same(it.from, line.who);
    });
    const [first] = to;
    if (first === undefined) return [];
    if (view.book.s !== 'known') return [missing('book', view.book)];
    const strange = to.find((it) => {
      const entry = entryOf(view, it.to);
      return entry === undefined || !(entry.own || entry.paid > 0 || entry.name !== undefined);
    });
    if (strange === undefined) return [clear(first.toFact)];
    const asset: FactId = `effect.${line.id}.asset`;
    return [
      {
        outcome: 'fired',
        severity: 'caution',
        step: strange.step.id,
        facts: [strange.toFact, asset],
        says: { id: 'transfers.wholeBalance.says', args: { asset, to: strange.toFact } },
        why: { id: 'transfers.wholeBalance.why', args: {} },
        remedy: { id: 'remedy.checkPayee', args: {} },
      },
    ];
  });
}

/**
 * Whether next to nothing is left: less than a thousandth, or of the native currency no more than pays for another ten
 * transactions like it.
 */
export function isAll(view: View, line: EffectLine): boolean {
  if ((changeOf(line) ?? 0n) >= 0n) return false;
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  if (typeof before !== 'bigint' || typeof after !== 'bigint') return false;
  if (isGone(after, before)) return true;
  const fee = line.asset?.kind === 'native' ? valueOf(view.facts['fee.expected']?.value) : undefined;
  return fee?.kind === 'amount' && after <= fee.raw * 10n;
}

function isGone(after: bigint, before: bigint): boolean {
  return after * 1_000n < before;
}

function isOf({ asset }: EffectLine, address: `0x${string}`): boolean {
  return asset !== undefined && asset.kind !== 'native' && same(asset.address, address);
}

/** What a rule on the run answers where there is none, or where nothing happened; else undefined. */
export function ran(view: View): readonly Said[] | undefined {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  return effects.v.status === 'revert' ? [clear('effects')] : undefined;
}
