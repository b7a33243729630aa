import { factOfStep, factOfToken } from '../../model/factIds.ts';
import { ownChanges } from '../../evidence/moves/ownChanges.ts';
import type { Address } from 'viem';
import type { EffectLine } from '../../model/effects.ts';
import type { FactId } from '../../model/fact.ts';
import { valueOf } from '../../model/known.ts';
import { effectFact } from '../../actions/addresses/effectFact.ts';
import { askedAmount, unaskedLosses } from '../../evidence/moves/flows.ts';
import { changeOf } from '../../ledger/line.ts';
import { lossCases, suspects } from '../../evidence/moves/lossCases.ts';
import { isMadeInRun } from '../../evidence/contractRecord.ts';
import type { Rule } from '../rule.ts';
import { clear, missing, type RuleAnswer } from '../../evidence/ruleAnswer.ts';
import { isWordless, lossCauseBeyond } from '../../evidence/moves/lossCauses.ts';
import { unanswered } from '../../model/unanswered.ts';
import { codeOf, lookUp, type Evidence } from '../../evidence/evidence.ts';
import { everyStep } from '../../actions/steps/stepTree.ts';

/** Rules on what leaves in the simulation, whatever the calls are named. */
export const losses: readonly Rule[] = [
  {
    id: 'outcome.takesMore',
    severity: 'stop',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
    neverMuted: true,
    run: takesMore,
  },
  {
    id: 'outcome.nothingBack',
    severity: 'caution',
    needs: ['effect.<n>.delta', 'steps'],
    readsSteps: false,
    neverMuted: true,
    needsVouching: true,
    run: nothingBack,
  },
];

function takesMore(view: Evidence): readonly RuleAnswer[] {
  const run = ran(view);
  if (run !== undefined) return run;
  const open = everyStep(view.steps).some((step) => step.op === 'permission' && isWordless(step));
  const taken = open ? [] : unaskedLosses(view).filter((line) => lossCauseBeyond(view, line).by === 'nobody');
  const byName = lossCases(view).filter(({ is }) => is === 'all' || is === 'unnamed');
  const said = [
    ...taken.map((line) => fired(line, 'takesMore', takesAll(view, line) ? 'stop' : 'caution')),
    ...byName.map(({ line, is }): RuleAnswer => {
      const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'size'), how: is };
      const more = { id: 'outcome.takesMore.whyName', args: {} } as const;
      return {
        ...fired(line, 'takesMore', 'caution'),
        says: { id: 'outcome.takesMore.saysName', args },
        why: more,
      };
    }),
  ];
  if (said.length > 0) return said;
  return open ? [] : [clear('effects')];
}

/** How much comes is not known where nobody answered how a token counts. */
function vagueGain(view: Evidence): RuleAnswer | undefined {
  for (const { line, change } of ownChanges(view)) {
    const { asset } = line;
    if (asset?.kind !== 'token' || change <= 0n) continue;
    const fact = factOfToken(asset.address, 'decimals');
    const it = lookUp(view, fact);
    if (unanswered(it)) return missing(fact, it);
  }
  return undefined;
}

/** Whether next to nothing is left of what would be, had only that been taken which is asked for. */
function takesAll(view: Evidence, line: EffectLine): boolean {
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  const asked = askedAmount(view, line);
  if (typeof before !== 'bigint' || typeof after !== 'bigint' || asked === 'any') return false;
  return isGone(after, before - asked);
}

function nothingBack(view: Evidence): readonly RuleAnswer[] {
  const run = ran(view);
  if (run !== undefined) return run;
  const cases = lossCases(view).filter(({ is }) => is === 'nothing' || is === 'into');
  if (cases.length === 0) return suspects(view).length === 0 ? [] : [vagueGain(view) ?? clear('effects')];
  return cases.map((it): RuleAnswer => {
    const { line, change } = it;
    const said = fired(line, 'nothingBack', 'caution');
    const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'size') };
    if (it.is === 'into') {
      const contract: FactId = factOfStep(it.step.id, 'to');
      const how = it.how !== 'others' && isPlain(view, it.step.to) ? 'plain' : it.how;
      return {
        ...said,
        step: it.step.id,
        facts: [...said.facts, contract],
        says: {
          id: 'outcome.nothingBack.saysInto',
          args: { ...args, contract, how },
        },
        why: { id: 'outcome.nothingBack.whyInto', args: { how } },
        ...(how === 'plain' ? { remedy: 'reject' as const } : {}),
      };
    }
    return change === changeOf(line) ? said : { ...said, says: { id: 'outcome.nothingBack.saysPart', args } };
  });
}

/** Whether an account has no code, and gets none in the simulation: nothing can come back from it. */
function isPlain(view: Evidence, to: Address | null): boolean {
  if (to === null || isMadeInRun(view, to)) return false;
  const code = codeOf(view, to);
  return code.s === 'known' && code.v.state === 'none';
}

function fired(
  line: EffectLine,
  rule: 'takesMore' | 'nothingBack',
  severity: 'stop' | 'caution',
): Extract<RuleAnswer, { outcome: 'fired' }> {
  const args = { who: effectFact(line, 'who'), amount: effectFact(line, 'size') };
  return {
    outcome: 'fired',
    severity,
    facts: [effectFact(line, 'delta'), args.who],
    says: { id: `outcome.${rule}.says`, args },
    why: { id: `outcome.${rule}.why`, args: {} },
    remedy: rule === 'takesMore' ? 'reject' : { id: 'outcome.nothingBack.remedy', args: {} },
  };
}

/**
 * Whether next to nothing is left: less than a thousandth, or of the native currency no more than pays for another ten
 * transactions like it.
 */
export function isAll(view: Evidence, line: EffectLine): boolean {
  if ((changeOf(line) ?? 0n) >= 0n) return false;
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  if (typeof before !== 'bigint' || typeof after !== 'bigint') return false;
  if (isGone(after, before)) return true;
  const fee = line.asset?.kind === 'native' ? valueOf(view.facts['fee.expected']?.value) : undefined;
  if (fee?.kind !== 'amount' || after > fee.raw * 10n) return false;
  // What is left for a fee out of all proportion was not taken by whom it is paid to.
  const taken = before - after;
  return taken * 10n >= (before - fee.raw) * 9n && taken * 2n >= before;
}

function isGone(after: bigint, before: bigint): boolean {
  return after * 1_000n < before;
}

/** What a rule on the run answers where there is none, or where nothing happened; else undefined. */
export function ran(view: Evidence): readonly RuleAnswer[] | undefined {
  if (view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  return effects.v.status === 'revert' ? [clear('effects')] : undefined;
}
